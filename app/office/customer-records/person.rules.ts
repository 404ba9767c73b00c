/** Rules that tell people apart who gave the same phone number (decision 030). */
import { fold, wordsOf } from '#app/lib/turkish-text.ts';

export interface PersonName {
  name: string;
  surname?: string;
}

/** Returns true if two names have the same words, in any order and case, with Turkish or plain letters. */
export function isSameName(a: PersonName, b: PersonName): boolean {
  const [words, others] = [wordsOfName(a), wordsOfName(b)];
  return words.toSorted().join(' ') === others.toSorted().join(' ');
}

/**
 * Returns true if two names can be the same person's: a name is a shorter form of the second name, as "Weber",
 * "A. Weber" and "Anna Weber" are short for "Anna Maria Weber".
 */
export function isSamePerson(a: PersonName, b: PersonName): boolean {
  return isShorterForm(a, b) || isShorterForm(b, a);
}

/**
 * Returns true if each word of `short` is a word of `long`, an initial of such a word, or a word that has its initial
 * there. The names have to share at least one whole word.
 */
export function isShorterForm(short: PersonName, long: PersonName): boolean {
  const [words, others] = [wordsOfName(short), wordsOfName(long)];
  return (
    words.some((word) => word.length > 1 && others.includes(word)) &&
    words.every((word) => others.some((other) => fits(word, other)))
  );
}

/** Most letters that a correction changes, in a short and in a long name. */
const CORRECTED = { short: 1, long: 2 };
const LONG_NAME = 8;

/** Returns true if two names differ by a typing error at most: "Jhon Smith" and "John Smith". */
export function isCorrection(name: PersonName, former: PersonName): boolean {
  const [letters, others] = [wordsOfName(name).join(''), wordsOfName(former).join('')];
  const isLong = Math.min(letters.length, others.length) >= LONG_NAME;
  return distance(letters, others) <= (isLong ? CORRECTED.long : CORRECTED.short);
}

/**
 * The person with this name among `people` who share a phone number: the same words first, then a shorter or a
 * longer form. Undefined if nobody fits, or if two people may be meant: nobody gets the record of another person.
 */
export function findPerson<Person extends PersonName>(
  people: readonly Person[],
  name: PersonName,
): Person | undefined {
  const same = people.find((person) => isSameName(person, name));
  const likely = people.filter((person) => isSamePerson(person, name));
  return same ?? (likely.length === 1 ? likely[0] : undefined);
}

function wordsOfName({ name, surname = '' }: PersonName): string[] {
  return wordsOf(fold(`${name} ${surname}`))
    .split(' ')
    .filter(Boolean);
}

function fits(word: string, other: string): boolean {
  const isInitial = word.length === 1 || other.length === 1;
  return word === other || (isInitial && word[0] === other[0]);
}

/** Letters to add, leave out or replace until one text is the other (Levenshtein distance). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...from].entries()) {
    let diagonal = i;
    const next = [i + 1];
    for (let j = 1; j <= to.length; j++) {
      const replaced = diagonal + (letter === to[j - 1] ? 0 : 1);
      diagonal = row[j] ?? 0;
      next.push(Math.min(replaced, diagonal + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
