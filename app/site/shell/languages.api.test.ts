import { glob } from 'node:fs/promises';
import { dirname } from 'node:path';
import { getByRole, queryAllByRole } from '@testing-library/dom';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { carImages, settings } from '#app/db/schema.server.ts';
import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import { aCar, anImage, aPost, aSeason, aZone } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/parsed-page.ts';

import { testSite } from '#tests/support/site.ts';

const ORIGIN = 'http://kervan.test';
const PAGES = ['/', '/cars', '/cars/egea', '/news', '/news/kas', '/transfer'];
/** Number of characters from which a text is not the same in two languages by chance. */
const SHORTEST = 12;
/** Texts of the default settings. Staff write and translate them. */
const OFFICE = JSON.stringify(defaultSettings);

const { app, db, open } = await testSite();

async function fill() {
  await aCar(db, { id: 'egea' });
  await aPost(db, { slug: 'kas' });
  await aZone(db);
}

/** Submits a form without JavaScript. Returns the chat message in the URL of the redirect. */
async function sentMessage(url: string, form: URLSearchParams): Promise<string> {
  const sent = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form.toString(),
  });
  expect(sent.statusCode).toBe(303);
  return new URL(String(sent.headers.location)).searchParams.get('text') ?? '';
}

const linksOf = (page: HTMLElement, rel: string) => [
  ...page.querySelectorAll<HTMLElement>(`link[rel="${rel}"]`),
];
const alternatesOf = (page: HTMLElement) =>
  linksOf(page, 'alternate')
    .filter((link) => link.getAttribute('hreflang'))
    .map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);

const read = new Map<SiteLanguage, Promise<Map<string, string>>>();

/** Returns all fixed texts of a language by file and key. Reads them once. */
function textsOf(language: SiteLanguage): Promise<Map<string, string>> {
  const texts = read.get(language) ?? readTexts(language);
  read.set(language, texts);
  return texts;
}

async function readTexts(language: SiteLanguage): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const collect = (value: unknown, place: string) => {
    if (typeof value === 'string') found.set(place, value);
    else if (value && typeof value === 'object') {
      for (const [key, each] of Object.entries(value)) collect(each, `${place}.${key}`);
    }
  };
  for await (const file of glob(`{app,server}/**/text/${language}.ts`)) {
    const texts = await import(/* @vite-ignore */ `../../../${file}`);
    collect(texts[language], dirname(dirname(file)));
  }
  expect(found.size).toBeGreaterThan(0);
  return found;
}

describe.each(SITE_LANGUAGES)('in %s', (language) => {
  test.each(PAGES)(
    'page %s states its language, links to its translations, and otherwise links only within its language',
    async (path) => {
      await fill();
      const { status, page } = await open(localPath(language, path));
      expect(status).toBe(200);
      expect(page.getAttribute('lang')).toBe(language);
      expect(linksOf(page, 'canonical')[0]?.getAttribute('href')).toBe(
        new URL(localPath(language, path), ORIGIN).href,
      );
      const others = SITE_LANGUAGES.map((each) => [
        each,
        new URL(localPath(each, path), ORIGIN).href,
      ]);
      expect(alternatesOf(page)).toEqual([...others, ['x-default', new URL(path, ORIGIN).href]]);
      const feed = linksOf(page, 'alternate').find((link) => link.getAttribute('type'));
      expect(feed?.getAttribute('href')).toBe(localPath(language, '/news/rss.xml'));
      const own =
        language === 'tr' ? /^\/(?!(en|de|ru)(\/|$))/ : new RegExp(`^/${language}(/|$|\\?)`);
      const elsewhere = [...page.querySelectorAll('a:not([hreflang])')]
        .map((link) => link.getAttribute('href') ?? '')
        .filter((href) => href.startsWith('/') && !own.test(href));
      expect(elsewhere).toEqual([]);
    },
  );

  test('no page has a text of another language', async () => {
    await fill();
    const own = await textsOf(language);
    const pages = await Promise.all(
      [...PAGES, '/nowhere'].map(async (path) =>
        textOf((await open(localPath(language, path))).page),
      ),
    );
    const ownTexts = new Set(own.values());
    for (const other of SITE_LANGUAGES.filter((each) => each !== language)) {
      const foreign = [...(await textsOf(other))]
        .filter(([, text]) => text.length >= SHORTEST && !ownTexts.has(text))
        .filter(([, text]) => !OFFICE.includes(text))
        .filter(([, text]) => pages.some((page) => page.includes(text)));
      expect(foreign).toEqual([]);
    }
  });

  test('the 404 page is in this language and links to its home page', async () => {
    const { status, page } = await open(localPath(language, '/nowhere'));
    expect(status).toBe(404);
    expect(page.getAttribute('lang')).toBe(language);
    const home = queryAllByRole(getByRole(page, 'main'), 'link')[0];
    expect(home?.getAttribute('href')).toBe(localPath(language, '/'));
  });

  test('the feed states this language and links to its posts', async () => {
    await fill();
    const { body } = await app.inject(localPath(language, '/news/rss.xml'));
    expect(body).toContain(`<language>${language}</language>`);
    expect(body).toContain(`<link>${ORIGIN}${localPath(language, '/news/kas')}</link>`);
  });
});

