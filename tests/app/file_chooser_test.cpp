#include "app/file_chooser.hpp"

#include <gio/gio.h>

#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "../catch.hpp"

namespace {

using app::FileAnswer;
using namespace std::chrono_literals;

constexpr const char* kInterfaces = R"(<node>
  <interface name="org.freedesktop.portal.FileChooser">
    <method name="OpenFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
    </method>
    <method name="SaveFile">
      <arg type="s" direction="in"/><arg type="s" direction="in"/>
      <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/>
    </method>
  </interface>
</node>)";

enum class Person { Chooses, Leaves, Waits, IsNotThere };

// A bus of its own with a desktop on it, or without one.
class Desktop {
 public:
  explicit Desktop(Person person) : person_(person), bus_(g_test_dbus_new(G_TEST_DBUS_NONE)) {
    g_test_dbus_up(bus_);
    if (person != Person::IsNotThere) {
      thread_ = std::thread([this] { serve(); });
      std::unique_lock lock(mutex_);
      ready_.wait(lock, [this] { return is_ready_; });
    }
  }
  ~Desktop() {
    if (thread_.joinable()) {
      g_main_loop_quit(loop_);
      thread_.join();
    }
    g_test_dbus_stop(bus_);
    g_object_unref(bus_);
    g_unsetenv("DBUS_SESSION_BUS_ADDRESS");
  }
  Desktop(const Desktop&) = delete;
  Desktop& operator=(const Desktop&) = delete;

  [[nodiscard]] std::string asked() {
    const std::lock_guard lock(mutex_);
    return asked_;
  }

 private:
  void serve() {
    GMainContext* const context = g_main_context_new();
    g_main_context_push_thread_default(context);
    loop_ = g_main_loop_new(context, FALSE);
    GDBusConnection* const connection = g_dbus_connection_new_for_address_sync(
        g_test_dbus_get_bus_address(bus_),
        static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION),
        nullptr, nullptr, nullptr);
    GDBusNodeInfo* const node = g_dbus_node_info_new_for_xml(kInterfaces, nullptr);
    const GDBusInterfaceVTable table = {&answer, nullptr, nullptr, {}};
    g_dbus_connection_register_object(connection, "/org/freedesktop/portal/desktop",
                                      node->interfaces[0], &table, this, nullptr, nullptr);
    const guint name =
        g_bus_own_name_on_connection(connection, "org.freedesktop.portal.Desktop",
                                     G_BUS_NAME_OWNER_FLAGS_NONE, &named, nullptr, this, nullptr);
    g_main_loop_run(loop_);
    g_bus_unown_name(name);
    g_dbus_node_info_unref(node);
    g_dbus_connection_close_sync(connection, nullptr, nullptr);
    g_object_unref(connection);
    g_main_loop_unref(loop_);
    g_main_context_pop_thread_default(context);
    g_main_context_unref(context);
  }

  static void named(GDBusConnection*, const char*, void* data) {
    auto* const desktop = static_cast<Desktop*>(data);
    const std::lock_guard lock(desktop->mutex_);
    desktop->is_ready_ = true;
    desktop->ready_.notify_all();
  }

  static void answer(GDBusConnection* connection, const char* sender, const char*, const char*,
                     const char* method, GVariant* parameters, GDBusMethodInvocation* call,
                     void* data) {
    auto* const desktop = static_cast<Desktop*>(data);
    const char* title = nullptr;
    GVariant* options = nullptr;
    g_variant_get(parameters, "(s&s@a{sv})", nullptr, &title, &options);
    const char* name = "";
    const char* folder = "";
    const char* token = "";
    (void)g_variant_lookup(options, "current_name", "&s", &name);
    (void)g_variant_lookup(options, "current_folder", "^&ay", &folder);
    (void)g_variant_lookup(options, "handle_token", "&s", &token);
    std::string path = sender + 1;
    for (char& c : path) {
      c = c == '.' ? '_' : c;
    }
    path = "/org/freedesktop/portal/desktop/request/" + path + "/" + token;
    {
      const std::lock_guard lock(desktop->mutex_);
      desktop->asked_ =
          std::string(method) + ": " + title + ": " + folder + ": " + std::string(name);
    }
    g_variant_unref(options);
    g_dbus_method_invocation_return_value(call, g_variant_new("(o)", path.c_str()));
    if (desktop->person_ != Person::Waits) {
      respond(connection, sender, path, desktop->person_ == Person::Chooses);
    }
  }

  static void respond(GDBusConnection* connection, const char* to, const std::string& path,
                      bool chooses) {
    GVariantBuilder results;
    g_variant_builder_init(&results, G_VARIANT_TYPE_VARDICT);
    if (chooses) {
      const std::array<const char*, 2> uris = {"file:///home/asha/a%20b.csv", nullptr};
      g_variant_builder_add(&results, "{sv}", "uris", g_variant_new_strv(uris.data(), -1));
    }
    g_dbus_connection_emit_signal(
        connection, to, path.c_str(), "org.freedesktop.portal.Request", "Response",
        g_variant_new("(u@a{sv})", chooses ? 0U : 1U, g_variant_builder_end(&results)), nullptr);
  }

  Person person_;
  GTestDBus* bus_;
  GMainLoop* loop_ = nullptr;
  std::mutex mutex_;
  std::condition_variable ready_;
  bool is_ready_ = false;
  std::string asked_;
  std::thread thread_;
};

