# Completion of squarescores for bash: verbs, then the options of a verb as its help lists them.
_squarescores() {
  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} verb="" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case ${COMP_WORDS[i]} in
      --db) i=$((i + 1)) ;;
      -*) ;;
      *) verb=${COMP_WORDS[i]}; break ;;
    esac
  done
  case $before in
    --db | -o) COMPREPLY=($(compgen -f -- "$word")); return ;;
    --format) COMPREPLY=($(compgen -W "json csv text" -- "$word")); return ;;
    call) COMPREPLY=($(compgen -W "hearts clubs diamonds spades no_trumps miz" -- "$word")); return ;;
  esac
  if [ -z "$verb" ]; then
    COMPREPLY=($(compgen -W "$(squarescores --help 2> /dev/null | sed -n '/^Subcommands:/,$s/^  \([a-z][a-z-]*\).*/\1/p') --db --help --version" -- "$word"))
    return
  fi
  case $verb in
    import | score | restore | backup) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$(squarescores help "$verb" 2> /dev/null | grep -o -- '--[a-z][a-z-]*' | sort -u)" -- "$word"))
  fi
}
complete -o filenames -F _squarescores squarescores
