/** Rules that tell people apart who gave the same phone number (decision 030). */
import { fold, wordsOf } from '#app/lib/words/turkish-text.ts';

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
