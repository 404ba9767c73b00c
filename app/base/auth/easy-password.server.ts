import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '#app/lib/words/turkish-text.ts';

/** Lowest accepted score of zxcvbn (0 to 4): a lower one is guessed within a hundred million tries. */
const LEAST_SCORE = 3;
/**
 * Characters of a password that are judged, because the time grows with the square of their number.
 * All characters are hashed.
 */
const JUDGED_LENGTH = 100;
/**
 * Minimum length of a part of a name. Shorter parts, such as the "a" of "Rent a Car", are in most
 * passwords.
 */
const MIN_WORD = 3;
/** Minimum number of letters that are not part of names, years and signs. */
const OWN_LETTERS = 4;

/**
 * Returns true for a password that is guessed soon: it is among the most common, a row of keys, a
 * date or similar, or it consists of the given names, with or without usual additions between and
 * after them (product.md, "Roles").
 */
export type IsEasyPassword = (password: string, names: string[]) => boolean;

/** Made once: it reads some 50,000 passwords and words. */
export function createEasyPasswordCheck(): IsEasyPassword {
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, names) => {
    const words = wordsOf(names);
    if (isMadeOf(words, password)) return true;
    // Judges the password as typed, and without the signs between its words.
    const start = password.slice(0, JUDGED_LENGTH);
    const forms = [start, plainForm(start)].filter((form) => form !== '');
    return forms.some((form) => zxcvbn.check(form, words).score < LEAST_SCORE);
  };
}

/** Sorted by length, longest first, so that no shorter word removes a part of a longer one. */
function wordsOf(names: string[]): string[] {
  const words = names.flatMap((name) => [plainForm(name), ...fold(name).split(/[^\p{L}\p{N}]+/u)]);
  return words.filter(({ length }) => length >= MIN_WORD).sort((a, b) => b.length - a.length);
}

function isMadeOf(words: string[], password: string): boolean {
  const form = plainForm(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), form);
  return rest !== form && rest.replace(/[^\p{L}]/gu, '').length < OWN_LETTERS;
}

/** Letters and digits alone, folded. */
function plainForm(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
