import { getByLabelText, getByRole, queryAllByRole } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { settings } from '#app/db/schema.server.ts';
import { demoSettings } from '#app/demo/demo-trust.ts';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { aBooking, aCar, anImage, aPost, aSeason, aZone } from '#tests/support/factories.ts';
import { chosenPlace, submission, textOf } from '#tests/support/parsed-page.ts';

import { testSite } from '#tests/support/site.ts';

const { app, db, open, services } = await testSite();

/** Returns the message in the chat link to which a response redirects. */
function chatOf({ statusCode, headers }: Awaited<ReturnType<typeof app.inject>>): string {
  expect([statusCode, headers.location]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/wa\.me\//),
  ]);
  return new URL(String(headers.location)).searchParams.get('text') ?? '';
}

const textsOf = (parts: Element[]) => parts.map(textOf);

test('the home page has its sections in the order of the spec @2.4', async () => {
  await aCar(db, { id: 'egea', title: 'Fiat Egea', mainImageId: (await anImage(db)).id });
  await aPost(db);
  const { page } = await open('/');
  const features = getByRole(page, 'region', { name: 'İnişten dönüşe kadar her şey net' });
  const sections = [
    page.querySelector('.site-header'),
    ...queryAllByRole(page, 'heading').filter(({ localName }) => localName === 'h1'),
    getByRole(page, 'region', { name: 'Öne çıkanlar' }),
    features,
    getByRole(page, 'region', { name: 'Araçlarımız' }),
    getByRole(page, 'region', { name: 'Yola çıkmadan önce' }),
    getByRole(page, 'region', { name: 'Körfeze bir de buradan bakın' }),
    getByRole(page, 'region', { name: 'Bizi burada bulursunuz' }),
    getByRole(page, 'region', { name: 'Sık sorulan sorular' }),
    getByRole(page, 'contentinfo'),
  ];
  const found = [...page.querySelectorAll('*')].filter((element) => sections.includes(element));
  expect(found).toEqual(sections);

  expect(getByRole(page, 'link', { name: 'Araç Kiralama' }).getAttribute('href')).toBe('/cars');
  expect(queryAllByRole(page, 'link', { name: 'Transfer Hizmeti' })[0]?.getAttribute('href')).toBe(
    '/transfer-service',
  );
  const steps = queryAllByRole(page, 'list').find((list) =>
    textOf(list).includes('Aracınızı seçin'),
  );
  expect(textsOf(queryAllByRole(steps as HTMLElement, 'listitem') ?? [])).toEqual([
    expect.stringContaining('Aracınızı seçin'),
    expect.stringContaining('Yer ve tarihi belirleyin'),
    expect.stringContaining('Rezervasyon yapın'),
    expect.stringContaining('Arkanıza yaslanın'),
  ]);
  const places = queryAllByRole(
    getByRole(features, 'region', { name: 'Teslim noktaları' }),
    'listitem',
  );
  expect(places).toHaveLength(8);
  // The city, with which most names begin, is left out.
  expect(textOf(places[0])).toContain('Havalimanı (AYT)');
  const [car] = queryAllByRole(getByRole(page, 'region', { name: 'Araç vitrini' }), 'group');
  const details = getByRole(car as HTMLElement, 'link', { name: 'Detaylar: Fiat Egea' });
  expect(textOf(details)).toBe('Detaylar');
  expect(details?.getAttribute('href')).toMatch(
    /^\/cars\/egea\?pickupLocation=Antalya\+Hav.*&pickupDate=/,
  );

  // The hero picture has a high priority, and cars further down have a low one.
  const preloads = [...page.querySelectorAll('link')].filter(({ outerHTML }) =>
    outerHTML.includes('hero-coast'),
  );
  expect(preloads.map((link) => [link.rel, link.getAttribute('fetchpriority')])).toEqual([
    ['preload', 'high'],
    ['preload', 'high'],
  ]);
  expect(queryAllByRole(car as HTMLElement, 'img')[0]?.getAttribute('fetchpriority')).toBe('low');
});

test('the home page shows the five newest posts, with links to each and to the list @1.13 @2.10 @4.6 @9.15', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 4, n));
  for (let n = 1; n <= 6; n += 1)
    await aPost(db, { slug: `yazi-${n}`, title: `Yazı ${n}`, publishedAt: day(n) });
  const { page } = await open('/');
  const slides = queryAllByRole(getByRole(page, 'region', { name: 'Son yazılar' }), 'group');
  const titles = ['Yazı 6', 'Yazı 5', 'Yazı 4', 'Yazı 3', 'Yazı 2'];
  expect(slides.flatMap((slide) => textsOf(queryAllByRole(slide, 'heading')))).toEqual(titles);
  const [all] = queryAllByRole(getByRole(page, 'region', { name: 'Yola çıkmadan önce' }), 'link', {
    name: 'Tüm yazılar',
  });
  expect(all?.getAttribute('href')).toBe('/news');
  const more = getByRole(slides[0] as HTMLElement, 'link', { name: 'Devamını Oku: Yazı 6' });
  expect([textOf(more), more?.getAttribute('href')]).toEqual(['Devamını Oku', '/news/yazi-6']);
  const article = await open('/news/yazi-6');
  expect(queryAllByRole(article.page, 'heading', { name: 'Yazı 6' })[0]?.localName).toBe('h1');
});

