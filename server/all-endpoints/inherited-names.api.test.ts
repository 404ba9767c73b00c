/** Names of inherited object properties as input: the site must treat them like any other text. */

import { beforeEach, describe, expect, test } from 'vitest';
import { settings } from '#app/db/schema.server.ts';
import { CHOICE_FILTERS, LEAST_FILTERS } from '#app/domain/cars/car-filters.rules.ts';
import { EMPTY_RESERVATION } from '#app/domain/requests/reservation.rules.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { TRANSFER_PARAMETERS } from '#app/site/transfers/transfer-address.rules.ts';
import { RENTAL, TRANSFER } from '#tests/support/booking-requests.ts';
import { aBooking, aCar, aPost, aZone } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/parsed-page.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { sitePaths, testSite } from '#tests/support/site.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'valueOf', 'hasOwnProperty'];
/** Names that the settings accept for a place. */
const OF_PLACES = NAMES.filter((name) => name !== '__proto__');
/** Parameters that a public page reads. */
const PARAMETERS = [
  ...CHOICE_FILTERS,
  ...LEAST_FILTERS,
  ...['minPrice', 'maxPrice', 'sort', 'page', 'dropoffDate', 'dropoffTime'],
  ...Object.keys(EMPTY_RESERVATION),
  ...TRANSFER_PARAMETERS,
  ...['category', 'tag', 'preview'],
];
const FROM_CODE = /\[object|function |native code/;

const { app, db, open } = await testSite();
let headers: { authorization: string };
beforeEach(async () => {
  ({ headers } = await signIn(db));
  await aCar(db, { id: 'egea' });
  await aZone(db, { zoneName: 'Belek' });
  await aPost(db, { slug: 'yazi' });
});

const setting = (places: string[]) => db.insert(settings).values({ value: { rental: { places } } });

test.each(NAMES)('every public page accepts %s in its path and in each parameter', async (name) => {
  const failed: string[] = [];
  const query = new URLSearchParams(PARAMETERS.map((each) => [each, name]));
  for (const path of sitePaths) {
    const known = path.replace(':id', 'egea').replace(':slug', 'yazi').replace(':token', name);
    for (const url of new Set([`${known}?${query}`, path.replace(/:\w+/, name)])) {
      if ((await app.inject(url)).statusCode >= 500) failed.push(url);
    }
  }
  expect(failed).toEqual([]);
});

describe.each(NAMES)('a booking with places named %s', (place) => {
  test.each([
    { service: 'transfer', request: TRANSFER },
    ...(OF_PLACES.includes(place)
      ? [{ service: 'rental', request: { ...RENTAL, carId: 'egea' } }]
      : []),
  ])('has papers and messages with the name, for a $service', async ({ request }) => {
    await setting([place]);
    const places = { pickupLocation: place, dropoffLocation: place };
    const payload = { ...request, ...places };
    const made = await app.inject({ method: 'POST', url: '/api/bookings', payload });
    expect([made.statusCode, made.json().details]).toEqual([201, undefined]);
    const { whatsappUrl, bookingReference } = made.json().data;
    expect(decodeURIComponent(whatsappUrl)).not.toMatch(FROM_CODE);
    const path = `/api/admin/bookings/${bookingReference.toLowerCase()}`;
    for (const url of [`${path}/papers`, `${path}/messages`]) {
      const { statusCode, body } = await app.inject({ url, headers });
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain(place);
      expect(body).not.toMatch(FROM_CODE);
    }
  });

  test('has a trip page in every language', async () => {
    const places = { pickupLocation: place, dropoffLocation: place };
    const { tripToken } = await aBooking(db, places);
    for (const language of SITE_LANGUAGES) {
      const url = localPath(language, `/yolculuk/${tripToken}`);
      const { status, page } = await open(url);
      expect([url, status]).toEqual([url, 200]);
      expect(textOf(page)).toContain(place);
      expect(textOf(page)).not.toMatch(FROM_CODE);
    }
  });
});

test.each(OF_PLACES)('an owner can name a pickup place %s', async (place) => {
  const url = '/api/admin/settings';
  const { data } = (await app.inject({ url, headers })).json();
  const rental = { ...data.rental, places: [...data.rental.places, place] };
  const payload = { ...data, rental };
  const saved = await app.inject({ method: 'PUT', url, headers, payload });
  expect([saved.statusCode, saved.json().message]).toEqual([200, undefined]);
  expect(saved.json().data.rental.places).toContain(place);
  for (const language of SITE_LANGUAGES) {
    for (const path of ['/', '/cars', '/cars/egea', '/transfer']) {
      const { status, page } = await open(localPath(language, path));
      expect([path, status]).toEqual([path, 200]);
      expect(textOf(page)).not.toMatch(FROM_CODE);
    }
  }
  expect((await app.inject('/api/settings')).statusCode).toBe(200);
});
