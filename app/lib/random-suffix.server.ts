import { randomInt } from 'node:crypto';

/**
 * Letters and digits without vowels, which could form a word, and without 0, 1 and l, which are
 * easily confused.
 */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const LENGTH = 4;

/** Returns characters that distinguish readable ids of equal names: `k3f9` in `fiat-egea-2024-k3f9`. */
export function randomSuffix(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
