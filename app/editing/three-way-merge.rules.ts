/**
 * Two people edit one thing: what each of them changed, against what both began with. Nothing that
 * somebody typed is given up without being asked.
 */
import { readDecimal } from '#app/lib/decimal.ts';
import { withFieldOf } from './form-fields.ts';

export interface ThreeVersions<Form> {
  /** As it was when `mine` was begun. */
  base: Form;
  /** As it is typed. */
  mine: Form;
  /** As it is saved now. */
  theirs: Form;
}

export type Choice = 'mine' | 'theirs';
export type Choices<Field extends string> = Partial<Record<Field, Choice>>;

export interface Difference<Field extends string> {
  field: Field;
  /** What is proposed: mine where both were changed, theirs where only theirs was. */
  proposed: Choice;
}

export interface FormMerge<Form, Field extends string> {
  /** The fields that somebody else changed, and not to what I typed as well; in reading order. */
  differences: (versions: ThreeVersions<Form>) => Difference<Field>[];
  /** Mine, with theirs where it is chosen. */
  merge: (versions: ThreeVersions<Form>, choices: Choices<Field>) => Form;
  /** `onto` with every field in which `to` differs from `from`. */
  carryOver: (forms: Record<'from' | 'to' | 'onto', Form>) => Form;
  isSame: (a: Form, b: Form) => boolean;
}

/**
 * How forms of one kind are compared and brought together. `meaning` is what a field says: of two
 * with the same meaning neither is a change.
 */
export function formMerge<Form extends object, Field extends string>({
  fields,
  meaning,
}: {
  /** Dotted paths, in reading order. */
  fields: readonly Field[];
  meaning: (form: Form, field: Field) => string;
}): FormMerge<Form, Field> {
  const differs = (field: Field, a: Form, b: Form) => meaning(a, field) !== meaning(b, field);
  const withFields = (onto: Form, taken: Field[], from: Form) =>
    taken.reduce((merged, field) => withFieldOf(merged, field, from), onto);
  return {
    differences: ({ base, mine, theirs }) =>
      fields
        .filter((field) => differs(field, base, theirs) && differs(field, mine, theirs))
        .map((field) => ({ field, proposed: differs(field, base, mine) ? 'mine' : 'theirs' })),
    merge: ({ mine, theirs }, choices) => {
      const taken = fields.filter((field) => choices[field] === 'theirs');
      return withFields(mine, taken, theirs);
    },
    carryOver: ({ from, to, onto }) => {
      const changed = fields.filter((field) => differs(field, from, to));
      return withFields(onto, changed, to);
    },
    isSame: (a, b) => !fields.some((field) => differs(field, a, b)),
  };
}

/** All that I changed stays; what only they changed is no question of mine or theirs. */
export function keepMine<Field extends string>(found: readonly Difference<Field>[]) {
  return asChoices(found.map(({ field, proposed }) => [field, proposed]));
}

export function takeTheirs<Field extends string>(found: readonly Difference<Field>[]) {
  return asChoices(found.map(({ field }) => [field, 'theirs']));
}

function asChoices<Field extends string>(entries: [Field, Choice][]): Choices<Field> {
  return Object.fromEntries(entries) as Choices<Field>;
}

/** Of a text without the spaces around it; of anything else all that it holds. */
export function plainMeaning(value: unknown): string {
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}

/** Of a typed number: `45,50` means `45.5`. What is no number means what it says. */
export function numberMeaning(typed: string): string {
  const number = readDecimal(typed);
  return number === null || Number.isNaN(number) ? typed.trim() : String(number);
}
