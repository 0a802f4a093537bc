// How Dear ImGui is built here, in place of its imconfig.h (as IMGUI_USER_CONFIG).
#pragma once

// Names hold emoji and historic scripts; with 16-bit characters, clicking into such a name would
// destroy it.
#define IMGUI_USE_WCHAR32

// FreeType hints small text better than the built-in rasterizer, at every zoom.
#define IMGUI_ENABLE_FREETYPE

// What the next release drops is not begun with.
#define IMGUI_DISABLE_OBSOLETE_FUNCTIONS
#define IMGUI_DISABLE_OBSOLETE_KEYIO
