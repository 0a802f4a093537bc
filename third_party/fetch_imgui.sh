#!/usr/bin/env bash
# Unpacks Dear ImGui, as Debian 13 has it in source, into third_party/imgui.
#
# apt looks at a list and a state folder of its own: the machine's package sources stay as they
# are. The mirror is the one the machine already uses, read from its configuration, and the
# signature is checked against Debian's own keys.
set -euo pipefail
cd "$(dirname "$0")"

target_filter=('Identifier: Packages' 'Origin: Debian' 'Label: Debian' 'Component: main')
mirror=$(apt-get indextargets --format '$(SITE)' "${target_filter[@]}" | head -n 1)
if [ -z "$mirror" ]; then
  echo "fetch_imgui: this machine's apt knows no Debian mirror (does it need 'apt-get update'?)" >&2
  exit 1
fi
for keys in /usr/share/keyrings/debian-archive-keyring.{pgp,gpg}; do
  [ ! -e "$keys" ] || break
done

work=$(mktemp -d -p .)
trap 'rm -rf "$work"' EXIT
work=$PWD/${work#./}
mkdir -p "$work"/{lists,cache/archives}/partial
echo "deb-src [signed-by=$keys] $mirror trixie main" > "$work/sources.list"
# The sandbox user may not be able to enter a checkout in somebody's home.
apt=(apt-get -qq -o Dir::Etc::sourcelist="$work/sources.list" -o Dir::Etc::sourceparts=/dev/null
  -o Dir::State::Lists="$work/lists" -o Dir::Cache="$work/cache" -o APT::Sandbox::User=)

echo "Fetching Dear ImGui from $mirror"
"${apt[@]}" update
(cd "$work" && "${apt[@]}" source --download-only imgui)

mkdir "$work/imgui"
tar -xf "$work"/imgui_*.orig.tar.* -C "$work/imgui" --strip-components=1
rm -rf imgui
mv "$work/imgui" imgui