test('news are searched, filtered and paged by URL @1.10 @2.28', async () => {
  for (let n = 1; n <= 7; n += 1) await aPost(db, { title: `Side yolu ${n}` });
  await aPost(db, { title: 'Side sigortası', category: 'Insurance' });
  const { page } = await open('/news?category=Travel+Tips');
  const { url } = submission(page.querySelector('search form') as HTMLElement, '/news', {
    search: 'SİDE',
  });
  expect(url).toBe('/news?category=Travel+Tips&search=S%C4%B0DE');
  const found = (await open(url)).page;
  expect(queryAllByRole(found, 'article')).toHaveLength(6);
  expect(textOf(found)).not.toContain('Side sigortası');
  const pages = getByRole(found, 'navigation', { name: 'Sayfalar' });
  const second = (
    await open(String(getByRole(pages, 'link', { name: '2. sayfa' }).getAttribute('href')))
  ).page;
  const [more] = queryAllByRole(second, 'link', { name: /^Devamını Oku/ });
  const article = await open(String(more?.getAttribute('href')));
  expect([...article.page.querySelectorAll<HTMLElement>('.post-body')]).toHaveLength(1);
  // An article ends with a link to the cars.
  const band = getByRole(article.page, 'complementary', { name: 'Bu yollar için bir araç' });
  expect(getByRole(band, 'link', { name: 'Araçları gör' }).getAttribute('href')).toBe('/cars');
});

test('a tag in the URL is shown in the spelling of the posts, and categories have no counts then', async () => {
  for (let n = 1; n <= 3; n += 1) await aPost(db, { tags: ['Kaş'] });
  await aPost(db, { category: 'Maintenance' });
  const categories = (page: HTMLElement) =>
    textOf(getByRole(page, 'navigation', { name: 'Kategoriler' }));
  expect(categories((await open('/news')).page)).toMatch(/\(3\syazı\).*\(1\syazı\)/);
  const { page } = await open('/news?tag=KAS');
  expect(queryAllByRole(page, 'link', { name: 'Etiket: #Kaş filtresini kaldır' })).toHaveLength(1);
  // Counts of all posts would not match the filtered list.
  expect(categories(page)).not.toMatch(/\d/);
});

/** Patterns of the answers that the spec requires (part 9). */
const ANSWERS = [
  /kredi kartıyla/,
  /banka havalesiyle/,
  /Nakit ödemek isterseniz bunu önceden/,
  /Depozito tutarı aracın modeline ve yaşına göre/,
  /Kilometre farkını, otoyol ve köprü geçişlerini \(HGS\) ve yakıt farkını/,
  /yurt dışına çıkarılamaz/,
  /zorunlu trafik sigortası, muafiyetli kasko ve hırsızlık teminatı/,
  /Kaza raporunun 24 saat içinde alınması/,
  /raporlar eksikse ya da araç dikkatsizce kullanılmışsa kiralama riski kiralayana aittir/,
];

