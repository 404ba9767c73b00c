import { describe, expect, test } from 'vitest';
import { fieldOfError, fieldValue } from '#app/editing/form-fields.ts';
import { errorsOfServer } from '#app/editing/save-attempt.rules.ts';
import { keepMine, takeTheirs } from '#app/editing/three-way-merge.rules.ts';
import type { Upload } from '#app/features/images/upload-list.rules.ts';
import { refusedByForm, refusedByUploads } from './car-attempt.rules.ts';
import { CAR_FIELDS } from './car-fields.rules.ts';
import { newCarForm } from './car-form.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carMerge } from './car-merge.rules.ts';
import { carFormText } from './fleet.text.ts';

const { differences, merge, carryOver, isSame: isSameCar } = carMerge;

const picture = { url: '/images/a.webp', alt: '', width: 1, height: 1, srcset: '' };
const season = {
  ...{ daily: 60, weekly: null, monthly: 1200 },
  ...{ name: 'Summer', startDate: '2026-07-01', endDate: '2026-08-31' },
};
/** The same in the order in which a kept draft is read. */
const seasonOfDraft = {
  ...{ name: 'Summer', startDate: '2026-07-01', endDate: '2026-08-31' },
  ...{ daily: 60, weekly: null, monthly: 1200 },
};
const base: CarForm = {
  ...newCarForm(2026),
  title: 'Fiat Egea',
  pricing: { daily: '45.5', weekly: '', monthly: '' },
  features: ['Klima', 'Bluetooth'],
  gallery: [picture],
  seasonalPricing: [season],
};
const priced = (daily: string) => ({ pricing: { ...base.pricing, daily } });

describe('two people edit one car', () => {
  test('what only I changed is kept without a question', () => {
    expect(differences({ base, mine: { ...base, title: 'Egea' }, theirs: base })).toEqual([]);
  });

  test('what only they changed is shown, and theirs is proposed', () => {
    expect(differences({ base, mine: base, theirs: { ...base, ...priced('50') } })).toEqual([
      { field: 'pricing.daily', proposed: 'theirs' },
    ]);
  });

  test('what both changed is shown, and mine is proposed', () => {
    const mine = { ...base, title: 'Egea', ...priced('60') };
    const theirs = { ...base, seats: '7', ...priced('50') };
    expect(differences({ base, mine, theirs })).toEqual([
      { field: 'seats', proposed: 'theirs' },
      { field: 'pricing.daily', proposed: 'mine' },
    ]);
  });

  test('what both changed to the same is no question', () => {
    const mine = { ...base, ...priced('50') };
    expect(differences({ base, mine, theirs: { ...base, ...priced('50,00') } })).toEqual([]);
  });

  test('the merge is mine with theirs where it is chosen', () => {
    const mine = { ...base, title: 'Egea', ...priced('60') };
    const theirs = { ...base, seats: '7', ...priced('50') };
    expect(merge({ base, mine, theirs }, { seats: 'theirs', 'pricing.daily': 'mine' })).toEqual({
      ...mine,
      seats: '7',
    });
    expect(merge({ base, mine, theirs }, { 'pricing.daily': 'theirs' })).toEqual({
      ...mine,
      ...priced('50'),
    });
  });

  test('keeping all of mine does not take back what only they changed', () => {
    const mine = { ...base, seats: '4' };
    const theirs = { ...base, seats: '7', ...priced('77') };
    const cars = { base, mine, theirs };
    const found = differences(cars);
    expect(merge(cars, keepMine(found))).toEqual({ ...mine, ...priced('77') });
    expect(merge(cars, takeTheirs(found))).toEqual(theirs);
  });

  test('merging changes neither of the two', () => {
    const theirs = { ...base, ...priced('50') };
    const before = structuredClone([base, theirs]);
    merge({ base, mine: base, theirs }, { 'pricing.daily': 'theirs' });
    expect([base, theirs]).toEqual(before);
  });
});

