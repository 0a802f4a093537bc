// Walks through every page and dialog of the program in a real window and leaves a picture of each.
//   every_page FOLDER WIDTH HEIGHT ZOOM dark|light|high_contrast LANGUAGE
#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <iostream>
#include <string>
#include <vector>

#include "../folder.hpp"
#include "core/match.hpp"
#include "stage.hpp"
#include "words/language.hpp"

namespace {

class Tour {
 public:
  Tour(const Looks& looks, std::filesystem::path folder)
      : stage_(looks), folder_(std::move(folder)) {}

  void go() {
    first_start();
    new_match();
    in_play();
    dialogs_of_the_sheet();
    worked();
    ended();
    other_games();
    years();
    guarded();
    troubles();
  }

 private:
  void picture(const std::string& name) {
    stage_.picture(folder_ / fmt::format("{:02}-{}.png", ++taken_, name));
  }

  // What is pressed is not there in every size and language: the tour goes on without it.
  bool click(const std::string& name) {
    const auto is_below = [&] {
      return stage_.has_control(name) &&
             stage_.control(name).rect.max.y > static_cast<float>(stage_.looks().height) - 20;
    };
    for (int i = 0; i < 4 && is_below(); ++i) {
      stage_.press(ImGuiKey_PageDown);
      stage_.frame(2);
    }
    if (!stage_.has_control(name) || is_below()) {
      std::cout << "not there: " << name << " after picture " << taken_ << "\n";
      return false;
    }
    stage_.click(name);
    return true;
  }

  void dialog(const std::string& control, const std::string& name) {
    if (click(control)) {
      picture(name);
      stage_.press(ImGuiKey_Escape);
    }
  }

  void dialog(ImGuiKey key, int modifiers, const std::string& name) {
    stage_.press(key, modifiers);
    picture(name);
    stage_.press(ImGuiKey_Escape);
  }

  std::filesystem::path new_file() { return place_ / fmt::format("{}.db", ++files_); }

  void start(const std::array<std::string, 3>& names) {
    stage_.press(ImGuiKey_N, ImGuiMod_Ctrl);
    stage_.desk().draft().new_match.names = {};
    stage_.desk().draft().ring = {.focused = "First name", .controls = {}};
    stage_.frame(2);
    for (const std::string& name : names) {
      stage_.type(name);
      stage_.press(ImGuiKey_Tab);
    }
    stage_.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
  }

  void enter(std::initializer_list<const char*> numbers) {
    for (const char* const number : numbers) {
      stage_.type(number);
      stage_.press(ImGuiKey_Enter);
    }
  }

  void end() {
    stage_.press(ImGuiKey_E, ImGuiMod_Ctrl);
    stage_.press(ImGuiKey_Enter);
  }

  void first_start() {
    stage_.open(new_file(), true);
    picture("first-start");
    stage_.press(ImGuiKey_S, ImGuiMod_Ctrl);
    picture("no-match");
    stage_.press(ImGuiKey_O, ImGuiMod_Ctrl);
    picture("history-empty");
    stage_.press(ImGuiKey_P, ImGuiMod_Ctrl);
    picture("people-empty");
    stage_.press(ImGuiKey_I, ImGuiMod_Ctrl);
    picture("statistics-empty");
  }

  void choose_game(const std::string& name) {
    stage_.desk().draft().dialog = ui::GameAsked{};
    stage_.frame(3);
    const auto game = std::ranges::find(core::games(), std::string_view(name), &core::Game::name);
    stage_.press(static_cast<ImGuiKey>(ImGuiKey_1 + (game - core::games().begin())));
    stage_.frame(2);
  }

  void new_match() {
    stage_.press(ImGuiKey_N, ImGuiMod_Ctrl);
    stage_.desk().draft().dialog = ui::GameAsked{};
    stage_.frame(3);
    picture("games");
    stage_.press(ImGuiKey_Escape);
    stage_.type("Asha");
    stage_.press(ImGuiKey_Enter);
    stage_.type("Bimal");
    stage_.press(ImGuiKey_Enter);
    stage_.type("Asha");
    stage_.press(ImGuiKey_Tab);
    picture("new-match-fault");
    for (const char* const game : {"3-5-8", "8-5-3 calls"}) {
      choose_game(game);
      picture(std::string("new-match-") + (game[0] == '3' ? "358" : "calls"));
    }
    choose_game("3-2-5");
    start({"Asha", "Bimal", "Chandra"});
    picture("sheet-empty");
  }