describe('texts written by staff', () => {
  const translations = {
    en: {
      description: 'Roomy and quiet',
      insurance: 'No excess',
      about: 'A small office',
      places: { Finike: 'Finike harbour' },
      kvkk: '# Privacy notice',
    },
    de: {},
    ru: {},
  };
  const row = { question: 'Nasıl öderim?', answer: 'Kartla' };
  const none = { deposit: null, kilometres: null, age: null, fuel: null, cancellation: null };

  async function write() {
    await fill();
    const { description, insurance } = translations.en;
    await aCar(db, {
      id: 'clio',
      description: 'Geniş ve sessiz',
      terms: { ...none, included: ['KDV'], insurance: 'Muafiyet yok' },
      translations: { en: { description, insurance } },
    });
    const { about, places, kvkk } = translations.en;
    const written = { text: '# Aydınlatma', html: '<h2>Aydınlatma</h2>' };
    await db.insert(settings).values({
      value: {
        rental: { places: ['Finike'] },
        faq: [{ ...row, translations: { en: { question: 'How do I pay?' }, de: {}, ru: {} } }],
        legal: { kvkk: { ...written, translated: { en: '<h2>Privacy notice</h2>' } } },
        translations: { en: { about, places, kvkk }, de: {}, ru: {} },
      },
    });
  }
  /** Returns the `lang` of the last element with this text; `as the page` if it has none. */
  const langOf = (page: HTMLElement, text: string) => {
    const own = [...page.querySelectorAll('p, dd, h3, span, option, div, li')]
      .filter((each) => textOf(each) === text)
      .at(-1);
    return own ? (own.getAttribute('lang') ?? 'as the page') : 'is not there';
  };

  test('are in the language of the page, or in Turkish with lang="tr"', async () => {
    await write();
    const { page: car } = await open('/en/cars/clio');
    expect(langOf(car, 'Roomy and quiet')).toBe('as the page');
    expect(langOf(car, 'No excess')).toBe('as the page');
    expect(langOf(car, 'KDV')).toBe('tr');

    const { page: home } = await open('/en');
    expect(langOf(home, 'How do I pay?')).toBe('as the page');
    expect(langOf(home, 'Kartla')).toBe('tr');
    expect(langOf(home, 'Finike harbour')).toBe('as the page');
    const { page: legal } = await open('/en/kvkk');
    expect(textOf(legal)).toContain('Privacy notice');
    expect(textOf(legal)).not.toContain('Aydınlatma');
    const { page: russian } = await open('/ru/cars/clio');
    expect(langOf(russian, 'Geniş ve sessiz')).toBe('tr');
    expect(langOf(russian, 'Muafiyet yok')).toBe('tr');
    const { page: turkish } = await open('/cars/clio');
    expect(langOf(turkish, 'Geniş ve sessiz')).toBe('as the page');
  });

  test('the name of a season is in the language of the page, also on cards', async () => {
    await write();
    await aSeason(db, { carId: 'clio', translations: { en: { name: 'Summer season' } } });
    const { page: car } = await open('/en/cars/clio');
    expect(langOf(car, 'Summer season')).toBe('as the page');
    expect(textOf(car)).toContain('Summer season price, until');
    expect(langOf((await open('/de/cars/clio')).page, 'Yaz 2026')).toBe('tr');
    for (const path of ['/en', '/en/cars']) {
      const { page } = await open(path);
      expect(textOf(page)).toContain('Summer season price');
      expect(textOf(page)).not.toContain('Yaz 2026');
    }
  });

  test('alt texts in other languages consist of brand, model and number', async () => {
    const car = { id: 'clio', brand: 'Renault', model: 'Clio', mainImageAlt: 'Önden' };
    await aCar(db, { ...car, mainImageId: (await anImage(db)).id });
    const side = { imageId: (await anImage(db)).id, position: 0, alt: 'Yandan' };
    await db.insert(carImages).values({ ...side, carId: 'clio' });
    // A car's page has each picture twice: in the mosaic of a laptop and the gallery of a phone.
    const pictures = async (path: string) => {
      const all = (await open(path)).page.querySelectorAll<HTMLElement>('img');
      return [...new Set([...all].map((each) => each.getAttribute('alt')).filter(Boolean))];
    };
    expect(await pictures('/cars/clio')).toEqual(['Önden', 'Yandan']);
    expect(await pictures('/de/cars/clio')).toEqual([
      'Renault Clio, Foto 1 von 2',
      'Renault Clio, Foto 2 von 2',
    ]);
    expect(await pictures('/ru/cars')).toEqual(['Renault Clio']);
  });

  test('a text that staff removed in Turkish is missing in every language', async () => {
    await write();
    await db.execute(
      sql`update cars set terms = jsonb_set(terms, '{insurance}', 'null') where id = 'clio'`,
    );
    await db.execute(
      sql`update settings set value = jsonb_set(value, '{legal,kvkk}', '{"text": "", "html": "", "translated": {"en": "<p>Old</p>"}}')`,
    );
    const { page } = await open('/en/cars/clio');
    expect(langOf(page, 'No excess')).toBe('is not there');
    expect((await open('/en/kvkk')).status).toBe(404);
  });

  test('GET /settings responds in the requested language', async () => {
    await write();
    const { data } = (await app.inject('/api/settings?lang=en')).json();
    expect(data.business).toMatchObject({ about: 'A small office', inTurkish: [] });
    expect((await app.inject('/api/settings')).json().data.business).not.toHaveProperty(
      'inTurkish',
    );
  });

  test("a rental message has the name of a place in the visitor's language and in Turkish", async () => {
    await write();
    const form = new URLSearchParams({
      ...{ pickupLocation: 'Finike', dropoffLocation: 'Finike' },
      ...{ pickupDate: '2026-07-10', pickupTime: '10:00' },
      ...{ returnDate: '2026-07-13', returnTime: '10:00' },
    });
    const message = await sentMessage('/en/cars/clio', form);
    expect(message).toMatch(/Pickup: .*, Finike harbour\n/);
    expect(message).toMatch(/Alış: .*, Finike\n/);
  });

  test('a place that was chosen in English arrives in Turkish at the office', async () => {
    await write();
    const form = new URLSearchParams({
      ...{ name: 'Ann Smith', email: 'ann@example.com', phone: '+44 7700 900123' },
      ...{ pickupLocation: 'Finike harbour', dropoffLocation: 'Antalya Airport (AYT)' },
      ...{ passengers: '2', date: '2026-07-10', time: '10:00' },
    });
    const message = await sentMessage('/en/transfer', form);
    expect(message).toMatch(/Pickup.*: Finike harbour\nDrop-off.*: Antalya Airport \(AYT\)\n/);
    expect(message).toMatch(/Alış.*: Finike\nVarış.*: Antalya Havalimanı \(AYT\)\n/);
    expect(decodeTransfer(message)?.request).toMatchObject({
      pickupLocation: 'Finike',
      dropoffLocation: 'Antalya Havalimanı (AYT)',
    });
  });
});

