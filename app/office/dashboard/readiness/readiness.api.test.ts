import { beforeEach, expect, test } from 'vitest';
import { admins, settings } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aCar, anImage, aSeason, aZone } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

/** The tests' clock is at noon of 1 July 2026 in Istanbul. */
let hasFirstPassword = false;
const { app, db, clock, services } = await buildTestApp({
  services: { hasFirstPassword: () => hasFirstPassword },
});

/** Settings of a business that differ from the demo's. */
const OWN = {
  business: {
    phone: '+90 242 123 45 67',
    whatsappNumber: '+90 532 123 45 67',
    email: 'bilgi@kervan.test',
    address: { street: 'Işıklar Caddesi No: 12' },
    links: { instagram: null, facebook: null },
    reviewSummary: { url: null },
  },
  rental: { returns: { lateHour: 10 } },
};

let headers: { authorization: string };
beforeEach(async () => {
  ({ headers } = await signIn(db));
  await db.insert(settings).values({ value: OWN });
});

async function readiness() {
  const response = await app.inject({ url: '/api/admin/dashboard/readiness', headers });
  expect(response.statusCode).toBe(200);
  const { groups } = response.json().data;
  return groups.filter(
    ({ kind }: { kind: string }) => !/^(stale-rates|no-|untranslated-)/.test(kind),
  );
}

test('a business without active cars and zones has two tasks, which end with the first of each', async () => {
  const empty = async () => {
    const response = await app.inject({ url: '/api/admin/dashboard/readiness', headers });
    const groups: { kind: string; count: number }[] = response.json().data.groups;
    return groups.filter(({ kind }) => kind.startsWith('no-')).map(({ kind }) => kind);
  };
  await aCar(db, { active: false });
  await aZone(db, { active: false });
  expect(await empty()).toEqual(['no-cars', 'no-zones']);
  await aCar(db);
  await aZone(db);
  expect(await empty()).toEqual([]);
});

test('an active car without photo or price is listed', async () => {
  const { id: mainImageId } = await anImage(db);
  await aCar(db, { id: 'whole', mainImageId });
  await aCar(db, { id: 'bare', title: 'Çıplak', dailyCents: null });
  await aCar(db, { id: 'free', title: 'Bedava', dailyCents: 0, mainImageId });
  await aCar(db, { id: 'put-away', dailyCents: null, active: false });
  const bedava = { id: 'free', title: 'Bedava', note: null };
  const bare = { id: 'bare', title: 'Çıplak', note: null };
  expect(await readiness()).toEqual([
    { kind: 'cars-without-price', count: 2, items: [bedava, bare] },
    { kind: 'cars-without-photo', count: 1, items: [bare] },
  ]);
});

test('a season about to end is listed unless another follows', async () => {
  const { id: mainImageId } = await anImage(db);
  const season = { name: 'Yaz', startDate: '2026-06-01', endDate: '2026-08-15' };
  const car = await aCar(db, { title: 'Fiat Egea', mainImageId });
  await aSeason(db, { carId: car.id, ...season });
  const planned = await aCar(db, { mainImageId });
  await aSeason(db, { carId: planned.id, ...season });
  await aSeason(db, { carId: planned.id, startDate: '2026-12-20', endDate: '2027-01-05' });
  expect(await readiness()).toEqual([
    {
      kind: 'seasons-ending',
      count: 1,
      items: [{ id: car.id, title: 'Fiat Egea', note: 'Yaz, 15 Ağu 2026' }],
    },
  ]);
  await db.update(admins).set({ language: 'en' });
  expect(await readiness()).toMatchObject([{ items: [{ note: 'Yaz, 15 Aug 2026' }] }]);
});

test('an unchanged first password is listed', async () => {
  hasFirstPassword = true;
  const found = await readiness();
  hasFirstPassword = false;
  expect(found).toMatchObject([{ kind: 'first-password', count: 1 }]);
  expect(await readiness()).toEqual([]);
});

test('the ignored headers of an untrusted proxy are listed for owners only', async () => {
  const url = '/api/admin/dashboard/readiness';
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const kindsOf = async () => {
    const answer = await app.inject({ url, headers: { ...headers, ...forwarded } });
    const groups: { kind: string; items: { id: string }[] }[] = answer.json().data.groups;
    return groups.filter(({ kind }) => kind === 'proxy-not-trusted');
  };
  expect(await kindsOf()).toMatchObject([
    { items: [{ id: 'X-Forwarded-For' }, { id: 'X-Forwarded-Proto' }] },
  ]);
  ({ headers } = await signIn(db, undefined, { role: 'staff' }));
  expect(await kindsOf()).toEqual([]);
});

