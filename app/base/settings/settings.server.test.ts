import { expect, test } from 'vitest';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { filledLegalPages } from './papers/legal-pages.rules.ts';
import { defaultSettings } from './settings.schema.ts';
import { fitSettings, readSettings } from './settings.server.ts';

const { db } = await testDatabase();

test('an office that saved nothing has the defaults of the spec @9.27', async () => {
  const settings = await readSettings(db);
  expect(settings).toEqual(defaultSettings);
  expect(settings.rental.places).toEqual([
    'Antalya Havalimanı (AYT)',
    'Antalya Belek Otel Teslimi',
    'Antalya Merkez Ofis',
    'Antalya Otogar',
    'Antalya Lara',
    'Antalya Konyaaltı',
    'Antalya Kemer',
    'Antalya Alanya',
  ]);
  expect(settings.rental.extras).toEqual({
    cocukKoltugu: { dailyCents: 500, maxCount: 3 },
    ekSurucu: { dailyCents: 800, maxCount: 1 },
    gencSurucu: { dailyCents: 1500, maxCount: 1 },
  });
});

test('stored settings override the defaults field by field, and lists as a whole', async () => {
  await db.insert(settingsTable).values({
    value: {
      business: { name: 'Deniz Rent', links: { facebook: null } },
      rental: { places: ['Kaş'], extras: { ekSurucu: { dailyCents: 900 } } },
    },
  });
  const { business, rental } = await readSettings(db);
  expect(business.name).toBe('Deniz Rent');
  expect(business.email).toBe('info@example.com');
  expect(business.links).toMatchObject({
    facebook: null,
    instagram: 'https://example.com/instagram',
  });
  expect(rental.places).toEqual(['Kaş']);
  expect(rental.extras.ekSurucu).toEqual({ dailyCents: 900, maxCount: 1 });
  expect(rental.extras.cocukKoltugu.dailyCents).toBe(500);
  // Fields that did not exist at that time have their defaults.
  expect(rental).toMatchObject({ wholeMonths: false, terms: { included: [], deposit: null } });
});

test('settings from before the translations are completed', () => {
  const faq = [{ question: 'Nerede?', answer: 'Kaş’ta' }];
  const legal = { kvkk: { text: '# Aydınlatma', html: '<h2>Aydınlatma</h2>' } };
  const { settings, unreadableSections } = fitSettings({ faq, legal });
  expect(unreadableSections).toEqual({});
  expect(settings.faq).toMatchObject([{ ...faq[0], translations: { en: {}, de: {}, ru: {} } }]);
  expect(settings.legal.kvkk).toEqual({ ...legal.kvkk, translated: {} });
});

test('an older office gets no reviews, numbers, delivery hours or legal texts of the demo', async () => {
  const { reviews: _, legal: __, ...before } = defaultSettings;
  const { deliveryHours: ___, legalNumbers: ____, ...business } = before.business;
  await db.insert(settingsTable).values({ value: { ...before, business } });
  const { reviews, legal, business: read } = await readSettings(db);
  expect(reviews).toEqual([]);
  expect(filledLegalPages(legal)).toEqual([]);
  expect(read.deliveryHours + Object.values(read.legalNumbers).join('')).toBe('');
});

test('numbers from before the rules of numbers lose a bracketed zero', () => {
  const business = {
    ...defaultSettings.business,
    phone: '+90 242 333 44 55 66 77',
    whatsappNumber: '+90 (0)532 333 44 55',
  };
  expect(fitSettings({ business }).settings.business).toEqual({
    ...business,
    whatsappNumber: '+90 532 333 44 55',
  });
});

test('replaces wrong fields and sections by their defaults, and keeps all else as stored', () => {
  const business = { ...defaultSettings.business, name: 'Deniz Rent' };
  const faq = [{ question: 'Nerede?', answer: 'Kaş’ta' }, 7];
  const { settings, unreadableSections } = fitSettings({
    business,
    rental: { holdHours: 0, places: ['Kaş'] },
    papers: 'none',
    customers: { keepYears: 5 },
    faq,
  });
  expect(settings).toEqual({
    ...defaultSettings,
    business,
    rental: { ...defaultSettings.rental, places: ['Kaş'] },
    customers: { ...defaultSettings.customers, keepYears: 5 },
  });
  for (const none of [null, 5, []]) expect(fitSettings(none).settings).toEqual(defaultSettings);
  expect(unreadableSections).toMatchObject({
    rental: { holdHours: 0, places: ['Kaş'] },
    papers: 'none',
    faq,
  });
  expect(Object.keys(unreadableSections)).toHaveLength(3);
});
