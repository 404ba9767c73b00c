/** Rules that distinguish people with the same phone number (decision 030). */
import { fold, wordsOf } from '#app/lib/words/turkish-text.ts';

export interface PersonName {
  name: string;
  surname?: string;
}

/**
 * Returns true if two names have the same words, in any order and case, with Turkish or plain
 * letters.
 */
export function isSameName(a: PersonName, b: PersonName): boolean {
  const [words, others] = [wordsOfName(a), wordsOfName(b)];
  return words.toSorted().join(' ') === others.toSorted().join(' ');
}

/**
 * Returns true if both names can belong to the same person, because one is a shorter form of the
 * other: "Weber", "A. Weber" and "Anna Weber" are shorter forms of "Anna Maria Weber".
 */
export function isSamePerson(a: PersonName, b: PersonName): boolean {
  return isShorterForm(a, b) || isShorterForm(b, a);
}

/**
 * Returns true if each word of `short` fits a word of `long`: the same word, or one is the initial
 * of the other. At least one whole word must be the same.
 */
export function isShorterForm(short: PersonName, long: PersonName): boolean {
  const [words, others] = [wordsOfName(short), wordsOfName(long)];
  return (
    words.some((word) => word.length > 1 && others.includes(word)) &&
    words.every((word) => others.some((other) => fits(word, other)))
  );
}

/**
 * Returns the person with this name among `people`, who share a phone number: first the same name,
 * then a shorter or longer form. Undefined if nobody fits, or if several people fit, so that nobody
 * gets another person's record.
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
