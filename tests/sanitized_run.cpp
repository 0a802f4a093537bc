// Linked into every executable of a sanitizer build, and into no other.

// A graphics driver is loaded at run time and unloaded again before leaks are counted, which
// leaves reports that name no function. Libraries that stay loaded keep their names, and what
// they still point to is not a leak.
extern "C" int dlclose(void* /*library*/) { return 0; }

// fontconfig keeps its configuration until the process ends and points to parts of it in ways the
// leak checker cannot follow. Its memory is not ours to free.
// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): LeakSanitizer's name
extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig.so\n"; }