describe('what is the same', () => {
  test.each<[string, Partial<CarForm>]>([
    ['another way to write a number', priced('45,50')],
    ['spaces around a text', { title: ' Fiat Egea ' }],
    ['features in another order', { features: ['Bluetooth', 'Klima'] }],
    ['a season whose parts are in another order', { seasonalPricing: [seasonOfDraft] }],
    ['another width of the same picture', { gallery: [{ ...picture, width: 2 }] }],
  ])('%s', (_name, changes) => {
    expect(isSameCar(base, { ...base, ...changes })).toBe(true);
  });

  test.each<[string, Partial<CarForm>]>([
    ['a number', priced('45.51')],
    ['no number any more', priced('45.5 x')],
    ['a text', { title: 'fiat Egea' }],
    ['a picture less', { gallery: [] }],
    ['an alt text', { gallery: [{ ...picture, alt: 'Front' }] }],
    ['a price of a season', { seasonalPricing: [{ ...season, weekly: 400 }] }],
    [
      'a price that moved to another tariff',
      {
        seasonalPricing: [{ ...season, weekly: 1200, monthly: null }],
      },
    ],
    ['a season less', { seasonalPricing: [] }],
    ['offline', { status: false }],
  ])('not %s', (_name, changes) => {
    expect(isSameCar(base, { ...base, ...changes })).toBe(false);
  });
});

test('a draft comes back under what has been typed since', () => {
  const draft = { ...base, title: 'From the draft', seats: '7' };
  const typed = { ...base, title: 'Typed since', doors: '5' };
  expect(carryOver({ from: base, to: typed, onto: draft })).toEqual({
    ...base,
    title: 'Typed since',
    seats: '7',
    doors: '5',
  });
});

test('every field of the form can be compared', () => {
  const leaves = (value: unknown, path: string): string[] =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, part]) => leaves(part, path ? `${path}.${key}` : key))
      : [path];
  expect([...CAR_FIELDS].sort()).toEqual(leaves(base, '').sort());
  for (const field of CAR_FIELDS) expect(fieldValue(base, field)).toBeDefined();
});

describe('why a car was not saved', () => {
  test('a missing field of the four is said as the spec says it', () => {
    const { message } = refusedByForm(newCarForm(2026), {});
    expect(message).toBe('Please fill in required fields (Title, Brand, Model, and Daily Price)');
  });

  test('messages come in reading order, those of the server at the field they are in', () => {
    const details = [
      { field: 'gallery.3.alt', message: 'Too long' },
      { field: 'title', message: 'Title is required' },
      { field: 'version', message: 'Unknown here' },
    ];
    expect(errorsOfServer(CAR_FIELDS, details)).toEqual([
      { field: 'title', message: 'Title is required' },
      { field: 'gallery', message: 'Too long' },
    ]);
    expect(fieldOfError(CAR_FIELDS, 'pricing')).toBeNull();
  });

  test('pictures that did not arrive are named, in reading order', () => {
    const upload = { status: 'failed', error: 'Try again.' } as Upload;
    const [rear, front] = [
      { ...upload, id: '1', field: 'car-gallery', name: 'rear.jpg' },
      { ...upload, id: '2', field: 'car-mainImage', name: 'front.jpg' },
    ];
    const sent = { ...rear, id: '3', status: 'done' } as Upload;
    expect(refusedByUploads([rear, sent, front]).errors).toEqual([
      { field: 'mainImage', control: 'failed-2', message: 'front.jpg: Try again.' },
      { field: 'gallery', control: 'failed-1', message: 'rear.jpg: Try again.' },
    ]);
  });

  test('fields that share a message are told apart where they are gathered', () => {
    const wrong = 'Price must be a number of at least 0';
    expect(carFormText.fieldMessage('pricing.daily', wrong)).toBe(`Daily price: ${wrong}`);
    expect(carFormText.fieldMessage('pricing.weekly', wrong)).toBe(`Weekly price: ${wrong}`);
    const missing = 'Daily price is required';
    expect(carFormText.fieldMessage('pricing.daily', missing)).toBe(missing);
  });
});
