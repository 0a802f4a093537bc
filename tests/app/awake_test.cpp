// Keeping the screen on, against a desktop of our own on a bus of our own.
#include "app/awake.hpp"

#include <gio/gio.h>

#include <atomic>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <thread>

#include "../catch.hpp"

namespace {

// A session bus that nobody else is on; the environment says where it is.
class PrivateBus {
 public:
  PrivateBus() : bus_(g_test_dbus_new(G_TEST_DBUS_NONE)) { g_test_dbus_up(bus_); }
  ~PrivateBus() {
    g_test_dbus_stop(bus_);
    g_object_unref(bus_);
    unsetenv("DBUS_SESSION_BUS_ADDRESS");
  }
  PrivateBus(const PrivateBus&) = delete;
  PrivateBus& operator=(const PrivateBus&) = delete;

  [[nodiscard]] const char* address() const { return g_test_dbus_get_bus_address(bus_); }

 private:
  GTestDBus* bus_;
};

// What a desktop does: counts who keeps its screen on. In a thread of its own.
class FakeDesktop {
 public:
  explicit FakeDesktop(const PrivateBus& bus)
      : thread_([this, address = bus.address()] { run(address); }) {
    while (!is_up_) {
      std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
  }
  ~FakeDesktop() {
    g_main_loop_quit(loop_);
    thread_.join();
  }
  FakeDesktop(const FakeDesktop&) = delete;
  FakeDesktop& operator=(const FakeDesktop&) = delete;

  [[nodiscard]] int asked() const { return asked_; }
  [[nodiscard]] int given_back() const { return given_back_; }

 private:
  void run(const char* address) {
    GMainContext* const context = g_main_context_new();
    g_main_context_push_thread_default(context);
    loop_ = g_main_loop_new(context, FALSE);
    GDBusConnection* const connection = g_dbus_connection_new_for_address_sync(
        address,
        static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION),
        nullptr, nullptr, nullptr);
    GDBusNodeInfo* const node = g_dbus_node_info_new_for_xml(
        "<node><interface name='org.freedesktop.ScreenSaver'>"
        "<method name='Inhibit'><arg type='s' direction='in'/><arg type='s' direction='in'/>"
        "<arg type='u' direction='out'/></method>"
        "<method name='UnInhibit'><arg type='u' direction='in'/></method>"
        "</interface></node>",
        nullptr);
    const GDBusInterfaceVTable table{.method_call = &FakeDesktop::answer,
                                     .get_property = nullptr,
                                     .set_property = nullptr,
                                     .padding = {}};
    g_dbus_connection_register_object(connection, "/org/freedesktop/ScreenSaver",
                                      node->interfaces[0], &table, this, nullptr, nullptr);
    const guint name = g_bus_own_name_on_connection(
        connection, "org.freedesktop.ScreenSaver", G_BUS_NAME_OWNER_FLAGS_NONE,
        [](GDBusConnection*, const gchar*, gpointer self) {
          static_cast<FakeDesktop*>(self)->is_up_ = true;
        },
        nullptr, this, nullptr);
    g_main_loop_run(loop_);
    g_bus_unown_name(name);
    g_dbus_connection_close_sync(connection, nullptr, nullptr);
    g_object_unref(connection);
    g_dbus_node_info_unref(node);
    g_main_loop_unref(loop_);
    g_main_context_pop_thread_default(context);
    g_main_context_unref(context);
  }

  static void answer(GDBusConnection*, const gchar*, const gchar*, const gchar*,
                     const gchar* method, GVariant* arguments, GDBusMethodInvocation* call,
                     gpointer desktop) {
    auto& self = *static_cast<FakeDesktop*>(desktop);
    constexpr guint32 kCookie = 325;
    if (std::string(method) == "Inhibit") {
      ++self.asked_;
      g_dbus_method_invocation_return_value(call, g_variant_new("(u)", kCookie));
      return;
    }
    guint32 cookie = 0;
    g_variant_get(arguments, "(u)", &cookie);
    self.given_back_ += cookie == kCookie ? 1 : 0;
    g_dbus_method_invocation_return_value(call, nullptr);
  }

  std::atomic<int> asked_{0};
  std::atomic<int> given_back_{0};
  std::atomic<bool> is_up_{false};
  GMainLoop* loop_ = nullptr;
  std::thread thread_;
};

}  // namespace

TEST_CASE(
    "The screen is asked for once, and given back when it is no longer wanted or at the end") {
  const PrivateBus bus;
  const FakeDesktop desktop(bus);
  {
    app::Awake awake;
    awake.keep(false);
    CHECK(desktop.asked() == 0);
    awake.keep(true);
    awake.keep(true);
    CHECK(desktop.asked() == 1);
    awake.keep(false);
    CHECK(desktop.given_back() == 1);
    awake.keep(true);
    CHECK(desktop.asked() == 2);
    CHECK(desktop.given_back() == 1);
  }
  CHECK(desktop.given_back() == 2);
}

TEST_CASE("A desktop that knows no such thing, and no desktop at all, are no reason to stop") {
  {
    const PrivateBus bus;
    app::Awake awake;
    awake.keep(true);
    awake.keep(false);
  }
  unsetenv("XDG_RUNTIME_DIR");
  app::Awake awake;
  awake.keep(true);
  setenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nowhere/at/all", 1);
  app::Awake other;
  other.keep(true);
  unsetenv("DBUS_SESSION_BUS_ADDRESS");
}
