import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type XlsxCell, xlsx } from '#app/lib/files/xlsx.ts';
import { paginate } from '#app/lib/pagination.ts';
import { OWNER, open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations } from '#tests/support/mounted-page.ts';
import * as list from './admin-road.route.tsx';
import * as importing from './admin-road-import.route.tsx';
import * as objection from './admin-road-objection.route.tsx';
import { type RoadCharge, roadChargeSchema } from './road.schema.ts';

const ROAD = '/admin/road-charges';
const AYSE = { bookingId: 'b1', reference: 'KRV-1', customer: 'Ayşe Yılmaz' };

const aCharge = (given: Partial<RoadCharge> = {}): RoadCharge =>
  roadChargeSchema.parse({
    ...{ id: 'r1', kind: 'toll', plate: '07 ABC 123', at: '2026-05-10T10:30', place: 'Serik' },
    ...{ reference: 'A1', amount: 75, dueDay: null, discountUntil: null, state: 'charged' },
    ...{ rental: AYSE, candidates: [], charge: { amount: 4, voided: false }, reported: 'never' },
    ...{ staffName: 'Zeynep', version: 1, ...given },
  });

let charges: RoadCharge[] = [];
let sent: { path: string; body: unknown; key: string | null }[] = [];
let isDown = false;

interface SentRow {
  plate: string;
  at: string;
  bookingId?: string | null;
}

/**
 * Simulates the import. The plate 34 XYZ 1 is unknown, a passage at 09:00 is near a hand-over, and
 * one at 07:00 was imported before.
 */
function imported({ rows, preview }: { rows: SentRow[]; preview: boolean }) {
  const details = rows.flatMap(({ plate }, i) =>
    plate === '34 XYZ 1' ? [{ field: `rows.${i}.plate`, message: '34 XYZ 1 filonuzda yok' }] : [],
  );
  if (details.length > 0) return refusal(400, 'Bazı satırlar geçerli değil', { details });
  const isNear = ({ at, bookingId }: SentRow) => at.endsWith('09:00') && bookingId === undefined;
  const known = { result: 'known', rental: null, candidates: [], charge: null };
  return {
    rows: rows.map((row) => ({
      ...{ result: isNear(row) ? 'ask' : 'charged', plate: row.plate },
      ...{ rental: isNear(row) ? null : AYSE, candidates: isNear(row) ? [AYSE] : [] },
      charge: isNear(row) ? null : 4,
      ...(row.at.endsWith('07:00') && known),
    })),
    messages: preview ? [] : [{ ...AYSE, phone: '905550000000', language: 'tr', message: 'HGS' }],
  };
}

const api: Api = (method, path, body, headers) => {
  const { pathname, searchParams } = new URL(path, 'http://api');
  if (pathname === '/auth/admin/me') return { admin: OWNER };
  if (method === 'POST')
    sent.push({ path: pathname, body, key: headers?.get('idempotency-key') ?? null });
  if (isDown) return refusal(503, 'Sunucu yanıt vermiyor');
  if (pathname === `${ROAD}/import`) return imported(body as Parameters<typeof imported>[0]);
  if (pathname.endsWith('/state')) return aCharge({ state: 'office' });
  if (pathname.endsWith('/documents')) return { drivers: [] };
  if (pathname.endsWith('/objection')) {
    return {
      roadCharge: aCharge({ kind: 'fine', reported: 'before' }),
      office: { name: 'Kervan', companyName: 'Kervan Ltd.', tax: '1', phone: '2', address: 'Lara' },
      rental: {
        ...{ reference: 'KRV-1', out: '2026-05-09T10:00', back: null },
        filedAt: '2026-05-09T10:20',
      },
      printedOn: '2026-05-13',
    };
  }
  const state = searchParams.get('state');
  const found = charges.filter((each) => !state || each.state === state);
  return { roadCharges: found, pagination: paginate(1, 50, found.length), open: 1 };
};

const routes = {
  [ROAD]: list,
  [`${ROAD}/import`]: importing,
  [`${ROAD}/:id/objection`]: objection,
};
const openAt = (address: string) => open(address, { routes, api });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const said = (text: string | RegExp) => expect.element(page.getByText(text).first()).toBeVisible();

const HEADER = 'Plaka\tTarih\tGişe\tTutar';
const paste = (...rows: string[]) =>
  page.getByRole('textbox', { name: 'Tablo' }).fill([HEADER, ...rows].join('\n'));
const GOOD = '07 ABC 123\t10.05.2026 10:30\tSerik\t75,00';
const NEAR = '07 ABC 123\t11.05.2026 09:00\tSerik\t75,00';

beforeEach(() => {
  charges = [];
  sent = [];
  isDown = false;
  localStorage.clear();
});

