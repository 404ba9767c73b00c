import { randomInt } from 'node:crypto';

/** No vowels, so that no word comes out, and nothing that is taken for something else on the phone. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxz';
const LENGTH = 4;

/** Tells readable ids apart whose names are the same: `k3f9` in `fiat-egea-2024-k3f9`. */
export function randomSuffix(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
