import {
  getByLabelText,
  getByRole,
  getByText,
  queryAllByRole,
  queryAllByText,
} from '@testing-library/dom';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { formerSlugs, settings } from '#app/db/schema.server.ts';
import { demoSettings } from '#app/demo/demo-trust.ts';
import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { aBooking, aCar, anImage, aPost, aZone } from '#tests/support/factories.ts';
import { chosenPlace, submission, textOf } from '#tests/support/parsed-page.ts';

import { testSite } from '#tests/support/site.ts';

const lines: string[] = [];
const log = pino({}, { write: (line) => void lines.push(line) });
const { app, db, open } = await testSite({ log });
/** App that has never read its settings, so that it has no last known settings to use. */
const unread = await testSite();

beforeEach(() => {
  lines.length = 0;
});

type Table = 'cars' | 'posts' | 'settings' | 'zones';

/** Renames a table while `during` runs, so that reading it fails. */
async function without(table: Table, during: () => Promise<void>): Promise<void> {
  await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  try {
    await during();
  } finally {
    await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  }
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => n + 1);
const textsOf = (parts: Element[]) => parts.map(textOf);
/** Returns the page numbers of a list, without the links to the previous and next page. */
const pageNumbers = (page: HTMLElement) =>
  queryAllByRole(getByRole(page, 'navigation', { name: 'Sayfalar' }), 'listitem')
    .map((item) => item.textContent ?? '')
    .filter((text) => /^(\d+|…)$/.test(text));

