import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditChanges, lineDiff } from './audit-changes.rules.ts';

describe('auditChanges', () => {
  test('names what differs by its path, and nothing else', () => {
    const before = { title: 'Egea', pricing: { daily: 40, weekly: null }, features: ['Klima'] };
    const after = { title: 'Egea', pricing: { daily: 45.5, weekly: 240 }, features: ['Klima'] };
    expect(auditChanges(before, after)).toEqual([
      { kind: 'value', field: 'pricing.daily', before: 40, after: 45.5 },
      { kind: 'value', field: 'pricing.weekly', after: 240 },
    ]);
  });

  test('of what was created tells every field that says something, of what was deleted too', () => {
    const car = {
      title: 'Egea',
      active: false,
      year: 0,
      description: '',
      gallery: [],
      image: null,
    };
    const said = ['title', 'active', 'year'];
    expect(auditChanges(null, car).map(({ field }) => field)).toEqual(said);
    expect(auditChanges(car, null).map(({ field }) => field)).toEqual(said);
    expect(auditChanges(car, null)[1]).toEqual({ kind: 'value', field: 'active', before: false });
  });

  test('leaves out what the program keeps of a thing for itself, but not the same names inside of it', () => {
    const before = { id: 'a', version: 1, updatedAt: '2026-07-01T09:00:00.000Z', featured: false };
    const after = { ...before, version: 2, updatedAt: '2026-07-01T10:00:00.000Z', featured: true };
    expect(auditChanges(before, after)).toEqual([
      { kind: 'value', field: 'featured', before: false, after: true },
    ]);
    expect(auditChanges({ picture: { id: 'a' } }, { picture: { id: 'b' } })).toHaveLength(1);
  });

  test('nothing and the empty are the same', () => {
    expect(auditChanges({ a: null, b: '', c: [] }, { a: '', b: null })).toEqual([]);
    expect(auditChanges(null, null)).toEqual([]);
  });

  test('a list is one field, however deep it goes', () => {
    const seasons = (daily: number) => ({ seasonalPricing: [{ name: 'Yaz', daily }] });
    expect(auditChanges(seasons(50), seasons(60))).toEqual([
      {
        kind: 'value',
        field: 'seasonalPricing',
        before: [{ name: 'Yaz', daily: 50 }],
        after: [{ name: 'Yaz', daily: 60 }],
      },
    ]);
  });

  test('a text of several lines is compared by them, and only what is near a change is told', () => {
    const content = (third: string) => ({ content: ['1', '2', third, '4', '5', '6'].join('\n') });
    expect(auditChanges(content('3'), content('drei'))).toEqual([
      {
        kind: 'text',
        field: 'content',
        cut: false,
        lines: [
          { kind: 'same', text: '2' },
          { kind: 'removed', text: '3' },
          { kind: 'added', text: 'drei' },
          { kind: 'same', text: '4' },
        ],
      },
    ]);
  });

  test('an endless text is cut, and says so', () => {
    const [change] = auditChanges(null, { content: 'satır\n'.repeat(500) });
    if (change?.kind !== 'text') throw new Error('no text');
    expect(change.lines).toHaveLength(60);
    expect(change.cut).toBe(true);
  });
});

describe('lineDiff', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });

  test('its lines without the added are the one text, without the removed the other', () => {
    fc.assert(
      fc.property(text, text, (from, to) => {
        const diff = lineDiff(from, to);
        const without = (left: string) =>
          diff.filter(({ kind }) => kind !== left).map((line) => line.text);
        expect(without('added')).toEqual(from);
        expect(without('removed')).toEqual(to);
      }),
    );
  });

  test('what stayed is not told as changed', () => {
    fc.assert(
      fc.property(text, text, (kept, more) => {
        const diff = lineDiff(kept, [...more, ...kept]);
        expect(diff.filter(({ kind }) => kind === 'removed')).toEqual([]);
        expect(diff.filter(({ kind }) => kind === 'added')).toHaveLength(more.length);
      }),
    );
  });
});
