/** Recognises numbers of payment cards. Source: product.md, "no card number is ever stored". */

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;
/** Groups of digits with spaces or hyphens between them. */
const DIGITS = /\d(?:[ -]*\d)+/g;
/** IBANs have as many digits as a card number, after two letters. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?\b/gi;
/** Phone numbers have at most 15 digits after a plus. German mobile numbers have 13. */
const PHONE = /\+\d(?:[ -]*\d){7,14}(?![ -]*\d)/g;
/**
 * First digits of the cards that banks issue: Mir and Mastercard, American Express and its
 * relatives, Visa, Mastercard, Maestro and its relatives, Troy. Numbers of Turkish e-invoices begin
 * with a year.
 */
const ISSUER = /^(?:2[2-7]|[3-6]|9792)/;

/**
 * Returns true if a text contains a card number: 13 to 19 digits of a card issuer that pass the Luhn
 * check, with or without spaces and hyphens between them. Other digits may stand before or after it.
 * IBANs, and phone numbers with a plus, are no card numbers.
 */
export function hasCardNumber(text: string): boolean {
  const runs = text.replaceAll(IBAN, '.').replaceAll(PHONE, '.').match(DIGITS) ?? [];
  return runs.some((run) => {
    const groups = run.split(/[ -]+/);
    return groups.some((_, start) => {
      let number = '';
      return groups.slice(start).some((group) => {
        number += group;
        return isCardNumber(number);
      });
    });
  });
}

function isCardNumber(digits: string): boolean {
  if (digits.length < MIN_DIGITS || digits.length > MAX_DIGITS) return false;
  return ISSUER.test(digits) && luhnSum(digits) % 10 === 0;
}

/** Returns the sum of the digits, of which every second from the right counts double. */
function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, i) => {
    const value = Number(digit) * (i % 2 === 0 ? 1 : 2);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}
