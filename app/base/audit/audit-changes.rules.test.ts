import { expect, test } from 'vitest';
import { auditChanges, listChange } from './audit-changes.rules.ts';

test('names what differs by its path, and nothing else', () => {
  const before = { title: 'Egea', pricing: { daily: 40, weekly: null }, features: ['Klima'] };
  const after = { title: 'Egea', pricing: { daily: 45.5, weekly: 240 }, features: ['Klima'] };
  expect(auditChanges(before, after)).toEqual([
    { kind: 'value', field: 'pricing.daily', before: 40, after: 45.5 },
    { kind: 'value', field: 'pricing.weekly', after: 240 },
  ]);
});

test('tells every field of what was created or deleted that is not empty', () => {
  const car = { title: 'Egea', active: false, year: 0, description: '', gallery: [], image: null };
  const fields = ['title', 'active', 'year'];
  expect(auditChanges(null, car).map(({ field }) => field)).toEqual(fields);
  expect(auditChanges(car, null).map(({ field }) => field)).toEqual(fields);
});

test('leaves out bookkeeping, but not the same names further inside', () => {
  const before = { id: 'a', version: 1, updatedAt: '2026-07-01T09:00:00.000Z' };
  const after = { id: 'b', version: 2, updatedAt: '2026-07-01T10:00:00.000Z' };
  expect(auditChanges(before, after)).toEqual([]);
  expect(auditChanges({ picture: before }, { picture: after })).toHaveLength(3);
});

test('null and the empty are the same', () => {
  expect(auditChanges({ a: null, b: '', c: [] }, { a: '', b: null })).toEqual([]);
  expect(auditChanges(null, null)).toEqual([]);
});

test('a list is one field', () => {
  const seasons = (daily: number) => ({ seasonalPricing: [{ name: 'Yaz', daily }] });
  expect(auditChanges(seasons(50), seasons(60))).toMatchObject([{ field: 'seasonalPricing' }]);
});

test('of a text with several lines it tells those that went and came', () => {
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

test('cuts an endless text, and says so', () => {
  const [change] = auditChanges(null, { content: 'satır\n'.repeat(500) });
  expect(change).toMatchObject({ kind: 'text', cut: true });
  expect(change?.kind === 'text' && change.lines).toHaveLength(60);
});

test('a list tells what came and went, and a change of order alone', () => {
  const change = listChange(['Klima', 'GPS'], ['Klima', 'Sunroof']);
  expect(change).toEqual({ removed: ['GPS'], added: ['Sunroof'], kept: 1 });
  expect(listChange(['Kaş', 'Lara'], ['Lara', 'Kaş'])).toMatchObject({ removed: [], added: [] });
});