test('a page in an unsupported language is 404', async () => {
  expect((await open('/fr')).status).toBe(404);
  expect((await open('/fr/cars')).status).toBe(404);
});

test('links to other languages keep filters and drop tracking parameters', async () => {
  await fill();
  const { page } = await open('/cars?utm_source=mail&brand=Fiat');
  const links = [...page.querySelectorAll<HTMLElement>('[hreflang="de"]')];
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set(['/de/cars?brand=Fiat']),
  );
});

test('a URL in another spelling, or of a former path, redirects within its language', async () => {
  await fill();
  const typed = await app.inject('/de/cars/EGEA?brand=Fiat');
  expect([typed.statusCode, typed.headers.location]).toEqual([301, '/de/cars/egea?brand=Fiat']);
  const former = await app.inject('/ru/blog/kas');
  expect([former.statusCode, former.headers.location]).toEqual([301, '/ru/news/kas']);
});

test('a rental request without JavaScript becomes a message in German and Turkish', async () => {
  await fill();
  const form = new URLSearchParams({
    pickupLocation: 'Antalya Havalimanı (AYT)',
    dropoffLocation: 'Antalya Havalimanı (AYT)',
    pickupDate: '2026-07-10',
    pickupTime: '10:00',
    returnDate: '2026-07-14',
    returnTime: '10:00',
  });
  const message = await sentMessage('/de/cars/egea', form);
  const [german = '', turkish = ''] = message.split('\n———\n');
  expect(german).toContain('10. Juli 2026, 10:00 Uhr, Flughafen Antalya (AYT)');
  expect(turkish).toContain('10 Temmuz 2026 10:00, Antalya Havalimanı (AYT)');
  expect(message).toContain(`${ORIGIN}/de/cars/egea`);
});

