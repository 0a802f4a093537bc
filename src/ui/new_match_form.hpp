// The page 'New match' while one frame of it is drawn: the game at its head, the left column with
// the people, the right one with what they agree on, and the foot. Its parts are in new_match.cpp,
// new_match_people.cpp, new_match_game.cpp and new_match_rules.cpp.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/rules.hpp"
#include "core/seat.hpp"
#include "ui/action.hpp"
#include "ui/draft.hpp"
#include "ui/pen.hpp"
#include "ui/scrolled.hpp"
#include "ui/view.hpp"

namespace ui {

// The controls of the names, in order of play.
inline constexpr std::array<const char*, 3> kNameFields = {"First name", "Second name",
                                                           "Third name"};
inline constexpr const char* kOwnLine = "Own line";
inline constexpr const char* kStakeField = "Stake";

// A column of the form, filled from the top down; pixels.
struct FormColumn {
  float x = 0.0F;
  float y = 0.0F;
  float width = 0.0F;
};

class NewMatchForm {
 public:
  NewMatchForm(Pen& pen, const View& view, Draft& draft, Actions& actions)
      : pen_(pen),
        view_(view),
        draft_(draft),
        actions_(actions),
        filled_in_(draft.new_match),
        // Under a dialog the page is only a picture.
        ring_(std::holds_alternative<std::monostate>(draft.dialog) ? &draft.ring : nullptr) {}

  void draw(const Rect& where);

 private:
  [[nodiscard]] const Palette& palette() const { return pen_.palette(); }
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] bool is_at(const std::string& name) const {
    return ring_ != nullptr && ring_->focused == name;
  }
  [[nodiscard]] std::string name(core::Seat seat) const;
  [[nodiscard]] std::vector<std::string> names_and(const std::string& fourth, float width) const;

  void open(const Scrolled& page);
  void content(const Rect& card, bool is_wide, Scrolled& page);
  // What becomes of the match that is open, or where the page was filled in from.
  [[nodiscard]] std::string_view aside() const;
  void say_aside(float left, float right, float middle);
  void left(FormColumn& column);
  void right(FormColumn& column);
  void label(FormColumn& column, std::string_view words);
  // Says below the control of that name what is wrong with it, once it has been left.
  void fault(FormColumn& column, const std::string& control, const std::string& sentence);
  void name_field(FormColumn& column, core::Seat seat);
  void first_dealer(FormColumn& column);
  void host(FormColumn& column);
  void keeping(FormColumn& column);
  void first_deal(FormColumn& column);
  void game(FormColumn& column);
  void line(FormColumn& column);
  [[nodiscard]] bool has(core::Rule rule) const { return filled_in_.rules.game->rules.has(rule); }
  Rect rule_row(FormColumn& column, std::string_view rule, std::string_view meaning, bool is_open);
  void rule(FormColumn& column, const std::string& name, std::string_view label,
            std::string_view meaning, bool& is_on, bool is_open = true);
  // The name, marked with words::later(), is shown in the language spoken.
  void rule_of_several(FormColumn& column, const std::string& name,
                       const std::vector<std::string>& words, std::string_view meaning,
                       int& chosen);
  void several(FormColumn& column, const std::string& name, std::string_view meaning,
               const std::vector<int>& numbers, int& chosen);
  void direction(FormColumn& column);
  void trumps(FormColumn& column);
  void ending(FormColumn& column);
  void exchange(FormColumn& column);
  void stake(FormColumn& column);
  void calls(FormColumn& column);
  void rules(FormColumn& column);
  void foot(const Rect& where);
  void take_keys(const NewMatchDraft& before);
  void start();
  void leave();

  Pen& pen_;
  const View& view_;
  Draft& draft_;
  Actions& actions_;
  NewMatchDraft& filled_in_;
  Ring* ring_;
  bool has_changed_ = false;
  bool starts_ = false;
};

}  // namespace ui