test('the FAQ has the answers of the spec, also as structured data @9.51', async () => {
  const { page } = await open('/');
  const faq = getByRole(page, 'region', { name: 'Sık sorulan sorular' });
  const items = [...faq.querySelectorAll<HTMLElement>('details')];
  const answers = items.map((item) =>
    textsOf([...item.querySelectorAll<HTMLElement>('p')]).join(' '),
  );
  for (const answer of ANSWERS) expect(answers.join('\n')).toMatch(answer);
  const data = [...page.querySelectorAll<HTMLElement>('[type="application/ld+json"]')];
  const machine = data
    .map((script) => JSON.parse(script.textContent ?? ''))
    .find((each) => each.mainEntity);
  expect(
    machine.mainEntity.map((each: { name: string; acceptedAnswer: { text: string } }) => [
      each.name,
      each.acceptedAnswer.text,
    ]),
  ).toEqual(items.map((item, n) => [textOf(getByRole(item, 'heading')), answers[n]]));
  expect(getByRole(faq, 'link', { name: /^WhatsApp’tan sorun/ }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/902420000000\?text=/,
  );
  // A browser opens only one of the details elements with the same name.
  expect(new Set(items.map((item) => item.getAttribute('name'))).size).toBe(1);
  expect(items[0]?.getAttribute('name')).toBeTruthy();
});

test('the pages show legal texts, numbers, hours, reviews and the office @1.14', async () => {
  await db.insert(settings).values({ value: await demoSettings() });
  const { page } = await open('/');
  const footer = getByRole(page, 'contentinfo');
  for (const [label, path] of [
    ['KVKK aydınlatma metni', '/kvkk'],
    ['Kiralama koşulları', '/kiralama-kosullari'],
    ['Gizlilik', '/gizlilik'],
    ['Çerezler', '/cerezler'],
  ] as const) {
    expect(getByRole(footer, 'link', { name: label }).getAttribute('href')).toBe(path);
    const legal = (await open(path)).page;
    expect(
      queryAllByRole(legal, 'heading', { name: label }).map(({ localName }) => localName),
    ).toContain('h1');
    expect(textOf(getByRole(legal, 'main'))).toContain('Bu bir örnek metindir.');
    const canonical = legal.querySelector<HTMLElement>('[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toBe(services.siteUrl + path);
    expect(legal.ownerDocument.title).toBe(`${label} | Kervan Rent a Car & Transfer`);
  }
  expect(textOf(footer)).toContain('Vergi dairesi ve no: Muratpaşa');
  const place = getByRole(page, 'region', { name: 'Bizi burada bulursunuz' });
  for (const part of [footer, place]) {
    expect(textOf(part)).toContain('Çalışma saatleri');
    expect(textOf(part)).toContain('Teslim saatleri');
    expect(textOf(part)).toContain('Havalimanı ve otellerde her gün, 24 saat');
  }
  const comments = queryAllByRole(
    getByRole(page, 'list', { name: 'Misafirlerimizin yorumları' }),
    'listitem',
  );
  expect(comments).toHaveLength(3);
  expect(textOf(comments[0])).toContain('Örnek yorum');

  expect(queryAllByRole(place, 'img', { name: /^Antalya Körfezi’nin haritası/ })).toHaveLength(1);
  expect(textOf(place)).toContain('Örnek Mahallesi, Örnek Caddesi No: 1');
  expect(textOf(place)).toContain('07000 Muratpaşa / Antalya');
  expect(textOf(place)).toMatch(/Pazartesi – Cuma\s*08:00 – 18:00/);
  expect(getByRole(place, 'link', { name: '+90 242 000 00 00' }).getAttribute('href')).toBe(
    'tel:+902420000000',
  );
  expect(getByRole(place, 'link', { name: /^Yol tarifi al/ }).getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=36.8841,30.7056',
  );
  const rating = getByRole(place, 'region', { name: 'Müşterilerimizin puanı' });
  expect(textOf(rating)).toContain('5/5');
  expect(textOf(rating)).toContain('30+ değerlendirme');
  expect(queryAllByRole(rating, 'img', { name: '5 üzerinden 5 yıldız' })).toHaveLength(1);
  expect(getByRole(rating, 'link', { name: /^Değerlendirmeleri oku/ }).getAttribute('href')).toBe(
    'https://example.com/reviews',
  );
});

test('the search form leads to the list, and filters and cars keep its trip', async () => {
  await aCar(db, { brand: 'Fiat', title: 'Fiat Egea' });
  await aCar(db, { id: 'clio', brand: 'Renault', title: 'Renault Clio', dailyCents: 5000 });
  const trip = { pickupLocation: 'Antalya Lara', pickupDate: '2026-07-10', pickupTime: '09:30' };
  const search = getByRole((await open('/')).page, 'form', { name: 'Araç ara' });
  const asked = submission(search, '/', { ...trip, returnDate: '2026-07-14' });
  const list = (await open(asked)).page;
  const [card] = queryAllByRole(list, 'article');
  // The return is half an hour later than the pickup: one more day.
  expect(textOf(card)).toContain('€200.00');
  expect(textOf(getByRole(list, 'form', { name: 'Araç ara' }))).toContain('5 gün');
  const again = getByRole(list, 'form', { name: 'Araç ara' });
  expect(getByLabelText<HTMLInputElement>(again, /^Alış tarihi/).value).toBe('2026-07-10');
  expect(getByLabelText<HTMLInputElement>(again, 'Alış saati').value).toBe('09:30');

  const filters = queryAllByRole(list, 'button', { name: 'Uygula' })[0]?.closest(
    'form',
  ) as HTMLElement;
  const chosen = submission(filters, '/cars', { brand: 'Renault' });
  const found = (await open(chosen)).page;
  expect(
    textsOf(queryAllByRole(found, 'article').flatMap((each) => queryAllByRole(each, 'heading'))),
  ).toEqual(['Renault Clio']);
  const [car] = queryAllByRole(found, 'article').flatMap((each) => queryAllByRole(each, 'link'));
  const { page } = await open(String(car?.getAttribute('href')));
  const form = getByRole(page, 'form', { name: 'Rezervasyon' });
  expect(chosenPlace(form, 'dropoffLocation')).toBe('Antalya Lara');
  expect(getByLabelText<HTMLInputElement>(form, 'Alış saati').value).toBe('09:30');
  // The link back has the number of cars for these days.
  expect(getByRole(page, 'link', { name: /^2\saraç, 10–14\sTem$/ }).getAttribute('href')).toContain(
    '/cars?pickupLocation=Antalya+Lara',
  );
});

test("a car's page prices the dates and sends the request to the chat @5.2 @9.28", async () => {
  await aCar(db, { id: 'egea' });
  const formOf = (page: HTMLElement) => getByRole(page, 'form', { name: 'Rezervasyon' });
  const empty = formOf((await open('/cars/egea')).page);
  const nothing = await open(submission(empty, '/cars/egea', {}));
  expect(nothing.status).toBe(400);
  expect(textOf(formOf(nothing.page))).toContain('Pickup location is required');
  expect(textOf(formOf(nothing.page))).toContain('Drop-off location is required');
  const pickupLocation = 'Antalya Otogar';
  const refused = await open(submission(empty, '/cars/egea', { pickupLocation }));
  expect(refused.status).toBe(400);
  expect(textOf(formOf(refused.page))).toContain('Return date is required');
  expect(chosenPlace(formOf(refused.page), 'pickupLocation')).toBe(pickupLocation);
  const trip = {
    ...{ pickupLocation, dropoffLocation: pickupLocation },
    ...{ pickupDate: '2026-07-10', pickupTime: '10:00' },
    ...{ returnDate: '2026-07-13', returnTime: '10:00' },
  };
  expect(
    queryAllByRole(empty, 'button', { name: 'Fiyatı hesapla' })[0]?.getAttribute('formmethod'),
  ).toBe('get');
  const priced = submission(empty, '/cars/egea', trip, 'get');
  const { page } = await open(priced);
  expect(textOf(getByRole(page, 'region', { name: 'Kiralama özeti' }))).toMatch(
    /Toplam\s*€120\.00/,
  );
  const chat = chatOf(await app.inject(submission(formOf(page), priced.url)));
  expect(decodeReservation(chat)?.form).toMatchObject(trip);
});

test('a hotel delivery has a field for the hotel, an airport pickup one for the flight', async () => {
  await aCar(db, { id: 'egea' });
  const [airport, hotel] = ['Antalya Havalimanı (AYT)', 'Antalya Belek Otel Teslimi'];
  await db.insert(settings).values({ value: { rental: { returnFees: { [hotel]: 19.99 } } } });
  const formOf = (page: HTMLElement) => getByRole(page, 'form', { name: 'Rezervasyon' });
  const plain = formOf((await open('/cars/egea?pickupLocation=Antalya+Lara')).page);
  expect(textOf(plain)).not.toContain('Otelin adı');
  expect(textOf(plain)).not.toContain('Uçuş numarası');
  const days = 'pickupDate=2026-07-10&returnDate=2026-07-13';
  const places = new URLSearchParams({ pickupLocation: airport, dropoffLocation: hotel });
  const address = `/cars/egea?${places}&${days}`;
  const { page } = await open(address);
  expect(textOf(formOf(page))).toContain('Burada bırakma ücreti: €19.99');
  expect(textOf(getByRole(page, 'region', { name: 'Kiralama özeti' }))).toMatch(
    /Tek yön ücreti: Antalya Belek Otel Teslimi\s*€19\.99\s*Toplam\s*€139\.99/,
  );
  const asked = { hotel: 'Rixos Belek', flightNumber: 'XQ 123' };
  const chat = chatOf(await app.inject(submission(formOf(page), address, asked)));
  expect(chat).toContain('Otelin adı: Rixos Belek\nUçuş numarası: XQ 123');
  expect(chat).toContain('*Toplam: €139.99*');
  expect(decodeReservation(chat)?.form).toMatchObject(asked);
  const back = new URLSearchParams({ pickupLocation: hotel, dropoffLocation: airport });
  expect(textOf(formOf((await open(`/cars/egea?${back}`)).page))).toContain(
    'Aracı burada bırakmak ücretsiz.',
  );
});

test('a trip has the same total in list, day strip, suggestions, car page and API', async () => {
  const [airport, hotel] = ['Antalya Havalimanı (AYT)', 'Antalya Belek Otel Teslimi'];
  await db.insert(settings).values({ value: { rental: { returnFees: { [hotel]: 19.99 } } } });
  for (const [i, id] of ['egea', 'clio', 'i20', 'vito'].entries()) {
    await aCar(db, { id, title: id, dailyCents: 4005 + i * 1000, seats: 4 + i, totalUnits: 1 });
  }
  // A car with its own places has their fee even if no place is chosen.
  await aCar(db, { id: 'own', dailyCents: 9000, pickupLocation: 'Kaş', dropoffLocation: hotel });
  // Later days cost more, so that the strip is shown.
  await aSeason(db, {
    ...{ carId: 'egea', name: 'Bayram', dailyCents: 9000 },
    ...{ startDate: '2026-07-13', endDate: '2026-07-30' },
  });
  const days = 'pickupDate=2026-07-10&returnDate=2026-07-13';
  const places = new URLSearchParams({ pickupLocation: airport, dropoffLocation: hotel });
  const query = `${places}&${days}`;
  for (const [currency, total, ofVito] of [
    ['EUR', '€140.14', '€230.14'],
    // 120.15 and 19.99 euros, each rounded to whole lira: 4,506 and 750.
    ['TRY', '₺5,256', '₺8,631'],
  ] as const) {
    const headers = { cookie: `currency=${currency}` };
    const { page } = await open({ url: `/cars?${query}`, headers });
    const [card] = queryAllByRole(page, 'article');
    expect(textOf(card)).toContain(total);
    const { page: home } = await open({ url: `/?${query}`, headers });
    const answer = (name: RegExp) =>
      textOf(queryAllByRole(home, 'article').find((each) => name.test(textOf(each))));
    expect(answer(/En ucuz/)).toContain(total);
    expect(answer(/En geniş/)).toContain(ofVito);
    const strip = page.querySelector<HTMLElement>('[data-day="2026-07-10"]');
    expect(textOf(strip)).toContain(total);
    const { page: car } = await open({ url: `/cars/egea?${query}`, headers });
    expect(textOf(getByRole(car, 'region', { name: 'Kiralama özeti' }))).toContain(
      `Toplam${total}`,
    );
  }
  const quotesOf = async (asked: string) => {
    const listed = (await app.inject(`/api/listings?${asked}`)).json().data.listings;
    const ids: string[] = listed.map((each: { id: string }) => each.id);
    for (const [i, id] of ids.entries()) {
      const { quote } = (await app.inject(`/api/listings/${id}?${asked}`)).json().data;
      expect(quote).toEqual(listed[i].quote);
    }
    return Object.fromEntries(ids.map((id, i) => [id, listed[i].quote.total]));
  };
  expect(await quotesOf(query)).toMatchObject({ egea: 140.14, vito: 230.14, own: 289.99 });
  expect(await quotesOf(days)).toMatchObject({ egea: 120.15, vito: 210.15, own: 289.99 });
  // A full car suggests another car with its total.
  await aBooking(db, {
    carId: 'egea',
    pickupAt: '2026-07-09 10:00',
    dropoffAt: '2026-07-14 10:00',
  });
  const full = await open(`/cars/egea?${query}`);
  expect(textOf(getByRole(getByRole(full.page, 'alert'), 'link', { name: /clio/ }))).toContain(
    '€170.14',
  );
});

const AIRPORT = 'Antalya Havalimanı (AYT)';
const HOTEL = 'Antalya Belek Otel Teslimi';

/** Sets fees for a delivery to the hotel, a return at the airport, and both ends at night. */
async function setFees() {
  const rental = {
    deliveryFees: { [HOTEL]: 15 },
    returnFees: { [AIRPORT]: 10 },
    outOfHours: { from: '22:00', to: '07:00', pickup: 20, return: 12.5, places: [HOTEL] },
  };
  await db.insert(settings).values({ value: { rental } });
}

test.each([
  [
    '',
    '€45.00 teslim, tek yön ve mesai dışı ücreti dahil',
    ['Buraya teslim ücreti: €15.00', '22:00–07:00 arası: €20.00'],
    /Teslim ücreti: Antalya Belek Otel Teslimi\s*€15\.00\s*Tek yön ücreti.*€10\.00\s*Mesai dışı alış \(23:30\)\s*€20\.00\s*Toplam\s*€165\.00/,
  ],
  [
    '/en',
    'incl. €45.00 for delivery, one-way return and out-of-hours service',
    ['Delivery here: €15.00', 'From 22:00 to 07:00: €20.00'],
    /Delivery fee.*€15\.00\s*One-way fee.*€10\.00\s*Out-of-hours pickup \(23:30\)\s*€20\.00\s*Total\s*€165\.00/,
  ],
  [
    '/de',
    'inkl. €45.00 für Zustellung, Einwegmiete und Randzeiten',
    ['Zustellung an diesem Ort: €15.00', '22:00 bis 07:00 Uhr: €20.00'],
    /Zustellung.*€15\.00\s*Rückgabe an anderem Ort.*€10\.00\s*Abholung außerhalb der Geschäftszeiten \(23:30\)\s*€20\.00\s*Gesamtpreis\s*€165\.00/,
  ],
  [
    '/ru',
    'вкл. €45.00 за доставку, возврат в другом месте и нерабочее время',
    ['Доставка сюда: €15.00', 'С 22:00 до 07:00: €20.00'],
    /Доставка.*€15\.00\s*Возврат в другом месте.*€10\.00\s*Получение в нерабочее время \(23:30\)\s*€20\.00\s*Итого\s*€165\.00/,
  ],
])(
  'cards and car pages of "%s" name the fees in their totals',
  async (prefix, onCard, hints, receipt) => {
    await aCar(db, { id: 'egea' });
    await setFees();
    const trip = new URLSearchParams({
      ...{
        pickupLocation: HOTEL,
        dropoffLocation: AIRPORT,
        pickupTime: '23:30',
        returnTime: '23:00',
      },
      ...{ pickupDate: '2026-07-10', returnDate: '2026-07-13' },
    });
    const { page: list } = await open(`${prefix}/cars?${trip}`);
    const card = textOf(list.querySelector('[id="car-egea"]'));
    expect(card).toContain('€165.00');
    expect(card).toContain(onCard);
    const { page } = await open(`${prefix}/cars/egea?${trip}`);
    const form = textOf(page.querySelector('form:has([name="pickupLocation"])'));
    for (const hint of hints) expect(form).toContain(hint);
    expect(textOf(page.querySelector('[aria-labelledby="ozet-title"]'))).toMatch(receipt);
  },
);

test('cards and fields have no note of a fee if none is due', async () => {
  await aCar(db, { id: 'egea' });
  await setFees();
  const trip = `pickupLocation=${encodeURIComponent(AIRPORT)}&pickupTime=23:30&pickupDate=2026-07-10&returnDate=2026-07-13`;
  const card = (await open(`/cars?${trip}`)).page.querySelector('[id="car-egea"]');
  expect(textOf(card)).toContain('€120.00');
  expect(textOf(card)).not.toContain('ücreti dahil');
  const { page } = await open(`/cars/egea?${trip}`);
  expect(textOf(page.querySelector('main'))).not.toMatch(/arası: €|teslim ücreti:/);
});

test('a full car links to other days and other cars', async () => {
  await aCar(db, { id: 'full', totalUnits: 1 });
  await aCar(db, { id: 'near', title: 'Dacia Sandero' });
  const days = { pickupAt: '2026-07-09 10:00:00', dropoffAt: '2026-07-12 10:00:00' };
  await aBooking(db, { carId: 'full', ...days });
  const { page } = await open('/cars/full?pickupDate=2026-07-10&returnDate=2026-07-14');
  const alert = getByRole(page, 'alert');
  expect(textOf(alert)).toContain('Bu araç seçtiğiniz tarihlerde dolu.');
  expect(queryAllByRole(alert, 'link', { name: /Dacia Sandero/ })).toHaveLength(1);
  expect(
    getByRole(alert, 'link', { name: 'Bu tarihlerde müsait araçları göster' }).getAttribute('href'),
  ).toBe('/cars?pickupDate=2026-07-10&returnDate=2026-07-14');
  const other = await open(String(queryAllByRole(alert, 'link')[0]?.getAttribute('href')));
  expect(
    getByLabelText<HTMLInputElement>(
      getByRole(other.page, 'form', { name: 'Rezervasyon' }),
      'Alış tarihi',
    ).value,
  ).toBe('2026-07-12');
});

test('the list has fifteen cars a page with links to every page @1.3 @2.12 @9.9', async () => {
  for (let n = 1; n <= 32; n += 1) await aCar(db);
  const summary = (page: HTMLElement) =>
    textOf([...page.querySelectorAll<HTMLElement>('[aria-live="polite"]')][0]);
  const linkOf = (page: HTMLElement, name: string) =>
    String(
      getByRole(getByRole(page, 'navigation', { name: 'Sayfalar' }), 'link', {
        name: name,
      }).getAttribute('href'),
    );
  const { page } = await open('/cars');
  expect(getByRole(page, 'heading', { name: 'Araçlar' }).localName).toBe('h1');
  expect(textOf(page)).toContain('Tarihlerinizi girin; yalnızca o günlerde müsait olan');
  expect(queryAllByRole(page, 'article')).toHaveLength(15);
  expect(summary(page)).toBe('32 araçtan 1–15 arası gösteriliyor');
  const second = (await open(linkOf(page, '2. sayfa'))).page;
  expect(summary(second)).toBe('32 araçtan 16–30 arası gösteriliyor');
  const last = linkOf(second, 'Sonraki sayfa');
  expect(last).toBe('/cars?page=3');
  expect(queryAllByRole((await open(last)).page, 'article')).toHaveLength(2);
  expect((await app.inject('/cars?page=99')).headers.location).toBe('/cars?page=3');
});

test('the days of the strip link to the list for these days', async () => {
  const { id } = await aCar(db);
  // Rentals with more days of the season cost more.
  await aSeason(db, {
    ...{ carId: id, name: 'Bayram', dailyCents: 9000 },
    ...{ startDate: '2026-07-24', endDate: '2026-08-30' },
  });
  const { page } = await open('/cars?pickupDate=2026-07-20&returnDate=2026-07-27');
  const strip = getByRole(page, 'navigation', { name: 'Yakın günlerin fiyatları' });
  expect(queryAllByRole(strip, 'link')).toHaveLength(7);
  const last = String(queryAllByRole(strip, 'link').at(-1)?.getAttribute('href'));
  expect(last).toBe('/cars?pickupDate=2026-07-23&returnDate=2026-07-30');
  const later = getByRole((await open(last)).page, 'navigation', {
    name: 'Yakın günlerin fiyatları',
  });
  const chosen = [...later.querySelectorAll('[aria-current]')];
  expect(textsOf(chosen)).toEqual([expect.stringContaining('23 Tem')]);
});

test('a card has the total, the daily average and its season', async () => {
  await aCar(db, { id: 'egea', title: 'Fiat Egea' });
  await aSeason(db, {
    ...{ carId: 'egea', name: 'Bayram', dailyCents: 6000 },
    ...{ startDate: '2026-07-01', endDate: '2026-07-12' },
  });
  const { page } = await open('/cars?pickupDate=2026-07-10&returnDate=2026-07-15');
  // Three days are in the season, two after it.
  const [card] = queryAllByRole(page, 'article');
  expect(textOf(card)).toMatch(/€260\.00.*€52\.00\s\/\sgün/);
  // A note for all listed cars is shown once, above the list.
  expect(textOf(page).split('Fiyatlar: Bayram')).toHaveLength(2);
});

test("a car's page has description, specifications, features, seasons and six share links @2.20 @3.2", async () => {
  await aCar(db, { id: 'egea', description: 'Geniş ve sessiz.', features: ['Klima', 'Bluetooth'] });
  await aSeason(db, { carId: 'egea', name: 'Bayram' });
  const { page } = await open('/cars/egea');
  expect(textOf(page)).toContain('Geniş ve sessiz.');
  for (const row of [
    ...['Marka Fiat', 'Model Egea', 'Model yılı 2024', 'Sınıf Ekonomik', 'Kasa tipi Sedan'],
    ...['Yakıt Benzin', 'Vites Manuel', 'Koltuk 5', 'Kapı 4', 'Motor hacmi 1400 cc'],
  ])
    expect(queryAllByRole(page, 'row', { name: row }), row).toHaveLength(1);
  for (const feature of ['Klima', 'Bluetooth'])
    expect(textsOf(queryAllByRole(page, 'listitem'))).toContain(feature);
  // Each tab of the prices has a row of the season.
  expect(queryAllByRole(page, 'row', { name: /^Bayram ?1/ })).toHaveLength(3);
  for (const network of ['Twitter', 'Facebook', 'Reddit', 'LinkedIn', 'Pinterest', 'E-posta']) {
    const link = getByRole(page, 'link', { name: new RegExp(`^${network} ile paylaş`) });
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/cars/egea'));
  }
});

test('the controls of a reservation have the names and limits of the spec @1.8 @2.21 @3.28 @5.5 @5.8', async () => {
  await aCar(db, { id: 'egea' });
  const { page } = await open('/cars/egea?cocukKoltugu=9&ekSurucu=2&gencSurucu=2');
  const form = getByRole(page, 'form', { name: 'Rezervasyon' });
  const named = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select')];
  expect(named.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['pickupLocation', 'dropoffLocation', 'pickupDate', 'pickupTime', 'returnDate'],
      ...['returnTime', 'cocukKoltugu', 'ekSurucu', 'gencSurucu'],
    ]),
  );
  const optionsOf = (field?: HTMLElement) => field?.querySelectorAll('option').length;
  expect(getByLabelText(form, /^Alış tarihi/).getAttribute('min')).toBe('2026-07-01');
  expect(optionsOf(getByLabelText<HTMLInputElement>(form, 'Alış saati'))).toBe(49);
  for (const [key, label, most] of [
    ['cocukKoltugu', 'Çocuk koltuğu', 3],
    ['ekSurucu', 'Ek sürücü', 1],
    ['gencSurucu', 'Genç sürücü', 1],
  ] as const) {
    const count = named.find(({ name }) => name === key);
    expect(count?.value).toBe(String(most));
    expect([count?.getAttribute('min'), count?.getAttribute('max')]).toEqual(['0', String(most)]);
    expect(textOf(form.querySelector(`[for="${count?.id}"]`))).toContain(label);
  }
  expect(textOf(form)).toContain('Ödeme alınmaz, kart istenmez');
});