describe('the home page', () => {
  const news = (page: HTMLElement) => getByRole(page, 'region', { name: 'Yola çıkmadan önce' });

  test('shows one message for missing cars and one for missing posts @8.2', async () => {
    const { page } = await open('/');
    expect(queryAllByRole(page, 'heading', { name: 'No Cars Available' })).toHaveLength(1);
    expect(textOf(page)).toContain(
      'There are currently no cars available. Please check back later.',
    );
    expect(getByRole(page, 'link', { name: 'Refresh' }).getAttribute('href')).toBe('/');
    expect(queryAllByRole(news(page), 'heading', { name: 'Henüz yazı yok' })).toHaveLength(1);
    expect(getByRole(news(page), 'link', { name: 'Tüm yazılar' }).getAttribute('href')).toBe(
      '/news',
    );
  });

  test('shows an error in place of the cars, and the posts, if the cars cannot be read @4.2 @8.1', async () => {
    await aCar(db, { title: 'Fiat Egea' });
    await aPost(db, { title: 'Kaş yolu' });
    await without('cars', async () => {
      const { page, headers } = await open('/');
      // The failure must not be cached for other visitors.
      expect(headers['cache-control']).toBe('no-store');
      const alert = getByRole(page, 'alert');
      expect(textOf(alert)).toContain('Failed to load cars. Please try again later.');
      expect(getByRole(alert, 'link', { name: 'Try Again' }).getAttribute('href')).toBe('/');
      expect(queryAllByRole(page, 'link', { name: 'Araç Kiralama' }).length).toBeGreaterThan(0);
      expect(queryAllByRole(page, 'heading', { name: 'Kaş yolu' })).toHaveLength(1);
    });
    const { page } = await open('/');
    const cars = getByRole(page, 'region', { name: 'Araç vitrini' });
    expect(queryAllByRole(cars, 'heading', { name: /^Fiat Egea/ })).toHaveLength(1);
    expect(queryAllByRole(page, 'alert')).toEqual([]);
  });

  test('shows three sample posts if the posts cannot be read @4.5 @8.3', async () => {
    await aPost(db, { title: 'Kaş yolu' });
    await without('posts', async () => {
      const { page } = await open('/');
      expect(queryAllByRole(news(page), 'article')).toHaveLength(3);
      const more = queryAllByRole(news(page), 'link', { name: /^Devamını Oku/ });
      expect(more.map((link) => link.getAttribute('href'))).toEqual(['/news', '/news', '/news']);
      expect(textOf(getByRole(news(page), 'status'))).toContain(
        'Güncel yazılar şu anda yüklenemedi.',
      );
      expect(queryAllByRole(news(page), 'link', { name: 'Tekrar dene' })).toHaveLength(1);
      expect(queryAllByRole(page, 'alert')).toEqual([]);
    });
    const { page } = await open('/');
    expect(queryAllByRole(news(page), 'article')).toHaveLength(1);
    expect(queryAllByRole(news(page), 'heading', { name: 'Kaş yolu' })).toHaveLength(1);
  });

  test('is an error page with a link to retry if the settings were never read', async () => {
    await without('settings', async () => {
      const { page, status } = await unread.open('/');
      expect(status).toBe(500);
      expect(queryAllByRole(page, 'heading', { name: 'Yolda bir aksilik oldu' })).toHaveLength(1);
      // An empty href loads the same URL again.
      expect(getByText(page, 'Tekrar dene').getAttribute('href')).toBe('');
    });
    expect(
      queryAllByRole((await unread.open('/')).page, 'heading', { name: /^Havalimanından/ }),
    ).toHaveLength(1);
  });

  test('shows the last known settings if the settings cannot be read', async () => {
    await open('/');
    await without('settings', async () => {
      const { page, status } = await open('/');
      expect(status).toBe(200);
      expect(textOf(getByRole(page, 'contentinfo'))).toContain('Kervan Rent a Car');
    });
  });

  test('shows fifty cars of a larger fleet @9.14', async () => {
    for (const _ of numbered(51)) await aCar(db);
    const { page } = await open('/');
    expect(
      queryAllByRole(getByRole(page, 'region', { name: 'Araç vitrini' }), 'group'),
    ).toHaveLength(50);
  });

  test('shows the town in place of the drawn map if the office is outside of the map', async () => {
    const map = { lat: 41.0082, lng: 28.9784 };
    const business = { mapPosition: map, address: { district: 'Fatih', city: 'İstanbul' } };
    await db.insert(settings).values({ value: { business } });
    const { page } = await open('/');
    expect(textOf(getByRole(page, 'region', { name: 'Bizi burada bulursunuz' }))).toContain(
      'Fatih / İstanbul',
    );
    expect(queryAllByRole(page, 'img', { name: /haritası/ })).toEqual([]);
  });
});

