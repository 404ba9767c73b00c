import { describe, expect, test } from 'vitest';
import { everyName } from '#app/domain/pricing/season.rules.ts';
import type { SeasonInput } from '#app/domain/pricing/season.schema.ts';
import { seasonForm } from '../car-form.schema.ts';
import {
  isTyping,
  nextEditing,
  type SeasonEditing,
  type SeasonEvent,
  type TypedSeason,
} from './season-editing.rules.ts';

const spring = season('Spring', '2026-03-01', '2026-05-31');
const summer = season('Summer', '2026-06-01', '2026-08-31');
const autumn = season('Autumn', '2026-09-01', '2026-11-30');

function season(name: string, startDate: string, endDate: string): SeasonInput {
  const prices = { daily: 60, weekly: null, monthly: null };
  return { name, startDate, endDate, ...prices, translations: everyName({}) };
}

/** Returns the state of a dialog with input typed over `initial`. */
function form(initial: SeasonInput, typed = initial, more: Partial<TypedSeason> = {}): TypedSeason {
  return {
    kind: 'form',
    mode: 'add',
    index: null,
    initial,
    typed: seasonForm.toForm(typed),
    errors: null,
    asksToDiscard: false,
    ...more,
  };
}

const list: SeasonEditing = { seasons: [summer, autumn], dialog: null, notice: null };
const removal = { kind: 'removal', index: 0, season: summer } as const;
const removed = { kind: 'removed', season: summer } as const;

describe('editing seasons', () => {
  test.each<[string, SeasonEditing, SeasonEvent, Partial<SeasonEditing>]>([
    [
      'opens the dialog with a proposal',
      list,
      { kind: 'open', mode: 'add', season: spring, index: null },
      { dialog: form(spring) },
    ],
    [
      'opens the dialog with a season of the list',
      list,
      { kind: 'open', mode: 'edit', season: summer, index: 0 },
      { dialog: form(summer, summer, { mode: 'edit', index: 0 }) },
    ],
    [
      'stores the typed text',
      { ...list, dialog: form(spring) },
      { kind: 'type', typed: seasonForm.toForm(autumn) },
      { dialog: form(spring, autumn) },
    ],
    [
      'adds a new season, sorted by its days',
      { ...list, dialog: form(spring) },
      { kind: 'submit' },
      {
        seasons: [spring, summer, autumn],
        dialog: null,
        notice: { kind: 'added', season: spring },
      },
    ],
    [
      'replaces the edited season',
      { ...list, dialog: form(summer, spring, { mode: 'edit', index: 0 }) },
      { kind: 'submit' },
      {
        seasons: [spring, autumn],
        dialog: null,
        notice: { kind: 'changed', season: spring },
      },
    ],
    [
      'closes an untouched dialog at once',
      { ...list, dialog: form(spring) },
      { kind: 'cancel' },
      { dialog: null },
    ],
    [
      'asks before it discards typed text',
      { ...list, dialog: form(spring, autumn) },
      { kind: 'cancel' },
      { dialog: form(spring, autumn, { asksToDiscard: true }) },
    ],
    [
      'returns from the question to the dialog',
      { ...list, dialog: form(spring, autumn, { asksToDiscard: true }) },
      { kind: 'keepTyping' },
      { dialog: form(spring, autumn) },
    ],
    [
      'discards the typed text',
      { ...list, dialog: form(spring, autumn, { asksToDiscard: true }) },
      { kind: 'discard' },
      { dialog: null },
    ],
    ['asks before a removal', list, { kind: 'askToRemove', index: 0 }, { dialog: removal }],
    ['keeps a season', { ...list, dialog: removal }, { kind: 'keepSeason' }, { dialog: null }],
    [
      'removes a season',
      { ...list, dialog: removal },
      { kind: 'remove' },
      { seasons: [autumn], dialog: null, notice: removed },
    ],
    [
      'restores a removed season at its place',
      { ...list, seasons: [autumn], notice: removed },
      { kind: 'undoRemoval' },
      { seasons: [summer, autumn], notice: null },
    ],
    ['removes nothing without a question', list, { kind: 'remove' }, {}],
    ['submits nothing without a dialog', list, { kind: 'submit' }, {}],
    ['undoes nothing without a removal', list, { kind: 'undoRemoval' }, {}],
  ])('%s', (_name, state, event, changed) => {
    expect(nextEditing(state, event)).toEqual({ ...state, ...changed });
  });

  test('a refused submit keeps the dialog open with its errors', () => {
    const nameless = { ...spring, name: ' ' };
    const { dialog, seasons } = nextEditing(
      { ...list, dialog: form(spring, nameless) },
      { kind: 'submit' },
    );
    expect(seasons).toBe(list.seasons);
    expect(dialog).toMatchObject({ kind: 'form', errors: { name: expect.any(String) } });
  });

  test('a season that overlaps another one is refused', () => {
    const { dialog } = nextEditing(
      { ...list, dialog: form(spring, { ...summer, name: 'Holiday' }) },
      { kind: 'submit' },
    );
    expect(dialog).toMatchObject({ errors: { startDate: expect.any(String) } });
  });
});

test.each([
  ['no dialog', null, false],
  ['a removal', removal, false],
  ['an untouched dialog', form(spring), false],
  ['a dialog with another price', form(spring, { ...spring, daily: 61 }), true],
])('leaving with %s (%s) would lose typed text: %s', (_state, dialog, expected) => {
  expect(isTyping({ dialog })).toBe(expected);
});