std::optional<FileAnswer> answer_of(app::FileChooser& chooser) {
  for (int i = 0; i < 300; ++i) {
    if (std::optional<FileAnswer> answer = chooser.answer()) {
      return answer;
    }
    std::this_thread::sleep_for(10ms);
  }
  return std::nullopt;
}

const app::FileQuestion kToSave{
    .is_to_save = true, .title = "Save the sheet as", .suggested = "/home/asha/sheet.csv"};

}  // namespace

TEST_CASE("the desktop is asked with the suggested folder and name, and tells the file chosen") {
  Desktop desktop(Person::Chooses);
  std::atomic<int> woken = 0;
  app::FileChooser chooser([&woken] { ++woken; });
  chooser.ask(kToSave);
  const std::optional<FileAnswer> answer = answer_of(chooser);
  REQUIRE(answer);
  CHECK(answer->came == FileAnswer::Came::Chosen);
  CHECK(answer->file == "/home/asha/a b.csv");
  CHECK(desktop.asked() == "SaveFile: Save the sheet as: /home/asha: sheet.csv");
  CHECK_FALSE(chooser.answer());
  std::this_thread::sleep_for(20ms);
  CHECK(woken == 1);
}

TEST_CASE("a file to be read is asked for without a name") {
  Desktop desktop(Person::Chooses);
  app::FileChooser chooser([] {});
  chooser.ask({.is_to_save = false, .title = "Import", .suggested = "/home/asha/x.jsonl"});
  REQUIRE(answer_of(chooser));
  CHECK(desktop.asked() == "OpenFile: Import: /home/asha: ");
}

TEST_CASE("who leaves the desktop's dialog has chosen nothing") {
  const Desktop desktop(Person::Leaves);
  app::FileChooser chooser([] {});
  chooser.ask(kToSave);
  const std::optional<FileAnswer> answer = answer_of(chooser);
  REQUIRE(answer);
  CHECK(answer->came == FileAnswer::Came::Left);
}

TEST_CASE("a bus without a desktop says so soon") {
  const Desktop desktop(Person::IsNotThere);
  app::FileChooser chooser([] {});
  chooser.ask(kToSave);
  const std::optional<FileAnswer> answer = answer_of(chooser);
  REQUIRE(answer);
  CHECK(answer->came == FileAnswer::Came::NoDesktop);
}

TEST_CASE("a question that nobody answers can be asked again and taken back") {
  const Desktop desktop(Person::Waits);
  app::FileChooser chooser([] {});
  chooser.ask(kToSave);
  std::this_thread::sleep_for(100ms);
  CHECK_FALSE(chooser.answer());
  chooser.ask(kToSave);
}
