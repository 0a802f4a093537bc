// What a frame costs the processor: bench_frame [DEALS [MATCHES]], 60 and 100,000 unless said. The
// sheet of a match of so many deals, and the history of so many matches, without a display. Against
// Dear ImGui alone drawing as many letters as our frame has shapes and letters together.
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <thread>

#include "app/desk.hpp"
#include "bench/stopwatch.hpp"
#include "core/name.hpp"
#include "generate/years.hpp"
#include "store/history.hpp"
#include "ui/played.hpp"
#include "ui/window.hpp"

namespace {

constexpr int kFrames = 200;

// A display that nobody sees, as large as the window is at first.
class Display {
 public:
  Display() : fonts_(HeadlessFonts::of_zoom(1)), context_(ImGui::CreateContext(&fonts_.atlas)) {
    ImGui::SetCurrentContext(context_);
    ImGuiIO& io = ImGui::GetIO();
    io.IniFilename = nullptr;
    io.DisplaySize = {1280, 800};
    io.DeltaTime = 1.0F / 60;
  }
  ~Display() { ImGui::DestroyContext(context_); }
  Display(const Display&) = delete;
  Display& operator=(const Display&) = delete;

  // Processor milliseconds of one frame.
  template <typename Draw>
  double frame(Draw draw) {
    return bench::processor_ms([&] {
      ImGui::SetCurrentContext(context_);
      ImGui::NewFrame();
      ui::Pen pen(ui::dark_palette(), fonts_.fonts, 1, ui::Shaper(), nullptr);
      draw(pen);
      ImGui::Render();
    });
  }

  // Rectangles and letters in the newest frame: four corners each.
  [[nodiscard]] static int shapes() { return ImGui::GetDrawData()->TotalVtxCount / 4; }

  [[nodiscard]] ImFont* letters() const { return fonts_.fonts.face[3][0]; }

 private:
  HeadlessFonts& fonts_;
  ImGuiContext* context_;
};

// So many letters, in lines of a hundred, from the top again where the display ends.
void draw_letters(const Display& display, int count) {
  const std::string line(100, 'n');
  for (int drawn = 0; drawn < count; drawn += 100) {
    const auto y = static_cast<float>(drawn / 100 * 20 % 780);
    ImGui::GetForegroundDrawList()->AddText(display.letters(), 16, {0, y}, IM_COL32_WHITE,
                                            line.data(),
                                            line.data() + std::min(100, count - drawn));
  }
}

template <typename Draw>
void compare(const char* what, Draw draw) {
  Display ours;
  Display bare;
  for (int i = 0; i < 10; ++i) {  // until it is settled
    (void)ours.frame(draw);
  }
  const int shapes = Display::shapes();
  const bench::Pair pair = bench::in_turns(
      kFrames, [&] { return ours.frame(draw); },
      [&] { return bare.frame([&](ui::Pen&) { draw_letters(bare, shapes); }); });
  bench::tell(what, pair, (std::to_string(shapes) + " letters alone").c_str());
}

void measure_sheet(int deals) {
  const std::vector<core::PerSeat<int>> all(static_cast<std::size_t>(deals), {4, 3, 3});
  core::Match match = Table::three();
  match.target = 9999;  // so that none is the last
  Table table(Table::with_deals(std::move(match), all));
  compare("a frame of the sheet", [&](ui::Pen& pen) { table.draw(pen); });
}

// Words typed into the page of the history: the frame after them, and what it takes until the
// matches that have them are there, most of it in another thread.
template <typename Draw>
void measure_search(app::Desk& desk, const std::string& words, Draw draw) {
  desk.draft().history.words = words;
  const std::string typed = "'" + words + "' typed: ";
  double frame_ms = 0;
  double taken_up_ms = 0;
  const double until_found_ms = bench::wall_ms([&] {
    frame_ms = Display().frame(draw);
    while (desk.is_finding()) {
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
      taken_up_ms = bench::processor_ms([&] { (void)desk.take_up(); });
    }
  });
  bench::tell((typed + "the frame").c_str(), frame_ms);
  bench::tell((typed + "taking up what was found").c_str(), taken_up_ms);
  bench::tell((typed + "until that is there").c_str(), until_found_ms);
}

void measure_history(const std::filesystem::path& file) {
  {
    const store::Database database(file, 1000);
    while (store::History(database).remake_summaries(1000) > 0) {
    }
  }
  app::Desk desk(file, {});
  desk.draft().page = ui::Page::Matches;
  ui::Actions actions;
  const auto draw = [&](ui::Pen& pen) {
    actions.clear();
    ui::draw_window(pen, desk.view(), desk.draft(), actions);
    desk.carry_out(actions);
  };
  measure_search(desk, "", draw);
  compare("a frame of the history", draw);
  compare("the same while it is scrolled", [&](ui::Pen& pen) {
    ImGui::GetIO().AddMousePosEvent(600, 600);
    ImGui::GetIO().AddMouseWheelEvent(0, -5);
    draw(pen);
  });
  for (const char* const words : {"p", "29", "player 29", "nothing"}) {
    measure_search(desk, words, draw);
  }
}

}  // namespace

int main(int argc, char** argv) {
  const int deals = argc > 1 ? core::whole_number(argv[1], 4).value_or(0) : 60;
  const int matches = argc > 2 ? core::whole_number(argv[2], 7).value_or(0) : 100'000;
  std::string folder = (std::filesystem::temp_directory_path() / "squarescores-XXXXXX").string();
  if (deals < 1 || matches < 1 || ::mkdtemp(folder.data()) == nullptr) {
    return 2;
  }
  std::printf("%d deals, %d matches\n", deals, matches);
  measure_sheet(deals);
  const std::filesystem::path file = std::filesystem::path(folder) / "matches.db";
  years::make_once(file, matches);
  measure_history(file);
  std::filesystem::remove_all(folder);
  return 0;
}