test('a task counts all of its items and lists at most five', async () => {
  const { id: mainImageId } = await anImage(db);
  for (let i = 0; i < 7; i++) await aCar(db, { dailyCents: null, mainImageId });
  const [prices] = await readiness();
  expect(prices).toMatchObject({ kind: 'cars-without-price', count: 7 });
  expect(prices.items).toHaveLength(5);
});

test('default contact details, default rates and empty return charges are listed for owners', async () => {
  await db.update(settings).set({ value: {} });
  const response = await app.inject({ url: '/api/admin/dashboard/readiness', headers });
  const groups = response
    .json()
    .data.groups.filter(({ kind }: { kind: string }) => !/^(no-|untranslated-)/.test(kind));
  expect(groups).toMatchObject([
    { kind: 'stale-rates', count: 1, items: [{ id: 'defaults', note: null }] },
    { kind: 'placeholder-contact', count: 6 },
    { kind: 'return-charges-empty', count: 1, items: [{ id: 'returns' }] },
  ]);
  ({ headers } = await signIn(db, undefined, { role: 'staff' }));
  // Only owners can change the settings.
  expect(await readiness()).toEqual([]);
});

test.each([
  ['dailyKilometres', 300],
  ['extraKilometre', 0.25],
  ['fuelEighth', 12],
  ['lateHour', 0],
])('empty return charges are no longer listed once %s is set', async (name, amount) => {
  const kinds = async () => (await readiness()).map(({ kind }: { kind: string }) => kind);
  await db.update(settings).set({ value: { business: OWN.business } });
  expect(await kinds()).toEqual(['return-charges-empty']);
  const rental = { returns: { [name]: amount } };
  await db.update(settings).set({ value: { ...OWN, rental } });
  expect(await kinds()).toEqual([]);
});

test('a backup is due if there is none or the last one is older than a week', async () => {
  await db.update(admins).set({ createdAt: new Date('2026-06-23T09:00:00Z') });
  const due = { kind: 'backup-due', count: 1 };
  expect(await readiness()).toMatchObject([{ ...due, items: [{ note: null }] }]);
  const begun = await services.backups.begin('system');
  if (begun.ok) await begun.finished;
  expect(await readiness()).toEqual([]);
  clock.set('2026-07-08T09:01:00Z');
  expect(await readiness()).toMatchObject([{ ...due, items: [{ note: '1 Tem 2026' }] }]);
});

test('texts without a translation are listed with the missing languages', async () => {
  const { id: mainImageId } = await anImage(db);
  const whole = {
    en: { description: 'Quiet' },
    de: { description: 'Leise' },
    ru: { description: 'Тихий' },
  };
  await db
    .update(settings)
    .set({ value: { ...OWN, business: { ...OWN.business, languages: ['tr', 'de', 'ru'] } } });
  await aCar(db, { mainImageId, description: 'Sessiz', translations: whole });
  await aCar(db, {
    id: 'half',
    title: 'Yarım',
    mainImageId,
    description: 'Sessiz',
    translations: { en: whole.en },
  });
  const { id: priced } = await aCar(db, { title: 'Sezonlu', mainImageId });
  const german = { translations: { de: { name: 'Sommer' } } };
  await aSeason(db, { carId: priced, ...german });
  // The season is over, so visitors do not see it.
  const over = { startDate: '2026-01-01', endDate: '2026-02-01' };
  await aSeason(db, { carId: priced, ...over });
  await aZone(db, { id: 'kas', zoneName: 'Kaş', description: 'Oteller', translations: whole });
  const response = await app.inject({ url: '/api/admin/dashboard/readiness', headers });
  const groups: { kind: string }[] = response.json().data.groups;
  expect(groups.filter(({ kind }) => kind.startsWith('untranslated-'))).toMatchObject([
    {
      kind: 'untranslated-cars',
      count: 2,
      items: [
        { id: priced, note: 'RU' },
        { id: 'half', note: 'DE, RU' },
      ],
    },
    {
      kind: 'untranslated-settings',
      items: [{ id: 'business', note: 'DE, RU' }, { id: 'faq' }],
    },
  ]);
});
