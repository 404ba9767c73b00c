import { expect, test } from 'vitest';
import { auditChanges, listChange } from './audit-changes.rules.ts';

test('lists only changed fields, each by its path', () => {
  const before = { title: 'Egea', pricing: { daily: 40, weekly: null }, features: ['Klima'] };
  const after = { title: 'Egea', pricing: { daily: 45.5, weekly: 240 }, features: ['Klima'] };
  expect(auditChanges(before, after)).toEqual([
    { kind: 'value', field: 'pricing.daily', before: 40, after: 45.5 },
    { kind: 'value', field: 'pricing.weekly', after: 240 },
  ]);
});

test('lists all fields of a created or deleted record, except empty ones', () => {
  const car = { title: 'Egea', active: false, year: 0, description: '', gallery: [], image: null };
  const fields = ['title', 'active', 'year'];
  expect(auditChanges(null, car).map(({ field }) => field)).toEqual(fields);
  expect(auditChanges(car, null).map(({ field }) => field)).toEqual(fields);
});

test('ignores id, version and time of the record, but not of nested objects', () => {
  const before = { id: 'a', version: 1, updatedAt: '2026-07-01T09:00:00.000Z' };
  const after = { id: 'b', version: 2, updatedAt: '2026-07-01T10:00:00.000Z' };
  expect(auditChanges(before, after)).toEqual([]);
  expect(auditChanges({ picture: before }, { picture: after })).toHaveLength(3);
});

test('null and empty values are equal', () => {
  expect(auditChanges({ a: null, b: '', c: [] }, { a: '', b: null })).toEqual([]);
  expect(auditChanges(null, null)).toEqual([]);
});

test('a changed list is one changed field', () => {
  const seasons = (daily: number) => ({ seasonalPricing: [{ name: 'Yaz', daily }] });
  expect(auditChanges(seasons(50), seasons(60))).toMatchObject([{ field: 'seasonalPricing' }]);
});

test('a changed text of several lines has its removed and added lines', () => {
  const content = (third: string) => ({ content: ['1', '2', third, '4'].join('\n') });
  expect(auditChanges(content('3'), content('drei'))).toEqual([
    {
      kind: 'text',
      field: 'content',
      cut: false,
      lines: [
        { kind: 'removed', text: '3' },
        { kind: 'added', text: 'drei' },
      ],
    },
  ]);
});

test('a very long changed text is cut to 60 lines', () => {
  const [change] = auditChanges(null, { content: 'satır\n'.repeat(500) });
  expect(change).toMatchObject({ kind: 'text', cut: true });
  expect(change?.kind === 'text' && change.lines).toHaveLength(60);
});

test('a changed list has its removed and added entries', () => {
  const change = listChange(['Klima', 'GPS'], ['Klima', 'Sunroof']);
  expect(change).toEqual({ removed: ['GPS'], added: ['Sunroof'], kept: 1 });
  expect(listChange(['Kaş', 'Lara'], ['Lara', 'Kaş'])).toMatchObject({ removed: [], added: [] });
});