test('a rental that the office confirms first has a note, one that holds a unit has none', async () => {
  const note = 'Bu tarihler için talebinizi önce ofisimiz onaylar; onaya kadar araç ayrılmaz.';
  await aCar(db, { id: 'egea', totalUnits: 1 });
  await aCar(db, { id: 'clio', totalUnits: 2 });
  const days = 'pickupDate=2026-07-10&returnDate=2026-08-26';
  const formOf = async (address: string) =>
    getByRole((await open(address)).page, 'form', { name: 'Rezervasyon' });
  const { page } = await open(`/cars/egea?${days}`);
  expect(textOf(getByRole(page, 'region', { name: 'Kiralama özeti' }))).toContain('47 gün');
  expect(
    textsOf(queryAllByRole(getByRole(page, 'form', { name: 'Rezervasyon' }), 'status')),
  ).toContain(note);
  expect(textOf(await formOf(`/cars/clio?${days}`))).not.toContain(note);
});

/** Returns the text of a tariff's panel in the price card. */
const tariffOf = (page: HTMLElement, name: 'daily' | 'monthly') =>
  textOf(getByRole(page, 'region', { name: 'Fiyatlar' }).querySelector(`[data-tariff=${name}]`));

test('days of a season have their own line, and the price card names its price', async () => {
  await aCar(db, { id: 'egea' });
  await aSeason(db, { carId: 'egea', name: 'Bayram', startDate: '2026-07-11' });
  const { page } = await open('/cars/egea?pickupDate=2026-07-10&returnDate=2026-07-13');
  expect(
    textsOf(queryAllByRole(getByRole(page, 'region', { name: 'Kiralama özeti' }), 'row')),
  ).toEqual([
    expect.stringMatching(/^Araç kirası\s?1\sgün/),
    expect.stringMatching(/^Bayram\s?2\sgün/),
    expect.stringMatching(/^Toplam\s?€160\.00$/),
  ]);
  expect(tariffOf(page, 'daily')).toContain('Alış gününüzdeki fiyat');
  expect(textOf(getByRole(page, 'region', { name: 'Fiyatlar' }))).not.toContain('Bugünün fiyatı');
  const within = await open('/cars/egea?pickupDate=2026-07-11&returnDate=2026-07-13');
  expect(tariffOf(within.page, 'daily')).toContain('Bayram fiyatı');
});

