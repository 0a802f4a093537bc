// Linked into every executable of a sanitizer build, and into no other.

// A graphics driver is loaded at run time and unloaded again before leaks are counted, which
// leaves reports that name no function. Libraries that stay loaded keep their names, and what
// they still point to is not a leak.
extern "C" int dlclose(void* /*library*/) { return 0; }

// fontconfig keeps its configuration until the process ends and points to parts of it in ways the
// leak checker cannot follow, and Mesa's GLX on Debian 13 (25.0) does not give back all of what it
// learned of the display. Their memory is not ours to free.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): LeakSanitizer's name
extern "C" const char* __lsan_default_suppressions() {
  return "leak:libfontconfig.so\nleak:libGLX_mesa.so\n";
}

// The thread sanitizer sees locks only in what was built with it. GLib and GIO, whose own threads
// talk to the desktop for us (app/awake, app/file_chooser), were not, and hand their objects on by
// futexes and atomic counters it cannot know of. What has them on its stack is let pass, and with
// it a race of ours in something they call. Of the two only app/file_chooser has a thread of its
// own, and what that shares is under a mutex. fontconfig was not either, and Pango starts it in a
// thread of its own: both ends of that are between the two libraries.

// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the sanitizer's name
extern "C" const char* __tsan_default_suppressions() {
  return "race:libglib-2.0.so\n"
         "race:libgio-2.0.so\n"
         "race:libfontconfig.so\n";
}
