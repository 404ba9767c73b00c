import { expect, test } from 'vitest';
import { fieldOfError, fieldValue, messageIn } from './form-fields.ts';
import {
  formMerge,
  keepMine,
  numberMeaning,
  plainMeaning,
  takeTheirs,
} from './three-way-merge.rules.ts';

type Form = typeof base;
type Field = 'name' | 'price.daily' | 'tags';
const base = { name: 'Kaş', price: { daily: '45.5' }, tags: ['a'] };
const { differences, merge, carryOver, isSame } = formMerge<Form, Field>({
  fields: ['name', 'price.daily', 'tags'],
  meaning: (form, field) =>
    field === 'price.daily'
      ? numberMeaning(form.price.daily)
      : plainMeaning(fieldValue(form, field)),
});

test('what both changed is mine as proposed, what only they changed is theirs', () => {
  const mine = { ...base, name: 'Kalkan', price: { daily: '50' } };
  const theirs = { ...base, name: 'Kemer', tags: ['a', 'b'] };
  const versions = { base, mine, theirs };
  const found = differences(versions);
  expect(found).toEqual([
    { field: 'name', proposed: 'mine' },
    { field: 'tags', proposed: 'theirs' },
  ]);
  expect(merge(versions, keepMine(found))).toEqual({ ...mine, tags: ['a', 'b'] });
  expect(merge(versions, takeTheirs(found))).toEqual({ ...theirs, price: { daily: '50' } });
});

test('what means the same is no difference, and what was typed since is carried over', () => {
  expect(isSame(base, { ...base, name: ' Kaş ', price: { daily: '45,50' } })).toBe(true);
  expect(isSame(base, { ...base, tags: [] })).toBe(false);
  const typed = { ...base, price: { daily: '60' } };
  const draft = { ...base, name: 'Kemer' };
  expect(carryOver({ from: base, to: typed, onto: draft })).toEqual({
    ...draft,
    price: { daily: '60' },
  });
});

test('errors are found by the field that they are in', () => {
  const fields: Field[] = ['name', 'price.daily', 'tags'];
  expect(fieldOfError(fields, 'tags.3')).toBe('tags');
  expect(fieldOfError(fields, 'price')).toBeNull();
  expect(messageIn({ tags: [undefined, { message: 'Too long' }] }, 'tags')).toBe('Too long');
  expect(messageIn({ tags: { ref: {}, type: 'x' } }, 'tags')).toBeNull();
  expect(messageIn({}, 'price.daily')).toBeNull();
});
