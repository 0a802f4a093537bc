// The part of the desk that lets people come to the sheet, and asks for the PIN of those who have
// one. Hashing one takes a second and much memory, so it is done aside, one at a time.
#include <memory>
#include <utility>

#include "app/desk.hpp"
#include "words/persons.hpp"
#include "words/words.hpp"

namespace app {
namespace {

static_assert(ui::PinDigits::kMost == session::kLongestPin);

std::shared_ptr<const session::Secret> secret_of(ui::PinDigits& typed) {
  std::string text = typed.text();
  typed.clear();
  return std::make_shared<const session::Secret>(text);
}

}  // namespace

// What was typed, and what it is for.
struct Desk::PinJob {
  std::filesystem::path file;
  session::Clock clock;
  int person = 0;
  core::Actor who = 0;
  ui::PinAsked::For what = ui::PinAsked::For::Place;
  std::shared_ptr<const session::Secret> now;
  std::shared_ptr<const session::Secret> fresh;
};

struct Desk::PinOutcome {
  std::optional<session::PinRight> right;  // nullopt: `says` tells why not
  std::string says;
};

// In the other thread, on a connection of its own.
Desk::PinOutcome Desk::outcome_of(const PinJob& job) {
  try {
    store::Database database(job.file, store::kUnhurriedMs);
    const session::PinAnswer answer =
        session::check_pin(database, job.person, job.now->text(), job.clock);
    if (const auto* const wrong = std::get_if<session::PinWrong>(&answer)) {
      return {.right = std::nullopt, .says = words::pin_wrong(wrong->wait)};
    }
    if (const auto* const early = std::get_if<session::PinTooSoon>(&answer)) {
      return {.right = std::nullopt, .says = words::pin_too_soon(early->wait)};
    }
    const session::PinRight right = std::get<session::PinRight>(answer);
    if (job.what == ui::PinAsked::For::Remove) {
      session::remove_pin(database, right);
    } else if (job.what == ui::PinAsked::For::Set &&
               !session::set_pin(database, right, job.fresh->text())) {
      return {.right = std::nullopt,
              .says = words::no_pin(session::kShortestPin, session::kLongestPin)};
    }
    return {.right = right, .says = ""};
  } catch (const store::Trouble& trouble) {
    return {.right = std::nullopt, .says = trouble.what()};
  }
}

ui::Hand Desk::hand() const {
  return {session_->match(), place_ ? std::optional(at_sheet_) : std::nullopt};
}

void Desk::sit_down(core::Actor who) {
  const bool stays = place_ && place_->who() == who;
  if (std::optional<session::Place> place = stays ? place_ : session_->place(who)) {
    take_seat(std::move(*place));
  } else {
    ask_for_pin(who);
  }
}

void Desk::take_seat(session::Place place) {
  if (place.who() != at_sheet_) {
    right_.reset();
  }
  at_sheet_ = place.who();
  place_ = std::move(place);
  draft_.focus = ui::first_cell(hand());
  database_->set_at_sheet(session_->number(), at_sheet_);
}

void Desk::ask_for_pin(core::Actor who) {
  draft_.dialog = ui::PinAsked{.what = ui::PinAsked::For::Place,
                               .who = who,
                               .person = person_at(who),
                               .whose = words::person(session_->match(), who),
                               .has_pin = true,
                               .typed = {},
                               .at = ui::PinAsked::Now};
  view_.pin.says.clear();
}

void Desk::carry_out(const ui::GivePin&) {
  auto* const asked = std::get_if<ui::PinAsked>(&draft_.dialog);
  if (asked == nullptr || pins_.is_busy()) {
    return;
  }
  draft_.dialog_ring.focused.clear();  // it goes where the digits go
  const bool is_set = asked->what == ui::PinAsked::For::Set;
  if (is_set && asked->typed[ui::PinAsked::New].count() < session::kShortestPin) {
    view_.pin.says = words::no_pin(session::kShortestPin, session::kLongestPin);
    asked->at = ui::PinAsked::New;
  } else if (is_set && asked->typed[ui::PinAsked::New] != asked->typed[ui::PinAsked::Again]) {
    view_.pin.says = words::pins_differ();
    asked->typed[ui::PinAsked::Again].clear();
    asked->at = ui::PinAsked::Again;
  } else {
    const PinJob job{.file = database_->file(),
                     .clock = clock_,
                     .person = asked->person,
                     .who = asked->who,
                     .what = asked->what,
                     .now = secret_of(asked->typed[ui::PinAsked::Now]),
                     .fresh = secret_of(asked->typed[ui::PinAsked::New])};
    asked->typed[ui::PinAsked::Again].clear();
    asked->at = asked->has_pin ? ui::PinAsked::Now : ui::PinAsked::New;
    view_.pin = {.is_checking = true, .says = ""};
    pins_.begin([this, job]() -> Aside::After {
      return [this, job, outcome = outcome_of(job)] { take_outcome(job, outcome); };
    });
  }
}

void Desk::take_outcome(const PinJob& job, const PinOutcome& outcome) {
  view_.pin.is_checking = false;
  const auto* const asked = std::get_if<ui::PinAsked>(&draft_.dialog);
  const bool is_awaited =
      asked != nullptr && asked->what == job.what && asked->person == job.person;
  if (!outcome.right) {
    view_.pin.says = is_awaited ? outcome.says : "";
    return;
  }
  try {
    if (job.what == ui::PinAsked::For::Place) {
      if (!is_awaited || !session_) {
        return;  // he has thought better of it
      }
      if (std::optional<session::Place> place = session_->place(job.who, outcome.right)) {
        draft_.dialog = std::monostate{};
        take_seat(std::move(*place));
        right_ = outcome.right;
      }
      return;
    }
    if (is_awaited) {
      draft_.dialog = std::monostate{};
    }
    // Whoever sits there has just given it, or needs none.
    const bool sits_there = place_ && person_at(at_sheet_) == job.person;
    if (sits_there) {
      right_ = outcome.right;
    }
  } catch (const store::Trouble& trouble) {
    show_trouble(trouble.what());
  }
}

}  // namespace app
