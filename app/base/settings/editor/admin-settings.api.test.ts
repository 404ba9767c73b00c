import { desc, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { PLACEHOLDERS } from '#app/base/messages/message-template.rules.ts';
import { auditLog, settings as settingsTable } from '#app/db/schema.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { testApp } from '#tests/support/app.ts';
import { pictureForm } from '#tests/support/picture-form.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { filledLegalPages } from '../papers/legal-pages.rules.ts';
import type { Weekday } from '../places/opening-hours.rules.ts';
import type { AdminSettings } from '../settings.schema.ts';
import { defaultSettings } from '../settings.schema.ts';
import { readSettings } from '../settings.server.ts';

/** Texts of refusals in Turkish, the endpoint's default language. */
const { input: text } = allTexts.office.tr.settings;
const { app, db, clock } = await testApp();
let headers: Record<string, string>;
let adminId: string;
beforeEach(async () => {
  const signedIn = await signIn(db);
  headers = signedIn.headers;
  adminId = signedIn.admin.id;
});

const url = '/api/admin/settings';

async function read(): Promise<AdminSettings> {
  return (await app.inject({ url, headers })).json().data;
}

async function save(payload: object) {
  const answer = await app.inject({ method: 'PUT', url, headers, payload });
  return { status: answer.statusCode, body: answer.json() };
}

function set(settings: AdminSettings, path: string, value: unknown): AdminSettings {
  const changed = structuredClone(settings);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  // biome-ignore lint/suspicious/noExplicitAny: also values that no type allows
  const target: any = keys.reduce((part: any, key) => part[key], changed);
  target[last] = value;
  return changed;
}

describe('GET /admin/settings', () => {
  test('returns the defaults with version 0 if no settings are saved', async () => {
    const settings = await read();
    expect(settings).toMatchObject({
      version: 0,
      updatedAt: null,
      panorama: null,
      mapTiles: null,
      business: { name: 'Kervan Rent a Car & Transfer' },
      rental: { extras: { ekSurucu: { daily: 8, maxCount: 1 } } },
    });
    expect(settings.faq).toHaveLength(7);
  });
});

test('a stored field that breaks a rule gets its default, and the dashboard lists its section until a save', async () => {
  const first = await read();
  await save({ business: { name: 'Deniz Rent' } });
  await db.execute(
    sql`update settings set value = value || '{"faq": 5, "notices": {"emails": [7]}}'`,
  );
  const site = await app.inject('/api/settings');
  expect(site.json().data).toMatchObject({ business: { name: 'Deniz Rent' } });
  const toDo = async () => {
    const answer = await app.inject({ url: '/api/admin/dashboard/readiness', headers });
    const [group] = answer.json().data.groups;
    return group.kind === 'unfit-settings' ? group.items.map(({ id }: { id: string }) => id) : [];
  };
  expect(await toDo()).toEqual(['faq', 'notices']);
  const { faq, notices, version } = await read();
  expect({ faq, notices, version }).toEqual({ faq: first.faq, notices: first.notices, version: 1 });
  await save({ faq: [] });
  expect(await toDo()).toEqual(['notices']);
  await save({ notices: { emails: ['ofis@example.com'] } });
  expect(await toDo()).toEqual([]);
  expect(await read()).toMatchObject({
    ...{ business: { name: 'Deniz Rent' }, faq: [] },
    notices: { emails: ['ofis@example.com'], morningMail: true },
  });
  const entries = await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(2);
  const stored = { emails: [7] };
  expect(entries).toMatchObject([
    { before: { faq: [], notices: stored } },
    { before: { faq: 5, notices: stored }, after: { faq: [], notices: stored } },
  ]);
});

test('PUT /admin/settings accepts hours until the next morning and around the clock', async () => {
  const input = await read();
  const days: Weekday[] = ['saturday', 'sunday'];
  input.business.openingHours = [
    { days: ['thursday'], opens: '08:00', closes: '02:00' },
    { days, opens: '00:00', closes: '24' },
  ];
  const { status } = await save(input);
  expect(status).toBe(200);
  expect((await read()).business.openingHours).toEqual([
    { days: ['thursday'], opens: '08:00', closes: '02:00' },
    { days, opens: '00:00', closes: '24:00' },
  ]);
});

describe('PUT /admin/settings', () => {
  test('saved settings are read by staff and visitors at once', async () => {
    expect((await app.inject('/api/settings')).json().data.business.phone).toContain('242');
    const input = await read();
    const { business, rental, faq } = input;
    business.phone = '+90 312 111 22 33';
    business.reviewSummary = { rating: 4.7, count: 112, url: null };
    business.openingHours = [
      { days: ['monday', 'tuesday'], opens: '08:00', closes: '12:00' },
      { days: ['monday', 'tuesday'], opens: '1300', closes: '18.30' },
    ];
    rental.places = [' Kaş ', 'Kalkan'];
    rental.placeKinds = { Kaş: 'hotel', 'Antalya Lara': 'airport' };
    rental.meetingPoints = { ' Kaş ': ' Liman ', Kalkan: '', 'Antalya Lara': 'Falez' };
    rental.deliveryFees = { ' Kaş ': 15, 'Antalya Lara': 5 };
    rental.returnFees = { ' Kaş ': 19.99, 'Antalya Lara': 5 };
    const night = { from: '22:00', to: '07:00', pickup: 20, return: 12.5 };
    rental.outOfHours = { ...night, from: '22', places: ['Kaş ', 'Antalya Lara', 'Kaş'] };
    rental.extras.ekSurucu = { daily: 9.5, maxCount: 2 };
    rental.wholeMonths = true;
    rental.terms = { ...rental.terms, included: ['KDV', 'Yol yardımı', ' KDV'], deposit: '200 €' };
    faq.splice(0, 6);
    clock.set('2026-07-02T10:00:00Z');
    const { status, body } = await save(input);
    expect(status).toBe(200);
    const [, afternoon] = input.business.openingHours;
    Object.assign(afternoon ?? {}, { opens: '13:00', closes: '18:30' });
    rental.terms.included = ['KDV', 'Yol yardımı'];
    expect(body.data).toEqual({
      ...input,
      // Kinds, meeting points and fees of places outside of the list are dropped.
      rental: {
        ...input.rental,
        places: ['Kaş', 'Kalkan'],
        placeKinds: { Kaş: 'hotel' },
        meetingPoints: { Kaş: 'Liman' },
        deliveryFees: { Kaş: 15 },
        returnFees: { Kaş: 19.99 },
        outOfHours: { ...night, places: ['Kaş'] },
      },
      version: 1,
      updatedAt: '2026-07-02T10:00:00.000Z',
    });
    expect(await read()).toEqual(body.data);
    const shown = (await app.inject('/api/settings')).json().data;
    expect(shown.business).toEqual(body.data.business);
    expect(shown.rental.places).toEqual(['Kaş', 'Kalkan']);
    expect(shown.rental.placeTerms).toEqual({
      Kaş: { kind: 'hotel', deliveryFee: 15, returnFee: 19.99 },
    });
    expect(shown.rental.outOfHours).toEqual({ ...night, places: ['Kaş'] });
    expect(shown.rental.extras.ekSurucu).toEqual({ daily: 9.5, maxCount: 2 });
    const [row] = await db.select().from(settingsTable);
    expect(row?.value).toMatchObject({ rental: { extras: { ekSurucu: { dailyCents: 950 } } } });
  });

  test('translations that are not sent stay, and empty ones are removed', async () => {
    const first = await read();
    const [question] = first.faq;
    const translations = {
      de: { about: 'Ein kleines Büro', kvkk: '# Datenschutz\n[Autos](/cars)', deposit: '300 €' },
      en: { places: { 'Antalya Lara': 'Lara office', Kaş: 'Kaş' } },
      ru: { included: ['НДС', 'НДС'] },
    };
    const faq = [{ ...question, translations: { en: { question: 'How do I pay?', answer: '' } } }];
    const saved = await save({ ...first, translations, faq });
    expect(saved.status).toBe(200);
    const kept = {
      de: translations.de,
      // Names of places outside of the list are dropped.
      en: { places: { 'Antalya Lara': 'Lara office' } },
      ru: { included: ['НДС'] },
    };
    expect(saved.body.data.translations).toEqual(kept);
    expect(saved.body.data.faq[0].translations).toEqual({
      ...{ en: { question: 'How do I pay?' }, de: {}, ru: {} },
    });
    const { legal } = await readSettings(db);
    expect(legal.kvkk.translated).toEqual({
      de: '<h2 id="bolum-datenschutz">Datenschutz</h2>\n<p><a href="/de/cars">Autos</a></p>',
    });
    const { translations: _, ...others } = saved.body.data;
    const again = await save({ ...others, version: 1 });
    expect(again.body.data.translations).toEqual(kept);
    const without = { ...others, version: 2, translations: { de: { about: '', deposit: '' } } };
    expect((await save(without)).body.data.translations.de).toEqual({ kvkk: translations.de.kvkk });
  });

  test('a question that is sent without translations keeps them', async () => {
    const first = await read();
    const [question] = first.faq;
    const english = { en: { question: 'How do I pay?' } };
    const places = ['Finike '];
    const saved = await save({
      ...first,
      faq: [{ ...question, translations: english }],
      rental: { ...first.rental, places },
      translations: { en: { places: { 'Finike ': 'Finike harbour' } } },
    });
    expect(saved.body.data.translations.en).toEqual({ places: { Finike: 'Finike harbour' } });
    const { translations: _, ...bare } = saved.body.data.faq[0];
    const again = await save({ ...saved.body.data, faq: [bare] });
    expect(again.body.data.faq[0].translations.en).toEqual(english.en);
  });

  test('languages that are not sent stay, in papers and in the languages that the office speaks', async () => {
    const { business, papers, ...before } = await read();
    const stored = { ...papers, meetingPoint: { tr: 'B kapısı', en: '', de: 'Tor B', ru: '' } };
    const languages = ['tr', 'ru'];
    await save({ ...before, business: { ...business, languages }, papers: stored });
    const { languages: _left, ...named } = business;
    const { reminder } = papers.messages;
    const sent = {
      ...papers,
      contractTerms: { tr: 'Madde' },
      meetingPoint: { de: 'Ausgang B' },
      messages: { ...papers.messages, reminder: { en: 'Hello' } },
    };
    const { version: _read, ...rest } = before;
    expect(await save({ ...rest, business: named, papers: sent })).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({
      business: { name: business.name, languages },
      papers: {
        contractTerms: { ...papers.contractTerms, tr: 'Madde' },
        meetingPoint: { tr: 'B kapısı', en: '', de: 'Ausgang B', ru: '' },
        messages: { ...papers.messages, reminder: { ...reminder, en: 'Hello' } },
      },
    });
  });

  test('a save changes only the named fields, and replaces lists as a whole', async () => {
    await save({ faq: [], business: { links: { x: 'https://x.com/kervan' } } });
    const first = await read();
    const named = {
      business: { phone: '+90 312 111 22 33', address: { city: 'Muğla' } },
      rental: { extras: { ekSurucu: { daily: 9.5 } }, placeKinds: { 'Antalya Lara': 'hotel' } },
      papers: { kabis: false },
    };
    const { status, body } = await save({ ...named, version: first.version });
    expect(status).toBe(200);
    const { business, rental, papers } = first;
    expect(body.data).toEqual({
      ...first,
      business: {
        ...business,
        phone: named.business.phone,
        address: { ...business.address, city: 'Muğla' },
      },
      rental: {
        ...rental,
        extras: { ...rental.extras, ekSurucu: { daily: 9.5, maxCount: 1 } },
        placeKinds: named.rental.placeKinds,
      },
      papers: { ...papers, kabis: false },
      version: first.version + 1,
      updatedAt: body.data.updatedAt,
    });
    expect((await save({})).body.data.papers.kabis).toBe(false);
  });

  describe('of the fee out of hours', () => {
    const night = { from: '22:00', to: '07:00', pickup: 20, return: null };
    const saveHours = (outOfHours: object, rental: object = {}) =>
      save({ rental: { ...rental, outOfHours } });

    test.each([
      ['from', { from: '24:00' }, 'Saat SS:DD biçiminde olmalıdır; örnek: 08:30'],
      ['to', { to: '22' }, 'Bitiş saati başlangıç saatinden farklı olmalıdır'],
      ['pickup', { pickup: -1 }, 'Mesai dışı teslim ücreti (€) 0 ile 1000 arasında olmalıdır'],
      ['return', { return: 1001 }, 'Mesai dışı iade ücreti (€) 0 ile 1000 arasında olmalıdır'],
    ])('a wrong %s is refused beside its field', async (name, wrong, message) => {
      const { status, body } = await saveHours({ ...night, ...wrong });
      expect(status).toBe(400);
      expect(body.details).toEqual([{ field: `rental.outOfHours.${name}`, message }]);
    });

    test('a removed place is dropped from the choice', async () => {
      await saveHours({ ...night, places: ['Antalya Lara', 'Antalya Kemer'] });
      const { body } = await save({ rental: { places: ['Antalya Lara'] } });
      expect(body.data.rental.outOfHours).toEqual({ ...night, places: ['Antalya Lara'] });
    });

    test('removing every chosen place is refused, because the fee would be due everywhere', async () => {
      await saveHours({ ...night, places: ['Antalya Lara'] });
      const { status, body } = await save({ rental: { places: ['Antalya Kemer'] } });
      expect([status, body.details[0].field]).toEqual([400, 'rental.outOfHours.places']);
      const everywhere = { ...night, places: [] };
      const saved = await saveHours(everywhere, { places: ['Antalya Kemer'] });
      expect(saved.body.data.rental.outOfHours).toEqual(everywhere);
    });

    test('two simultaneous saves never leave a window without length', async () => {
      const saves = await Promise.all([saveHours({ to: '23:00' }), saveHours({ from: '23:00' })]);
      expect(saves.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      const { from, to } = (await read()).rental.outOfHours;
      expect(from).not.toBe(to);
    });
  });

  test('two simultaneous saves without a version keep the translations of both', async () => {
    const { version: _, ...first } = await read();
    await Promise.all([
      save({ ...first, translations: { en: { about: 'A small office' } } }),
      save({ ...first, translations: { de: { about: 'Ein kleines Büro' } } }),
    ]);
    expect((await read()).translations).toMatchObject({
      en: { about: 'A small office' },
      de: { about: 'Ein kleines Büro' },
    });
  });

  test.each([
    ['translations.fr', { fr: { about: 'Une agence' } }],
    ['translations.de.name', { de: { name: 'Kervan' } }],
    ['translations.de.about', { de: { about: 'x'.repeat(601) } }],
    ['translations.ru.kvkk', { ru: { kvkk: '# a\n'.repeat(9_999) } }],
    ['translations.en.places.Antalya Lara', { en: { places: { 'Antalya Lara': 7 } } }],
  ])('refuses %s and names it', async (field, translations) => {
    const { status, body } = await save({ ...(await read()), translations });
    expect([status, body.details[0].field]).toEqual([400, field]);
  });

  test('a legal text is kept as typed, and visitors get safe HTML', async () => {
    const kvkk = '# Aydınlatma\n\n**Kim?**\n\n<script>alert(1)</script>';
    const { status, body } = await save(set(await read(), 'legal.kvkk', kvkk));
    expect(status).toBe(200);
    expect(body.data.legal).toMatchObject({ kvkk, terms: '' });
    const { legal } = await readSettings(db);
    expect(legal.kvkk).toEqual({
      text: kvkk,
      html: '<h2 id="bolum-aydinlatma">Aydınlatma</h2>\n<p><strong>Kim?</strong></p>',
      translated: {},
    });
    expect(filledLegalPages(legal)).toEqual(['kvkk']);
    // A text that shows nothing has no page.
    const empty = set(body.data, 'legal.kvkk', '<script>alert(1)</script>');
    expect((await save(empty)).status).toBe(200);
    expect(filledLegalPages((await readSettings(db)).legal)).toEqual([]);
  });

  test('the audit log has the author and the values before and after', async () => {
    await save(set(await read(), 'business.name', 'Deniz Rent'));
    const [entry] = await db.query.auditLog.findMany();
    expect(entry).toMatchObject({
      adminId,
      action: 'update',
      entity: 'settings',
      title: 'Deniz Rent',
      before: { business: { name: 'Kervan Rent a Car & Transfer' } },
      after: { business: { name: 'Deniz Rent' } },
    });
    expect(entry?.after).not.toHaveProperty('version');
  });

  test('national numbers get their country code', async () => {
    const typed = set(await read(), 'business.whatsappNumber', '0532 123 45 67');
    const { body } = await save(set(typed, 'business.phone', '0242 312 45 67'));
    expect(body.data.business).toMatchObject({
      phone: '+90 242 312 45 67',
      whatsappNumber: '+90 532 123 45 67',
    });
  });

  const hours = (opens: string, closes: string, days = ['monday']) => ({ days, opens, closes });
  const overlap = 'Pazartesi günü 08:00 – 12:00 satırıyla çakışıyor';
  const first = defaultSettings.faq[0]?.question;
  const review = { name: 'Ayşe K.', text: 'İyi', stars: 5, source: '' };
  test.each<[field: string, message: string, value: unknown, at?: string]>([
    ['business.name', 'İşletme adı gereklidir', ' '],
    ['business.phone', text.phone, 'arayın'],
    ['business.whatsappNumber', text.whatsapp, '444 1 234'],
    ['business.phone', text.onePhone, '0242 333 44 55 0532 333 44 55'],
    ['business.phone', text.onePhone, '0242 333 44 55-56'],
    ['business.whatsappNumber', text.onePhone, '+90 532 333 44 55 66 77'],
    ['business.email', text.email, 'info@'],
    ['business.about', 'Tanıtım yazısı en fazla 600 karakter olabilir', 'x'.repeat(601)],
    ['business.address.country', text.country, 'Türkiye'],
    ['business.mapPosition.lat', 'Enlem -90 ile 90 arasında olmalıdır', 91],
    ['business.links.x', text.link, 'javascript:alert(1)'],
    ['business.reviewSummary.rating', text.rating, 4.75],
    [
      'business.reviewSummary.count',
      'Değerlendirme sayısı 0 ile 1000000 arasında bir tam sayı olmalıdır',
      1.5,
    ],
    ['business.openingHours.0.days', text.noDay, []],
    ['business.openingHours.0.opens', text.clock, '8:60'],
    ['business.openingHours.0.closes', text.closesAsItOpens, '08:00'],
    ['business.openingHours.0.closes', text.clock, '24:30'],
    [
      'business.openingHours.1.opens',
      overlap,
      [hours('08:00', '12:00'), hours('11:00', '18:00')],
      'business.openingHours',
    ],
    ['business.languages', text.noLanguage, []],
    ['business.languages.1', text.noLanguage, ['tr', 'fr'], 'business.languages'],
    ['rental.places', text.noPlace, []],
    ['rental.places.1', text.duplicatePlace, ['Kaş', 'KAŞ'], 'rental.places'],
    ['rental.places.1', text.reservedPlace, ['Kaş', ' __proto__'], 'rental.places'],
    ['rental.extras.gencSurucu.daily', text.price, 9.555],
    [
      'rental.extras.gencSurucu.maxCount',
      'Genç sürücü paketi, en fazla adet 0 ile 9 arasında bir tam sayı olmalıdır',
      10,
    ],
    ['faq.0.answer', 'Yanıt gereklidir', ''],
    ['rental.terms.age', 'Yaş ve ehliyet süresi en fazla 300 karakter olabilir', 'x'.repeat(301)],
    ['rental.terms.included.0', 'Fiyata dahil olan gereklidir', [' '], 'rental.terms.included'],
    ['rental.wholeMonths', 'Uzun kiralamada aylık fiyat gereklidir', 'evet'],
    ['faq.1.question', text.duplicateQuestion, first],
    ['business.deliveryHours', 'Teslim saatleri en fazla 120 karakter olabilir', 'x'.repeat(121)],
    ['business.legalNumbers.mersis', 'MERSİS no en fazla 120 karakter olabilir', 'x'.repeat(121)],
    ['reviews', 'En fazla 6 yorum olabilir', Array(7).fill(review)],
    [
      'reviews.0.stars',
      'Yıldız 1 ile 5 arasında bir tam sayı olmalıdır',
      [{ ...review, stars: 6 }],
      'reviews',
    ],
    ['reviews.0.text', 'Yorum gereklidir', [{ ...review, text: ' ' }], 'reviews'],
    ['legal.terms', 'Kiralama koşulları en fazla 40000 karakter olabilir', 'x'.repeat(40_001)],
    ['legal.privacy', text.becomesTooLong('Gizlilik'), '# a\n'.repeat(9_999)],
    [
      'papers.contractTerms.en',
      'Sözleşme koşulları, İngilizce en fazla 4000 karakter olabilir',
      'x'.repeat(4001),
    ],
    [
      'papers.messages.return.tr',
      text.unknownPlaceholder('{isim}', PLACEHOLDERS.map((name) => `{${name}}`).join(', ')),
      'Merhaba {isim}, {ARAC} {iade}',
    ],
    ['panorama', text.panorama.unknown, { url: '/images/none.webp', alt: '' }],
    ['version', text.version, -1],
  ])('refuses %s: %s', async (field, message, value, at = field) => {
    const { status, body } = await save(set(await read(), at, value));
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: text.invalid, details: [{ field, message }] });
    expect(body.details).toHaveLength(1);
    expect(await db.$count(settingsTable)).toBe(0);
  });
});

