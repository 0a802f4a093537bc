#include "ui/dialogs.hpp"

#include <algorithm>
#include <string>
#include <variant>

#include "core/name.hpp"
#include "ui/scrolled.hpp"
#include "ui/window.hpp"
#include "words/language.hpp"

namespace ui {
namespace {

constexpr ImU32 kDim = IM_COL32(0, 0, 0, 150);
constexpr float kPad = 28.0F;

float width_units(const Dialog& dialog) {
  if (std::holds_alternative<HelpShown>(dialog)) {
    return 940.0F;
  }
  if (std::holds_alternative<RulesShown>(dialog) || std::holds_alternative<GameAsked>(dialog)) {
    return 760.0F;
  }
  if (std::holds_alternative<NoteAsked>(dialog) || std::holds_alternative<OutAsked>(dialog) ||
      std::holds_alternative<InAsked>(dialog)) {
    return 640.0F;
  }
  const bool has_columns = std::holds_alternative<Correcting>(dialog) ||
                           std::holds_alternative<TrumpAsked>(dialog) ||
                           std::holds_alternative<Explained>(dialog);
  return has_columns ? 600.0F : 500.0F;
}

// The rules of the open match where its sheet is shown, of the new one where that is filled in.
void draw_rules_at_hand(Card& card, const Draft& draft) {
  if (draft.page != Page::NewMatch && card.view.open) {
    draw_rules(card, card.open().match.rules, core::line_now(card.open().match));
  } else {
    draw_rules(card, draft.new_match.rules, core::whole_number(draft.new_match.target, 4));
  }
}

void draw_content(Card& card, Draft& draft) {
  Dialog& dialog = draft.dialog;
  if (std::holds_alternative<HelpShown>(dialog)) {
    if (draw_help(card)) {
      dialog = LooksShown{};
      draft.dialog_ring = {};
    }
  } else if (std::holds_alternative<LooksShown>(dialog)) {
    draw_looks(card);
  } else if (std::holds_alternative<GameAsked>(dialog)) {
    draw_games(card, draft.new_match);
  } else if (std::holds_alternative<RulesShown>(dialog)) {
    draw_rules_at_hand(card, draft);
  } else if (auto* out = std::get_if<OutAsked>(&dialog)) {
    draw_out(card, *out);
  } else if (auto* in = std::get_if<InAsked>(&dialog)) {
    draw_in(card, *in);
  } else if (auto* pin = std::get_if<PinAsked>(&dialog)) {
    draw_pin(card, *pin);
  } else if (!card.view.open) {  // the match it was about is gone
    card.closes = true;
  } else if (auto* correcting = std::get_if<Correcting>(&dialog)) {
    draw_correcting(card, *correcting);
  } else if (auto* trading = std::get_if<Trading>(&dialog)) {
    draw_trading(card, *trading);
  } else if (std::holds_alternative<EndAsked>(dialog)) {
    draw_ending(card);
  } else if (std::holds_alternative<WhoAsked>(dialog)) {
    draw_who(card);
  } else if (std::holds_alternative<HostAsked>(dialog)) {
    draw_host(card);
  } else if (std::holds_alternative<TrumpAsked>(dialog)) {
    draw_trump(card);
  } else if (std::holds_alternative<CallAsked>(dialog)) {
    draw_call(card);
  } else if (auto* bid = std::get_if<BidAsked>(&dialog)) {
    draw_bid(card, *bid);
  } else if (auto* note = std::get_if<NoteAsked>(&dialog)) {
    draw_note(card, *note);
  } else if (auto* explained = std::get_if<Explained>(&dialog)) {
    draw_explained(card, *explained);
  }
}

// Up and down go through the controls as Tab does, but where they go through lines of text.
void take_arrows(Ring& ring) {
  if (ring.is_in_lines) {
    return;
  }
  const int step = (ImGui::IsKeyPressed(ImGuiKey_DownArrow) ? 1 : 0) -
                   (ImGui::IsKeyPressed(ImGuiKey_UpArrow) ? 1 : 0);
  const auto at = std::ranges::find(ring.controls, ring.focused);
  if (step == 0 || at == ring.controls.end()) {
    return;
  }
  const auto count = static_cast<int>(ring.controls.size());
  const int next = (static_cast<int>(at - ring.controls.begin()) + step + count) % count;
  ring.focused = ring.controls[static_cast<std::size_t>(next)];
  ring.moved_by_keys = true;
}

// The card in the middle of `where`. Its height is what its content had in the frame before; what
// does not fit scrolls.
void draw_card(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  ImGuiStorage& storage = *ImGui::GetStateStorage();
  const ImGuiID height_kept =
      ImGui::GetID(("height " + std::to_string(draft.dialog.index())).c_str());
  const float height =
      std::min(storage.GetFloat(height_kept, pen.px(320)), where.height() - pen.px(20));
  const float width = std::min(pen.px(width_units(draft.dialog)), where.width() - pen.px(20));
  const Rect rect{{where.center().x - width / 2, where.center().y - height / 2},
                  {where.center().x + width / 2, where.center().y + height / 2}};
  pen.panel(rect);

  Ring& ring = draft.dialog_ring;
  const bool has_just_opened = ImGui::IsWindowAppearing();
  if (has_just_opened) {
    ring = {};
    Pen::take_pressing_keys();
  }
  take_arrows(ring);
  pen.begin(ring);
  Card card{.pen = pen, .view = view, .ring = ring, .actions = actions};
  {
    Scrolled content(
        pen, "card",
        {{rect.min.x, rect.min.y + pen.px(8)}, {rect.max.x - pen.px(4), rect.max.y - pen.px(8)}});
    card.x = rect.min.x + pen.px(kPad);
    card.y = content.top().y + pen.px(14);
    card.width = rect.width() - 2 * pen.px(kPad);
    card.has_just_opened = has_just_opened;
    draw_content(card, draft);
    card.room(16);
    storage.SetFloat(height_kept, card.y - content.top().y + pen.px(16));
    if (ring.moved_by_keys) {  // a dialog that opens begins at its top
      content.follow(ring);
    }
    content.take_page_keys();
    content.ends_at(card.y);
  }
  pen.end();
  if (card.closes || (ImGui::IsKeyPressed(ImGuiKey_Escape, false) && !card.stays)) {
    draft.dialog = std::monostate{};
  }
}

}  // namespace

void Card::title(std::string_view words) {
  pen.text({x, y}, words, Type::Name, pen.palette().ink, Weight::Strong, Align::Left, width);
  room(40);
}

void Card::say(std::string_view words, Type type, ImU32 colour) {
  y += pen.paragraph({x, y}, words, type, colour, width) + px(8);
}

int Card::buttons(const std::string& first, bool is_first_enabled, const std::string& second) {
  room(12);
  int pressed = -1;
  float right = x + width;
  const auto button = [&](int number, const std::string& name, Look look, bool is_enabled) {
    const char* const words = words::tr(name.c_str());
    const float wide = pen.text_size(words, Type::Body, Weight::Strong).x + px(44);
    if (pen.button(name, words, {{right - wide, y}, {right, y + px(44)}}, look, is_enabled)) {
      pressed = number;
    }
    right -= wide + px(12);
  };
  button(0, first, Look::Accent, is_first_enabled);
  if (!second.empty()) {
    button(1, second, Look::Chip, true);
  }
  room(44);
  return pressed;
}

void draw_dialog(Pen& pen, const View& view, Draft& draft, Actions& actions, const Rect& where) {
  if (std::holds_alternative<std::monostate>(draft.dialog)) {
    return;
  }
  ImGui::SetNextWindowPos(where.min);
  ImGui::SetNextWindowSize({where.width(), where.height()});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {0, 0});
  ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, 0.0F);
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0.0F);
  // A window of its own over all others: nothing under it can be clicked.
  ImGui::Begin("dialog", nullptr,
               ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoBackground |
                   ImGuiWindowFlags_NoNav | ImGuiWindowFlags_NoScrollWithMouse);
  ImGui::GetWindowDrawList()->AddRectFilled(where.min, where.max, kDim);
  draw_card(pen, view, draft, actions, where);
  ImGui::End();
  ImGui::PopStyleVar(3);
}

}  // namespace ui
