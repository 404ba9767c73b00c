/** Phone numbers, which people write in many ways. */

const ARABIC_ZERO = 0x660;
const PERSIAN_ZERO = 0x6f0;

/** A number as it was typed, with the digits of an Arabic or a Persian keyboard as ours. */
export function withOurDigits(typed: string): string {
  return typed.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (code < PERSIAN_ZERO ? ARABIC_ZERO : PERSIAN_ZERO));
  });
}

function digitsOf(typed: string): string {
  return withOurDigits(typed).replace(/\D/g, '');
}

/**
 * The digits of a phone number with its country, however it was written. A number without a country
 * is a Turkish one: `0555…`, `555…` and `+90 (0)555…` are `90555…`.
 */
export function phoneWithCountry(phone: string): string {
  const digits = digitsOf(phone);
  const abroad = digits.startsWith('00') ? digits.slice(2) : digits.replace(/^0/, '90');
  return abroad.replace(/^(?=5\d{9}$)/, '90').replace(/^900(?=\d{10}$)/, '90');
}

/** A number as it is typed at home, written for everywhere: `0532 123 45 67` is `+90 532 123 45 67`. */
export function completePhone(typed: string): string {
  const [, area, first, second, third] =
    /^90(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(phoneWithCountry(typed)) ?? [];
  return area && !typed.includes('+')
    ? `+90 ${area} ${first} ${second} ${third}`
    : withOurDigits(typed);
}

/** Fewer digits are no number of a person. */
const FEWEST_DIGITS = 5;

/** By which a person is known, the same for every way of writing a number; null for what is none. */
export function phoneKey(phone: string): string | null {
  const digits = phoneWithCountry(phone);
  return digits.length >= FEWEST_DIGITS ? digits : null;
}

/** Whether a text can be a phone number, in any form. */
export function isPhone(text: string): boolean {
  return digitsOf(text).length >= FEWEST_DIGITS;
}