describe('the panorama of an office', () => {
  /**
   * Uploads a grey panorama with a red square ahead of the camera and a green one behind it. A blue
   * line runs from top to bottom 21° to the right of the middle.
   */
  async function upload({ width = 2400, height = 1200 } = {}) {
    const square = (fill: string) => ({
      input: { create: { width: 200, height: 200, channels: 3 as const, background: fill } },
      top: height / 2 - 100,
    });
    const bytes = await sharp({ create: { width, height, channels: 3, background: 'grey' } })
      .composite([
        { ...square('red'), left: width / 2 - 100 },
        { ...square('green'), left: 0 },
        {
          input: { create: { width: 12, height, channels: 3, background: 'blue' } },
          top: 0,
          left: Math.round((width * (180 + 21)) / 360) - 6,
        },
      ])
      .jpeg()
      .toBuffer();
    const form = pictureForm([{ field: 'image', bytes }], headers);
    const answer = await app.inject({
      method: 'POST',
      url: '/api/images/upload?use=panorama',
      ...form,
    });
    return answer.json().data as { imageUrl: string; id: string; width: number; srcset: string };
  }
  const withPanorama = (imageUrl: string, alt = 'Çatıdan körfez') =>
    read().then((settings) => ({ ...settings, panorama: { url: imageUrl, alt } }));

  async function stillOf() {
    const { panorama } = await readSettings(db);
    if (!panorama) throw new Error('there is no panorama of the office');
    return panorama.still;
  }

  test('keeps its width and gets a still of its middle', async () => {
    const uploaded = await upload();
    expect(uploaded).toMatchObject({ width: 2400 });
    expect(uploaded.srcset).toMatch(/1920w, .* 2400w$/);
    const { status, body } = await save(await withPanorama(uploaded.imageUrl));
    expect(status).toBe(200);
    expect(body.data.panorama).toMatchObject({ url: uploaded.imageUrl, alt: 'Çatıdan körfez' });
    const still = await stillOf();
    expect(still).toMatchObject({ width: 1600, height: 900, alt: 'Çatıdan körfez' });
    const file = await app.inject(still.url);
    const { data, info } = await sharp(file.rawPayload).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels).subarray(0, 3),
    ];
    const [red = 0, green = 0] = at(800, 470);
    expect(red - green).toBeGreaterThan(150);
    const [edge = 0, edgeGreen = 0] = at(40, 40);
    expect(Math.abs(edge - edgeGreen)).toBeLessThan(10);
    // A camera of 84° sees the line at 800 + 800 · tan 21° / tan 42° px; a flat crop has it at 1200.
    const [lineRed = 0, , lineBlue = 0] = at(1141, 470);
    expect(lineBlue - lineRed).toBeGreaterThan(150);
    const [flatRed = 0, , flatBlue = 0] = at(1200, 470);
    expect(Math.abs(flatBlue - flatRed)).toBeLessThan(10);
  });

  test('keeps its still if only the alt text changes', async () => {
    const { imageUrl } = await upload({ width: 2000, height: 1000 });
    await save(await withPanorama(imageUrl));
    const still = await stillOf();
    expect(still).toMatchObject({ width: 1600, height: 900 });
    const { body } = await save(await withPanorama(imageUrl, 'Limandan'));
    expect(await stillOf()).toEqual({ ...still, alt: 'Limandan' });
    const remove = async (imagePath: string) => {
      const payload = { imagePath };
      return (await app.inject({ method: 'DELETE', url: '/api/images/delete', headers, payload }))
        .statusCode;
    };
    expect([await remove(imageUrl), await remove(still.url)]).toEqual([409, 409]);
    expect((await save({ ...body.data, panorama: null })).status).toBe(200);
    expect(await remove(imageUrl)).toBe(200);
  });

  test.each([
    [{ width: 2400, height: 1500 }, text.panorama.shape(2400, 1500)],
    [{ width: 1600, height: 800 }, text.panorama.tooSmall(2000, 1600)],
  ])('of %j is refused', async (size, message) => {
    const { imageUrl } = await upload(size);
    const { status, body } = await save(await withPanorama(imageUrl));
    expect(status).toBe(400);
    expect(body.details).toEqual([{ field: 'panorama', message }]);
  });
});