  void in_play() {
    enter({"2", "5", "3", "4", "2", "4", "7", "2", "1", "1", "4", "5", "4"});
    stage_.type("3");
    picture("sheet-in-play");
    stage_.press(ImGuiKey_Enter);
    picture("sheet-two-in");
    dialog(ImGuiKey_T, ImGuiMod_Ctrl, "trump");
    stage_.press(ImGuiKey_T, ImGuiMod_Ctrl);
    stage_.press(ImGuiKey_H);
    picture("sheet-trump-named");
    stage_.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    stage_.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    stage_.press(ImGuiKey_Z, ImGuiMod_Ctrl);
    for (const ImGuiKey key : {ImGuiKey_J, ImGuiKey_J, ImGuiKey_J, ImGuiKey_K, ImGuiKey_L}) {
      stage_.press(key);
    }
    picture("live-count");
    stage_.press(ImGuiKey_F11);
    picture("table-view-counting");
    stage_.press(ImGuiKey_Escape);
    for (const ImGuiKey key : {ImGuiKey_J, ImGuiKey_J, ImGuiKey_J, ImGuiKey_K, ImGuiKey_L}) {
      stage_.press(key, ImGuiMod_Shift);
    }
    stage_.press(ImGuiKey_F11);
    picture("table-view");
    stage_.press(ImGuiKey_Escape);
    stage_.press(ImGuiKey_L, ImGuiMod_Ctrl);
    stage_.type("3");
    picture("line-refused");
    stage_.type("1");
    picture("line");
    stage_.press(ImGuiKey_Escape);
    stage_.type("12");
    stage_.press(ImGuiKey_Enter);
    picture("refusal");
    stage_.press(ImGuiKey_Escape);
    stage_.press(ImGuiKey_Escape);
    stage_.press(ImGuiKey_F3);
    picture("sheet-of-another");
    stage_.press(ImGuiKey_F2);
  }

  void dialogs_of_the_sheet() {
    dialog(ImGuiKey_E, 0, "explain-total");
    dialog("explain needs Asha", "explain-needs");
    dialog("explain dealer", "explain-dealer");
    stage_.press(ImGuiKey_E);
    for (int i = 0; i < 3; ++i) {
      stage_.press(ImGuiKey_RightArrow);
    }
    picture("explain-cards");
    stage_.press(ImGuiKey_RightArrow);
    picture("race");
    stage_.press(ImGuiKey_Escape);
    dialog(ImGuiKey_R, ImGuiMod_Ctrl, "rules");
    dialog(ImGuiKey_F1, 0, "help");
    dialog(ImGuiKey_F10, 0, "looks");
    dialog(ImGuiKey_E, ImGuiMod_Ctrl, "end");
    dialog(ImGuiKey_S, ImGuiMod_Ctrl | ImGuiMod_Shift, "save-as");
    dialog("At the sheet", "who");
    dialog("Hand over the host's place", "host");
    dialog("trade Chandra from Bimal", "trade");
    if (corrects(3)) {
      stage_.press(ImGuiKey_A, ImGuiMod_Ctrl);
      stage_.type("5");
      picture("correct");
      stage_.press(ImGuiKey_Tab);
      stage_.press(ImGuiKey_A, ImGuiMod_Ctrl);
      stage_.type("4");
      picture("correct-adds-up");
      stage_.press(ImGuiKey_Escape);
    }
    stage_.press(ImGuiKey_UpArrow);
    stage_.press(ImGuiKey_UpArrow);
    picture("older-deal");
    stage_.press(ImGuiKey_Escape);
    stage_.press(ImGuiKey_F6);
    picture("buttons-by-keys");
    stage_.press(ImGuiKey_Escape);
    click("card 1 of Chandra from Bimal");
    picture("pull-ticked");
    wrong_pulls();
    stage_.press(ImGuiKey_J, ImGuiMod_Ctrl);
    picture("record");
    if (click("Title and note")) {
      stage_.type("The evening at the lake");
      stage_.press(ImGuiKey_Tab);
      stage_.type("Rain till nine");
      picture("note");
      stage_.press(ImGuiKey_Enter, ImGuiMod_Ctrl);
    }
    stage_.press(ImGuiKey_J, ImGuiMod_Ctrl);
  }