describe('cars', () => {
  test.each([
    ['/cars', ['1', '2', '…', '6']],
    ['/cars?page=6', ['1', '…', '5', '6']],
  ])(
    '%s of a large fleet links to the first and last page and to its neighbours',
    async (url, numbers) => {
      for (const _ of numbered(80)) await aCar(db);
      expect(pageNumbers((await open(url)).page)).toEqual(numbers);
    },
  );

  test('a car without engine size or pictures has defaults, and its own places are selected', async () => {
    const places = { pickupLocation: 'Antalya Kemer', dropoffLocation: 'Nowhere on the list' };
    await aCar(db, { id: 'egea', engineCapacity: null, ...places });
    const { page } = await open('/cars/egea');
    expect(queryAllByRole(page, 'row', { name: 'Motor hacmi 2000 cc' })).toHaveLength(1);
    expect(textOf(getByRole(page, 'region', { name: 'Araç fotoğrafları' }))).toMatch(/Fiat\s*Egea/);
    const form = getByRole(page, 'form', { name: 'Rezervasyon' });
    expect(chosenPlace(form, 'pickupLocation')).toBe('Antalya Kemer');
    // Staff may remove a place from the list that a car still has.
    expect(chosenPlace(form, 'dropoffLocation')).toBe('Nowhere on the list');
  });

  const summary = (page: HTMLElement) =>
    textOf([...page.querySelectorAll<HTMLElement>('[aria-live="polite"]')][0]);

  test('dates in the URL fill the search form and price the cars @2.14', async () => {
    for (let n = 1; n <= 3; n += 1) await aCar(db, { id: `car-${n}`, totalUnits: 1 });
    const days = { pickupAt: '2026-07-10 10:00:00', dropoffAt: '2026-07-12 10:00:00' };
    await aBooking(db, { carId: 'car-1', ...days });
    const { page } = await open('/cars?pickupDate=2026-07-11&returnDate=2026-07-15');
    expect(summary(page)).toBe('2 araçtan 1–2 arası gösteriliyor');
    const [card] = queryAllByRole(page, 'article');
    expect(textOf(card)).toMatch(/€160\.00.*€40\.00\s\/\sgün/);
    expect(queryAllByRole(page, 'link', { name: /filtresini kaldır$/ })).toEqual([]);
    const form = getByRole(page, 'form', { name: 'Araç ara' });
    // The dates are shown once, in the bar of the trip.
    expect(textOf(form)).toContain('4 gün');
    const [pickup, back] = [
      getByLabelText<HTMLInputElement>(form, /^Alış tarihi/),
      getByLabelText<HTMLInputElement>(form, /^Dönüş tarihi/),
    ];
    expect([pickup.value, back.value]).toEqual(['2026-07-11', '2026-07-15']);
    expect([pickup.getAttribute('min'), back.getAttribute('min')]).toEqual([
      '2026-07-01',
      '2026-07-12',
    ]);
  });

  test('impossible dates are corrected, with a message for each', async () => {
    const { page } = await open('/cars?pickupDate=2026-06-28&returnDate=2026-06-30');
    expect(textOf(page)).toContain('Alış tarihi bugünden önce olamaz!');
    expect(textOf(page)).toContain('Dönüş tarihi alış tarihinden en az 1 gün sonra olmalıdır!');
    const form = getByRole(page, 'form', { name: 'Araç ara' });
    expect(getByLabelText<HTMLInputElement>(form, /^Alış tarihi/).value).toBe('2026-07-01');
    expect(getByLabelText<HTMLInputElement>(form, /^Dönüş tarihi/).value).toBe('2026-07-02');
  });

  test("a car's page shows facts, what is included, and the terms, with the car's own terms", async () => {
    await aCar(db, { id: 'c-200' });
    const plain = (await open('/cars/c-200')).page;
    const facts = textsOf(
      queryAllByRole(getByRole(plain, 'list', { name: 'Aracın özellikleri' }), 'listitem'),
    );
    expect(facts).toEqual([expect.stringMatching(/4,5/), '5 kişi', 'Manuel', 'Benzin', '4 kapı']);
    expect(queryAllByRole(plain, 'heading', { name: 'Fiyata dahil' })).toEqual([]);
    const terms = { included: ['KDV', 'Yol yardımı'], deposit: '200 €', fuel: 'Dolu bırakılır' };
    await db.insert(settings).values({ value: { rental: { terms } } });
    await db.execute(sql`update cars set terms = terms || '{"deposit": "500 €"}'`);
    const { page } = await open('/cars/c-200');
    const included = getByRole(page, 'region', { name: 'Fiyata dahil' });
    expect(textsOf(queryAllByRole(included, 'listitem'))).toEqual(['KDV', 'Yol yardımı']);
    const known = getByRole(page, 'region', { name: 'Bilmeniz gerekenler' });
    const named = (tag: string) => textsOf([...known.querySelectorAll(tag)]);
    expect(named('dt')).toEqual([
      ...['Depozito', 'Yakıt', 'Genç sürücü paketi', 'Yanıt verdiğimiz diller'],
    ]);
    expect(named('dd')).toEqual([
      ...['€500.00', 'Dolu bırakılır', 'günde €15.00, 25 yaş altı sürücüler için'],
      'Türkçe, İngilizce',
    ]);
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('a picture that is a drawing (%s) has %i notes that say so', async (illustration, notes) => {
    const { id: mainImageId } = await anImage(db, { illustration });
    await aCar(db, { id: 'egea', mainImageId });
    const { page } = await open('/cars/egea');
    expect(queryAllByText(page, 'Temsili görsel · veya benzeri')).toHaveLength(notes);
  });

  test('an unknown car is 404 with a link to the list @2.23 @8.9', async () => {
    const { page, status } = await open('/cars/no-such-car');
    expect(status).toBe(404);
    expect(queryAllByRole(page, 'heading', { name: 'Car not found' })).toHaveLength(1);
    expect(getByRole(page, 'link', { name: 'Araçlara dön' }).getAttribute('href')).toBe('/cars');
  });
});

describe('news', () => {
  test('a list without visible posts has a message and a link to the cars', async () => {
    await aPost(db, { slug: 'taslak', status: 'draft' });
    await aPost(db, { slug: 'yarin', publishedAt: new Date('2026-07-02T09:00:00Z') });
    for (const slug of ['taslak', 'yarin']) expect((await open(`/news/${slug}`)).status).toBe(404);
    const { page } = await open('/news');
    expect(queryAllByRole(page, 'heading', { name: 'Henüz yazı yok' })).toHaveLength(1);
    expect(textOf(page)).not.toMatch(/Kategoriler|Öne çıkanlar|Popüler etiketler/);
    expect(
      getByRole(getByRole(page, 'main'), 'link', { name: 'Araçları gör' }).getAttribute('href'),
    ).toBe('/cars');
  });

  test('a list and an article that cannot be read show an error, and recover @4.13 @4.14 @8.11 @8.13', async () => {
    await aPost(db, { slug: 'kas' });
    await without('posts', async () => {
      const article = await open('/news/kas');
      expect(article.status).toBe(500);
      const failure = 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.';
      expect(queryAllByRole(article.page, 'heading', { name: failure })).toHaveLength(1);
      expect(article.page.ownerDocument.title).toMatch(/^Blog yazısı yüklenemedi/);
      expect(getByRole(article.page, 'link', { name: 'Haberlere dön' }).getAttribute('href')).toBe(
        '/news',
      );

      const { page, status } = await open('/news');
      expect(status).toBe(500);
      const said = [...getByRole(page, 'alert').querySelectorAll<HTMLElement>('[lang="en"]')];
      expect(textsOf(said)).toEqual(['Failed to load blog posts']);
      expect(queryAllByRole(page, 'button', { name: 'Tekrar Dene' })).toHaveLength(1);
      expect(queryAllByRole(page, 'contentinfo')).toHaveLength(1);
    });
    expect(queryAllByRole((await open('/news')).page, 'article')).toHaveLength(1);
    expect((await open('/news/kas')).status).toBe(200);
  });

  test('an article has its head, tags, share links and further links @2.30 @2.32', async () => {
    const cover = await anImage(db);
    await aPost(db, {
      ...{
        slug: 'kas',
        title: 'Kaş yolu',
        excerpt: 'Koy koy batıya.',
        tags: ['rota', 'sahil yolu'],
      },
      ...{
        author: 'Defne Ak',
        readingMinutes: 4,
        coverImageId: cover.id,
        coverImageAlt: 'Bir koy',
      },
    });
    const { page } = await open('/news/kas');
    const article = getByRole(page, 'article');
    const [head, end] = [...article.querySelectorAll<HTMLElement>('header, footer')];
    expect(getByRole(head as HTMLElement, 'heading', { name: 'Kaş yolu' }).localName).toBe('h1');
    for (const text of ['Koy koy batıya.', 'Defne Ak', '4 dk okuma'])
      expect(textOf(head)).toContain(text);
    const time = head?.querySelector('time');
    expect([textOf(time), time?.getAttribute('datetime')]).toEqual([
      '1 Haziran 2026',
      '2026-06-01',
    ]);
    const picture = getByRole(head as HTMLElement, 'img', { name: 'Bir koy' });
    expect(picture?.getAttribute('fetchpriority')).toBe('high');
    expect(picture?.getAttribute('srcset')).toMatch(/ 640w, /);
    expect(
      textsOf(
        queryAllByRole(
          getByRole(end as HTMLElement, 'navigation', { name: 'Etiketler' }),
          'link',
        ) ?? [],
      ),
    ).toEqual(['rota', 'sahil yolu']);
    for (const network of ['Twitter', 'Facebook', 'Reddit', 'LinkedIn', 'Pinterest', 'E-posta']) {
      const link = getByRole(end as HTMLElement, 'link', {
        name: new RegExp(`^${network} ile paylaş`),
      });
      expect(link?.getAttribute('href')).toContain(encodeURIComponent('/news/kas'));
    }
    for (const [part, name, href] of [
      [head, 'Seyahat İpuçları', '/news?category=Travel+Tips'],
      [end, 'sahil yolu', '/news?tag=sahil+yolu'],
      [end, 'Tüm haberler', '/news'],
      [end, 'Ana Sayfaya Dön', '/'],
    ] as const) {
      expect(getByRole(part as HTMLElement, 'link', { name: name }).getAttribute('href')).toBe(
        href,
      );
    }
  });

  test('an article without text is an error with a log entry @8.14', async () => {
    await aPost(db, { slug: 'bos', html: ' \n' });
    const { page, status } = await open('/news/bos');
    expect(status).toBe(500);
    expect(queryAllByRole(page, 'heading', { name: 'Blog yazısı verisi bulunamadı' })).toHaveLength(
      1,
    );
    expect(lines.join('')).toContain('The post bos has no text');
    expect(queryAllByRole(page, 'link', { name: 'Haberlere dön' })).toHaveLength(1);
  });

  test('an unknown article is 404 with a link to the news @2.34 @8.12', async () => {
    const { page, status } = await open('/news/no-such-post');
    expect(status).toBe(404);
    expect(queryAllByRole(page, 'heading', { name: 'Blog yazısı bulunamadı' })).toHaveLength(1);
    expect(page.ownerDocument.title).toBe('Blog yazısı bulunamadı');
    expect(getByRole(page, 'link', { name: 'Haberlere dön' }).getAttribute('href')).toBe('/news');
  });

  test.each([
    ['/news/eski-adres?utm_source=mail', 301, '/news/yeni-adres?utm_source=mail'],
    ['/blog/eski-adres?utm_source=mail', 301, '/news/yeni-adres?utm_source=mail'],
    ['/blog/yeni-adres', 301, '/news/yeni-adres'],
    ['/blog', 301, '/news'],
    ['/blog/', 301, '/news'],
    // A post with this slug may exist later, so the redirect is not permanent.
    ['/blog/hic-olmadi', 302, '/news/hic-olmadi'],
    ['/blog/%2F%2Fevil.example', 302, '/news/%2F%2Fevil.example'],
  ])(
    'the former URL %s redirects to the current one and keeps the query',
    async (url, status, leadsTo) => {
      const { id: postId } = await aPost(db, { slug: 'yeni-adres' });
      await db.insert(formerSlugs).values({ slug: 'eski-adres', postId });
      const { statusCode, headers } = await app.inject(url);
      expect([statusCode, headers.location]).toEqual([status, leadsTo]);
    },
  );

  test.each([
    ['/news', ['1', '2', '…', '7'], 6],
    ['/news?page=7', ['1', '…', '6', '7'], 2],
    ['/news?page=5', ['1', '…', '4', '5', '6', '7'], 6],
  ])(
    '%s of many posts links to the first and last page and to its neighbours @2.29',
    async (url, numbers, count) => {
      for (const _ of numbered(38)) await aPost(db);
      const { page } = await open(url);
      expect(pageNumbers(page)).toEqual(numbers);
      expect(queryAllByRole(page, 'article')).toHaveLength(count);
      const pages = getByRole(page, 'navigation', { name: 'Sayfalar' });
      const current = [...pages.querySelectorAll<HTMLElement>('[aria-current="page"]')];
      expect(textsOf(current)).toEqual([/\d$/.exec(url)?.[0] ?? '1']);
      expect((await app.inject('/news?page=99')).headers.location).toBe('/news?page=7');
    },
  );
});

describe('transfers', () => {
  const fares = (page: HTMLElement) => getByRole(page, 'list', { name: 'Bölge fiyatları' });
  const summary = (page: HTMLElement) =>
    textOf(getByRole(page, 'region', { name: 'Transfer özeti' }));

  test('an inactive zone is not listed, and has the special price if its name is typed', async () => {
    await aZone(db, { zoneName: 'Belek', active: false });
    await aZone(db, { zoneName: 'Kemer' });
    const { page } = await open('/transfer?dropoffLocation=Belek');
    expect(queryAllByRole(fares(page), 'listitem')).toHaveLength(1);
    expect(summary(page)).toContain('Özel Fiyat');
  });

  test.each([
    ['', 'Havalimanına', 'Alış yerini yazın, fiyat burada görünsün.'],
    ["Belek'teki otel", 'Havalimanına', '€36.00 Belek – Antalya Havalimanı, tek yön'],
    // The page asks the visitor whether a place in a zone's description means this zone.
    ['çıralı', 'Havalimanına', 'Olympos bölgesi mi? €75.00'],
    ['Olympos, çıralı', 'Havalimanına', '€75.00 Olympos – Antalya Havalimanı, tek yön'],
    ['Olympos, çıralı', 'Belek', 'Özel Fiyat fiyatını WhatsApp’tan hemen bildiririz'],
    ['AYT', 'Side', 'Antalya Havalimanı – Side, tek yön'],
    ['', 'Side', 'Antalya Havalimanı – Side, tek yön'],
    // A transfer from a place that is neither airport nor zone has no fare.
    ['Antalya Otogar', 'Side', 'Özel Fiyat'],
  ])('the summary from "%s" to "%s" has: %s', async (pickupLocation, dropoffLocation, text) => {
    await aZone(db, { zoneName: 'Belek', capacity14Cents: 3600 });
    await aZone(db, { zoneName: 'Olympos', description: 'Çıralı', capacity14Cents: 7500 });
    await aZone(db, { zoneName: 'Side' });
    const query = new URLSearchParams({ pickupLocation, dropoffLocation });
    const { page } = await open(`/transfer?${query}`);
    for (const part of text.split(/(?<=€\S+|Özel Fiyat) /)) expect(summary(page)).toContain(part);
    const asks = text.includes('mi?') ? 1 : 0;
    expect(
      queryAllByRole(getByRole(page, 'region', { name: 'Transfer özeti' }), 'button'),
    ).toHaveLength(asks);
  });

  test('a page without zones has a message and a link to the form @8.39', async () => {
    const { page } = await open('/transfer');
    expect(queryAllByRole(page, 'heading', { name: 'Transfer bölgesi bulunamadı' })).toHaveLength(
      1,
    );
    expect(queryAllByRole(page, 'searchbox')).toEqual([]);
    const [, id] =
      getByRole(page, 'link', { name: 'Varış yerini yaz' }).getAttribute('href')?.split('#') ?? [];
    const aim = [...page.querySelectorAll<HTMLElement>(`[id="${id}"]`)];
    expect(
      queryAllByRole(aim[0] as HTMLElement, 'heading', { name: 'Transfer rezervasyonu' }),
    ).toHaveLength(1);
  });

  test('if the zones cannot be read, the form sends a request with a special price @4.15 @8.38', async () => {
    await aZone(db, { zoneName: 'Belek' });
    await without('zones', async () => {
      const { page, headers } = await open('/transfer?dropoffLocation=Belek');
      expect(headers['cache-control']).toBe('no-store');
      expect(textOf(getByRole(page, 'alert'))).toContain('Transfer bölgeleri yüklenemedi');
      expect(summary(page)).toContain('Özel Fiyat');
      expect(summary(page)).toContain('Talebinizi yine de gönderebilirsiniz');
      const form = getByRole(page, 'form', { name: 'Transfer rezervasyonu' });
      const sent = await app.inject(
        submission(form, '/transfer', {
          ...{ name: 'Ayşe', email: 'a@b.c', phone: '1', pickupLocation: 'AYT' },
          ...{ date: '2026-07-10', time: '10:00' },
        }),
      );
      expect(sent.statusCode).toBe(303);
      const message = new URL(sent.headers.location ?? '').searchParams.get('text') ?? '';
      expect(message).toContain('*Fiyat: Özel Fiyat*');
      expect(decodeTransfer(message)?.request.dropoffLocation).toBe('Belek');
    });
    const { page } = await open('/transfer?dropoffLocation=Belek');
    expect(summary(page)).toContain('€30.00');
  });
});

test.each([
  ['/no-such-page', /^Something's missing\.$/],
  ['/news/%E0%A4%A', /^Blog yazısı bulunamadı$/],
  ['/%E0%A4%A', /./],
])('the unknown or malformed URL %s is 404 @2.3 @8.45', async (url, heading) => {
  const { page, status } = await open(url);
  expect(status).toBe(404);
  const titles = queryAllByRole(page, 'heading', { name: heading }).filter(
    ({ localName }) => localName === 'h1',
  );
  expect(titles).toHaveLength(1);
});

test('an unknown page shows a message and the footer with contact, links and hours @1.24 @2.38 @9.52', async () => {
  await db.insert(settings).values({ value: await demoSettings() });
  const { page } = await open('/nowhere');
  expect(queryAllByRole(page, 'heading', { name: "Something's missing." })).toHaveLength(1);
  expect(textOf(page)).toContain(
    "Looks like this page is missing. Don't worry though, our best team is on the case.",
  );
  expect(textOf(page)).toContain('404 Not Found');
  expect(getByRole(page, 'link', { name: 'Go Back' }).getAttribute('href')).toBe('/');
  const footer = getByRole(page, 'contentinfo');
  for (const text of [
    'Pazartesi – Cuma',
    '08:00 – 18:00',
    '5/5 · 30+ değerlendirme',
    'Örnek Mahallesi, Örnek Caddesi No: 1',
    '07000 Muratpaşa / Antalya',
  ]) {
    expect(textOf(footer)).toContain(text);
  }
  for (const [name, href] of [
    ['+90 242 000 00 00', 'tel:+902420000000'],
    ['info@example.com', 'mailto:info@example.com'],
    ['Ana Sayfa', '/'],
    ['Araçlar', '/cars'],
    ['Transfer', '/transfer'],
    ['Haberler', '/news'],
  ] as const) {
    expect(getByRole(footer, 'link', { name: name }).getAttribute('href')).toBe(href);
  }
  expect(queryAllByRole(getByRole(footer, 'list', { name: 'Sosyal medya' }), 'link')).toHaveLength(
    2,
  );
});

test('phone numbers with "(0)" have links for calls and chats without the zero', async () => {
  const business = { phone: '+90 (0)242 333 44 55', whatsappNumber: '+90 (0)532 333 44 55' };
  await db.insert(settings).values({ value: { business } });
  const { body } = await app.inject('/');
  expect(body).toContain('https://wa.me/905323334455');
  expect(body).toContain('tel:+902423334455');
  expect(body).toContain('"telephone":"+90 242 333 44 55"');
  expect(body).not.toContain('(0)');
});
