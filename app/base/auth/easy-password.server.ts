import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fold } from '#app/lib/words/turkish-text.ts';

/**
 * Lowest accepted score of zxcvbn (0 to 4). Lower scores need fewer than a hundred million guesses.
 */
const LEAST_SCORE = 3;
/** Number of characters that are scored, because the time grows with the square of the number. */
const JUDGED_LENGTH = 100;
/**
 * Minimum length of a word from a name. Shorter words, such as the "a" of "Rent a Car", are in most
 * passwords.
 */
const MIN_WORD = 3;
/** Minimum number of letters outside of the given names. */
const OWN_LETTERS = 4;

/**
 * Returns true for a password that is easy to guess: a common password, a row of keys, a date or
 * similar, or a password that consists of the given names and fewer than four other letters
 * (product.md, "Roles").
 */
export type IsEasyPassword = (password: string, names: string[]) => boolean;

/** Call it once, because it loads some 50,000 passwords and words. */
export function createEasyPasswordCheck(): IsEasyPassword {
  const zxcvbn = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
  return (password, names) => {
    const words = wordsOf(names);
    if (isMadeOf(words, password)) return true;
    const start = password.slice(0, JUDGED_LENGTH);
    const forms = [start, plainForm(start)].filter((form) => form !== '');
    return forms.some((form) => zxcvbn.check(form, words).score < LEAST_SCORE);
  };
}

/**
 * Returns the words of the names, longest first, so that a shorter word removes no part of a longer
 * one.
 */
function wordsOf(names: string[]): string[] {
  const words = names.flatMap((name) => [plainForm(name), ...fold(name).split(/[^\p{L}\p{N}]+/u)]);
  return words.filter(({ length }) => length >= MIN_WORD).sort((a, b) => b.length - a.length);
}

function isMadeOf(words: string[], password: string): boolean {
  const form = plainForm(password);
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), form);
  return rest !== form && rest.replace(/[^\p{L}]/gu, '').length < OWN_LETTERS;
}

function plainForm(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}