  // Goes up to a deal played and opens what corrects it.
  bool corrects(int deal) {
    for (int rows = 0; rows < 20 && stage_.desk().draft().older.value_or(ui::Cell{}).deal != deal;
         ++rows) {
      stage_.press(ImGuiKey_UpArrow);
    }
    stage_.press(ImGuiKey_LeftArrow);
    stage_.press(ImGuiKey_LeftArrow);  // to the first player, wherever the hand was
    stage_.press(ImGuiKey_Enter);
    return std::holds_alternative<ui::Correcting>(stage_.desk().draft().dialog);
  }

  // Deal 4 is corrected after a card of it was drawn, and its own row comes back.
  void wrong_pulls() {
    enter({"4"});
    if (!corrects(4)) {
      return;
    }
    for (const char* const tricks : {"4", "1"}) {  // with Chandra's 5 they add up
      stage_.press(ImGuiKey_A, ImGuiMod_Ctrl);
      stage_.type(tricks);
      stage_.press(ImGuiKey_Enter);
    }
    picture("wrong-pulls");
    click("Make it up of deal 4");
    picture("wrong-pulls-owed");
    click("Undo");  // the correction; what is said of pulls goes with it
    click("Undo");
  }

  // 14, 16 and 20, and then the worked deal.
  void worked() {
    stage_.open(new_file());
    start({"Asha", "Bimal", "Chandra"});
    enter({"2", "4", "4", "3", "3", "4", "2", "3", "5", "4", "3", "3", "3", "3", "4"});
    picture("sheet-before-the-end");
    enter({"1", "4", "5"});
    picture("sheet-decided");
    dialog("explain winner", "explain-winner");
    stage_.press(ImGuiKey_F11);
    picture("table-view-decided");
    stage_.press(ImGuiKey_Escape);
    dialog(ImGuiKey_E, ImGuiMod_Ctrl, "end-decided");
  }

  void ended() {
    end();
    picture("sheet-ended");
    stage_.press(ImGuiKey_F11);
    picture("table-view-ended");
    stage_.press(ImGuiKey_Escape);
    if (click("Rematch")) {
      picture("rematch");
    }
  }

  void other_games() {
    stage_.open(new_file());
    stage_.press(ImGuiKey_N, ImGuiMod_Ctrl);
    choose_game("3-5-8");
    stage_.desk().draft().new_match.stake = "NPR 5";
    start({"Asha", "Bimal", "Chandra"});
    picture("358-empty");
    dialog(ImGuiKey_B, ImGuiMod_Ctrl, "bid");
    enter({"3", "11", "2", "1", "6", "9", "4", "4", "8"});
    stage_.type("5");
    picture("358");
    stage_.press(ImGuiKey_Enter);
    dialog("explain needs Asha", "358-explain-needs");
    stage_.press(ImGuiKey_F11);
    picture("358-table-view");
    stage_.press(ImGuiKey_Escape);

    stage_.open(new_file());
    stage_.press(ImGuiKey_N, ImGuiMod_Ctrl);
    choose_game("8-5-3 calls");
    start({"Asha", "Bimal", "Chandra"});
    const auto called = [&](ImGuiKey call, std::initializer_list<const char*> numbers) {
      stage_.press(ImGuiKey_T, ImGuiMod_Ctrl);
      stage_.press(call);
      enter(numbers);
    };
    called(ImGuiKey_H, {"9", "4", "3"});
    called(ImGuiKey_M, {"5", "2", "9"});
    called(ImGuiKey_C, {"5", "3", "8"});
    picture("calls");
    dialog(ImGuiKey_T, ImGuiMod_Ctrl, "call");
    stage_.press(ImGuiKey_F11);
    picture("calls-table-view");
    stage_.press(ImGuiKey_Escape);
  }

