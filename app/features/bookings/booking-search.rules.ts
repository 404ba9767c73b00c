import { withoutNul } from '#app/lib/plain-text.ts';
import { fold } from '#app/lib/turkish-text.ts';

const NUMERIC = /^[-+\d()./]+$/;
const TURKEY_DIALLED = /^(?:\+|00)90/;
/** A whole number with Turkey's code, pasted without its plus. */
const TURKEY_WRITTEN = /^90(?=\d{10}$)/;

/**
 * The words of a search of bookings, folded; each has to stand in `bookingSearchText`. A number may
 * be (a part of) a phone number in any form, so it is its digits alone. The code of the country and
 * the zero in front are left away, since a booking may be written without: `+90 555` finds `0555`.
 */
export function searchTerms(search: string): string[] {
  const words = fold(withoutNul(search)).split(/\s+/);
  return words.map((word) => (NUMERIC.test(word) ? digitsOf(word) : word)).filter(Boolean);
}

function digitsOf(typed: string): string {
  const compact = typed.replace(/[^\d+]/g, '').replace(TURKEY_DIALLED, '');
  return compact.replace(/\D/g, '').replace(TURKEY_WRITTEN, '').replace(/^0+/, '');
}
