/**
 * Turkish letters in machine matching. `'I'.toLowerCase()` is 'i' and `'İ'.toLowerCase()` is two
 * code points; both are wrong in Turkish, so nothing else in the project lower-cases for matching.
 */
import { whenUsed } from './when-used.ts';

const ASCII_TWIN: Record<string, string> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };

/** Lower case in Turkish, then Turkish letters to their ASCII twins, other accents dropped. */
export function fold(text: string): string {
  return text
    .normalize('NFC')
    .toLocaleLowerCase('tr')
    .replace(/[çğıöşü]/g, (letter) => ASCII_TWIN[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/**
 * The words of a text, one space between: runs of letters and digits, as they are written.
 * Apostrophes part a name from its suffix: `Kaş’a` is the words "Kaş" and "a".
 */
export function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * The address form of a text: `Antalya'da Araç Kiralama` → `antalyada-arac-kiralama`.
 * Apostrophes vanish, every other run of characters outside a-z and 0-9 becomes one hyphen.
 * Gives `fallback` when nothing is left.
 */
export function slugify(text: string, fallback: string): string {
  const slug = fold(text)
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

const collator = whenUsed(() => new Intl.Collator('tr', { numeric: true }));

/** The order of two texts as Turkish sorts them, numbers by their value: `Peugeot 208`, `Peugeot 2008`. */
export function compareTurkish(a: string, b: string): number {
  return collator().compare(a, b);
}