  void years() {
    stage_.open(new_file());
    start({"Asha", "Bimal", "Chandra"});
    enter({"1", "4", "5", "8", "1", "1", "6", "2", "2", "10", "0", "0"});
    end();
    start({"Asha", "\u0915\u094d\u0937\u093f\u0924\u093f\u091c",
           "\u0628\u0634\u0631\u06cc\u0670 Khanam-Chaudhury of Lalitpur"});
    enter({"2", "5", "3", "4", "2", "4"});
    picture("sheet-names");
    stage_.press(ImGuiKey_F11);
    picture("table-view-names");
    stage_.press(ImGuiKey_Escape);
    end();
    for (int i = 0; i < 3; ++i) {
      start({"Dina", "Asha", "Esha"});
      enter({"2", "5", "3"});
    }
    stage_.press(ImGuiKey_O, ImGuiMod_Ctrl);
    picture("history");
    dialog("Import", "import");
    dialog("Export these", "export");
    stage_.press(ImGuiKey_F, ImGuiMod_Ctrl);
    stage_.type("zz");
    picture("history-none");
    stage_.press(ImGuiKey_Escape);
    stage_.press(ImGuiKey_P, ImGuiMod_Ctrl);
    picture("people");
    if (stage_.has_control("Set a PIN")) {
      dialog("Set a PIN", "set-a-pin");
    }
    stage_.press(ImGuiKey_I, ImGuiMod_Ctrl);
    picture("statistics");
  }

  void guarded() {
    stage_.open(new_file());
    start({"Asha", "Bimal", "Chandra"});
    enter({"2", "5", "3"});
    stage_.press(ImGuiKey_P, ImGuiMod_Ctrl);
    if (!click("Set a PIN")) {
      return;
    }
    for (int i = 0; i < 2; ++i) {
      stage_.type("1234");
      stage_.press(ImGuiKey_Enter);
    }
    stage_.settle();
    picture("people-pin");
    stage_.press(ImGuiKey_S, ImGuiMod_Ctrl);
    const std::filesystem::path file = place_ / fmt::format("{}.db", files_);
    stage_.open(file);
    picture("guarded");
    stage_.press(ImGuiKey_Enter);
    stage_.type("99");
    picture("pin");
    stage_.type("99");
    stage_.press(ImGuiKey_Enter);
    stage_.settle();
    picture("pin-wrong");
    stage_.press(ImGuiKey_Escape);
  }

  void troubles() {
    stage_.desk().report_damage(words::tr("The file is damaged."));
    picture("damage-found");
    const std::filesystem::path file = new_file();
    std::ofstream(file) << "This is no score sheet, and is longer than a header of one is. "
                           "This is no score sheet, and is longer than a header of one is.";
    stage_.open(file);
    picture("unusable");
    const std::filesystem::path damaged = new_file();
    stage_.open(damaged);
    start({"Asha", "Bimal", "Chandra"});
    stage_.open(new_file());  // and so let go of
    std::fstream(damaged, std::ios::in | std::ios::out | std::ios::binary).seekp(100)
        << "Whatever this is, it is no page of a score sheet.";
    stage_.open(damaged);
    picture("damaged");
    click("Save what can be read");
    picture("damaged-saved");
  }

  Folder place_;
  Stage stage_;
  std::filesystem::path folder_;
  int taken_ = 0;
  int files_ = 0;
};

void take(const std::vector<std::string>& given) {
  const app::Settings settings = app::settings_from("theme=" + given[4]);
  // The build's folder holds the program, its catalogues, and this in tests/pictures.
  const std::filesystem::path build =
      std::filesystem::read_symlink("/proc/self/exe").parent_path() / "../..";
  words::speak(words::language_of(given[5]), words::Digits::Western, build / "locale");
  std::filesystem::create_directories(given[0]);
  const Looks looks{.width = std::stoi(given[1]),
                    .height = std::stoi(given[2]),
                    .zoom = std::stof(given[3]),
                    .theme = settings.theme};
  Tour(looks, given[0]).go();
}

}  // namespace

int main(int argc, char** argv) {
  try {
    const std::vector<std::string> given(argv + 1, argv + argc);
    if (given.size() != 6) {
      std::cerr << "every_page FOLDER WIDTH HEIGHT ZOOM dark|light|high_contrast LANGUAGE\n";
      return 2;
    }
    take(given);
    return 0;
  } catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
  }
}
