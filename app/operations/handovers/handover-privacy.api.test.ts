import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { DRIVER_DOCUMENTS as DRIVER } from '#tests/support/factories.ts';
import { pictureForm } from '#tests/support/picture-form.ts';
import { rentalsOf } from '#tests/support/rentals.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();

/** Creates a rental and its hand-over to these drivers. */
async function rentalTo(...drivers: (typeof DRIVER)[]) {
  const rentals = await rentalsOf({ app, db }, '07-A');
  const { id, bookingReference } = await rentals.book();
  const recorded = await rentals.handOver(id, { drivers });
  const showDocuments = async () =>
    (await rentals.call('POST', `/bookings/${id}/handovers/documents`)).data.drivers;
  return { ...rentals, id, bookingReference, recorded, showDocuments };
}

describe('document numbers', () => {
  test('are masked in the record', async () => {
    const { recorded } = await rentalTo(DRIVER);
    expect(recorded.data.drivers).toMatchObject([
      { idNumber: '••••••••901', licenceNumber: '•••••877' },
    ]);
  });

  test('are shown on request', async () => {
    const { showDocuments } = await rentalTo(DRIVER);
    expect(await showDocuments()).toEqual([DRIVER]);
  });

  test('are not in the audit log, which records that they were shown', async () => {
    const { showDocuments, bookingReference, call } = await rentalTo(DRIVER);
    await showDocuments();

    const log = await call('GET', '/audit-log');

    expect(log.data.entries[0]).toMatchObject({
      action: 'show',
      entity: 'handover',
      title: `${bookingReference} · 07-A`,
    });
    expect(JSON.stringify(log)).not.toMatch(/12345678901|998877/);
  });

  test('stay stored if a record with the mask is saved', async () => {
    const { id, read, changeRecord, showDocuments } = await rentalTo(DRIVER);
    const { vehicleId, drivers } = (await read(id)).out;

    const changed = [{ ...drivers[0], licenceNumber: 'NEW-1' }];
    await changeRecord(id, 'out', { vehicleId, drivers: changed });

    expect(await showDocuments()).toMatchObject([
      { idNumber: '12345678901', licenceNumber: 'NEW-1' },
    ]);
  });

  test('stay with their driver when another driver is removed', async () => {
    const others = ['22222222222', '33333333333'].map((idNumber, i) => ({
      ...DRIVER,
      name: `Driver ${i + 2}`,
      idNumber,
    }));
    const { id, read, changeRecord, showDocuments } = await rentalTo(DRIVER, ...others);
    const [first, , third] = (await read(id)).out.drivers;

    await changeRecord(id, 'out', { vehicleId: '07-A', drivers: [first, third] });

    expect(await showDocuments()).toMatchObject([
      { idNumber: '12345678901' },
      { idNumber: '33333333333' },
    ]);
  });

  test('are refused for a new driver if they are masked', async () => {
    const { id, read, changeRecord } = await rentalTo(DRIVER);
    const [hidden] = (await read(id)).out.drivers;

    const drivers = [{ ...hidden, stored: null }];
    const refused = await changeRecord(id, 'out', { vehicleId: '07-A', drivers });

    expect(refused).toMatchObject({ status: 400, details: [{ field: 'drivers' }] });
  });
});

test('the audit log names changed details of a driver without their values', async () => {
  const { id, read, changeRecord, call } = await rentalTo(DRIVER);
  const { vehicleId, drivers } = (await read(id)).out;
  const moved = [{ ...drivers[0], address: 'Lara Caddesi 7' }];
  await changeRecord(id, 'out', { vehicleId, drivers: moved });

  const log = await call('GET', `/audit-log?entity=handover&entityId=${id}`);

  expect(log.data.entries[0].changes).toEqual([
    expect.objectContaining({ field: 'driverDetails', after: ['address'] }),
  ]);
  expect(JSON.stringify(log)).not.toContain('Lara Caddesi');
});

describe('photos', () => {
  async function uploadPhoto(headers: Record<string, string>) {
    const bytes = await sharp({
      create: { width: 640, height: 480, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer();
    const form = pictureForm([{ field: 'image', name: 'photo.jpg', bytes }], headers);
    const sent = await app.inject({ method: 'POST', url: '/api/images/upload?use=staff', ...form });
    const { imageUrl: url, width, height, srcset } = sent.json().data;
    return { url, alt: '', width, height, srcset };
  }

  test('are part of the record and its booking', async () => {
    const { headers, book, handOver, read, call } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    const photo = await uploadPhoto(headers);

    await handOver(id, { photos: [photo] });

    expect((await read(id)).out.photos).toEqual([photo]);
    expect((await call('GET', `/bookings/${id}`)).data.handovers[0].photos).toEqual([photo]);
  });

  test('are served to staff without caching', async () => {
    const { headers } = await rentalsOf({ app, db });
    const { url } = await uploadPhoto(headers);
    expect(url).toMatch(/^\/api\/admin\/images\/p[0-9a-f]{24}-640\.webp$/);

    const seen = await app.inject({ url, headers });

    expect([seen.statusCode, seen.headers['cache-control']]).toEqual([200, 'no-store']);
  });

  test.each([
    ['a public picture', 1],
    ['more than 40 photos', 41],
  ])('of a hand-over are refused if they are %s', async (_, count) => {
    const { book, handOver } = await rentalsOf({ app, db }, '07-A');
    const { id } = await book();
    const url = `/images/${'a'.repeat(24)}-640.webp`;
    const photo = { url, alt: '', width: 640, height: 480, srcset: '' };

    const refused = await handOver(id, { photos: Array(count).fill(photo) });

    expect(refused).toMatchObject({ status: 400, details: [{ field: 'photos' }] });
  });
});