test('a pasted table is imported after its preview, and a message to the customer is offered', async () => {
  await openAt(`${ROAD}/import`);
  await paste(GOOD);
  await button('Önizle').click();
  await said('1 müşteriye yansıtılacak');
  await said('Ayşe Yılmaz');
  await expectNoAxeViolations('main');
  await button('1 kaydı aktar').click();
  await expect
    .element(page.getByRole('link', { name: /Ayşe Yılmaz: WhatsApp/ }))
    .toHaveAttribute('href', expect.stringContaining('905550000000'));
  expect(sent.map(({ body }) => (body as { preview: boolean }).preview)).toEqual([true, false]);
});

test('an import repeated after an error has the same key', async () => {
  await openAt(`${ROAD}/import`);
  await paste(GOOD);
  await button('Önizle').click();
  await said('1 müşteriye yansıtılacak');
  isDown = true;
  await button('1 kaydı aktar').click();
  await said('Sunucu yanıt vermiyor');
  isDown = false;
  await button('1 kaydı aktar').click();
  await said('1 kayıt aktarıldı.');
  const [preview, first, second] = sent.map(({ key }) => key);
  expect([preview, first]).toEqual([null, expect.any(String)]);
  expect(second).toBe(first);
});

test('a row near a hand-over is charged to the chosen rental', async () => {
  await openAt(`${ROAD}/import`);
  await paste(NEAR);
  await button('Önizle').click();
  await page.getByRole('combobox', { name: /kim öder/ }).selectOptions('Ayşe Yılmaz');
  await button('1 kaydı aktar').click();
  await said('Müşterilere bildir');
  expect(sent.at(-1)?.body).toMatchObject({ rows: [{ bookingId: 'b1' }] });
});

test('a passage that was imported before without a customer names no payer', async () => {
  await openAt(`${ROAD}/import`);
  await paste('07 ABC 123\t11.05.2026 07:00\tSerik\t75,00');
  await button('Önizle').click();
  await expect.element(page.getByRole('cell', { name: '–', exact: true })).toBeVisible();
});

test('invalid rows show their errors, and the others are imported', async () => {
  await openAt(`${ROAD}/import`);
  await paste(GOOD, '34 XYZ 1\t10.05.2026 10:30\tSerik\t75', '07 ABC 123\tbugün\tSerik\tbedava');
  await button('Önizle').click();
  await said('34 XYZ 1 filonuzda yok');
  await said('Tarih ve saat okunamadı · Tutar 0’dan büyük olmalıdır');
  await button('1 kaydı aktar').click();
  await said('1 kayıt aktarıldı.');
});

test('a table without the required columns shows an error and keeps the text', async () => {
  await openAt(`${ROAD}/import`);
  const box = page.getByRole('textbox', { name: 'Tablo' });
  await box.fill('x\ty\n1\t2');
  await button('Önizle').click();
  await said(/Şu sütunları seçin: Plaka, Tarih ve saat, Tutar/);
  await expect.element(box).toHaveValue('x\ty\n1\t2');
  expect(sent).toEqual([]);
});

describe('a file', () => {
  const choose = (file: File) => page.getByLabelText(/Dosya seç/).upload(file);
  const excel = async (titles: string[], row: XlsxCell[]) => {
    const header = titles.map((title) => ({ title, width: 20 }));
    return new File([await xlsx({ name: 'HGS', header, rows: [row] })], 'hgs.xlsx');
  };

  test.each([
    ['CSV', async () => new File([`${HEADER}\n${GOOD}`.replaceAll('\t', ';')], 'hgs.csv')],
    [
      'Excel',
      () =>
        excel(
          ['Plaka', 'Tarih', 'Gişe', 'Tutar'],
          ['07 ABC 123', { wallClock: '2026-05-10T10:30' }, 'Serik', 75],
        ),
    ],
  ])('of %s is previewed and imported', async (_kind, aFile) => {
    await openAt(`${ROAD}/import`);
    await choose(await aFile());
    await button('Önizle').click();
    await button('1 kaydı aktar').click();
    await said('1 kayıt aktarıldı.');
    const row = { plate: '07 ABC 123', at: '2026-05-10T10:30', place: 'Serik', amount: 75 };
    expect(sent.at(-1)?.body).toMatchObject({ rows: [row], preview: false });
  });

  test('without the required columns shows an error and sends nothing', async () => {
    await openAt(`${ROAD}/import`);
    await choose(await excel(['Ad', 'Kilometre'], ['Ayşe', 45_000]));
    await button('Önizle').click();
    await said(/Şu sütunları seçin: Plaka, Tarih ve saat, Tutar/);
    expect(sent).toEqual([]);
  });

  test('with a wrong content shows an error and keeps the pasted text', async () => {
    await openAt(`${ROAD}/import`);
    await paste(GOOD);
    await choose(new File(['x;y'], 'hgs.xlsx'));
    await said('Dosya okunamadı. CSV ya da XLSX dosyası seçin.');
    await expect
      .element(page.getByRole('textbox', { name: 'Tablo' }))
      .toHaveValue([HEADER, GOOD].join('\n'));
    expect(sent).toEqual([]);
  });
});

