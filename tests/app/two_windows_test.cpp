// Two windows and another program writing to one match at once: nobody's entry is lost or doubled,
// and each window shows what the others wrote.
#include <thread>

#include "../catch.hpp"
#include "core/check.hpp"
#include "evening.hpp"

namespace {

// An entry by another program, as a verb makes it.
session::Answer enter_aside(Evening& evening, core::Seat seat, int deal,
                            std::optional<int> tricks) {
  store::Database database(evening.file(), 5000);
  session::Session session(database, evening.desk().view().open->number);
  return session.make(*session.place(seat),
                      core::Entry{.deal = deal, .seat = seat, .tricks = tricks});
}

bool is_accepted(const session::Answer& answer) {
  return std::holds_alternative<session::Accepted>(answer);
}

int rows_in(Evening& evening) {
  return store::Database(evening.file(), 1000).row_count(evening.desk().view().open->number);
}

}  // namespace

TEST_CASE("two windows and a verb fill in one deal, and all see the same sheet") {
  Evening asha;
  asha.start_match();
  Evening bimal(asha.file());
  bimal->press(ImGuiKey_F3);  // Bimal sits there
  asha->type("1");            // not entered yet
  bimal->type("4");
  bimal->press(ImGuiKey_Enter);
  REQUIRE(is_accepted(enter_aside(asha, 2, 1, 5)));
  asha.follow();
  CHECK(asha->sees("4"));
  CHECK(asha.desk().draft().typed == "1");
  asha->press(ImGuiKey_Enter);
  bimal.follow();
  CHECK(asha.match() == bimal.match());
  CHECK(asha.sheet().totals == core::PerSeat<int>{1, 4, 5});
  CHECK(bimal.sheet().totals == asha.sheet().totals);
  CHECK(rows_in(asha) == 3);
}

TEST_CASE("a window that has not seen the newest entry yet neither loses it nor doubles it") {
  Evening asha;
  asha.start_match();
  Evening bimal(asha.file());
  // Both write the same cell; neither has looked since. Asha keeps the sheet and may write in all.
  bimal->press(ImGuiKey_F3);
  bimal->type("4");
  bimal->press(ImGuiKey_Enter);
  asha->press(ImGuiKey_RightArrow);
  asha->type("6");
  asha->press(ImGuiKey_Enter);
  CHECK(core::deal_at(asha.match(), 1).tricks[1] == 6);
  CHECK(rows_in(asha) == 2);  // both are in the journal, in the order in which they came
  bimal.follow();
  CHECK(core::deal_at(bimal.match(), 1).tricks[1] == 6);
  // The same number once more is no second entry.
  bimal->press(ImGuiKey_LeftArrow);
  REQUIRE(is_accepted(enter_aside(asha, 1, 1, 6)));
  CHECK(rows_in(asha) == 2);
}

TEST_CASE("an entry for a deal that somebody else has settled meanwhile is told, not misplaced") {
  Evening asha;
  asha.start_match();
  Evening late(asha.file());
  late->type("9");
  asha.enter("2", "5", "3");
  REQUIRE(is_accepted(enter_aside(asha, 2, 2, 3)));
  late->press(ImGuiKey_Enter);
  CHECK(core::deal_at(late.match(), 1).tricks == core::deal_at(asha.match(), 1).tricks);
  CHECK_FALSE(core::deal_at(late.match(), 2).tricks[0]);
  CHECK(late.desk().view().notice_is_refusal);
  CHECK(rows_in(asha) == 4);
}

TEST_CASE("undo in one window takes back no other's entry, and both windows agree afterwards") {
  Evening asha;
  asha.start_match();
  Evening bimal(asha.file());
  bimal->press(ImGuiKey_F3);
  bimal->type("4");
  bimal->press(ImGuiKey_Enter);
  asha->type("2");
  asha->press(ImGuiKey_Enter);
  bimal->press(ImGuiKey_Z, ImGuiMod_Ctrl);  // his window does not show Asha's entry yet
  CHECK(core::deal_at(bimal.match(), 1).tricks[0] == 2);
  CHECK(core::deal_at(bimal.match(), 1).tricks[1] == 4);
  asha.follow();
  CHECK(asha.match() == bimal.match());
}

TEST_CASE("while others keep writing, two windows lose nothing of what is typed in them") {
  constexpr int kDeals = 6;
  Evening asha;
  asha.start_match();
  asha->press(ImGuiKey_F2);
  Evening bimal(asha.file());
  bimal->press(ImGuiKey_F3);
  const int match = asha.desk().view().open->number;
  // Chandra sits at another machine: six tricks in deal one, five in deal two ...
  std::thread chandra([file = asha.file(), match] {
    store::Database database(file, 10'000);
    session::Session session(database, match);
    const session::Place place = *session.place(2);
    for (int deal = 1; deal <= kDeals;) {
      session.follow();
      while (session.waiting()) {
        (void)session.retry();
      }
      if (deal <= core::settled_deals(session.match())) {
        ++deal;
      } else if (!core::deal_at(session.match(), deal).tricks[2]) {
        (void)session.make(place, core::Entry{.deal = deal, .seat = 2, .tricks = 7 - deal});
      } else {
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
      }
    }
  });
  const auto settled = [&] { return core::settled_deals(asha.match()); };
  const auto fill = [&](Evening& evening, core::Seat seat, int tricks) {
    const int deal = core::settled_deals(evening.match()) + 1;
    const bool is_empty =
        deal <= kDeals &&
        !core::deal_at(evening.match(), deal).tricks[static_cast<std::size_t>(seat)];
    if (is_empty) {
      evening->type(std::to_string(tricks));
      evening->press(ImGuiKey_Enter);
    }
    while (evening.desk().wants_retry()) {
      evening.desk().retry();
    }
    evening.follow();
  };
  for (int tries = 0; tries < 2000 && settled() < kDeals; ++tries) {
    fill(asha, 0, 2);
    fill(bimal, 1, 2 + core::settled_deals(bimal.match()));
  }
  chandra.join();
  asha.follow();
  bimal.follow();
  REQUIRE(settled() == kDeals);
  CHECK(asha.match() == bimal.match());
  for (int deal = 1; deal <= kDeals; ++deal) {
    CHECK(core::deal_at(asha.match(), deal).tricks ==
          core::PerSeat<std::optional<int>>{2, 1 + deal, 7 - deal});
  }
}
