#include "app/awake.hpp"

#include <gio/gio.h>

#include <cstdlib>
#include <filesystem>
#include <string>

namespace app {
namespace {

constexpr int kInhibitMs = 300;
constexpr const char* kName = "org.freedesktop.ScreenSaver";
constexpr const char* kPath = "/org/freedesktop/ScreenSaver";

struct Free {
  void operator()(GVariant* value) const { g_variant_unref(value); }
  void operator()(gchar* text) const { g_free(text); }
};

// Where the session bus is; empty if there is none. GLib would start one of its own.
std::string address_of_bus() {
  if (const char* const address = std::getenv("DBUS_SESSION_BUS_ADDRESS")) {
    return address;
  }
  const char* const runtime = std::getenv("XDG_RUNTIME_DIR");
  std::error_code unreadable;
  if (runtime == nullptr ||
      !std::filesystem::exists(std::filesystem::path(runtime) / "bus", unreadable)) {
    return "";
  }
  const std::unique_ptr<gchar, Free> escaped(g_dbus_address_escape_value(runtime));
  return "unix:path=" + std::string(escaped.get()) + "/bus";
}

}  // namespace

// A connection of our own, with the screen kept on: closing it gives that back even if the desktop
// does not hear the call.
class Awake::Desktop {
 public:
  Desktop() {
    const std::string address = address_of_bus();
    if (address.empty()) {
      return;
    }
    connection_ = g_dbus_connection_new_for_address_sync(
        address.c_str(),
        static_cast<GDBusConnectionFlags>(G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT |
                                          G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION),
        nullptr, nullptr, nullptr);
    if (connection_ == nullptr) {
      return;
    }
    g_dbus_connection_set_exit_on_close(connection_, FALSE);
    if (const auto answer =
            call("Inhibit", g_variant_new("(ss)", "SquareScores", "a card game is being scored"))) {
      g_variant_get(answer.get(), "(u)", &cookie_);
      is_kept_ = true;
    }
  }

  ~Desktop() {
    if (connection_ == nullptr) {
      return;
    }
    if (is_kept_) {
      static_cast<void>(call("UnInhibit", g_variant_new("(u)", cookie_)));
    }
    g_dbus_connection_close_sync(connection_, nullptr, nullptr);
    g_object_unref(connection_);
  }

  Desktop(const Desktop&) = delete;
  Desktop& operator=(const Desktop&) = delete;

 private:
  // Null if the desktop does not know it, or does not answer.
  std::unique_ptr<GVariant, Free> call(const char* method, GVariant* arguments) {
    return std::unique_ptr<GVariant, Free>(
        g_dbus_connection_call_sync(connection_, kName, kPath, kName, method, arguments, nullptr,
                                    G_DBUS_CALL_FLAGS_NO_AUTO_START, kInhibitMs, nullptr, nullptr));
  }

  GDBusConnection* connection_ = nullptr;
  guint32 cookie_ = 0;
  bool is_kept_ = false;
};

Awake::Awake() = default;
Awake::~Awake() = default;

void Awake::keep(bool is_wanted) {
  if (is_wanted == is_wanted_) {
    return;
  }
  is_wanted_ = is_wanted;
  desktop_ = is_wanted ? std::make_unique<Desktop>() : nullptr;
}

}  // namespace app
