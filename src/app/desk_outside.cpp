// The desk's ways out and in: a sheet to the clipboard, matches to a file, and matches from one.
#include <imgui.h>

#include <algorithm>
#include <system_error>
#include <utility>
#include <vector>

#include "app/desk.hpp"
#include "app/usual_folder.hpp"
#include "document/document.hpp"
#include "document/out.hpp"
#include "session/arrivals.hpp"
#include "session/readable.hpp"
#include "store/files.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace app {
namespace {

namespace fs = std::filesystem;

document::Form form_of(ui::OutForm form) {
  switch (form) {
    case ui::OutForm::Csv:
      return document::Form::Csv;
    case ui::OutForm::Text:
      return document::Form::Text;
    case ui::OutForm::Picture:
    case ui::OutForm::Json:
      break;
  }
  return document::Form::Json;
}

// Nothing that could keep the window waiting, as a pipe would.
std::optional<std::string> bytes_of(const fs::path& file) {
  std::error_code error;
  return fs::is_regular_file(file, error) ? store::read_file(file, document::kMostInFile)
                                          : std::nullopt;
}

std::string content_of(const session::Arrival& one) {
  return document::content_text({.match = one.match, .id = one.id, .started = one.started});
}

}  // namespace

core::NumberedMatch Desk::loaded(int match) const {
  return session::numbered(database_->load(match));
}

void Desk::carry_out(const ui::CopySheet& copy) {
  ImGui::SetClipboardText(document::chat_text(loaded(copy.match)).c_str());
  say(words::tr("The sheet is copied as text."));
}

void Desk::carry_out(const ui::AskOut& ask) {
  if (!ask.match && view_.history.is_behind) {  // 'these' are about to be others
    return;
  }
  ui::OutAsked out{.match = ask.match, .form = {}, .path = "", .fault = "", .is_there = false};
  std::string name = "matches.jsonl";
  if (ask.match) {
    const core::NumberedMatch match = loaded(*ask.match);
    name = document::file_name(match.match, match.started, "png");
  } else {
    out.form = ui::OutForm::Json;
  }
  out.path = (usual_folder() / name).string();
  draft_.dialog = std::move(out);
}

// The sheet of a match as the window shows it, but without anything to press.
std::string Desk::picture_of(int match) const {
  const core::NumberedMatch shown = loaded(match);
  ui::View view;
  view.theme = view_.theme;
  view.is_still = true;
  view.open = ui::OpenMatch{.number = match,
                            .match = shown.match,
                            .sheet = core::sheet_of(shown.match),
                            .at_sheet = shown.match.host,
                            .is_passed_round = false,
                            .undo = std::nullopt,
                            .redo = std::nullopt,
                            .may_undo = false,
                            .may_redo = false,
                            .day = shown.started ? words::date(*shown.started) : ""};
  return painter_ ? painter_(view) : std::string();
}

std::string Desk::bytes_to_put_out(const ui::OutAsked& out, int& left_out) const {
  if (out.match && out.form == ui::OutForm::Picture) {
    return picture_of(*out.match);
  }
  std::vector<core::NumberedMatch> matches;
  if (out.match) {
    matches.push_back(loaded(*out.match));
  } else {
    for (const int match : view_.history.matches) {
      try {
        matches.push_back(loaded(match));
      } catch (const store::Trouble& trouble) {
        if (trouble.failure() != store::Failure::Damaged) {
          throw;
        }
        ++left_out;
      }
    }
    std::ranges::reverse(matches);  // the oldest first
  }
  return document::written(form_of(out.form), matches);
}

void Desk::carry_out(const ui::PutOut& put) {
  auto* const out = std::get_if<ui::OutAsked>(&draft_.dialog);
  if (out == nullptr) {
    return;
  }
  const fs::path file = path_meant(out->path);
  int left_out = 0;
  const std::string bytes = bytes_to_put_out(*out, left_out);
  if (bytes.empty()) {
    out->fault =
        words::tr("This sheet cannot be drawn as a picture here; the other forms hold all of it.");
    return;
  }
  try {
    out->is_there = !store::write_file(
        file, bytes, put.replaces ? store::Existing::Replace : store::Existing::Keep);
    if (!out->is_there) {
      draft_.dialog = std::monostate{};
      const std::string saved = words::tr("Saved as {}.", file.string());
      say(left_out == 0 ? saved : saved + " " + words::tr("Damaged and left out: {}.", left_out));
    }
  } catch (const std::system_error& error) {
    out->is_there = false;
    out->fault = words::cannot_write(file.string(), error.code().message());
  }
}

void Desk::carry_out(const ui::AskIn&) {
  draft_.dialog =
      ui::InAsked{.path = (usual_folder() / "matches.jsonl").string(), .fault = "", .done = ""};
}

void Desk::carry_out(const ui::TakeIn&) {
  auto* const in = std::get_if<ui::InAsked>(&draft_.dialog);
  if (in == nullptr) {
    return;
  }
  const std::optional<std::string> bytes = bytes_of(path_meant(in->path));
  if (!bytes) {
    in->fault = words::tr("This file cannot be read.");
    return;
  }
  auto read = document::read_all(*bytes);
  if (const auto* const fault = std::get_if<document::Fault>(&read)) {
    in->fault = (fault->place.empty() ? "" : fault->place + ": ") + fault->reason +
                std::string(" ") + words::tr("Nothing was imported.");
    return;
  }
  session::Arrivals arrivals(*database_, &content_of);
  int here_already = 0;
  for (document::Document& one : std::get<std::vector<document::Document>>(read)) {
    const session::Standing standing = arrivals.take(
        {.match = std::move(one.match), .id = std::move(one.id), .started = one.started});
    if (standing == session::Standing::Conflicts) {
      in->fault = words::tr(words::kIdIsTaken);
      return;
    }
    here_already += standing == session::Standing::HereAlready ? 1 : 0;
  }
  in->done = words::imported(static_cast<int>(arrivals.bring_in(clock_).size()), here_already);
  finds_anew_ = true;
}

void Desk::carry_out(const ui::Browse&) {
  const auto* const out = std::get_if<ui::OutAsked>(&draft_.dialog);
  const auto* const in = std::get_if<ui::InAsked>(&draft_.dialog);
  if (out == nullptr && in == nullptr) {
    return;
  }
  if (!ask_desktop_) {
    take_file({.came = FileAnswer::Came::NoDesktop, .file = {}});
    return;
  }
  ask_desktop_(
      {.is_to_save = out != nullptr,
       .title = out != nullptr ? words::tr("Save the sheet as") : words::tr("Import matches"),
       .suggested = path_meant(out != nullptr ? out->path : in->path)});
}

void Desk::take_file(const FileAnswer& answer) {
  auto* const out = std::get_if<ui::OutAsked>(&draft_.dialog);
  auto* const in = std::get_if<ui::InAsked>(&draft_.dialog);
  if (answer.came == FileAnswer::Came::Left || (out == nullptr && in == nullptr)) {
    return;
  }
  std::string& fault = out != nullptr ? out->fault : in->fault;
  if (answer.came == FileAnswer::Came::NoDesktop) {
    fault = words::tr("This desktop has no dialog for files. Type the file and its folder.");
    return;
  }
  fault.clear();
  (out != nullptr ? out->path : in->path) = answer.file.string();
  if (out != nullptr) {
    out->is_there = false;
    out->is_agreed = true;
  } else {
    in->done.clear();
  }
}

}  // namespace app
