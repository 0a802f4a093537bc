#include "ui/draft.hpp"

namespace ui {

void PinDigits::add(int digit) {
  if (count_ < kMost) {
    digits_.at(count_++) = static_cast<char>('0' + digit);
  }
}

void PinDigits::rub_out() {
  if (count_ > 0) {
    digits_.at(--count_) = 0;
  }
}

void PinDigits::clear() {
  // Volatile: nobody reads it afterwards, and it is to be done all the same.
  for (volatile char& digit : digits_) {
    digit = 0;
  }
  count_ = 0;
}

}  // namespace ui
