import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { toForm } from '../fields/form-codec.ts';
import {
  type Attempt,
  type Base,
  canSave,
  type EditorEvent,
  isConflict,
  nextState,
  phaseOf,
  refusedAttempt,
  type Step,
} from './editor-state.rules.ts';

interface Car {
  id: string;
  version: number;
}
type Form = { title: string; price: string };

const READ: Base<Form, Car> = {
  saved: { id: 'egea', version: 3 },
  version: 3,
  values: { title: 'Egea', price: '40' },
};
const THEIRS: Base<Form, Car> = {
  saved: { id: 'egea', version: 4 },
  version: 4,
  values: { title: 'Egea', price: '45' },
};
const ATTEMPT: Attempt = { message: 'Please check the form', errors: [] };

const editing: Step<Car> = { kind: 'editing', attempt: null };
const failed: Step<Car> = { kind: 'editing', attempt: ATTEMPT };
const preparing: Step<Car> = { kind: 'preparing' };
const sending: Step<Car> = { kind: 'sending' };
const conflict: Step<Car> = { kind: 'conflict', theirs: { id: 'egea', version: 4 } };
const deleted: Step<Car> = { kind: 'deleted' };
const saved: Step<Car> = { kind: 'saved' };

describe('the step of an editor', () => {
  test.each<[Step<Car>, EditorEvent<Form, Car>, Step<Car>]>([
    [editing, { kind: 'save' }, preparing],
    [failed, { kind: 'save' }, preparing],
    [preparing, { kind: 'send' }, sending],
    [preparing, { kind: 'fail', attempt: ATTEMPT }, failed],
    [sending, { kind: 'fail', attempt: ATTEMPT }, failed],
    [sending, { kind: 'finish' }, saved],
    [sending, { kind: 'findConflict', theirs: { id: 'egea', version: 4 } }, conflict],
    [sending, { kind: 'findDeleted' }, deleted],
    [conflict, { kind: 'save', base: THEIRS }, preparing],
    [conflict, { kind: 'acceptTheirs', base: THEIRS }, editing],
    [conflict, { kind: 'postpone' }, editing],
    [deleted, { kind: 'save', base: { ...READ, saved: null } }, preparing],
    [deleted, { kind: 'postpone' }, editing],
    [failed, { kind: 'postpone' }, failed],
    [failed, { kind: 'acceptTheirs', base: THEIRS }, editing],
    [sending, { kind: 'acceptTheirs', base: THEIRS }, sending],
    [saved, { kind: 'acceptTheirs', base: THEIRS }, saved],
    [failed, { kind: 'restoreDraft', version: 2 }, failed],
  ])('from %o, the event %o leads to %o', (step, event, expected) => {
    expect(nextState({ base: READ, step }, event).step).toEqual(expected);
  });

  test.each<[Step<Car>, boolean]>([
    [editing, true],
    [failed, true],
    [preparing, false],
    [sending, false],
    [conflict, false],
    [deleted, false],
    [saved, false],
  ])('%o allows a save: %s', (step, allowed) => {
    expect(canSave(step)).toBe(allowed);
  });

  test.each<[Step<Car>, pendingUploads: number, string]>([
    [editing, 0, 'idle'],
    [editing, 2, 'idle'],
    [conflict, 0, 'idle'],
    [deleted, 0, 'idle'],
    [preparing, 2, 'uploading'],
    [preparing, 0, 'saving'],
    [sending, 2, 'saving'],
    [saved, 0, 'saving'],
  ])('%o with %i uploading pictures is shown as %s', (step, pendingUploads, phase) => {
    expect(phaseOf(step, pendingUploads)).toBe(phase);
  });
});

describe('the base of an editor', () => {
  test.each<[EditorEvent<Form, Car>, Base<Form, Car>]>([
    [{ kind: 'save' }, READ],
    [{ kind: 'save', base: THEIRS }, THEIRS],
    [{ kind: 'acceptTheirs', base: THEIRS }, THEIRS],
    [
      { kind: 'restoreDraft', version: 2 },
      { ...READ, version: 2 },
    ],
    [{ kind: 'restoreDraft', version: null }, READ],
  ])('after the event %o is %o', (event, expected) => {
    expect(nextState({ base: READ, step: editing }, event).base).toEqual(expected);
  });
});

describe('a version saved by another person', () => {
  const codec = toForm(z.object({ title: z.string(), price: z.number() }));
  const read = READ.values;
  test.each<[string, { theirs: Form; typed: Form; isPart?: boolean; version?: number }, boolean]>([
    ['both changed a field', { theirs: THEIRS.values, typed: { ...read, price: '50' } }, true],
    ['each changed another field', { theirs: THEIRS.values, typed: { ...read, title: 'E' } }, true],
    ['both typed the same', { theirs: THEIRS.values, typed: { ...read, price: '45,0' } }, false],
    ['nothing was typed here', { theirs: THEIRS.values, typed: read }, false],
    [
      'the other person did not change this part',
      { theirs: read, typed: { ...read, price: '50' }, isPart: true },
      false,
    ],
    [
      'this part is a draft of an older version',
      { theirs: read, typed: { ...read, price: '50' }, isPart: true, version: 2 },
      true,
    ],
  ])(
    'conflicts if %s, with %o: %s',
    (_state, { isPart = false, version = 3, ...forms }, expected) => {
      expect(isConflict(codec, { ...forms, base: { ...READ, version }, isPart })).toBe(expected);
    },
  );
});

describe('a refused save', () => {
  const refusal = {
    kind: 'refused',
    error: 'Invalid',
    isNew: true,
    details: [
      { field: 'price.daily', message: 'Too high' },
      { field: 'title', message: 'Too long' },
      { field: 'titles', message: 'Unknown' },
    ],
    data: null,
    lost: false,
    hasResponse: true,
  } as const;
  const words = {
    fields: ['title', 'price'],
    reason: 'Invalid',
    noConnection: (reason: string) => `No connection. ${reason}`,
    mayBeSaved: 'It may be saved.',
  };

  test('lists the errors of its fields in the order of the form', () => {
    const { errors } = refusedAttempt({ ...refusal, details: [...refusal.details] }, words);
    expect(errors).toEqual([
      { field: 'title', message: 'Too long' },
      { field: 'price', message: 'Too high' },
    ]);
  });

  test.each([
    [{ hasResponse: true, lost: false }, 'Invalid'],
    [{ hasResponse: false, lost: false }, 'No connection. Invalid'],
    [{ hasResponse: false, lost: true }, 'No connection. Invalid It may be saved.'],
  ])('with %o has the message: %s', (how, message) => {
    expect(refusedAttempt({ ...refusal, ...how, details: [] }, words).message).toBe(message);
  });
});
