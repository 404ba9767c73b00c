import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { DRIVER_DOCUMENTS } from '#tests/support/factories.ts';
import { rentalsOf } from '#tests/support/rentals.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();

const fieldsOf = (refused: { details: { field: string }[] }) =>
  refused.details.map(({ field }) => field);

describe('a hand-over is refused with an error at its field because', () => {
  test.each([
    ['of kilometres below those of the vehicle', { kilometres: 43_999 }, 'kilometres'],
    ['of a vehicle that does not exist', { vehicleId: 'nope' }, 'vehicleId'],
    ['of nine eighths of fuel', { fuelEighths: 9 }, 'fuelEighths'],
  ])('%s', async (_, given, field) => {
    const { book, handOver } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    expect(await handOver(id, given)).toMatchObject({ status: 400, details: [{ field }] });
  });
});

describe('a return is refused with an error at its field because', () => {
  test.each([
    ['of kilometres below those of the hand-over', { kilometres: 44_999 }, 'kilometres'],
    [
      'of a charge that is not the product of count and price',
      { charges: [{ kind: 'fuel', euros: 35, count: 3, each: 12 }] },
      'charges.0.count',
    ],
    ['of a negative charge', { charges: [{ kind: 'fuel', euros: -1 }] }, 'charges.0.euros'],
  ])('%s', async (_, given, field) => {
    const { book, handOver, takeBack } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    await handOver(id);
    expect(await takeBack(id, given)).toMatchObject({ status: 400, details: [{ field }] });
  });
});

test('several errors are reported together, each once', async () => {
  const { book, handOver } = await rentalsOf({ app, db });
  const { id } = await book();

  const refused = await handOver(id, {
    at: '2026-07-02T10:00',
    photos: [{ url: '/api/admin/images/p0.webp', alt: '', width: 1, height: 1, srcset: '' }],
    drivers: [{ ...DRIVER_DOCUMENTS, idNumber: '••••789' }],
  });

  expect(refused).toMatchObject({ status: 400, error: 'Bazı alanlar geçerli değil' });
  expect(fieldsOf(refused)).toEqual(['plate', 'at', 'photos', 'drivers']);
});

describe('the status of the booking', () => {
  test('refuses the hand-over of a cancelled rental', async () => {
    const { book, setStatus, handOver } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    await setStatus(id, 'cancelled');
    expect(await handOver(id)).toMatchObject({ status: 409 });
  });

  test('refuses a second hand-over', async () => {
    const { book, handOver } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    await handOver(id);
    expect(await handOver(id)).toMatchObject({ status: 409 });
  });
});
