// A table for tests of the window: a match made by hand, somebody at the sheet, and a desk that
// does no more than carry out what core allows, so that a test can type on.
#pragma once

#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "../headless.hpp"
#include "core/check.hpp"
#include "core/journal.hpp"
#include "core/sheet.hpp"
#include "ui/flow.hpp"
#include "ui/window.hpp"
#include "words/words.hpp"

struct Table {
  ui::View view;
  ui::Draft draft;
  std::vector<ui::Action> done;  // everything ever asked for
  bool is_stubborn = false;      // carries out nothing

  explicit Table(core::Match match = three()) { show(std::move(match)); }

  [[nodiscard]] static core::Match three() {
    core::Match match;
    match.players = {"Asha", "Bimal", "Chandra"};
    match.target = 25;
    return match;
  }

  // The match with more deals, each cell in its player's hand.
  [[nodiscard]] static core::Match with_deals(core::Match match,
                                              const std::vector<core::PerSeat<int>>& deals) {
    for (const core::PerSeat<int>& tricks : deals) {
      const int number = core::settled_deals(match) + 1;
      for (const core::Seat seat : core::kAllSeats) {
        match = core::apply(std::move(match), seat,
                            core::Entry{number, seat, tricks[static_cast<std::size_t>(seat)]}, {});
      }
    }
    return match;
  }

  [[nodiscard]] static core::Match with_deals(const std::vector<core::PerSeat<int>>& deals) {
    return with_deals(three(), deals);
  }

  void show(core::Match match) {
    const core::Actor at_sheet = view.open ? view.open->at_sheet : match.host;
    view.open.emplace();
    view.open->match = std::move(match);
    view.open->sheet = core::sheet_of(view.open->match);
    view.open->race = core::race_of(view.open->match);
    view.open->at_sheet = at_sheet;
  }

  void sit(core::Actor who) {
    view.open->at_sheet = who;
    draft.focus = ui::first_cell(*view.open);
  }

  [[nodiscard]] ui::OpenMatch& open() { return *view.open; }
  [[nodiscard]] const core::Match& match() const { return view.open->match; }
  [[nodiscard]] std::optional<int> tricks(int deal, core::Seat seat) const {
    return core::deal_at(match(), deal).tricks[static_cast<std::size_t>(seat)];
  }

  // The changes of one kind that were asked for.
  template <typename T>
  [[nodiscard]] std::vector<T> made() const {
    std::vector<T> found;
    for (const ui::Action& action : done) {
      if (const ui::Make* const make = std::get_if<ui::Make>(&action)) {
        if (const T* const change = std::get_if<T>(&make->change)) {
          found.push_back(*change);
        }
      }
    }
    return found;
  }

  template <typename T>
  [[nodiscard]] std::vector<T> asked() const {
    std::vector<T> found;
    for (const ui::Action& action : done) {
      if (const T* const one = std::get_if<T>(&action)) {
        found.push_back(*one);
      }
    }
    return found;
  }

  void draw(ui::Pen& pen) {
    ui::Actions actions;
    ui::draw_window(pen, view, draft, actions);
    for (const ui::Action& action : actions) {
      done.push_back(action);
      if (!is_stubborn) {
        carry_out(action);
      }
    }
  }

  [[nodiscard]] Headless::Draw drawing() {
    return [this](ui::Pen& pen) { draw(pen); };
  }

 private:
  void carry_out(const ui::Action& action) {
    if (const auto* const sits = std::get_if<ui::SitDown>(&action)) {
      sit(sits->who);
    }
    const auto* const make = std::get_if<ui::Make>(&action);
    if (make == nullptr) {
      return;
    }
    const core::Change change = core::as_kept(match().rules, make->change);
    if (const auto refusal = core::check(match(), open().at_sheet, change)) {
      view.notice = words::refusal(*refusal, match());
      view.notice_is_refusal = true;
      return;
    }
    view.notice.clear();
    show(core::apply(match(), open().at_sheet, change, {}));
    if (const auto* const entry = std::get_if<core::Entry>(&change)) {
      draft.typed.clear();
      draft.focus = ui::cell_after(open(), {entry->deal, entry->seat});
    }
  }
};
