import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { storedFieldNames } from './admin-settings.text.ts';
import { defaultSettings } from './default-settings.ts';
import { filledLegalPages } from './legal-pages.rules.ts';
import { settingsSchema } from './settings.schema.ts';
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

test('what is stored lies over the defaults, field by field, lists as a whole', async () => {
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
  // Saved before there were terms and a choice of the price by month.
  expect(rental).toMatchObject({ wholeMonths: false, terms: { included: [], deposit: null } });
});

test('settings of before the translations are whole, and one that does not fit takes no other along', async () => {
  const faq = [{ question: 'Nerede?', answer: 'Kaş’ta' }];
  const legal = { kvkk: { text: '# Aydınlatma', html: '<h2>Aydınlatma</h2>' } };
  const { settings, unfit } = fitSettings({ faq, legal });
  expect(unfit).toEqual([]);
  expect(settings.faq).toMatchObject([{ ...faq[0], translations: { en: {}, de: {}, ru: {} } }]);
  expect(settings.legal.kvkk).toEqual({ ...legal.kvkk, translated: {} });
  const translations = { en: { about: 'x'.repeat(700), deposit: '€200' }, de: { about: 'Büro' } };
  const fitted = fitSettings({ translations });
  expect(fitted.unfit).toMatchObject([{ field: 'translations.en.about' }]);
  expect(fitted.settings.translations).toEqual({
    ...{ en: { deposit: '€200' }, de: { about: 'Büro' }, ru: {} },
  });
});

test('an office of before has no reviews, numbers, delivery hours or legal texts of the demo', async () => {
  const { reviews: _, legal: __, ...before } = defaultSettings;
  const { deliveryHours: ___, legalNumbers: ____, ...business } = before.business;
  await db.insert(settingsTable).values({ value: { ...before, business } });
  const { reviews, legal, business: read } = await readSettings(db);
  expect(reviews).toEqual([]);
  expect(filledLegalPages(legal)).toEqual([]);
  expect(read.deliveryHours + Object.values(read.legalNumbers).join('')).toBe('');
});

describe('what is stored but does not fit', () => {
  const store = (value: unknown) => db.insert(settingsTable).values({ value });

  test('holds as by default, and all the rest as it is stored', async () => {
    await store({
      business: { name: 'Deniz Rent', email: 'nobody', reviewSummary: { rating: 'beş' } },
      rental: { holdHours: 0, places: ['Kaş', 'KAŞ'], extras: { ekSurucu: { dailyCents: 900 } } },
      panorama: { picture: 1 },
      papers: 'none',
      faq: [{ question: 'Nerede?', answer: 'Kaş’ta' }, 7],
    });
    const { business, rental, ...others } = await readSettings(db);
    const { email, reviewSummary } = defaultSettings.business;
    expect(business).toEqual({ ...defaultSettings.business, name: 'Deniz Rent' });
    expect(business).toMatchObject({ email, reviewSummary });
    expect(rental).toMatchObject({
      holdHours: 24,
      extras: { ekSurucu: { dailyCents: 900 } },
    });
    // Of a list only the row is left out.
    expect(rental.places).toEqual(['Kaş']);
    expect(others.faq).toMatchObject([{ question: 'Nerede?', answer: 'Kaş’ta' }]);
    const { panorama, papers } = defaultSettings;
    expect(others).toMatchObject({ panorama, papers });
  });

  test('of a list that does not fit as a whole, the default holds', async () => {
    const places = [7, ...Array.from({ length: 60 }, (_, i) => `Kapı ${i}`)];
    await store({ rental: { places } });
    expect((await readSettings(db)).rental.places).toEqual(defaultSettings.rental.places);
  });

  test('is named by its field', () => {
    const { unfit } = fitSettings({
      business: { email: 'nobody' },
      rental: { places: ['Kaş', 'KAŞ'], extras: { ekSurucu: { dailyCents: -1 } } },
      faq: null,
    });
    expect(unfit.map(({ field }) => field).sort()).toEqual([
      'business.email',
      'faq',
      'rental.extras.ekSurucu.dailyCents',
      'rental.places.1',
    ]);
    expect(fitSettings({}).unfit).toEqual([]);
    expect(storedFieldNames(unfit.map(({ field }) => field))).toBe(
      'E-posta, Teslim noktaları, Ek sürücü, günlük ücret, Ek sürücü, en çok adet, Sık sorulan sorular',
    );
  });

  test('never keeps the settings from being read, whatever it is', () => {
    const paths = pathsOf(defaultSettings);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...paths), fc.jsonValue()), { maxLength: 4 }),
        (changes) => {
          const stored = changes.reduce<unknown>(
            (value, [path, wrong]) => setAt(value, path, wrong),
            structuredClone(defaultSettings),
          );
          const { settings } = fitSettings(JSON.parse(JSON.stringify(stored)));
          expect(settingsSchema.safeParse(settings).success).toBe(true);
        },
      ),
    );
  });
});

/** Of every part of a value, lists' rows too; the value itself first. */
function pathsOf(value: unknown): string[][] {
  const parts = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [[], ...parts.flatMap(([key, part]) => pathsOf(part).map((path) => [key, ...path]))];
}

function setAt(value: unknown, [key, ...rest]: string[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  if (typeof value !== 'object' || value === null) return value;
  const part = setAt(Reflect.get(value, key), rest, wrong);
  return Array.isArray(value)
    ? value.map((each, i) => (String(i) === key ? part : each))
    : { ...value, [key]: part };
}