test('the monthly price has a description, and is used only if the settings allow it', async () => {
  await aCar(db, { id: 'egea', weeklyCents: 28_000 });
  const address = '/cars/egea?pickupDate=2026-07-10&returnDate=2026-08-09';
  const pricesOf = (page: HTMLElement) => getByRole(page, 'region', { name: 'Fiyatlar' });
  const receiptOf = (page: HTMLElement) => getByRole(page, 'region', { name: 'Kiralama özeti' });
  const { page } = await open(address);
  expect(textOf(pricesOf(page))).toContain('Toplam, haftalık ve günlük fiyattan hesaplanır.');
  expect(textOf(receiptOf(page))).toContain('€1,200.00');
  await db.insert(settings).values({ value: { rental: { wholeMonths: true } } });
  const whole = (await open(address)).page;
  expect(textOf(pricesOf(whole))).toContain('Her tam 30 gün bu fiyattan');
  expect(
    queryAllByRole(receiptOf(whole), 'row', { name: /1 ay × €900\.00 €900\.00$/ }),
  ).toHaveLength(1);

  // A season without a monthly price does not give its name to today's monthly price.
  await aSeason(db, { carId: 'egea', name: 'Bahar', dailyCents: 7000 });
  const inSeason = (await open(address)).page;
  expect(tariffOf(inSeason, 'daily')).toContain('Bahar');
  expect(tariffOf(inSeason, 'monthly')).toMatch(/^Alış gününüzdeki fiyat€900\.00/);
});

