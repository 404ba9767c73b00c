/** Categories of a post (spec, parts 3 and 9), and values derived from its words. */
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { fold, foldedWords, withoutApostrophes, wordsOf } from '#app/lib/words/turkish-text.ts';

/** Categories as stored and sent. `text/` has their names for visitors. */
export const POST_CATEGORIES = [
  'Car Reviews',
  'Travel Tips',
  'Maintenance',
  'Insurance',
  'Road Safety',
  'Car Tech',
  'Company News',
  'Industry News',
] as const;
export type PostCategory = (typeof POST_CATEGORIES)[number];
export const DEFAULT_CATEGORY: PostCategory = 'Company News';

/** Fields of a post that can be translated. `alt` is the cover's alternative text. */
export const POST_TEXTS = ['title', 'excerpt', 'content', 'alt'] as const;

const WORDS_PER_MINUTE = 200;
/** Length of an excerpt that is made from the content, in characters (spec, part 5). */
const AUTO_EXCERPT_LENGTH = 200;
/** Limits of a search, in characters and words, so that a long one is not expensive. */
const MAX_SEARCH_LENGTH = 200;
const MAX_SEARCH_WORDS = 8;

/**
 * Returns a text as the search stores it: its words in lower case as written, then folded, so that
 * both "koltuğu" and "koltugu" find it. An apostrophe separates a name from its suffix: `Kaş’a`
 * becomes the words "kaş" and "a", and also "kaşa". Words of other languages than Turkish get a
 * prefix, so that the English word "side" does not find the town.
 */
export function searchForm(text: string, language: SiteLanguage = 'tr'): string {
  const twoForms = (written: string) =>
    `${wordsOf(lowerCase(written, language))} ${foldedWords(written)}`.trim();
  const joined = (text.normalize('NFC').match(/\S+/g) ?? []).flatMap((word) => {
    const whole = withoutApostrophes(word);
    return whole === word ? [] : whole;
  });
  const words = [twoForms(text), twoForms(joined.join(' '))].filter(Boolean).join(' ');
  return language === 'tr' ? words : words.replace(/\S+/g, (word) => wordMark(language) + word);
}

/**
 * Returns the words of a search, each once, at most eight, without words that fold to nothing (the
 * Russian ъ). Each word is returned as the beginnings that a word of a post may have, in Turkish
 * and, with prefix, in `language`.
 */
export function searchWords(query: string, language: SiteLanguage = 'tr'): string[][] {
  const typed = wordsOf(query.slice(0, MAX_SEARCH_LENGTH)).split(' ').filter(Boolean);
  const byForm = new Map(typed.map((word) => [lowerCase(word, 'tr'), word]));
  return [...byForm.values()]
    .slice(0, MAX_SEARCH_WORDS)
    .map((word) => {
      const inTurkish = beginnings(word, 'tr');
      if (language === 'tr') return inTurkish;
      return [...inTurkish, ...beginnings(word, language).map((each) => wordMark(language) + each)];
    })
    .filter((forms) => forms.length > 0);
}

/**
 * Returns the beginnings to search for. A word with ç, ğ, ö, ş or ü is searched as written, so that
 * "kaş" does not find "kasko". Other words are folded, so that "kas" and "SIDE" find "Kaş" and
 * "Side". In Turkish a final k or ç becomes soft before a vowel: "koltuk" finds "koltuğu".
 */
function beginnings(word: string, language: SiteLanguage): string[] {
  const written = lowerCase(word, language);
  const all =
    language === 'tr'
      ? [written, written.replace(/k$/, 'ğ').replace(/ç$/, 'c')]
      : // A keyboard without ü writes "Kueste".
        [written, ...(language === 'de' ? [written.replace(/([aou])e/g, '$1')] : [])];
  const forms = /[çğöşü]/.test(written) ? all : all.map(fold);
  // The Russian hard and soft signs fold to an empty text, which would match every word.
  return [...new Set(forms)].filter(Boolean);
}

/** Returns the prefix of words of a language. No Turkish word begins with q. */
function wordMark(language: SiteLanguage): string {
  return `q${language}`;
}

function lowerCase(text: string, language: SiteLanguage): string {
  // In languages other than Turkish the lower case of İ is an i with a separate dot.
  return text.toLocaleLowerCase(language).replaceAll('i\u0307', 'i');
}

/** Returns the reading time in whole minutes, at least 1. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** Returns the first 200 characters of a text and '...' (spec, part 5). */
export function autoExcerpt(text: string): string {
  return `${firstOf(text, AUTO_EXCERPT_LENGTH)}...`;
}

/**
 * Returns a text of at most `length` characters. A longer text is cut and gets '...' (spec, part 9,
 * descriptions in lists).
 */
export function cutShort(text: string, length: number): string {
  return [...text].length > length ? `${firstOf(text, length)}...` : text;
}

/** Cuts a text by code points, so that an emoji is not split. */
function firstOf(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}

/**
 * Returns the tags trimmed, without empty and repeated ones. "Kaş", "KAŞ" and "kas" are the same
 * tag; the first spelling stays.
 */
export function uniqueTags(tags: string[]): string[] {
  const byForm = new Map<string, string>();
  for (const given of tags) {
    const tag = given.trim().replace(/\s+/g, ' ');
    const form = fold(tag);
    if (tag && !byForm.has(form)) byForm.set(form, tag);
  }
  return [...byForm.values()];
}

function countWords(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
