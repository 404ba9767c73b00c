/**
 * Turkish letters in comparisons by code. `'I'.toLowerCase()` is 'i' and `'İ'.toLowerCase()` is two
 * code points; both are wrong in Turkish, so no other code lower-cases texts to compare them.
 */
import { makeOnFirstUse } from '../make-on-first-use.ts';

/**
 * Spelling of each letter with a to z. Cyrillic letters follow the Russian spelling of Turkish
 * names: Инджекум is İncekum, Чыралы is Çıralı, Анталья is Antalya. Letters of Ukrainian,
 * Belarusian and Kazakh are included.
 */
const ASCII_TWIN: Record<string, string> = Object.fromEntries(
  (
    'ç=c ğ=g ı=i ö=o ş=s ü=u ß=ss ł=l ø=o đ=d ð=d þ=th æ=ae œ=oe ə=e ħ=h ŧ=t ŋ=n дж=c а=a б=b в=v г=g д=d е=e ё=e ж=j з=z и=i й=y к=k л=l м=m н=n ' +
    'о=o п=p р=r с=s т=t у=u ф=f х=h ц=ts ч=c ш=s щ=s ъ= ы=i ь= э=e ю=u я=ya ' +
    'і=i ї=i є=e ґ=g ў=u қ=k ғ=g ң=n ә=a ө=o ұ=u ү=u һ=h'
  )
    .split(' ')
    .map((pair) => pair.split('=')),
);

const WITH_TWIN = new RegExp(Object.keys(ASCII_TWIN).join('|'), 'g');

/**
 * Characters that people type as an apostrophe: straight, curly, modifier letters, accents, primes,
 * full width.
 */
const APOSTROPHES = /['’‘‛ʼʻʽʹ′`´＇]/g;

/**
 * Returns the form in which texts are compared: lower case by Turkish rules, letters as a to z,
 * without accents and apostrophes.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(APOSTROPHES, '');
}

/** Folds a text as `fold` does, but keeps its apostrophes. */
function foldLetters(text: string): string {
  const lower = text.normalize('NFC').toLocaleLowerCase('tr');
  // The first pass replaces letters such as й while they still have their accent. The second pass
  // replaces letters such as ѐ, which become е without it.
  return toAscii(toAscii(lower).normalize('NFD').replace(/\p{M}/gu, ''));
}

function toAscii(letters: string): string {
  return letters.replace(WITH_TWIN, (letter) => ASCII_TWIN[letter] ?? letter);
}

/** Returns the text without apostrophes: `Kaş’a` becomes "Kaşa". */
export function withoutApostrophes(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, '');
}

/**
 * Returns the words of a text, separated by one space: runs of letters and digits as they are
 * written. An apostrophe separates a name from its suffix: `Kaş’a` becomes "Kaş a".
 */
export function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(APOSTROPHES, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Returns the folded words of a text, separated by one space: `Kaş’a` becomes "kas a". */
export function foldedWords(text: string): string {
  return wordsOf(foldLetters(text));
}

/**
 * Returns a text as a part of an address: `Antalya'da Araç Kiralama` → `antalyada-arac-kiralama`.
 * Apostrophes are removed; every other run of characters without a form in a-z or 0-9 becomes one
 * hyphen. Returns `fallback` if nothing is left.
 */
export function slugify(text: string, fallback: string): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

const collator = makeOnFirstUse(() => new Intl.Collator('tr', { numeric: true }));

/** Compares two texts in Turkish order, numbers by value: `Peugeot 208` comes before `Peugeot 2008`. */
export function compareTurkish(a: string, b: string): number {
  return collator().compare(a, b);
}