test("a transfer's vehicle, search and zone work by URL, and the request reaches the chat", async () => {
  await aZone(db, { zoneName: 'Belek', capacity116Cents: 7400 });
  await aZone(db, { zoneName: 'Kemer' });
  const fares = (page: HTMLElement) =>
    queryAllByRole(getByRole(page, 'list', { name: 'Bölge fiyatları' }), 'listitem');
  const formOf = (page: HTMLElement) => getByRole(page, 'form', { name: 'Transfer rezervasyonu' });
  const service = (await open('/transfer-service')).page;
  const choice = service.querySelector('[name=search]')?.closest('form') as HTMLElement;
  const changes = { vehicle: 'capacity_1_16', search: 'BELEK' };
  const { url } = submission(choice, '/transfer-service', changes);
  const found = (await open(url)).page;
  const [row, ...others] = fares(found);
  expect(others).toEqual([]);
  expect(textOf(row)).toContain('€74.00');
  const [query] =
    getByRole(row as HTMLElement, 'link', { name: 'Belek bölgesini seç' })
      .getAttribute('href')
      ?.split('#') ?? [];
  const address = `/transfer-service${query}`;
  const { page } = await open(address);
  expect(getByLabelText<HTMLInputElement>(formOf(page), 'Varış yeri').value).toBe('Belek');
  expect(textOf(getByRole(page, 'region', { name: 'Transfer özeti' }))).toContain('€74.00');

  const wrong = await open(
    submission(formOf(page), address, { passengers: '12', email: 'ayse', pickupLocation: '' }),
  );
  expect(wrong.status).toBe(400);
  expect(textsOf(queryAllByRole(getByRole(wrong.page, 'alert'), 'link'))).toEqual([
    'Alış yeri gereklidir',
    'Tarih seçimi gereklidir',
    'Saat seçimi gereklidir',
    'Ad soyad gereklidir',
    'Geçerli bir email adresi giriniz',
    'Telefon numarası gereklidir',
  ]);
  const again = formOf(wrong.page);
  expect(getByLabelText<HTMLInputElement>(again, 'E-posta').value).toBe('ayse');
  expect(getByLabelText<HTMLInputElement>(again, 'Yolcu sayısı').value).toBe('12');
  const request = {
    ...{ name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '+90 555 000 00 00' },
    ...{ pickupLocation: 'Antalya Havalimanı (AYT)', date: '2026-07-31', time: '10:30' },
    ...{ flightNumber: 'XQ 123', message: 'İki bavul.\nBir çocuk koltuğu lütfen.' },
    ...{ childSeats: '1', suitcases: '2' },
    ...{ returnDate: '2026-08-07', returnTime: '18:00' },
  };
  const chat = chatOf(await app.inject(submission(again, address, request)));
  expect(chat).toContain('*Tahmini fiyat: €148.00*');
  expect(decodeTransfer(chat)?.request).toEqual({
    ...request,
    passengers: 12,
    childSeats: 1,
    suitcases: 2,
    bothWays: true,
    vehicle: 'capacity_1_16',
    dropoffLocation: 'Belek',
  });
});

