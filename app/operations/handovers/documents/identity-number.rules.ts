/** Identity numbers of Turkish citizens, which the police check (KABİS). */
import { fold } from '#app/lib/words/turkish-text.ts';

const TURKISH = /^(tr|tc|t\.c\.?|turk|turkish|turkiye|turkey)( cumhuriyeti)?$/;

/**
 * Returns true if a Turkish citizen's number is probably a typing error: it has only digits but is
 * no identity number. Numbers with letters (passports) and masked numbers are not checked.
 */
export function isDoubtfulId(person: { nationality: string | null; idNumber: string | null }) {
  const number = (person.idNumber ?? '').replace(/\s/g, '');
  const isTurkish = TURKISH.test(fold(person.nationality ?? '').trim());
  return isTurkish && /^\d+$/.test(number) && !isIdentityNumber(number);
}

/**
 * Returns true for an identity number: eleven digits without a leading zero. The tenth digit is 7
 * times the sum of digits 1, 3, 5, 7, 9 minus the sum of digits 2, 4, 6, 8, modulo 10. The eleventh
 * digit is the sum of the first ten, modulo 10.
 */
export function isIdentityNumber(number: string): boolean {
  if (!/^[1-9]\d{10}$/.test(number)) return false;
  const digits = [...number].map(Number);
  const sum = (places: number[]) => places.reduce((all, place) => all + (digits[place] ?? 0), 0);
  const tenth = (7 * sum([0, 2, 4, 6, 8]) - sum([1, 3, 5, 7]) + 10 * 10) % 10;
  const eleventh = sum([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10;
  return digits[9] === tenth && digits[10] === eleventh;
}