test.each([
  ['tr', 'Yanıt verdiğimiz diller', 'Almanca, Rusça'],
  ['en', 'We reply in', 'German, Russian'],
  ['de', 'Wir sprechen', 'Deutsch, Russisch'],
  ['ru', 'Языки общения', 'немецкий, русский'],
] as const)('in %s footer and widget name the office languages', async (language, label, names) => {
  const { business } = defaultSettings;
  const value = { ...defaultSettings, business: { ...business, languages: ['de', 'ru'] } };
  await db.insert(settings).values({ value });
  const { page } = await open(localPath(language, '/'));
  const footer = page.querySelector<HTMLElement>('footer');
  expect(textOf(footer)).toContain(label);
  expect(textOf(footer)).toContain(names);
  const widget = page.querySelector<HTMLElement>('.contact-widget');
  expect(textOf(widget)).toContain(names);
});

test.each([
  ['tr', null, '4,7/5', 'Antalya Körfezi'],
  ['en', 'tr', '4.7/5', 'Gulf of Antalya'],
  ['de', 'tr', '4,7/5', 'Golf von Antalya'],
  ['ru', 'tr', '4,7/5', 'Анталийский залив'],
] as const)(
  'in %s address and licence of the office have lang %s, the rating is %s, and the map shows "%s"',
  async (language, lang, rating, gulf) => {
    const { business } = defaultSettings;
    const licence = 'TÜRSAB A grubu, 0000';
    const value = {
      ...defaultSettings,
      business: {
        ...business,
        reviewSummary: { rating: 4.7, count: 30, url: null },
        legalNumbers: { ...business.legalNumbers, licence },
      },
    };
    await db.insert(settings).values({ value });
    const { page } = await open(localPath(language, '/'));
    const langsOf = (text: string) =>
      [...page.querySelectorAll<HTMLElement>('p, span')]
        .filter((part) => textOf(part).includes(text) && !textOf(part).includes(':'))
        .map((part) => part.getAttribute('lang'));
    expect(langsOf(licence)).toEqual([lang]);
    const marked = [...page.querySelectorAll<HTMLElement>(`[lang="${lang}"]`)];
    const streets = marked.filter((part) => textOf(part).startsWith(business.address.street));
    if (lang) expect(streets).toHaveLength(2);
    expect(textOf(page).split(rating)).toHaveLength(3);
    const drawings = [...page.querySelectorAll<HTMLElement>('svg')].map(
      (drawing) => drawing.textContent,
    );
    expect(drawings.join()).toContain(gulf);
  },
);

test.each([
  ['tr', 'Antalya Lara'],
  ['en', 'Lara'],
  ['de', 'Lara (Antalya)'],
  ['ru', 'Анталья, Лара'],
] as const)('the transfer form offers places in %s', async (language, place) => {
  const { page } = await open(localPath(language, '/transfer'));
  const offered = [...page.querySelectorAll<HTMLElement>(`option[value="${place}"]`)];
  expect(offered).toHaveLength(1);
});