test('a transfer is the same page at both URLs, in the order of the spec @2.2 @2.36 @3.30 @9.46', async () => {
  await aZone(db);
  for (const path of ['/transfer', '/transfer-service']) {
    const { page } = await open(path);
    expect(getByRole(page, 'heading', { name: /^Kapıda karşılar,/ }).localName).toBe('h1');
    const current = [...page.querySelectorAll<HTMLElement>('[aria-current="page"]')];
    expect(textsOf(current)).toEqual(['Transfer', 'Transfer Hizmeti']);
    const headings = queryAllByRole(getByRole(page, 'main'), 'heading');
    expect(textsOf(headings.filter(({ localName }) => localName === 'h2'))).toEqual([
      ...['Kaç kişisiniz?', 'Nereye gidiyorsunuz?', 'Neden bizimle?', 'Transfer rezervasyonu'],
    ]);
    expect(textOf(getByRole(page, 'main'))).toContain(
      'Transfer fiyatları EUR cinsindendir ve KDV dahildir. Bekleme, otoyol ve köprü geçişleri ya da özel istekler için ek ücret alınabilir.',
    );
    const form = getByRole(page, 'form', { name: 'Transfer rezervasyonu' });
    const fields = 'input:not([type=hidden]), select, textarea';
    const names = [...form.querySelectorAll(fields)].map((field) => field.getAttribute('name'));
    expect(names).toEqual(
      expect.arrayContaining([
        ...['name', 'email', 'phone', 'passengers', 'pickupLocation', 'dropoffLocation'],
        ...['date', 'time', 'flightNumber', 'message'],
      ]),
    );
    const date = getByLabelText<HTMLInputElement>(form, 'Tarih');
    expect([date.getAttribute('min'), date.getAttribute('max')]).toEqual([
      '2026-07-01',
      '2028-06-30',
    ]);
    const times = [
      ...getByLabelText<HTMLInputElement>(form, 'Saat').querySelectorAll<HTMLElement>('option'),
    ];
    expect(times).toHaveLength(49);
    expect([times[1]?.textContent, times.at(-1)?.textContent]).toEqual(['00:00', '23:30']);
    const list = getByLabelText(form, 'Alış yeri').getAttribute('list');
    const offered = [...page.querySelectorAll(`[id="${list}"] option`)];
    expect(offered.map((option) => option.getAttribute('value'))).toContain(
      'Antalya Havalimanı (AYT)',
    );
  }
});

