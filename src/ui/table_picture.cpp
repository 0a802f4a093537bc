#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/check.hpp"
#include "ui/before_deal_parts.hpp"
#include "ui/marks.hpp"
#include "words/language.hpp"
#include "words/words.hpp"

namespace ui {
namespace {

using core::at;

constexpr float kPi = std::numbers::pi_v<float>;
constexpr float kRing = 20.0F;    // a seat's radius, design units
constexpr float kAcross = 92.0F;  // half the table's width
constexpr float kDeep = 50.0F;    // half its depth
// Angles of the seats, 0 to the right and growing downwards: bottom, upper right, upper left.
constexpr float kBottom = kPi / 2;
constexpr float kUpper = -0.70F;

float angle_of(core::Seat seat, core::Direction direction) {
  if (seat == 0) {
    return kBottom;
  }
  const bool is_right = (seat == 1) == (direction == core::Direction::Counterclockwise);
  return is_right ? kUpper : -kPi - kUpper;
}

// What a player is in this deal, in as few words as the picture has room for. That somebody deals
// and does more the mark at the ring says already.
std::string part_of(const Drawing& drawing, core::Seat seat) {
  return words::part(drawing.open.match, *drawing.open.sheet.next, seat, words::Length::BesideMark);
}

class Table {
 public:
  Table(const Drawing& drawing, const Rect& where)
      : drawing_(drawing),
        pen_(drawing.pen),
        where_(where),
        middle_{where.center().x, where.min.y + drawing.px(76)} {}

  void draw() {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddEllipse(middle_, px(kAcross), px(kDeep), drawing_.palette().line, 0.0F, 0, px(2));
    draw_direction();
    for (const core::Seat seat : core::kAllSeats) {
      draw_seat(seat);
      draw_dealer_mark(seat);
    }
  }

 private:
  [[nodiscard]] float px(float units) const { return pen_.px(units); }
  [[nodiscard]] core::Direction direction() const { return drawing_.open.match.rules.direction; }
  [[nodiscard]] const core::NextDeal& next() const { return *drawing_.open.sheet.next; }

  [[nodiscard]] ImVec2 center_of(core::Seat seat) const {
    const ImVec2 place = place_at_table(seat, direction());
    return {middle_.x + place.x * px(kAcross), middle_.y + place.y * px(kDeep)};
  }

  // From the first seat towards the next, inside the table.
  void draw_direction() {
    const float from =
        kBottom + (direction() == core::Direction::Counterclockwise ? -0.62F : 0.62F);
    const float to = direction() == core::Direction::Counterclockwise ? -0.18F : kPi + 0.18F;
    draw_arc_arrow(pen_, middle_, {px(kAcross - 26), px(kDeep - 14)}, from, to,
                   drawing_.palette().faint);
  }

  void draw_seat(core::Seat seat) {
    const ImVec2 center = center_of(seat);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddCircleFilled(center, px(kRing), drawing_.palette().panel);
    list.AddCircle(center, px(kRing - 1.5F), drawing_.palette().of_player(seat), 0, px(3));
    pen_.text({center.x, center.y - pen_.text_size("0", Type::Note).y / 2},
              words::numeral(next().quotas[at(seat)]), Type::Note, drawing_.palette().ink,
              Weight::Strong, Align::Center);
    draw_label(seat, center);
  }

  // Beside the ring, on the side away from the middle of the table.
  void draw_label(core::Seat seat, ImVec2 center) {
    const bool is_left = center.x < middle_.x - 1.0F;
    const bool is_bottom = seat == 0;
    const float gap = px(kRing + (is_bottom ? 11.0F : 9.0F));
    const float x = is_left ? center.x - gap : center.x + gap;
    const float room = is_left ? x - where_.min.x : where_.max.x - x;
    const std::string part = part_of(drawing_, seat);
    const Align align = is_left ? Align::Right : Align::Left;
    const std::string& name = drawing_.open.match.players[at(seat)];
    const float name_y = is_bottom ? center.y + px(part.empty() ? -2.0F : -10.0F)
                                   : center.y - px(part.empty() ? 10.0F : 20.0F);
    pen_.text({x, name_y}, name, Type::Note, drawing_.palette().ink, Weight::Regular, align, room);
    pen_.text({x, name_y + px(19)}, part, Type::Tiny, drawing_.palette().soft, Weight::Regular,
              align, room);
    if (pen_.text_size(name, Type::Note).x > room) {
      const float left = is_left ? x - room : x;
      static_cast<void>(pen_.mouse_area(fmt::format("whole name at the table {}", seat + 1),
                                        {{left, name_y}, {left + room, name_y + px(20)}}, true,
                                        name));
    }
  }

  // The dealer's mark stands on the ring's shoulder, towards the middle of the display's edge.
  [[nodiscard]] ImVec2 mark_of(core::Seat seat) const {
    const ImVec2 center = center_of(seat);
    const bool is_left = center.x < middle_.x - 1.0F;
    const float side = is_left || seat == 0 ? -1.0F : 1.0F;
    return {center.x + side * px(kRing * 0.78F),
            center.y + px(seat == 0 ? -kRing * 0.72F : kRing * 0.86F)};
  }

  // Whether whoever is at the sheet may say now that `seat` deals.
  [[nodiscard]] std::optional<core::Refusal> refused(core::Seat seat) const {
    return core::check(drawing_.open.match, drawing_.open.at_sheet,
                       core::DealerSet{.deal = next().number, .dealer = seat});
  }

  void draw_dealer_mark(core::Seat seat) {
    const bool is_dealer = seat == next().dealer;
    const bool may = !refused(seat) && !drawing_.view.unsaved;
    if (!is_dealer && !may) {
      return;
    }
    const ImVec2 center = mark_of(seat);
    const float radius = px(10);
    const Rect rect{{center.x - radius, center.y - radius}, {center.x + radius, center.y + radius}};
    const std::string& name = drawing_.open.match.players[at(seat)];
    std::string explained = is_dealer
                                ? words::tr("{} deals deal {}.", name, next().number)
                                : words::tr("Press if {} deals deal {}.", name, next().number);
    if (is_dealer && may) {
      explained += std::string(" ") + words::tr("Press another D if somebody else does.");
    }
    const bool is_pressed = pen_.area(fmt::format("dealer {}", name), rect, may, explained);
    draw_mark(center, is_dealer);
    if (is_pressed && !is_dealer) {
      drawing_.actions.emplace_back(Make{core::DealerSet{.deal = next().number, .dealer = seat}});
    }
  }

  void draw_mark(ImVec2 center, bool is_dealer) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Palette& palette = drawing_.palette();
    list.AddCircleFilled(center, px(9.5F), is_dealer ? palette.ink : palette.panel);
    if (!is_dealer) {
      list.AddCircle(center, px(9), palette.faint, 0, px(1));
    }
    const float capital = px(units_of(Type::Tiny)) * 0.714F;
    pen_.text({center.x, center.y + capital / 2 - ascent_of(pen_, Type::Tiny)}, "D", Type::Tiny,
              is_dealer ? palette.panel : palette.faint, Weight::Strong, Align::Center);
  }

  const Drawing& drawing_;
  Pen& pen_;
  Rect where_;
  ImVec2 middle_;
};

}  // namespace

ImVec2 place_at_table(core::Seat seat, core::Direction direction) {
  const float angle = angle_of(seat, direction);
  return {std::cos(angle), std::sin(angle)};
}

void draw_table(const Drawing& drawing, const Rect& where) { Table(drawing, where).draw(); }

}  // namespace ui
