/** The public site in a browser without scripts, or before they have come: the server's HTML and its forms. */
import { expect, test } from 'vitest';
import { settings } from '#app/db/schema.server.ts';
import { demoSettings } from '#app/demo/demo-trust.ts';
import { decodeReservation } from '#app/site/cars/decoded-reservation.rules.ts';
import { decodeTransfer } from '#app/site/transfers/decoded-transfer.rules.ts';
import { aBooking, aCar, anImage, aPost, aSeason, aZone } from '#tests/support/factories.ts';
import type { Part } from '#tests/support/parsed-page.ts';
import { testSite } from '#tests/support/site.ts';

const { app, db, open, services } = await testSite();

/** The text of the chat that an answer leads to. */
function chatOf({ statusCode, headers }: Awaited<ReturnType<typeof app.inject>>): string {
  expect([statusCode, headers.location]).toEqual([
    303,
    expect.stringMatching(/^https:\/\/wa\.me\//),
  ]);
  return new URL(String(headers.location)).searchParams.get('text') ?? '';
}

const textsOf = (parts: Part[]) => parts.map(({ text }) => text);

test('the sections of the home page are in the order of the spec, each with what belongs into it @2.4', async () => {
  await aCar(db, { id: 'egea', title: 'Fiat Egea', mainImageId: (await anImage(db)).id });
  await aPost(db);
  const { page } = await open('/');
  const features = page.one('region', 'İnişten dönüşe kadar her şey net');
  const sections = [
    ...page.elements(({ attribs }) => /\bsite-header\b/.test(attribs.class ?? '')),
    ...page.all('heading').filter(({ element }) => element.name === 'h1'),
    page.one('region', 'Öne çıkanlar'),
    features,
    page.one('region', 'Araçlarımız'),
    page.one('region', 'Yola çıkmadan önce'),
    page.one('region', 'Körfeze bir de buradan bakın'),
    page.one('region', 'Bizi burada bulursunuz'),
    page.one('region', 'Sık sorulan sorular'),
    page.one('contentinfo'),
  ].map(({ element }) => element);
  const found = page.elements((element) => sections.includes(element));
  expect(found.map(({ element }) => element)).toEqual(sections);

  expect(page.one('link', 'Araç Kiralama').attribute('href')).toBe('/cars');
  expect(page.all('link', 'Transfer Hizmeti')[0]?.attribute('href')).toBe('/transfer-service');
  const steps = page.all('list').find((list) => list.text.includes('Aracınızı seçin'));
  expect(textsOf(steps?.all('listitem') ?? [])).toEqual([
    expect.stringContaining('Aracınızı seçin'),
    expect.stringContaining('Yer ve tarihi belirleyin'),
    expect.stringContaining('Rezervasyon yapın'),
    expect.stringContaining('Arkanıza yaslanın'),
  ]);
  const places = features.one('region', 'Teslim noktaları').all('listitem');
  expect(places).toHaveLength(8);
  expect(places[0]?.text).toContain('Antalya Havalimanı (AYT)');
  const [car] = page.one('region', 'Araç vitrini').all('group');
  const details = car?.one('link', 'Detaylar: Fiat Egea');
  expect([details?.text, details?.attribute('href')]).toEqual(['Detaylar', '/cars/egea']);

  // The first picture is asked for first, in the size that fits; the cars far below leave the line to it.
  const preloads = page.elements(
    ({ name, attribs }) => name === 'link' && /hero-coast/.test(JSON.stringify(attribs)),
  );
  expect(preloads.map((link) => [link.attribute('rel'), link.attribute('fetchpriority')])).toEqual([
    ['preload', 'high'],
    ['preload', 'high'],
  ]);
  expect(car?.all('img')[0]?.attribute('fetchpriority')).toBe('low');
});

test('the five newest posts of the home page lead to their pages, and a link to all @1.13 @2.10 @4.6 @9.15', async () => {
  const day = (n: number) => new Date(Date.UTC(2026, 4, n));
  for (let n = 1; n <= 6; n += 1)
    await aPost(db, { slug: `yazi-${n}`, title: `Yazı ${n}`, publishedAt: day(n) });
  const { page } = await open('/');
  const slides = page.one('region', 'Son yazılar').all('group');
  const titles = ['Yazı 6', 'Yazı 5', 'Yazı 4', 'Yazı 3', 'Yazı 2'];
  expect(slides.flatMap((slide) => textsOf(slide.all('heading')))).toEqual(titles);
  const [all] = page.one('region', 'Yola çıkmadan önce').all('link', 'Tüm yazılar');
  expect(all?.attribute('href')).toBe('/news');
  const more = slides[0]?.one('link', 'Devamını Oku: Yazı 6');
  expect([more?.text, more?.attribute('href')]).toEqual(['Devamını Oku', '/news/yazi-6']);
  const article = await open('/news/yazi-6');
  expect(article.page.all('heading', 'Yazı 6')[0]?.element.name).toBe('h1');
});

test('news are searched, filtered and turned by their address @1.10 @2.28', async () => {
  for (let n = 1; n <= 7; n += 1) await aPost(db, { title: `Side yolu ${n}` });
  await aPost(db, { title: 'Side sigortası', category: 'Insurance' });
  const { page } = await open('/news?category=Travel+Tips');
  const { url } = page.one('search').one('form').submission('/news', { search: 'SİDE' });
  expect(url).toBe('/news?category=Travel+Tips&search=S%C4%B0DE');
  const found = (await open(url)).page;
  expect(found.all('article')).toHaveLength(6);
  expect(found.text).not.toContain('Side sigortası');
  const pages = found.one('navigation', 'Sayfalar');
  const second = (await open(String(pages.one('link', '2. sayfa').attribute('href')))).page;
  const [more] = second.all('link', /^Devamını Oku/);
  const article = await open(String(more?.attribute('href')));
  expect(
    article.page.elements(({ attribs }) => /\bpost-body\b/.test(attribs.class ?? '')),
  ).toHaveLength(1);
  // An article ends with the way to a car.
  const band = article.page.one('complementary', 'Bu yollar için bir araç');
  expect(band.one('link', 'Araçları gör').attribute('href')).toBe('/cars');
});

test('a tag of the address is called as posts spell it; categories count all posts, or none', async () => {
  for (let n = 1; n <= 3; n += 1) await aPost(db, { tags: ['Kaş'] });
  await aPost(db, { category: 'Maintenance' });
  const categories = (page: Part) => page.one('navigation', 'Kategoriler').text;
  expect(categories((await open('/news')).page)).toMatch(/\(3\syazı\).*\(1\syazı\)/);
  const { page } = await open('/news?tag=KAS');
  expect(page.all('link', 'Etiket: #Kaş filtresini kaldır')).toHaveLength(1);
  // These are not all.
  expect(categories(page)).not.toMatch(/\d/);
});

/** What the answers must say (spec, part 9), each in the words of the business that starts out. */
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

test('questions say all that the business promises, to search engines too, and open one at a time @9.51', async () => {
  const { page } = await open('/');
  const faq = page.one('region', 'Sık sorulan sorular');
  const items = faq.elements(({ name }) => name === 'details');
  const answers = items.map((item) => textsOf(item.elements(({ name }) => name === 'p')).join(' '));
  for (const answer of ANSWERS) expect(answers.join('\n')).toMatch(answer);
  const data = page.elements(({ attribs }) => attribs.type === 'application/ld+json');
  const machine = data.map(({ raw }) => JSON.parse(raw)).find((each) => each.mainEntity);
  expect(
    machine.mainEntity.map((each: { name: string; acceptedAnswer: { text: string } }) => [
      each.name,
      each.acceptedAnswer.text,
    ]),
  ).toEqual(items.map((item, n) => [item.one('heading').text, answers[n]]));
  expect(faq.one('link', /^WhatsApp’tan sorun/).attribute('href')).toMatch(
    /^https:\/\/wa\.me\/902420000000\?text=/,
  );
  // A browser keeps one open of those that share a name.
  expect(new Set(items.map((item) => item.attribute('name'))).size).toBe(1);
  expect(items[0]?.attribute('name')).toBeTruthy();
});

test('legal pages, numbers, hours, reviews, and where the office is @1.14', async () => {
  await db.insert(settings).values({ value: await demoSettings() });
  const { page } = await open('/');
  const footer = page.one('contentinfo');
  for (const [label, path] of [
    ['KVKK aydınlatma metni', '/kvkk'],
    ['Kiralama koşulları', '/kiralama-kosullari'],
    ['Gizlilik', '/gizlilik'],
    ['Çerezler', '/cerezler'],
  ] as const) {
    expect(footer.one('link', label).attribute('href')).toBe(path);
    const legal = (await open(path)).page;
    expect(legal.all('heading', label).map(({ element }) => element.name)).toContain('h1');
    expect(legal.one('main').text).toContain('Bu bir örnek metindir.');
    const [canonical] = legal.elements(({ attribs }) => attribs.rel === 'canonical');
    expect(canonical?.attribute('href')).toBe(services.siteUrl + path);
    expect(legal.title).toBe(`${label} | Kervan Rent a Car & Transfer`);
  }
  expect(footer.text).toContain('Vergi dairesi ve no: Muratpaşa');
  const place = page.one('region', 'Bizi burada bulursunuz');
  for (const part of [footer, place]) {
    expect(part.text).toContain('Çalışma saatleri');
    expect(part.text).toContain('Teslim saatleri');
    expect(part.text).toContain('Havalimanı ve otellerde her gün, 24 saat');
  }
  const comments = page.one('list', 'Misafirlerimizin yorumları').all('listitem');
  expect(comments).toHaveLength(3);
  expect(comments[0]?.text).toContain('Örnek yorum');

  expect(place.all('img', /^Antalya Körfezi’nin haritası/)).toHaveLength(1);
  expect(place.text).toContain('Örnek Mahallesi, Örnek Caddesi No: 1');
  expect(place.text).toContain('07000 Muratpaşa / Antalya');
  expect(place.text).toMatch(/Pazartesi – Cuma\s*08:00 – 18:00/);
  expect(place.one('link', '+90 242 000 00 00').attribute('href')).toBe('tel:+902420000000');
  expect(place.one('link', /^Yol tarifi al/).attribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=36.8841,30.7056',
  );
  const rating = place.one('region', 'Kiralayanların puanı');
  expect(rating.text).toContain('5/5');
  expect(rating.text).toContain('30+ değerlendirme');
  expect(rating.all('img', '5 üzerinden 5 yıldız')).toHaveLength(1);
  expect(rating.one('link', /^Değerlendirmeleri oku/).attribute('href')).toBe(
    'https://example.com/reviews',
  );
});

test('the search is a form that the list reads, and the filters keep the trip', async () => {
  await aCar(db, { brand: 'Fiat', title: 'Fiat Egea' });
  await aCar(db, { id: 'clio', brand: 'Renault', title: 'Renault Clio', dailyCents: 5000 });
  const trip = { pickupLocation: 'Antalya Lara', pickupDate: '2026-07-10', pickupTime: '09:30' };
  const search = (await open('/')).page.one('form', 'Araç ara');
  const asked = search.submission('/', { ...trip, returnDate: '2026-07-14' });
  const list = (await open(asked)).page;
  const [card] = list.all('article');
  // Back half an hour later than it left: a day more.
  expect(card?.text).toContain('5 gün · günlük ort.');
  const again = list.one('form', 'Araç ara');
  expect(again.field('Alış tarihi').value).toBe('2026-07-10');
  expect(again.field('Alış saati').value).toBe('09:30');

  const filters = list.all('form').filter((form) => form.all('button', 'Uygula').length > 0);
  const chosen = filters[0]?.submission('/cars', { brand: 'Renault' }) ?? '/';
  const found = (await open(chosen)).page;
  expect(textsOf(found.all('article').flatMap((each) => each.all('heading')))).toEqual([
    'Renault Clio',
  ]);
  const [car] = found.all('article').flatMap((each) => each.all('link'));
  const { page } = await open(String(car?.attribute('href')));
  const form = page.one('form', 'Rezervasyon');
  expect(form.field('Dönüş yeri').value).toBe('Antalya Lara');
  expect(form.field('Alış saati').value).toBe('09:30');
  // Back to the list, with as many cars as it has for these days.
  expect(page.one('link', /^2\saraç, 10–14\sTem$/).attribute('href')).toContain(
    '/cars?pickupLocation=Antalya+Lara',
  );
});

test('of a car, what is missing is said, the price is worked out, and the request reaches the chat @5.2 @9.28', async () => {
  await aCar(db, { id: 'egea' });
  const formOf = (page: Part) => page.one('form', 'Rezervasyon');
  const empty = formOf((await open('/cars/egea')).page);
  const pickupLocation = 'Antalya Otogar';
  const refused = await open(empty.submission('/cars/egea', { pickupLocation }));
  expect(refused.status).toBe(400);
  expect(formOf(refused.page).text).toContain('Drop-off location is required');
  expect(formOf(refused.page).field('Alış yeri').value).toBe(pickupLocation);
  const trip = {
    ...{ pickupLocation, dropoffLocation: pickupLocation },
    ...{ pickupDate: '2026-07-10', pickupTime: '10:00' },
    ...{ returnDate: '2026-07-13', returnTime: '10:00' },
  };
  expect(empty.all('button', 'Fiyatı hesapla')[0]?.attribute('formmethod')).toBe('get');
  const priced = empty.submission('/cars/egea', trip, 'get');
  const { page } = await open(priced);
  expect(page.one('region', 'Kiralama özeti').text).toMatch(/Toplam\s*€120\.00/);
  const chat = chatOf(await app.inject(formOf(page).submission(priced.url)));
  expect(decodeReservation(chat)?.form).toMatchObject(trip);
});

test('of a car, a delivery asks for the hotel, the airport for the flight, and a return elsewhere says what it costs', async () => {
  await aCar(db, { id: 'egea' });
  const [airport, hotel] = ['Antalya Havalimanı (AYT)', 'Antalya Belek Otel Teslimi'];
  await db.insert(settings).values({ value: { rental: { returnFees: { [hotel]: 19.99 } } } });
  const formOf = (page: Part) => page.one('form', 'Rezervasyon');
  const plain = formOf((await open('/cars/egea?pickupLocation=Antalya+Lara')).page);
  expect(plain.text).not.toContain('Otelin adı');
  expect(plain.text).not.toContain('Uçuş numarası');
  const days = 'pickupDate=2026-07-10&returnDate=2026-07-13';
  const places = new URLSearchParams({ pickupLocation: airport, dropoffLocation: hotel });
  const address = `/cars/egea?${places}&${days}`;
  const { page } = await open(address);
  expect(formOf(page).text).toContain('Bu yerde dönüş: €19.99');
  expect(page.one('region', 'Kiralama özeti').text).toMatch(
    /Farklı yerde dönüş: Antalya Belek Otel Teslimi\s*€19\.99\s*Toplam\s*€139\.99/,
  );
  const asked = { hotel: 'Rixos Belek', flightNumber: 'XQ 123' };
  const chat = chatOf(await app.inject(formOf(page).submission(address, asked)));
  expect(chat).toContain('Otelin adı: Rixos Belek\nUçuş numarası: XQ 123');
  expect(chat).toContain('*Toplam: €139.99*');
  expect(decodeReservation(chat)?.form).toMatchObject(asked);
  const back = new URLSearchParams({ pickupLocation: hotel, dropoffLocation: airport });
  expect(formOf((await open(`/cars/egea?${back}`)).page).text).toContain(
    'Bu yerde dönüş ücretsiz.',
  );
});

test('one trip has one total: in the list, its strip, its answers, on the page, and for a program', async () => {
  const [airport, hotel] = ['Antalya Havalimanı (AYT)', 'Antalya Belek Otel Teslimi'];
  await db.insert(settings).values({ value: { rental: { returnFees: { [hotel]: 19.99 } } } });
  for (const [i, id] of ['egea', 'clio', 'i20', 'vito'].entries()) {
    await aCar(db, { id, title: id, dailyCents: 4005 + i * 1000, seats: 4 + i, totalUnits: 1 });
  }
  // It starts and ends at places of its own, which cost something also where none are chosen.
  await aCar(db, { id: 'own', dailyCents: 9000, pickupLocation: 'Kaş', dropoffLocation: hotel });
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
    const [card] = page.elements(({ attribs }) => attribs.id === 'car-egea');
    expect(card?.text).toContain(total);
    expect(page.one('link', /^En ucuz/).text).toContain(total);
    expect(page.one('link', /^En geniş/).text).toContain(ofVito);
    const [strip] = page.elements(({ attribs }) => attribs['data-day'] === '2026-07-10');
    expect(strip?.text).toContain(total);
    const { page: car } = await open({ url: `/cars/egea?${query}`, headers });
    expect(car.one('region', 'Kiralama özeti').text).toContain(`Toplam${total}`);
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
  // What is free instead of a full car.
  await aBooking(db, {
    carId: 'egea',
    pickupAt: '2026-07-09 10:00',
    dropoffAt: '2026-07-14 10:00',
  });
  const full = await open(`/cars/egea?${query}`);
  expect(full.page.one('alert').one('link', /clio/).text).toContain('€170.14');
});

test('a full car leads to other days and other cars', async () => {
  await aCar(db, { id: 'full', totalUnits: 1 });
  await aCar(db, { id: 'near', title: 'Dacia Sandero' });
  const days = { pickupAt: '2026-07-09 10:00:00', dropoffAt: '2026-07-12 10:00:00' };
  await aBooking(db, { carId: 'full', ...days });
  const { page } = await open('/cars/full?pickupDate=2026-07-10&returnDate=2026-07-14');
  const alert = page.one('alert');
  expect(alert.text).toContain('Bu araç seçtiğiniz tarihlerde dolu.');
  expect(alert.all('link', /Dacia Sandero/)).toHaveLength(1);
  expect(alert.one('link', 'Bu tarihlerde boş araçları göster').attribute('href')).toBe(
    '/cars?pickupDate=2026-07-10&returnDate=2026-07-14',
  );
  const other = await open(String(alert.all('link')[0]?.attribute('href')));
  expect(other.page.one('form', 'Rezervasyon').field('Alış tarihi').value).toBe('2026-07-12');
});

test('the list has fifteen cars a page and a way to every page; one beyond the last leads to the last @1.3 @2.12 @9.9', async () => {
  for (let n = 1; n <= 32; n += 1) await aCar(db);
  const summary = (page: Part) =>
    page.elements(({ attribs }) => attribs['aria-live'] === 'polite')[0]?.text;
  const linkOf = (page: Part, name: string) =>
    String(page.one('navigation', 'Sayfalar').one('link', name).attribute('href'));
  const { page } = await open('/cars');
  expect(page.one('heading', 'Araçlar').element.name).toBe('h1');
  expect(page.text).toContain('Tarihlerinizi girin; yalnızca o günlerde boş olan');
  expect(page.all('article')).toHaveLength(15);
  expect(summary(page)).toBe('32 araçtan 1–15 arası gösteriliyor');
  const second = (await open(linkOf(page, '2. sayfa'))).page;
  expect(summary(second)).toBe('32 araçtan 16–30 arası gösteriliyor');
  const last = linkOf(second, 'Sonraki sayfa');
  expect(last).toBe('/cars?page=3');
  expect((await open(last)).page.all('article')).toHaveLength(2);
  expect((await app.inject('/cars?page=99')).headers.location).toBe('/cars?page=3');
});

test('the days of the strip are links to what they promise', async () => {
  await aCar(db);
  const { page } = await open('/cars?pickupDate=2026-07-20&returnDate=2026-07-27');
  const strip = page.one('navigation', 'Yakın günlerin fiyatları');
  expect(strip.all('link')).toHaveLength(7);
  const last = String(strip.all('link').at(-1)?.attribute('href'));
  expect(last).toBe('/cars?pickupDate=2026-07-23&returnDate=2026-07-30');
  const chosen = (await open(last)).page
    .one('navigation', 'Yakın günlerin fiyatları')
    .elements(({ attribs }) => attribs['aria-current'] !== undefined);
  expect(textsOf(chosen)).toEqual([expect.stringContaining('23 Tem')]);
});

test('a card has the total, the average a day, and the season that is in it', async () => {
  await aCar(db, { id: 'egea', title: 'Fiat Egea' });
  await aSeason(db, {
    ...{ carId: 'egea', name: 'Bayram', dailyCents: 6000 },
    ...{ startDate: '2026-07-01', endDate: '2026-07-12' },
  });
  const { page } = await open('/cars?pickupDate=2026-07-10&returnDate=2026-07-15');
  // Three days of the season, two after it.
  const [card] = page.all('article');
  expect(card?.text).toMatch(/€260\.00 ?toplam.*5 gün · günlük ort\. €52\.00/);
  // All cars of the list have it, so it is said once, above them.
  expect(page.text.split('Fiyatlar: Bayram')).toHaveLength(2);
});

test('a car has its description, specifications, features, seasons and six ways to share @2.20 @3.2', async () => {
  await aCar(db, { id: 'egea', description: 'Geniş ve sessiz.', features: ['Klima', 'Bluetooth'] });
  await aSeason(db, { carId: 'egea', name: 'Bayram' });
  const { page } = await open('/cars/egea');
  expect(page.text).toContain('Geniş ve sessiz.');
  for (const row of [
    ...['Marka Fiat', 'Model Egea', 'Model yılı 2024', 'Sınıf Ekonomik', 'Kasa tipi Sedan'],
    ...['Yakıt Benzin', 'Vites Manuel', 'Koltuk 5', 'Kapı 4', 'Motor hacmi 1400 cc'],
  ])
    expect(page.all('row', row), row).toHaveLength(1);
  for (const feature of ['Klima', 'Bluetooth'])
    expect(textsOf(page.all('listitem'))).toContain(feature);
  expect(page.all('row', /^Bayram/)).toHaveLength(1);
  for (const network of ['Twitter', 'Facebook', 'Reddit', 'LinkedIn', 'Pinterest', 'E-posta']) {
    const link = page.one('link', new RegExp(`^${network} ile paylaş`));
    expect(link.attribute('href')).toContain(encodeURIComponent('/cars/egea'));
  }
});

test('the controls of a reservation carry the names and limits of the spec @1.8 @2.21 @3.28 @5.5 @5.8', async () => {
  await aCar(db, { id: 'egea' });
  const { page } = await open('/cars/egea?cocukKoltugu=9&ekSurucu=2&gencSurucu=2');
  const form = page.one('form', 'Rezervasyon');
  const named = form.elements(
    ({ name, attribs }) => /^(input|select)$/.test(name) && attribs.type !== 'hidden',
  );
  expect(named.map((field) => field.attribute('name'))).toEqual(
    expect.arrayContaining([
      ...['pickupLocation', 'dropoffLocation', 'pickupDate', 'pickupTime', 'returnDate'],
      ...['returnTime', 'cocukKoltugu', 'ekSurucu', 'gencSurucu'],
    ]),
  );
  const optionsOf = (field?: Part) => field?.elements(({ name }) => name === 'option').length;
  expect(form.field('Alış tarihi').attribute('min')).toBe('2026-07-01');
  expect(optionsOf(form.field('Alış saati'))).toBe(49);
  for (const [key, label, most] of [
    ['cocukKoltugu', 'Çocuk koltuğu', 3],
    ['ekSurucu', 'Ek sürücü', 1],
    ['gencSurucu', 'Genç sürücü', 1],
  ] as const) {
    const count = named.find((field) => field.attribute('name') === key);
    expect(count?.value).toBe(String(most));
    expect(optionsOf(count)).toBe(most + 1);
    const [name] = form.elements(({ attribs }) => attribs.for === count?.attribute('id'));
    expect(name?.text).toContain(label);
  }
  expect(form.text).toContain('Ödeme alınmaz, kart istenmez.');
});

test('a rental that the office confirms first says so, and one that holds a unit does not', async () => {
  const note = 'Bu tarihler için talebinizi önce ofisimiz onaylar; onaya kadar araç ayrılmaz.';
  await aCar(db, { id: 'egea', totalUnits: 1 });
  await aCar(db, { id: 'clio', totalUnits: 2 });
  const days = 'pickupDate=2026-07-10&returnDate=2026-08-26';
  const formOf = async (address: string) => (await open(address)).page.one('form', 'Rezervasyon');
  const { page } = await open(`/cars/egea?${days}`);
  expect(page.one('region', 'Kiralama özeti').text).toContain('47 gün');
  expect(textsOf(page.one('form', 'Rezervasyon').all('status'))).toContain(note);
  expect((await formOf(`/cars/clio?${days}`)).text).not.toContain(note);
});

/** The price card's panel for a tariff. */
const tariffOf = (page: Part, name: 'daily' | 'monthly') =>
  page.one('region', 'Fiyatlar').elements(({ attribs }) => attribs['data-tariff'] === name)[0]
    ?.text;

test('days of a season have a line of their own, and the price card says which price it shows', async () => {
  await aCar(db, { id: 'egea' });
  await aSeason(db, { carId: 'egea', name: 'Bayram', startDate: '2026-07-11' });
  const { page } = await open('/cars/egea?pickupDate=2026-07-10&returnDate=2026-07-13');
  expect(textsOf(page.one('region', 'Kiralama özeti').all('row'))).toEqual([
    expect.stringMatching(/^Araç kirası\s?1\sgün/),
    expect.stringMatching(/^Bayram\s?2\sgün/),
    expect.stringMatching(/^Toplam\s?€160\.00$/),
  ]);
  expect(tariffOf(page, 'daily')).toContain('Alış gününüzdeki fiyat');
  expect(page.one('region', 'Fiyatlar').text).not.toContain('Bugünün fiyatı');
  const within = await open('/cars/egea?pickupDate=2026-07-11&returnDate=2026-07-13');
  expect(tariffOf(within.page, 'daily')).toContain('Bayram fiyatı');
});

test('the monthly price says what it is for, and counts where the office has it so', async () => {
  await aCar(db, { id: 'egea', weeklyCents: 28_000 });
  const address = '/cars/egea?pickupDate=2026-07-10&returnDate=2026-08-09';
  const pricesOf = (page: Part) => page.one('region', 'Fiyatlar');
  const receiptOf = (page: Part) => page.one('region', 'Kiralama özeti');
  const { page } = await open(address);
  expect(pricesOf(page).text).toContain('Toplam, haftalık ve günlük fiyattan hesaplanır.');
  expect(receiptOf(page).text).toContain('€1,200.00');
  await db.insert(settings).values({ value: { rental: { wholeMonths: true } } });
  const whole = (await open(address)).page;
  expect(pricesOf(whole).text).toContain('Her tam 30 gün bu fiyattan');
  expect(receiptOf(whole).all('row', /1 ay × €900\.00 €900\.00$/)).toHaveLength(1);

  // A season without a monthly price of its own is not named with it.
  await aSeason(db, { carId: 'egea', name: 'Bahar', dailyCents: 7000 });
  const inSeason = (await open(address)).page;
  expect(tariffOf(inSeason, 'daily')).toContain('Bahar');
  expect(tariffOf(inSeason, 'monthly')).not.toContain('Bahar');
});

test('of a transfer, vehicle, search and zone work by address, what is missing is said, and the request reaches the chat', async () => {
  await aZone(db, { zoneName: 'Belek', capacity116Cents: 7400 });
  await aZone(db, { zoneName: 'Kemer' });
  const fares = (page: Part) => page.one('list', 'Bölge fiyatları').all('listitem');
  const formOf = (page: Part) => page.one('form', 'Transfer rezervasyonu');
  const choice = (await open('/transfer-service')).page
    .all('form')
    .find((form) => form.elements(({ attribs }) => attribs.name === 'search').length > 0);
  const { url } =
    choice?.submission('/transfer-service', { vehicle: 'capacity_1_16', search: 'BELEK' }) ?? {};
  const found = (await open(String(url))).page;
  const [row, ...others] = fares(found);
  expect(others).toEqual([]);
  expect(row?.text).toContain('€74.00');
  const [query] = row?.one('link', 'Belek bölgesini seç').attribute('href')?.split('#') ?? [];
  const address = `/transfer-service${query}`;
  const { page } = await open(address);
  expect(formOf(page).field('Varış yeri').value).toBe('Belek');
  expect(page.one('region', 'Transfer özeti').text).toContain('€74.00');

  const wrong = await open(
    formOf(page).submission(address, { passengers: '12', email: 'ayse', pickupLocation: '' }),
  );
  expect(wrong.status).toBe(400);
  expect(textsOf(wrong.page.one('alert').all('link'))).toEqual([
    'Ad soyad gereklidir',
    'Geçerli bir email adresi giriniz',
    'Telefon numarası gereklidir',
    'Alış yeri gereklidir',
    'Tarih seçimi gereklidir',
    'Saat seçimi gereklidir',
  ]);
  const again = formOf(wrong.page);
  expect(again.field('E-posta').value).toBe('ayse');
  expect(again.field('Yolcu sayısı').value).toBe('12');
  const request = {
    ...{ name: 'Ayşe Yılmaz', email: 'ayse@example.com', phone: '+90 555 000 00 00' },
    ...{ pickupLocation: 'Antalya Havalimanı (AYT)', date: '2026-07-31', time: '10:30' },
    ...{ flightNumber: 'XQ 123', message: 'İki bavul.\nBir çocuk koltuğu lütfen.' },
    ...{ childSeats: '1', suitcases: '2' },
    ...{ returnDate: '2026-08-07', returnTime: '18:00' },
  };
  const chat = chatOf(await app.inject(again.submission(address, request)));
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

test('a transfer is the same page at both addresses, in the order of the spec @2.2 @2.36 @3.30 @9.46', async () => {
  await aZone(db);
  for (const path of ['/transfer', '/transfer-service']) {
    const { page } = await open(path);
    expect(page.one('heading', 'Kapıda karşılar, otelinize bırakırız.').element.name).toBe('h1');
    const current = page.elements(({ attribs }) => attribs['aria-current'] === 'page');
    expect(textsOf(current)).toEqual(['Transfer', 'Transfer Hizmeti']);
    const headings = page.one('main').all('heading');
    expect(textsOf(headings.filter(({ element }) => element.name === 'h2'))).toEqual([
      ...['Kaç kişisiniz?', 'Nereye gidiyorsunuz?', 'Neden bizimle?', 'Transfer rezervasyonu'],
    ]);
    expect(page.one('main').text).toContain(
      'Transfer fiyatları EUR cinsindendir ve KDV dahildir. Bekleme, otoyol ve köprü geçişleri ya da özel istekler için ek ücret alınabilir.',
    );
    const form = page.one('form', 'Transfer rezervasyonu');
    const names = form
      .elements(
        ({ name, attribs }) => /^(input|select|textarea)$/.test(name) && attribs.type !== 'hidden',
      )
      .map((field) => field.attribute('name'));
    expect(names).toEqual(
      expect.arrayContaining([
        ...['name', 'email', 'phone', 'passengers', 'pickupLocation', 'dropoffLocation'],
        ...['date', 'time', 'flightNumber', 'message'],
      ]),
    );
    const date = form.field('Tarih');
    expect([date.attribute('min'), date.attribute('max')]).toEqual(['2026-07-01', '2028-06-30']);
    const times = form.field('Saat').elements(({ name }) => name === 'option');
    expect(times).toHaveLength(49);
    expect([times[1]?.raw, times.at(-1)?.raw]).toEqual(['00:00', '23:30']);
    const list = form.field('Alış yeri').attribute('list');
    const [places] = page.elements(({ attribs }) => attribs.id === list);
    const offered = places?.elements(({ name }) => name === 'option') ?? [];
    expect(offered.map((option) => option.attribute('value'))).toContain(
      'Antalya Havalimanı (AYT)',
    );
  }
});

test.each([
  ['Minibüs', 16, '€74.00', 'capacity_1_16'],
  ['Minivan', 6, '€46.00', 'capacity_1_6'],
  ['Sedan', 4, '€36.00', 'capacity_1_4'],
] as const)(
  'of a transfer %s has its passengers (%i), its fares (%s) and its place in the address (%s) @1.11 @2.35 @5.33 @9.42',
  async (name, passengers, fare, key) => {
    const fares = { capacity14Cents: 3600, capacity16Cents: 4600, capacity116Cents: 7400 };
    await aZone(db, { zoneName: 'Belek', ...fares });
    const { page } = await open(`/transfer?vehicle=${key}`);
    expect(page.one('list', 'Bölge fiyatları').text).toContain(fare);
    expect(page.one('region', 'Transfer özeti').text).toMatch(
      new RegExp(`${name} ?1–${passengers} yolcu`),
    );
    const count = page.one('form', 'Transfer rezervasyonu').field('Yolcu sayısı');
    expect(count.elements(({ name: tag }) => tag === 'option').map(({ raw }) => raw)).toEqual(
      Array.from({ length: passengers }, (_, i) => `${i + 1} yolcu`),
    );
    const [chosen, ...others] = page.elements(
      ({ attribs }) => attribs.type === 'radio' && attribs.checked !== undefined,
    );
    expect(others).toEqual([]);
    expect(chosen?.attribute('value')).toBe(key);
  },
);

test('fares follow the chosen currency, with the rate beside them', async () => {
  await aZone(db, { zoneName: 'Belek', capacity14Cents: 3600 });
  const inCurrency = (currency: string) =>
    open({ url: '/transfer?dropoffLocation=Belek', headers: { cookie: `currency=${currency}` } });
  expect((await inCurrency('EUR')).page.one('main').text).not.toContain('1 €');
  for (const [currency, fare, rate] of [
    ['TRY', '₺1,350', '1 € = ₺37.50'],
    ['USD', '$', '1 € = $'],
  ] as const) {
    const { page } = await inCurrency(currency);
    expect(page.one('list', 'Bölge fiyatları').text).toContain(fare);
    expect(page.one('region', 'Transfer özeti').text).toContain(fare);
    // The vehicles.
    expect(page.one('main').text).toMatch(new RegExp(`Sedan1–4.*\\${fare}[\\d.,]*’d[ae]n başlar`));
    expect(page.one('main').text.split(rate)).toHaveLength(3);
  }
});

test('the fare of the hero comes back with the form filled in', async () => {
  await aZone(db, { zoneName: 'Belek', capacity116Cents: 7400 });
  const bar = (page: Part) => page.one('form', 'Transfer ücreti');
  const { url } = bar((await open('/transfer')).page).submission('/transfer', {
    ...{ dropoffLocation: 'Belek', passengers: '9' },
  });
  const { page } = await open(url);
  expect(bar(page).text).toMatch(/€74\.00 ?Minibüs/);
  expect(page.one('region', 'Transfer özeti').text).toContain('€74.00');
  const form = page.one('form', 'Transfer rezervasyonu');
  expect(form.field('Alış yeri').value).toBe('Antalya Havalimanı (AYT)');
  expect(form.field('Varış yeri').value).toBe('Belek');
  expect(form.field('Yolcu sayısı').value).toBe('9');
});
