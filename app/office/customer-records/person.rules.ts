/** Who is the same person, of those who gave the same phone number (decision 030). */
import { fold, wordsOf } from '#app/lib/turkish-text.ts';

export interface PersonName {
  name: string;
  surname?: string;
}

/** Whether two names have the same words, in any order and case, with Turkish letters or plain ones. */
export function isSameName(a: PersonName, b: PersonName): boolean {
  const [words, others] = [wordsOfName(a), wordsOfName(b)];
  return words.toSorted().join(' ') === others.toSorted().join(' ');
}

/**
 * Whether two names can be one person's: one is a shorter form of the other, as "Weber", "A. Weber" and
 * "Anna Weber" are of "Anna Maria Weber".
 */
export function isSamePerson(a: PersonName, b: PersonName): boolean {
  return isShorterForm(a, b) || isShorterForm(b, a);
}

/**
 * Whether each word of a name is in the other one, or is an initial there or stands for one. At least one
 * whole word has to be in both.
 */
export function isShorterForm(short: PersonName, long: PersonName): boolean {
  const [words, others] = [wordsOfName(short), wordsOfName(long)];
  return (
    words.some((word) => word.length > 1 && others.includes(word)) &&
    words.every((word) => others.some((other) => fits(word, other)))
  );
}

/** Most letters that a correction changes in a short and in a longer name. */
const CORRECTED = { short: 1, long: 2 };
const LONG_NAME = 8;

/** Whether a name differs from the other one as from its typing error: "Jhon Smith" and "John Smith". */
export function isCorrection(name: PersonName, former: PersonName): boolean {
  const [letters, others] = [wordsOfName(name).join(''), wordsOfName(former).join('')];
  const isLong = Math.min(letters.length, others.length) >= LONG_NAME;
  return distance(letters, others) <= (isLong ? CORRECTED.long : CORRECTED.short);
}

/**
 * The one of `people` with the same phone number who has this name: the same words, else a shorter or a
 * longer form. Undefined where nobody has, and where two may have it: one's record is never another's.
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

/** How many letters have to be put in, taken out or replaced to make one text of the other (Levenshtein). */
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
