import { describe, expect, test } from 'vitest';
import type { Zone } from '#app/domain/zones/zone.rules.ts';
import {
  changeTransfer,
  EMPTY_REQUEST,
  earlyTransfer,
  emptyTransfer,
  endsForZone,
} from './transfer-state.rules.ts';

const wanted = { ...EMPTY_REQUEST, name: 'Ayşe', passengers: 6, vehicle: 'capacity_1_6' as const };

describe('a change of a transfer request', () => {
  test('keeps the wanted passengers while a smaller vehicle is chosen', () => {
    const small = changeTransfer(wanted, { ...wanted, vehicle: 'capacity_1_4' });
    expect(small).toEqual({ ...wanted, vehicle: 'capacity_1_4' });
  });

  test('takes over the passengers that are chosen for a smaller vehicle', () => {
    const small = { ...wanted, vehicle: 'capacity_1_4' as const };
    expect(changeTransfer(small, { ...small, passengers: 3 }).passengers).toBe(3);
  });

  test('clears the return date and time of a one-way request', () => {
    const returned = { ...wanted, bothWays: true, returnDate: '2026-07-17', returnTime: '10:00' };
    const oneWay = changeTransfer(returned, { ...returned, bothWays: false });
    expect(oneWay).toMatchObject({ bothWays: false, returnDate: '', returnTime: '' });
  });

  test('returns the same request if nothing has changed', () => {
    expect(changeTransfer(wanted, { ...wanted })).toBe(wanted);
  });
});

test('a sent request keeps only its vehicle', () => {
  expect(emptyTransfer(wanted)).toEqual({ ...EMPTY_REQUEST, vehicle: 'capacity_1_6' });
});

describe('a zone chosen from the fares', () => {
  const zone = (id: string, zoneName: string): Zone => ({
    ...{ id, zoneName, spellings: [], description: '' },
    fares: { capacity_1_4: 4_000, capacity_1_6: 5_000, capacity_1_16: 9_000 },
    ...{ displayOrder: 0, active: true, updatedAt: '' },
  });
  const [belek, side] = [zone('belek', 'Belek'), zone('side', 'Side')];
  const given = { zones: [belek, side], airport: 'Antalya Havalimanı' };

  test('fills in the airport as pickup and the zone as drop-off', () => {
    expect(endsForZone(EMPTY_REQUEST, belek, given)).toEqual({
      pickupLocation: 'Antalya Havalimanı',
      dropoffLocation: 'Belek',
    });
  });

  test('keeps a typed hotel in the zone, and fills in the airport', () => {
    const request = { ...EMPTY_REQUEST, dropoffLocation: 'Rixos, Belek' };
    expect(endsForZone(request, belek, given)).toEqual({ pickupLocation: 'Antalya Havalimanı' });
  });

  test('replaces a drop-off in another zone', () => {
    const request = { ...EMPTY_REQUEST, dropoffLocation: 'Rixos, Belek' };
    expect(endsForZone(request, side, given).dropoffLocation).toBe('Side');
  });
});

describe('values that were typed before hydration', () => {
  const early = { typed: EMPTY_REQUEST, inBar: null, kept: new Map<string, unknown>() };
  const inBar = { pickupLocation: '', dropoffLocation: 'Side', passengers: 5 };

  test('are taken from the form', () => {
    const { vehicle } = EMPTY_REQUEST;
    const typed = { ...EMPTY_REQUEST, name: 'Ayşe' };
    expect(earlyTransfer(EMPTY_REQUEST, { ...early, typed, vehicle })).toEqual(typed);
  });

  test('select the vehicle for the passengers of the bar', () => {
    const { vehicle } = EMPTY_REQUEST;
    expect(earlyTransfer(EMPTY_REQUEST, { ...early, inBar, vehicle })).toMatchObject({
      ...{ dropoffLocation: 'Side', passengers: 5, vehicle: 'capacity_1_6' },
    });
  });

  test('keep a chosen vehicle, whatever the number of passengers', () => {
    const request = earlyTransfer(EMPTY_REQUEST, { ...early, inBar, vehicle: 'capacity_1_16' });
    expect(request.vehicle).toBe('capacity_1_16');
  });

  test('replace stored values, whereas empty fields get stored values', () => {
    const { vehicle } = EMPTY_REQUEST;
    const typed = { ...EMPTY_REQUEST, name: 'Ayşe' };
    const kept = new Map<string, unknown>([
      ...Object.entries(EMPTY_REQUEST),
      ['name', 'Zehra'],
      ['phone', '0555'],
    ]);
    expect(earlyTransfer(EMPTY_REQUEST, { ...early, typed, vehicle, kept })).toMatchObject({
      ...{ name: 'Ayşe', phone: '0555' },
    });
  });
});
