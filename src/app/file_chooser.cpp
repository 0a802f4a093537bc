#include "app/file_chooser.hpp"

#include <gio/gio.h>

#include <algorithm>
#include <utility>

namespace app {
namespace {

constexpr const char* kBusName = "org.freedesktop.portal.Desktop";
constexpr const char* kObject = "/org/freedesktop/portal/desktop";
constexpr const char* kInterface = "org.freedesktop.portal.FileChooser";
constexpr const char* kRequest = "org.freedesktop.portal.Request";
constexpr const char* kToken = "squarescores";
constexpr int kPortalMs = 1000;

// Owns what GLib counts, or allocates.
template <auto kFree>
struct Release {
  template <typename T>
  void operator()(T* thing) const {
    kFree(thing);
  }
};
using Context = std::unique_ptr<GMainContext, Release<g_main_context_unref>>;
using Loop = std::unique_ptr<GMainLoop, Release<g_main_loop_unref>>;
using Bus = std::unique_ptr<GDBusConnection, Release<g_object_unref>>;
using Value = std::unique_ptr<GVariant, Release<g_variant_unref>>;
using Text = std::unique_ptr<char, Release<g_free>>;

// Where the answer to our question will be told: a path that both sides can work out beforehand.
std::string request_path(GDBusConnection* bus) {
  std::string sender = g_dbus_connection_get_unique_name(bus);
  sender.erase(0, 1);  // a colon
  std::ranges::replace(sender, '.', '_');
  return std::string(kObject) + "/request/" + sender + "/" + kToken;
}

GVariant* options_of(const FileQuestion& question) {
  GVariantBuilder options;
  g_variant_builder_init(&options, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add(&options, "{sv}", "handle_token", g_variant_new_string(kToken));
  if (question.is_to_save) {
    g_variant_builder_add(&options, "{sv}", "current_name",
                          g_variant_new_string(question.suggested.filename().c_str()));
  }
  g_variant_builder_add(&options, "{sv}", "current_folder",
                        g_variant_new_bytestring(question.suggested.parent_path().c_str()));
  return g_variant_builder_end(&options);
}

FileAnswer answer_in(GVariant* parameters) {
  guint32 response = 2;
  GVariant* results = nullptr;
  g_variant_get(parameters, "(u@a{sv})", &response, &results);
  const Value owned(results);
  const char** uris = nullptr;
  FileAnswer answer{.came = FileAnswer::Came::Left, .file = {}};
  if (response == 0 && g_variant_lookup(results, "uris", "^a&s", &uris)) {
    const Text path(uris[0] == nullptr ? nullptr : g_filename_from_uri(uris[0], nullptr, nullptr));
    if (path) {
      answer = {.came = FileAnswer::Came::Chosen, .file = path.get()};
    }
    g_free(static_cast<void*>(uris));
  }
  return answer;
}

}  // namespace

// One question, from its start to its answer; run() is in a thread of its own.
struct FileChooser::Asking {
  explicit Asking(FileQuestion asked)
      : question(std::move(asked)),
        context(g_main_context_new()),
        loop(g_main_loop_new(context.get(), FALSE)) {}

  FileAnswer run() {
    g_main_context_push_thread_default(context.get());
    const Bus bus(g_bus_get_sync(G_BUS_TYPE_SESSION, nullptr, nullptr));
    if (bus) {
      g_dbus_connection_set_exit_on_close(bus.get(), FALSE);  // a bus that ends does not end us
      ask(bus.get());
    }
    g_main_context_pop_thread_default(context.get());
    return std::move(answer);
  }

  void ask(GDBusConnection* bus) {
    const std::string path = request_path(bus);
    const guint heard =
        g_dbus_connection_signal_subscribe(bus, kBusName, kRequest, "Response", path.c_str(),
                                           nullptr, G_DBUS_SIGNAL_FLAGS_NONE, &hear, this, nullptr);
    const Value taken(g_dbus_connection_call_sync(
        bus, kBusName, kObject, kInterface, question.is_to_save ? "SaveFile" : "OpenFile",
        g_variant_new("(ss@a{sv})", "", question.title.c_str(), options_of(question)),
        G_VARIANT_TYPE("(o)"), G_DBUS_CALL_FLAGS_NONE, kPortalMs, nullptr, nullptr));
    if (taken) {
      answer.came = FileAnswer::Came::Left;
      g_main_loop_run(loop.get());
    }
    if (!is_answered) {  // taken back, or too late: a dialog that comes up now would be nobody's
      g_dbus_connection_call(bus, kBusName, path.c_str(), kRequest, "Close", nullptr, nullptr,
                             G_DBUS_CALL_FLAGS_NO_AUTO_START, kPortalMs, nullptr, nullptr, nullptr);
    }
    g_dbus_connection_signal_unsubscribe(bus, heard);
    while (g_main_context_iteration(context.get(), FALSE) == TRUE) {
    }
  }

  static void hear(GDBusConnection*, const char*, const char*, const char*, const char*,
                   GVariant* parameters, void* data) {
    auto* const asking = static_cast<Asking*>(data);
    if (g_variant_is_of_type(parameters, G_VARIANT_TYPE("(ua{sv})")) == TRUE) {
      asking->answer = answer_in(parameters);
      asking->is_answered = true;
    }
    g_main_loop_quit(asking->loop.get());
  }

  // From another thread; also if run() has not come to its loop yet.
  void stop() {
    GSource* const source = g_idle_source_new();
    g_source_set_callback(source, &quit, loop.get(), nullptr);
    g_source_attach(source, context.get());
    g_source_unref(source);
  }
  static gboolean quit(void* running) {
    g_main_loop_quit(static_cast<GMainLoop*>(running));
    return G_SOURCE_REMOVE;
  }

  FileQuestion question;
  Context context;
  Loop loop;
  FileAnswer answer;
  bool is_answered = false;
};

FileChooser::FileChooser(std::function<void()> wake) : wake_(std::move(wake)) {}

FileChooser::~FileChooser() { stop(); }

void FileChooser::stop() {
  if (thread_.joinable()) {
    asking_->stop();
    thread_.join();
  }
}

void FileChooser::ask(const FileQuestion& question) {
  stop();
  {
    const std::lock_guard lock(mutex_);
    answer_.reset();
  }
  asking_ = std::make_unique<Asking>(question);
  thread_ = std::thread([this] {
    FileAnswer answer = asking_->run();
    {
      const std::lock_guard lock(mutex_);
      answer_ = std::move(answer);
    }
    wake_();
  });
}

std::optional<FileAnswer> FileChooser::answer() {
  const std::lock_guard lock(mutex_);
  return std::exchange(answer_, std::nullopt);
}

}  // namespace app
