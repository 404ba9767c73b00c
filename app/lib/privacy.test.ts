import { expect, test } from 'vitest';
import { type PrivacyByField, withoutPersonalData } from './privacy.ts';

const TABLE: PrivacyByField = {
  title: 'impersonal',
  text: { erasedTo: '' },
  day: { erasedTo: null },
  amounts: 'impersonal',
  people: { parts: { name: { erasedTo: '–' }, rank: 'impersonal' } },
  town: 'place',
};

const note = {
  title: 'Invoice',
  text: 'of Ada',
  day: '2026-07-01',
  amounts: { total: 5 },
  people: [{ name: 'Ada', rank: 1, former: 'Ada' }],
  town: 'Side',
};

test('erases personal fields, replaces places and keeps the others', () => {
  expect(withoutPersonalData(note, TABLE, () => '…')).toEqual({
    title: 'Invoice',
    text: '',
    day: null,
    amounts: { total: 5 },
    people: [{ name: '–', rank: 1 }],
    town: '…',
  });
});

test('removes a field that is missing in the table', () => {
  expect(withoutPersonalData({ title: 'Invoice', former: 'Ada' }, TABLE)).toEqual({
    title: 'Invoice',
  });
});

test('keeps null as the value of a place or a list', () => {
  const empty = { people: null, town: null };
  expect(withoutPersonalData(empty, TABLE, () => '…')).toEqual(empty);
});
