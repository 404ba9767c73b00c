/** What is read off a post's words: search texts, reading time, excerpt, tags. */
import { fold, wordsOf } from '#app/lib/turkish-text.ts';

const WORDS_PER_MINUTE = 200;
/** Spec, part 5: what stands in for an excerpt that was left empty. */
const AUTO_EXCERPT_LENGTH = 200;
/** Nobody types more; a query of any length must cost what these cost. */
const MAX_SEARCH_LENGTH = 200;
const MAX_SEARCH_WORDS = 8;

/**
 * A text as search keeps it: its words in lower case as written, then folded, so that both
 * "koltuğu" and "koltugu" find it, by stem or in part. Apostrophes part a name from its suffix:
 * `Kaş’a` is the words "kaş" and "a". No sign is left that search would misread.
 */
export function searchForm(text: string): string {
  return `${wordsOf(text.toLocaleLowerCase('tr'))} ${wordsOf(fold(text))}`.trim();
}

/** A word that is looked for. Letters and digits only. */
export interface SearchWord {
  /** As typed, in lower case. */
  lower: string;
  folded: string;
  /** What is in its inflected forms, folded: "koltuk" and, for "koltuğu", "koltug". */
  parts: string[];
}

/** A hard consonant at a word's end gets soft before a vowel. (ç and c fold to one letter.) */
const SOFT_ENDINGS: Record<string, string> = { k: 'g', p: 'b', t: 'd' };

/**
 * The words of a query, each once, the first eight; none when it has neither letter nor digit.
 * Single letters are in everything: one counts, and only when there is nothing else.
 */
export function searchWords(query: string): SearchWord[] {
  const typed = wordsOf(query.slice(0, MAX_SEARCH_LENGTH).toLocaleLowerCase('tr'));
  const words = [...new Set(typed.split(' ').filter(Boolean))];
  const longer = words.filter((word) => word.length > 1);
  return (longer.length > 0 ? longer : words.slice(0, 1))
    .slice(0, MAX_SEARCH_WORDS)
    .map((lower) => ({ lower, folded: fold(lower), parts: wordParts(fold(lower)) }));
}

function wordParts(folded: string): string[] {
  const soft = SOFT_ENDINGS[folded.at(-1) ?? ''];
  return soft ? [folded, folded.slice(0, -1) + soft] : [folded];
}

/** Whole minutes at an even pace, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.ceil(countWords(text) / WORDS_PER_MINUTE));
}

/** The first 200 characters of a text plus '...' (spec, part 5). */
export function autoExcerpt(text: string): string {
  return `${firstOf(text, AUTO_EXCERPT_LENGTH)}...`;
}

/** A text as it is, or so many of its characters plus '...' (spec, part 9: descriptions in lists). */
export function cutShort(text: string, length: number): string {
  return [...text].length > length ? `${firstOf(text, length)}...` : text;
}

/** By code points, so that no emoji is cut in two. */
function firstOf(text: string, length: number): string {
  return [...text].slice(0, length).join('').trim();
}

/** Tags trimmed, none empty, none twice: "Kaş", "KAŞ" and "kas" are one, the first spelling stays. */
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