test.each([
  ['Minibüs', 16, '€74.00', 'capacity_1_16'],
  ['Minivan', 6, '€46.00', 'capacity_1_6'],
  ['Sedan', 4, '€36.00', 'capacity_1_4'],
] as const)(
  'a transfer by %s offers 1 to %i passengers and the fare %s under the URL value %s @1.11 @2.35 @5.33 @9.42',
  async (name, passengers, fare, key) => {
    const fares = { capacity14Cents: 3600, capacity16Cents: 4600, capacity116Cents: 7400 };
    await aZone(db, { zoneName: 'Belek', ...fares });
    const { page } = await open(`/transfer?vehicle=${key}`);
    expect(textOf(getByRole(page, 'list', { name: 'Bölge fiyatları' }))).toContain(fare);
    expect(textOf(getByRole(page, 'region', { name: 'Transfer özeti' }))).toMatch(
      new RegExp(`${name} ?1–${passengers} yolcu`),
    );
    const count = getByLabelText<HTMLInputElement>(
      getByRole(page, 'form', { name: 'Transfer rezervasyonu' }),
      'Yolcu sayısı',
    );
    expect([...count.querySelectorAll('option')].map((option) => option.textContent)).toEqual(
      Array.from({ length: passengers }, (_, i) => `${i + 1} yolcu`),
    );
    const chosen = [...page.querySelectorAll('[type=radio][checked]')];
    expect(chosen.map((radio) => radio.getAttribute('value'))).toEqual([key]);
  },
);

test('fares are in the chosen currency, with the rate beside them', async () => {
  await aZone(db, { zoneName: 'Belek', capacity14Cents: 3600 });
  const inCurrency = (currency: string) =>
    open({ url: '/transfer?dropoffLocation=Belek', headers: { cookie: `currency=${currency}` } });
  expect(textOf(getByRole((await inCurrency('EUR')).page, 'main'))).not.toContain('1 €');
  for (const [currency, fare, rate] of [
    ['TRY', '₺1,350', '1 € = ₺37.50'],
    ['USD', '$', '1 € = $'],
  ] as const) {
    const { page } = await inCurrency(currency);
    expect(textOf(getByRole(page, 'list', { name: 'Bölge fiyatları' }))).toContain(fare);
    expect(textOf(getByRole(page, 'region', { name: 'Transfer özeti' }))).toContain(fare);
    // Lowest fare of the sedan, in the choice of vehicles.
    expect(textOf(getByRole(page, 'main'))).toMatch(
      new RegExp(`Sedan1–4.*\\${fare}[\\d.,]*’d[ae]n başlar`),
    );
    expect(textOf(getByRole(page, 'main')).split(rate)).toHaveLength(3);
  }
});

test('the form of the hero shows the fare and fills in the request', async () => {
  await aZone(db, { zoneName: 'Belek', capacity116Cents: 7400 });
  const bar = (page: HTMLElement) => getByRole(page, 'form', { name: 'Transfer ücreti' });
  const { url } = submission(bar((await open('/transfer')).page), '/transfer', {
    ...{ dropoffLocation: 'Belek', passengers: '9' },
  });
  const { page } = await open(url);
  expect(textOf(bar(page))).toMatch(/€74\.00 ?Minibüs/);
  expect(textOf(getByRole(page, 'region', { name: 'Transfer özeti' }))).toContain('€74.00');
  const form = getByRole(page, 'form', { name: 'Transfer rezervasyonu' });
  expect(getByLabelText<HTMLInputElement>(form, 'Alış yeri').value).toBe(
    'Antalya Havalimanı (AYT)',
  );
  expect(getByLabelText<HTMLInputElement>(form, 'Varış yeri').value).toBe('Belek');
  expect(getByLabelText<HTMLInputElement>(form, 'Yolcu sayısı').value).toBe('9');
});

test("a transfer form shows the office's languages, and has one passenger by default", async () => {
  await aZone(db, { zoneName: 'Belek' });
  const { page } = await open('/transfer');
  const form = getByRole(page, 'form', { name: 'Transfer rezervasyonu' });
  expect(textOf(form)).toContain('Yanıt verdiğimiz diller: Türkçe, İngilizce');
  expect(getByLabelText<HTMLSelectElement>(form, 'Yolcu sayısı').value).toBe('1');
});
