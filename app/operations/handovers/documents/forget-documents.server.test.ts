import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { handovers, settings } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking } from '#tests/support/factories.ts';
import { forgetOldDocuments } from './forget-documents.server.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-07-01T09:00:00Z');

async function returned(dropoffAt: string, status: string) {
  const { id } = await aBooking(db, { pickupAt: '2026-01-02 10:00', dropoffAt, status });
  await db.insert(handovers).values({
    bookingId: id,
    kind: 'out',
    plate: '07 A',
    at: '2026-01-02 10:00',
    kilometres: 5,
    fuelEighths: 8,
    photos: ['p0'],
    notes: 'knows the way',
    drivers: [
      {
        name: 'Ada',
        surname: 'Su',
        idNumber: '1',
        nationality: '',
        birthDate: null,
        licenceNumber: '2',
        licenceClass: '',
        licenceDate: null,
        address: '',
      },
    ],
    signatures: { customer: { name: '', strokes: [[1, 2]] }, staff: null },
    staffName: 'owner',
    updatedAt: new Date('2026-01-02T10:00:00Z'),
  });
  return id;
}

async function read(id: string) {
  const [row] = await db.select().from(handovers).where(eq(handovers.bookingId, id));
  return row;
}

test('notes are deleted, also if they are written after the first deletion', async () => {
  await db.insert(settings).values({ value: { customers: { documentMonths: 3 } } });
  const { id } = await aBooking(db, {
    pickupAt: '2026-01-02 10:00',
    dropoffAt: '2026-01-05 10:00',
    status: 'completed',
  });
  const damages = [{ panel: 'roof', kind: 'dent', note: 'says Ada' }];
  await db.insert(handovers).values({
    ...{ bookingId: id, kind: 'back', plate: '07 A', at: '2026-01-05 10:00', damages },
    ...{ kilometres: 5, fuelEighths: 8, staffName: 'owner', updatedAt: NOW },
    signatures: { customer: null, staff: null },
  });
  expect(await forgetOldDocuments(db, NOW)).toBe(1);
  expect((await read(id))?.damages).toEqual([{ panel: 'roof', kind: 'dent', note: '' }]);
  const later = new Date(NOW.getTime() + 1000);
  await db.update(handovers).set({ notes: 'says Ada', updatedAt: later });
  expect(await forgetOldDocuments(db, new Date(later.getTime() + 1000))).toBe(1);
  expect((await read(id))?.notes).toBe('');
});

test('documents, photos, notes and signatures of ended rentals are deleted after the months of the settings', async () => {
  const old = await returned('2026-01-05 10:00', 'completed');
  const recent = await returned('2026-06-05 10:00', 'completed');
  const out = await returned('2026-01-06 10:00', 'active');
  expect(await forgetOldDocuments(db, NOW)).toBe(0);
  await db.insert(settings).values({ value: { customers: { documentMonths: 3 } } });
  expect(await forgetOldDocuments(db, NOW)).toBe(1);
  expect(await read(old)).toMatchObject({
    plate: '07 A',
    kilometres: 5,
    drivers: [],
    photos: [],
    notes: '',
    signatures: { customer: null, staff: null },
  });
  for (const id of [recent, out]) expect((await read(id))?.drivers).toHaveLength(1);
  expect(await forgetOldDocuments(db, NOW)).toBe(0);
});
