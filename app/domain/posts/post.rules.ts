/** Statuses and categories of a post, and values derived from its words. Names: spec, parts 3 and 9. */
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { fold, foldedWords, withoutApostrophes, wordsOf } from '#app/lib/words/turkish-text.ts';

/** Stored and sent as they are; `news.text.ts` has what a visitor reads. */
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

/** Fields of a post that can be translated; `alt` belongs to the cover. */
export const POST_TEXTS = ['title', 'excerpt', 'content', 'alt'] as const;

const WORDS_PER_MINUTE = 200;
/** Spec, part 5: the length of the excerpt that is made of the content. */
const AUTO_EXCERPT_LENGTH = 200;
/** A query of any length must not cost more than these. */
const MAX_SEARCH_LENGTH = 200;
const MAX_SEARCH_WORDS = 8;

/**
 * A text of a language as search keeps it: its words in lower case as written, then folded, so that both
 * "koltuğu" and "koltugu" find it. Apostrophes part a name from its suffix: `Kaş’a` is the words
 * "kaş" and "a", and also the word "kaşa". Words of another language than Turkish begin with its mark: the English "side" is not the town.
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
 * Returns the words of a query, each once, at most eight; none if the query has neither letters nor
 * digits, or only letters that fold to nothing (the Russian ъ). Each word comes as the beginnings
 * that a word of a post may have, in Turkish and in the language of the page.
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
 * "kaş" does not find "kasko"; any other word is folded, so that "kas" and "SIDE" find "Kaş" and
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
  // The Russian hard and soft signs fold to nothing, and every word begins with nothing.
  return [...new Set(forms)].filter(Boolean);
}

/** No Turkish word begins with a q. */
function wordMark(language: SiteLanguage): string {
  return `q${language}`;
}

function lowerCase(text: string, language: SiteLanguage): string {
  // Elsewhere than in Turkish the small letter of İ is an i and a dot of its own.
  return text.toLocaleLowerCase(language).replaceAll('i\u0307', 'i');
}

/** Whole minutes at an even pace, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** The first 200 characters of a text plus '...' (spec, part 5). */
export function autoExcerpt(text: string): string {
  return `${firstOf(text, AUTO_EXCERPT_LENGTH)}...`;
}

/**
 * Returns a text of at most `length` characters: a longer one is cut and gets '...' (spec, part 9:
 * descriptions in lists).
 */
export function cutShort(text: string, length: number): string {
  return [...text].length > length ? `${firstOf(text, length)}...` : text;
}

/** Cuts a text by code points, so that no emoji is split. */
function firstOf(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}

/**
 * Returns the tags trimmed, without empty and repeated ones. "Kaş", "KAŞ" and "kas" count as one
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
