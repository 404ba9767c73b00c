import { expect, test } from 'vitest';
import { z } from 'zod';
import { type FieldCodec, toForm, withChanges } from './form-codec.ts';

const money = z.number({ error: 'No price' }).min(0, 'Below 0').nullable();
const schema = z
  .object({
    title: z.string().trim().min(1, 'Title is required'),
    seats: z.int({ error: 'Seats?' }).max(50, 'Too many'),
    order: z.int().default(10),
    place: z.string().nullable(),
    fuel: z.enum(['petrol', 'diesel']),
    active: z.boolean(),
    pricing: z.object({ daily: money, weekly: money }).prefault({} as never),
    seasons: z.array(z.object({ name: z.string().min(1, 'Name?'), daily: money })),
    at: z.string().nullable(),
  })
  .superRefine(({ pricing: { daily, weekly } }, context) => {
    if ((weekly ?? 0) > (daily ?? 0) * 7)
      context.addIssue({ code: 'custom', path: ['pricing', 'weekly'], message: 'Too dear' });
  });
const moment: FieldCodec<{ date: string; time: string }> = {
  shape: z.object({ date: z.string(), time: z.string() }),
  toForm: (value: string | null | undefined) => {
    const [date = '', time = ''] = value?.split('T') ?? [];
    return { date, time };
  },
  toValue: ({ date, time }) => (date ? `${date}T${time}` : null),
};
const form = toForm(schema, { at: moment });
const car = {
  ...{ title: 'Egea', seats: 5, order: 3, place: null, fuel: 'diesel', active: true },
  pricing: { daily: 45.5, weekly: null },
  seasons: [{ name: 'Yaz', daily: 60 }],
  ...{ at: '2026-07-01T10:00', version: 3 },
};

test('values become texts of a form, and typed texts become values', () => {
  const typed = form.toForm(car);
  expect(typed).toEqual({
    ...{ title: 'Egea', seats: '5', order: '3', place: '', fuel: 'diesel', active: true },
    pricing: { daily: '45.5', weekly: '' },
    seasons: [{ name: 'Yaz', daily: '60' }],
    at: { date: '2026-07-01', time: '10:00' },
  });
  const read = form.read({
    ...typed,
    seats: ' 4',
    order: '',
    pricing: { daily: '45,5', weekly: '' },
  });
  const { version: _, ...sent } = car;
  expect(read).toEqual({ ok: true, input: { ...sent, seats: 4, order: 10 } });
});

test('a new form has the defaults of the schema and the given values', () => {
  expect(form.toForm({ seats: 5 })).toMatchObject({
    ...{ title: '', seats: '5', order: '10', fuel: 'petrol', active: false, seasons: [] },
    at: { date: '', time: '' },
  });
});

test('errors have the messages and paths of the schema', () => {
  const typed = form.toForm(car);
  const wrong = { ...typed, title: ' ', seats: '99', pricing: { daily: 'x', weekly: '-1' } };
  expect(form.read({ ...wrong, seasons: [{ name: '', daily: '' }] })).toEqual({
    ok: false,
    errors: [
      { field: 'title', message: 'Title is required' },
      { field: 'seats', message: 'Too many' },
      { field: 'pricing.daily', message: 'No price' },
      { field: 'pricing.weekly', message: 'Below 0' },
      { field: 'seasons.0.name', message: 'Name?' },
    ],
  });
  const dear = form.read({ ...typed, pricing: { daily: '10', weekly: '99' } });
  expect(dear).toMatchObject({ errors: [{ field: 'pricing.weekly', message: 'Too dear' }] });
});

test('a draft accepts any text in a text field but not in a list, and `fields` has all paths', () => {
  const typed = { ...form.toForm({}), seats: 'many' };
  expect(form.shape.safeParse(typed).success).toBe(true);
  expect(form.shape.safeParse({ ...typed, seasons: 'none' }).success).toBe(false);
  expect(form.fields).toEqual(
    'title seats order place fuel active pricing.daily pricing.weekly seasons at'.split(' '),
  );
});

test('changes are merged field by field, and lists as a whole', () => {
  const base = form.toForm(car);
  const typed = form.toForm({
    ...{ ...car, seats: 4, pricing: { daily: 50, weekly: null } },
    seasons: [...car.seasons, { name: 'Bayram', daily: 70 }],
  });
  const theirs = form.toForm({
    ...{ ...car, title: 'Egea Cross', pricing: { daily: 48, weekly: 300 } },
    seasons: [],
  });
  expect(form.toValue(withChanges(form, theirs, { typed, base }))).toMatchObject({
    title: 'Egea Cross',
    seats: 4,
    pricing: { daily: 50, weekly: 300 },
    seasons: [
      { name: 'Yaz', daily: 60 },
      { name: 'Bayram', daily: 70 },
    ],
  });
  expect(theirs.pricing.daily).toBe('48');
});
