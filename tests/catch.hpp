// The test framework, whichever the system has: Catch2 3 on Debian 13, 2.13 on Debian 12.
// What this header brings is the part both share: TEST_CASE, SECTION, REQUIRE, CHECK, INFO,
// CAPTURE, GENERATE, matchers in Catch::Matchers.
#pragma once

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <catch2/catch.hpp>
#endif
