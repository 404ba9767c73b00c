/**
 * Turkish letters in machine matching. `'I'.toLowerCase()` is 'i' and `'İ'.toLowerCase()` is two
 * code points; both are wrong in Turkish, so nothing else in the project lower-cases for matching.
 */
import { makeOnFirstUse } from '../make-on-first-use.ts';

/**
 * How a letter is written with a to z. Cyrillic as Russian writes Turkish names: Инджекум is İncekum,
 * Чыралы is Çıralı, Анталья is Antalya; also the letters of Ukrainian, Belarusian and Kazakh.
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

/** All signs that people type as an apostrophe: straight, curly, modifier letters, accents, primes, full width. */
const APOSTROPHES = /['’‘‛ʼʻʽʹ′`´＇]/g;

/**
 * The form in which texts are compared: lower case in Turkish, then letters to their ASCII twins, other
 * accents and all apostrophes dropped.
 */
export function fold(text: string): string {
  return foldLetters(text).replace(APOSTROPHES, '');
}

/** Folds a text as `fold` does, but keeps its apostrophes. */
function foldLetters(text: string): string {
  const lower = text.normalize('NFC').toLocaleLowerCase('tr');
  // Before accents are dropped й is a letter of its own; after it ѐ is an е.
  return toAscii(toAscii(lower).normalize('NFD').replace(/\p{M}/gu, ''));
}

function toAscii(letters: string): string {
  return letters.replace(WITH_TWIN, (letter) => ASCII_TWIN[letter] ?? letter);
}

/** The text without its apostrophes: `Kaş’a` is "Kaşa". */
export function withoutApostrophes(text: string): string {
  return text.normalize('NFC').replace(APOSTROPHES, '');
}

/**
 * The words of a text, one space between: runs of letters and digits, as they are written.
 * Apostrophes part a name from its suffix: `Kaş’a` is the words "Kaş" and "a".
 */
export function wordsOf(text: string): string {
  return text
    .normalize('NFC')
    .replace(APOSTROPHES, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of a text, each folded: `Kaş’a` is the words "kas" and "a". */
export function foldedWords(text: string): string {
  return wordsOf(foldLetters(text));
}

/**
 * The address form of a text: `Antalya'da Araç Kiralama` → `antalyada-arac-kiralama`.
 * Apostrophes vanish, every other run of characters outside a-z and 0-9 becomes one hyphen.
 * Gives `fallback` when nothing is left.
 */
export function slugify(text: string, fallback: string): string {
  const slug = fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return slug || fallback;
}

const collator = makeOnFirstUse(() => new Intl.Collator('tr', { numeric: true }));

/** The order of two texts as Turkish sorts them, numbers by their value: `Peugeot 208`, `Peugeot 2008`. */
export function compareTurkish(a: string, b: string): number {
  return collator().compare(a, b);
}