test('a table that is too long shows the reason and keeps the text', async () => {
  const message = 'Bir seferde en fazla 5.000 satır aktarılabilir';
  respondTo('POST', `${ROAD}/import`, () =>
    refusal(400, 'Bazı alanlar geçerli değil', { details: [{ field: 'rows', message }] }),
  );
  await openAt(`${ROAD}/import`);
  await paste(GOOD);
  await button('Önizle').click();
  await said(message);
  await expect
    .element(page.getByRole('textbox', { name: 'Tablo' }))
    .toHaveValue([HEADER, GOOD].join('\n'));
});

describe('a single record typed by staff', () => {
  /** Types a fine of 150.50 lira and saves it. */
  async function enter({ plate = '07 abc 123', time = '10:30' } = {}) {
    await openAt(ROAD);
    await button('Kayıt ekle').click();
    const dialog = page.getByRole('dialog', { name: 'HGS, ceza ya da otopark ekle' });
    const type = (name: string, value: string) =>
      dialog.getByRole('textbox', { name, exact: true }).fill(value);
    await type('Plaka', plate);
    await type('Gün', '10.05.2026');
    await type('Saat', time);
    await type('Tutar (₺)', '150,50');
    await type('Son ödeme günü', '25.05.2026');
    await button('Kaydet').click();
    return dialog;
  }

  test('is stored as an import of one row, and a message to the customer is offered', async () => {
    const dialog = await enter();
    await said('€4.00, Ayşe Yılmaz adlı müşterinin hesabına eklendi.');
    await expect.element(dialog.getByRole('link', { name: /Ayşe Yılmaz: WhatsApp/ })).toBeVisible();
    const row = {
      ...{ kind: 'fine', plate: '07 abc 123', at: '2026-05-10T10:30', amount: 150.5 },
      ...{ place: '', reference: '', dueDay: '2026-05-25', discountUntil: null },
    };
    expect(sent).toMatchObject([
      { path: `${ROAD}/import`, body: { rows: [row], preview: true }, key: null },
      { body: { rows: [row], preview: false }, key: expect.any(String) },
    ]);
    await expectNoAxeViolations('[role=dialog]');
  });

  test('near a hand-over is stored after staff choose who pays', async () => {
    const dialog = await enter({ time: '9' });
    await said(/bir teslim ya da iade var. Kim öder/);
    expect(sent).toHaveLength(1);
    await dialog.getByRole('radio', { name: 'Ayşe Yılmaz, KRV-1' }).click();
    await expectNoAxeViolations('[role=dialog]');
    await button('Kaydet').click();
    await said(/müşterinin hesabına eklendi/);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.body).toMatchObject({ rows: [{ bookingId: 'b1' }], preview: false });
  });

  test('of an unknown plate is refused beside the plate, and stays as it was typed', async () => {
    const dialog = await enter({ plate: '34 XYZ 1' });
    const plate = dialog.getByRole('textbox', { name: 'Plaka', exact: true });
    await expect.element(plate).toHaveAccessibleDescription('34 XYZ 1 filonuzda yok');
    await expect.element(plate).toHaveFocus();
    await expect.element(dialog.getByRole('textbox', { name: 'Tutar (₺)' })).toHaveValue('150,50');
    await expectNoAxeViolations('[role=dialog]');
  });

  test('is followed by an empty form', async () => {
    const dialog = await enter();
    await button('Bir kayıt daha').click();
    await expect
      .element(dialog.getByRole('textbox', { name: 'Plaka', exact: true }))
      .toHaveValue('');
  });
});

test('an empty list offers the import', async () => {
  await openAt(ROAD);
  await said('Henüz HGS ya da ceza kaydı yok');
  await expect.element(page.getByRole('link', { name: 'Liste aktar' }).first()).toBeVisible();
});

test('a decision in the list is sent with the version of its row', async () => {
  charges = [aCharge({ state: 'open', rental: null, charge: null, candidates: [AYSE] })];
  await openAt(ROAD);
  await said('Olası: Ayşe Yılmaz');
  await expectNoAxeViolations('main');
  await button(/07 ABC 123.*işlemler/).click();
  await page.getByRole('menuitem', { name: 'Karar ver' }).click();
  await page.getByRole('radio', { name: /Ayşe Yılmaz/ }).click();
  await button('Kaydet').click();
  await said('Karar kaydedildi.');
  expect(sent.at(-1)?.body).toEqual({ state: 'charged', bookingId: 'b1', version: 1 });
});

test('an objection states when the rental was reported', async () => {
  await openAt(`${ROAD}/r1/objection`);
  await said(/ihlalden önce 09.05.2026 10:20 tarihinde/);
  await said('Belge numaraları okunamadı ya da silinmiş; elle yazın.');
  await expectNoAxeViolations('main');
});
