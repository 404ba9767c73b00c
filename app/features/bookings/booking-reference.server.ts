import { randomInt } from 'node:crypto';

/**
 * No vowels, so that no word comes out, and of signs that are taken for each other, in writing or on
 * the phone (0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V), at most one. `2` and the like stay digits.
 */
const SIGNS = '23456789CDFHJKMNPRTVWX';
const LENGTH = 5;

/** A booking's reference, such as `KRV-7F3K9`. Of five million; it may have been given before. */
export function randomReference(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  return `KRV-${Array.from({ length: LENGTH }, sign).join('')}`;
}
