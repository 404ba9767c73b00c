import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Account, paymentSchema } from '#app/domain/account/account.schema.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import * as bookingEdit from '#app/office/bookings/editor/admin-booking-edit.route.tsx';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { anAccount } from '#tests/support/booking-account.ts';
import { expectAddress, open, TODAY } from '#tests/support/mounted.tsx';
import { type Api, heldBack, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, press } from '#tests/support/mounted-page.ts';
import { photo, storedId, storedImage, takeUploads } from '#tests/support/uploads.ts';
import * as handover from '../admin-handover.route.tsx';
import { type Handover, type HandoverInput, handoverSchema } from '../handover.schema.ts';

const BOOKING = '/admin/bookings/b1';
const NOW = '2026-05-13T09:00:00.000Z';

/** Booking and records on the server. */
let fuelEighthCents: number | null = null;
let booking: OpenedBooking = aBooking();
let records: Handover[] = [];
let plates: string[] = [];
/** Plate that another booking has; '' for none. */
let busy = '';
let uploads = takeUploads();
let account: Account;
let depositTerm: number | null;
let sentMoney: HandoverInput['money'];

const api: Api = async (method, path, body) => {
  if (path.startsWith('/admin/images/')) return new Response(await photo('shown'));
  const [, id] = /^\/admin\/bookings\/b1\/handovers(?:\/(\w+))?$/.exec(path) ?? [];
  if (!path.startsWith(`${BOOKING}/handovers`)) return bookingsApi([booking])(method, path, body);
  if (method === 'POST' || method === 'PUT') {
    const input = body as HandoverInput & { kind: 'out' | 'back' };
    const rest = {
      id: id ?? input.kind,
      staffName: 'Deniz',
      version: 1,
      createdAt: NOW,
      updatedAt: NOW,
    };
    sentMoney = input.money;
    const record = handoverSchema.parse({ ...input, ...rest, money: null });
    records = [...records.filter((each) => each.id !== record.id), record];
    return record;
  }
  if (method === 'DELETE') {
    records = records.filter((each) => each.id !== id);
    return {};
  }
  const record = (kind: string) => records.find((each) => each.id === kind) ?? null;
  const state = { kilometres: 45_210, sold: false };
  const vehicles = plates.map((plate) => ({ id: plate, plate, ...state, busy: plate === busy }));
  const rates = {
    dailyKilometres: null,
    extraKilometreCents: null,
    fuelEighthCents,
    lateHourCents: null,
  };
  return {
    ...{ booking, out: record('out'), back: record('back'), vehicles, rates, days: 3 },
    lastDamages: {},
    ...{ account, depositTerm },
  };
};

const openBooking = (part = '') =>
  open(BOOKING + part, {
    routes: {
      '/admin/bookings/:id/handover/out': handover,
      '/admin/bookings/:id/handover/back': handover,
      '/admin/bookings/:id': bookingEdit,
    },
    api,
  });
const openForm = (kind: 'out' | 'back') => openBooking(`/handover/${kind}`);

const field = (label: string) => page.getByLabelText(label, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

async function fill(kilometres: string, level: string): Promise<void> {
  await field('Kilometre').fill(kilometres);
  await page.getByRole('radio', { name: level }).click({ force: true });
}

/** Records a hand-over in the form, after which the rental is active. */
async function handOut(): Promise<void> {
  await openForm('out');
  await fill('45300', 'Dolu');
  await button('Teslim et').click();
  await expectAddress(BOOKING);
  booking = aBooking({ ...booking, status: 'active' });
}

/** Opens the last of the steps that a phone shows one at a time. */
const openLastStep = () => page.getByRole('button', { name: 'İmza' }).click();

beforeEach(() => {
  fuelEighthCents = null;
  account = anAccount();
  depositTerm = null;
  booking = aBooking({ pickupTime: `${TODAY}T12:30`, dropoffTime: '2026-05-16T12:30' });
  records = [];
  plates = ['07 HND 3'];
  busy = '';
  uploads = takeUploads();
});

test('a hand-over is saved once failed photos are sent again or removed, and can be deleted', async () => {
  await page.viewport(360, 740);
  await openForm('out');
  await fill('45300', 'Dolu');
  await button('İleri').click();
  const chooser = page.getByLabelText('Fotoğraflar: Fotoğraf ekle');
  uploads.hold();
  await chooser.upload(await photo('on'));
  await uploads.refuse(0, 503);
  await said('on.jpg: Fotoğraf gönderilemedi.');
  await openLastStep();
  await button('Teslim et').click();
  await expect
    .element(page.getByRole('alert').first())
    .toMatchTextContent('Bazı fotoğraflar gönderilemedi');
  const again = button('on.jpg dosyasını yeniden gönder');
  await expect.element(again).toHaveFocus();
  await again.click();
  await uploads.release(1);
  await said('1 / 40');
  await chooser.upload(await photo('bozuk'));
  await uploads.refuse(2, 415, 'Resim değil');
  const why = page.getByRole('listitem').getByText('bozuk.jpg: Resim değil');
  const remove = button('bozuk.jpg – kaldır');
  await expect.element(why).toBeVisible();
  const [one, other] = [why, remove].map((each) => each.element().getBoundingClientRect());
  if (!one || !other) throw new Error('both are there');
  const isApart =
    one.right <= other.left ||
    other.right <= one.left ||
    one.bottom <= other.top ||
    other.bottom <= one.top;
  expect(isApart).toBe(true);
  await openLastStep();
  await button('Teslim et').click();
  await expect.element(remove).toHaveFocus();
  await expect.element(remove).toBeInViewport();
  await expectNoAxeViolations('html');
  await remove.click();
  await openLastStep();
  await button('Teslim et').click();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{ kilometres: 45_300, fuelEighths: 8, photos: [{}] }]);

  // The record holds all typed values, so no draft is offered.
  await openForm('out');
  await button('İleri').click();
  await expect.element(page.getByRole('img', { name: 'Fotoğraf 1' })).toBeInTheDocument();
  await openLastStep();
  await page.getByRole('textbox', { name: 'Notlar' }).fill('Lastik değişti');
  await button('Bu kaydı sil').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil' }).click();
  await said('Kayıt silindi');
  await expectAddress(BOOKING);
});

test('a phone shows the steps one at a time, and opens the next one only if this one is valid', async () => {
  await page.viewport(360, 740);
  await openForm('out');
  await expect.element(field('Kilometre')).toBeVisible();
  await expect.element(button('Teslim et')).not.toBeInTheDocument();
  await expect.element(button('Geri')).not.toBeInTheDocument();
  await button('İleri').click();
  await expect.element(field('Kilometre')).toHaveFocus();
  await expect.element(page.css('[aria-current=step]')).toMatchTextContent('hatalı alan var');
  await fill('45300', 'Dolu');
  await button('İleri').click();
  await expect.element(button('Kaput, hasar ekle')).toBeVisible();
  await expect.element(field('Kilometre')).not.toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Hasar', exact: false }).first())
    .toHaveFocus();
  await button('Kaput, hasar ekle').click();
  await button('Geri').click();
  await field('Kilometre').fill('45400');
  // Enter opens the next step, as the button does.
  await press('Enter');
  await expect.element(field('Hasarın türü, Kaput')).toBeVisible();
  await button('Geri').click();
  await field('Kilometre').fill('');
  // The names of the steps lead to every step.
  await openLastStep();
  await button('Teslim et').click();
  // A refused save opens the step with the error.
  await expect.element(field('Kilometre')).toHaveFocus();
  await fill('45300', 'Dolu');
  await openLastStep();
  await button('Teslim et').click();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{ kilometres: 45_300, damages: [{ panel: 'bonnet' }] }]);
});

test('a signature that is drawn in the last step of a phone keeps its strokes', async () => {
  await page.viewport(360, 740);
  await openForm('out');
  await fill('45300', 'Dolu');
  await openLastStep();
  const pad = page.getByRole('img', { name: 'Müşterinin imzası: Buraya imzalayın' });
  const canvas = () => pad.element() as HTMLCanvasElement;
  await expect.poll(() => canvas().width).toBe(canvas().clientWidth * devicePixelRatio);
  const { width, height } = canvas().getBoundingClientRect();
  const from = { x: Math.round(width / 4), y: Math.round(height / 2) };
  const to = { x: Math.round(width / 2), y: Math.round(height / 4) };
  await userEvent.dragAndDrop(pad, pad, { sourcePosition: from, targetPosition: to });
  await expect
    .element(page.getByRole('img', { name: 'Müşterinin imzası: İmzalandı' }))
    .toBeVisible();
  await button('Teslim et').click();
  await expectAddress(BOOKING);
  const [stroke = [], ...others] = records[0]?.signatures.customer?.strokes ?? [];
  expect(others).toEqual([]);
  // Strokes are kept in a box of 3000 by 1000.
  const near = (at: number) => [Math.abs(at - 750) < 50, Math.abs(at - 1500) < 50];
  expect(near(stroke[0] ?? 0)).toEqual([true, false]);
  expect(near(stroke.at(-2) ?? 0)).toEqual([false, true]);
});

test('a return shows the plate of the hand-over in the place of the choice', async () => {
  await handOut();
  records = records.map((record) => ({ ...record, plate: '07 HND 3' }));
  await openForm('back');
  await expect.element(field('Plaka')).toHaveValue('07 HND 3');
  await expect.element(field('Plaka')).toHaveAttribute('readonly');
});

test('an opened return has the damages of the hand-over and no changes', async () => {
  await handOut();
  const damages = [{ panel: 'left-front-door' as const, kind: 'dent' as const, note: 'Kapıda' }];
  records = records.map((record) => ({ ...record, plate: '07 HND 3', damages }));
  await openForm('back');
  await expect.poll(() => document.querySelector('[value="Kapıda"]')).not.toBeNull();
  await expect.element(page.getByText('Değişiklik yok').first()).toBeInTheDocument();
});

test('a return names the suggested charges that were not added', async () => {
  await handOut();
  fuelEighthCents = 1200;
  await openForm('back');
  await fill('45400', 'Boş');
  const notAdded = page.getByText('Hesaba eklenmedi: Eksik yakıt €96.00');
  await expect.element(notAdded).toBeVisible();
  await button('İade al').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('Eksik yakıt €96.00');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await expect.element(button('İade al')).toHaveFocus();
  await button('Eksik yakıt ekle: €96.00').click();
  await expect.element(notAdded).not.toBeInTheDocument();
  await button('İade al').click();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{}, { charges: [{ kind: 'fuel', euros: 96 }] }]);
});

test('a return asks before it leaves out suggested charges', async () => {
  await handOut();
  fuelEighthCents = 1200;
  await openForm('back');
  await fill('45400', 'Boş');
  // Ctrl+S asks, too.
  await press('Control+s');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eklemeden iade al' }).click();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{}, { id: 'back', charges: [] }]);
});

test('a return asks before it leaves a new damage without a charge', async () => {
  await handOut();
  await openForm('back');
  await fill('45400', 'Dolu');
  await button('Kaput, hasar ekle').click();
  await button('İade al').click();
  const question = page.getByRole('alertdialog', { name: 'Ücretler eklenmedi' });
  await expect.element(question).toMatchTextContent('1 yeni hasar');
  await question.getByRole('button', { name: 'Vazgeç' }).click();
  await button('Ücret ekle').click();
  await page.getByLabelText('1. ücretin tutarı (€)').fill('60');
  await button('İade al').click();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{}, { charges: [{ kind: 'damage', euros: 60 }] }]);
});

test('a hand-over asks before it leaves out the deposit of the terms', async () => {
  depositTerm = 300;
  await openForm('out');
  await button('Teslim et').click();
  // Errors come before the question.
  await expect.element(field('Kilometre')).toHaveFocus();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await fill('45300', 'Dolu');
  await button('Teslim et').click();
  const question = page.getByRole('alertdialog', { name: 'Depozito alınmadı' });
  await expect.element(question).toMatchTextContent('€300.00');
  await expectNoAxeViolations('html');
  await question.getByRole('button', { name: 'Depozitosuz teslim et' }).click();
  await expectAddress(BOOKING);
  expect(sentMoney).toMatchObject({ deposit: null, cardHold: null });
});

test('the question before a signed record is deleted names its signatures', async () => {
  await openForm('out');
  await fill('45300', 'Dolu');
  await button('Teslim et').click();
  await expectAddress(BOOKING);
  const strokes = [[0, 0, 10, 10]];
  records = records.map((record) => ({
    ...record,
    signatures: { customer: { name: '', strokes }, staff: { name: 'Elif Su', strokes } },
  }));
  await openForm('out');
  await button('Bu kaydı sil').click();
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('Teslim kaydı, imzalı, Ayşe Yılmaz, Elif Su');
  await expect.element(question).toMatchTextContent('Kiralama sözleşmesi, imzalı');
});

test('without a recorded hand-over, an active rental can be returned and a confirmed one cannot', async () => {
  booking = aBooking({ ...booking, status: 'active' });
  await openForm('back');
  await said('Teslim kaydı yok');
  await fill('45300', 'Dolu');
  await button('İade al').click();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{ id: 'back', kilometres: 45_300 }]);
  booking = aBooking({ ...booking, status: 'confirmed' });
  records = [];
  await openForm('back');
  await said('Araç henüz teslim edilmedi');
  await page.getByRole('link', { name: 'Rezervasyona dön' }).last().click();
  await expectAddress(BOOKING);
});

test('a busy plate is marked and not preselected', async () => {
  plates = ['07 HND 3', '07 HND 4'];
  busy = '07 HND 3';
  await openForm('out');
  await expect.element(field('Plakalı araç')).toHaveValue('07 HND 4');
  await expect.element(field('Plakalı araç')).toMatchTextContent('07 HND 3 (müsait değil)07 HND 4');
});

test('a typed plate is sent in its standard spelling with the wish to keep it as a vehicle', async () => {
  plates = [];
  await openForm('out');
  await field('Plaka').fill('07tyk77');
  await page.getByLabelText('Bu plakayı Plakalar’a ekle').click();
  await fill('12345', '6/8');
  const release = heldBack('POST', `${BOOKING}/handovers`);
  await button('Teslim et').click();
  release();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{ plate: '07 TYK 77', keepPlate: true, fuelEighths: 6 }]);
});

test('the history of a booking shows the record and opens its photos', async () => {
  const photos = ['p1', 'p2'].map((name) => storedImage(`p${storedId(name)}`));
  const out = {
    kind: 'out',
    at: `${TODAY}T10:05`,
    plate: '07 TYK 77',
    kilometres: 12_345,
  } as const;
  booking = aBooking({ ...booking, handovers: [{ ...out, fuelEighths: 6, photos }] });
  const { at: handedAt, ...facts } = out;
  const changes = [{ ...facts, handedAt, fuelEighths: 6 }];
  respondTo('GET', `${BOOKING}/history`, () => ({ events: [{ at: NOW, by: 'Deniz', changes }] }));
  await openBooking();
  const history = page.getByRole('region', { name: 'History' });
  await expect.element(history).toMatchTextContent(/10:05 · 07.TYK.77 · 12,345 km · Fuel 6\/8/);
  const thumbnails = history.getByRole('list', { name: 'Hand-over photos' });
  await thumbnails.getByRole('button', { name: 'Photo 2 of 2' }).click();
  const large = page.getByRole('dialog', { name: 'Hand-over photos' });
  await expect.element(large.getByRole('img', { name: 'Photo 2 of 2' })).toBeVisible();
  await expectNoAxeViolations('html');
  await press('ArrowRight');
  await expect.element(large.getByRole('img', { name: 'Photo 1 of 2' })).toBeVisible();
  await press('Escape');
  await expect.element(large).toHaveLength(0);
  await expect.element(thumbnails.getByRole('button', { name: 'Photo 2 of 2' })).toHaveFocus();
  respondTo('GET', /^\/admin\/images\//, () => refusal(503));
  await openBooking();
  await thumbnails.getByRole('button', { name: /^Photo 1 of 2: .*not be loaded/ }).click();
  await expect.element(large.getByRole('alert')).toHaveTextContent('Photo could not be loaded');
});

test('a signed record is changed after a question that names the signature', async () => {
  await openForm('out');
  await fill('45300', 'Dolu');
  await button('Teslim et').click();
  await expectAddress(BOOKING);
  const error = 'Bu değişiklik imzaları geçersiz kılar.';
  const signed = [{ part: 'out', signedAt: NOW, signers: ['Ayşe Yılmaz'] }];
  respondTo('PUT', `${BOOKING}/handovers/out`, (body) =>
    (body as { allowSignedChange?: boolean }).allowSignedChange
      ? undefined
      : refusal(409, error, { data: { signed } }),
  );
  await openForm('out');
  await page.getByRole('textbox', { name: 'Notlar' }).fill('Lastik değişti');
  const question = page.getByRole('alertdialog');
  await button('Kaydet').click();
  await expect
    .element(question)
    .toMatchTextContent('Teslim kaydı, imza: 13 May 2026 12:00, Ayşe Yılmaz');
  await expectNoAxeViolations('[role=alertdialog]');
  await question.getByRole('button', { name: 'Geri' }).click();
  await expect.element(button('Kaydet')).toHaveFocus();
  expect(records).toMatchObject([{ notes: '' }]);
  await button('Kaydet').click();
  await question.getByRole('button', { name: 'İmzasız kaydet' }).click();
  await expectAddress(BOOKING);
  expect(records).toMatchObject([{ notes: 'Lastik değişti' }]);
});

describe('the money of a new record', () => {
  const depositOf300: Account['payments'][number] = paymentSchema.parse({
    ...{
      id: 'p1',
      number: 1,
      direction: 'in',
      purpose: 'deposit',
      method: 'cash',
      currency: 'EUR',
    },
    ...{ amount: 300, rate: 1, credited: 300, at: `${TODAY}T10:00`, note: '', refundOf: null },
    ...{ reverses: null, reversedBy: null, keptFrom: null, refundable: 300, staffName: 'Deniz' },
  });
  const money = () => page.getByRole('region', { name: 'Ödeme ve depozito' });
  const choose = (group: string, method: string) =>
    money()
      .getByRole('group', { name: group, exact: true })
      .first()
      .getByRole('radio', { name: method })
      .click({ force: true });

  test('proposes the balance and the deposit once a method is chosen, and sends both', async () => {
    depositTerm = 300;
    await openForm('out');
    await expect.element(money()).toMatchTextContent('Alınacak€120.00');
    await expect.element(money()).toMatchTextContent('Koşullara göre depozito€300.00');
    await choose('Şimdi alınan ödeme', 'Nakit');
    await expect.element(field('Ödeme tutarı')).toHaveValue('120');
    await choose('Şimdi alınan depozito', 'Bloke');
    await expect.element(field('Bloke tutarı (€)')).toHaveValue('300');
    await expectNoAxeViolations('#handover-money');
    await fill('45300', 'Dolu');
    await button('Teslim et').click();
    await expectAddress(BOOKING);
    expect(sentMoney).toMatchObject({
      balance: 120,
      payment: { method: 'cash', currency: 'EUR', amount: 120 },
      deposit: null,
      cardHold: { amount: 300 },
    });
  });

  test('converts the proposed payment after the currency changes to lira', async () => {
    await openForm('out');
    await choose('Şimdi alınan ödeme', 'Nakit');
    await money().getByLabelText('Para birimi').selectOptions('₺ TRY');
    await expect.element(field('Ödeme tutarı')).toHaveValue('4800');
    await expect.element(money()).toMatchTextContent('Karşılığı €120.00');
  });

  test('sends a typed rate, proposes the payment at it, and forgets it with its currency', async () => {
    await openForm('out');
    await choose('Şimdi alınan ödeme', 'Nakit');
    await expect.element(field('Kur: 1 € kaç ₺')).not.toBeInTheDocument();
    await money().getByLabelText('Para birimi').selectOptions('₺ TRY');
    await expect.element(field('Kur: 1 € kaç ₺')).toHaveValue('40');
    await field('Kur: 1 € kaç ₺').fill('41,5');
    await expect.element(field('Ödeme tutarı')).toHaveValue('4980');
    await expect.element(money()).toMatchTextContent('Karşılığı €120.00');
    await money().getByLabelText('Para birimi').selectOptions('$ USD');
    await expect.element(field('Kur: 1 € kaç $')).toHaveValue('1.25');
    await money().getByLabelText('Para birimi').selectOptions('₺ TRY');
    await field('Kur: 1 € kaç ₺').fill('41,5');
    await fill('45300', 'Dolu');
    await button('Teslim et').click();
    await expectAddress(BOOKING);
    expect(sentMoney).toMatchObject({
      payment: { currency: 'TRY', amount: 4980, rate: 41.5 },
    });
  });

  test('shows a refused or unreadable rate beside its field', async () => {
    respondTo('POST', `${BOOKING}/handovers`, () =>
      refusal(400, 'Geçersiz', {
        details: [{ field: 'money.payment.rate', message: 'Kur bugünküne uzak: 1 € ₺40' }],
      }),
    );
    await openForm('out');
    await choose('Şimdi alınan ödeme', 'Nakit');
    await money().getByLabelText('Para birimi').selectOptions('₺ TRY');
    await fill('45300', 'Dolu');
    await field('Kur: 1 € kaç ₺').fill('kırk');
    await button('Teslim et').click();
    await expect
      .element(field('Kur: 1 € kaç ₺'))
      .toHaveAccessibleDescription('Kur 0’dan büyük bir sayı olmalıdır');
    await field('Kur: 1 € kaç ₺').fill('0,025');
    await button('Teslim et').click();
    await expect
      .element(field('Kur: 1 € kaç ₺'))
      .toHaveAccessibleDescription('Kur bugünküne uzak: 1 € ₺40');
    await expect.element(field('Kur: 1 € kaç ₺')).toHaveValue('0,025');
  });

  test('keeps a charge from the deposit of a return and refunds the rest', async () => {
    booking = aBooking({ ...booking, status: 'active' });
    const paid = { paid: 120, balance: 0, state: 'paid' } as const;
    account = anAccount({ ...paid, depositHeld: 300, payments: [depositOf300] });
    await openForm('back');
    await expect.element(money()).toMatchTextContent('İade et: €300.00');
    await fill('45300', 'Dolu');
    await button('Ücret ekle').click();
    await page.getByLabelText('1. ücretin tutarı (€)').fill('60');
    await expect.element(field('Depozitodan kesilecek (€)')).toHaveValue('60');
    await expect.element(money()).toMatchTextContent('İade et: €240.00');
    await button('İade al').click();
    await expectAddress(BOOKING);
    expect(sentMoney).toMatchObject({ balance: 0, keep: 60, giveBack: true, payment: null });
  });

  test('keeps the typed amount to keep when charges change, and proposes the rest as payment', async () => {
    booking = aBooking({ ...booking, status: 'active' });
    account = anAccount({ depositHeld: 300, payments: [depositOf300] });
    await openForm('back');
    await field('Depozitodan kesilecek (€)').fill('50');
    await button('Ücret ekle').click();
    await page.getByLabelText('1. ücretin tutarı (€)').fill('60');
    await expect.element(field('Depozitodan kesilecek (€)')).toHaveValue('50');
    await choose('Şimdi alınan ödeme', 'Kart');
    await expect.element(field('Ödeme tutarı')).toHaveValue('130');
  });

  test('refuses to keep more of the deposit than is owed', async () => {
    booking = aBooking({ ...booking, status: 'active' });
    const paid = { paid: 113, balance: 7, state: 'partly-paid' } as const;
    account = anAccount({ ...paid, depositHeld: 300, payments: [depositOf300] });
    await openForm('back');
    await fill('45300', 'Dolu');
    await field('Depozitodan kesilecek (€)').fill('250');
    await button('İade al').click();
    await expect
      .element(field('Depozitodan kesilecek (€)'))
      .toHaveAccessibleDescription('En fazla alınacak tutar kadar olabilir: €7.00');
    expect(records).toEqual([]);
    await field('Depozitodan kesilecek (€)').fill('7');
    await button('İade al').click();
    await expectAddress(BOOKING);
    expect(sentMoney).toMatchObject({ balance: 7, keep: 7 });
  });

  describe('a return whose account changed in another tab', () => {
    const OUTDATED = 'Bakiye bu arada değişti.';

    /** Opens a return that owes 120, and pays or refunds the deposit elsewhere. */
    async function openOutdated(changes: Partial<Account>): Promise<() => void> {
      booking = aBooking({ ...booking, status: 'active' });
      account = anAccount({ depositHeld: 300, payments: [depositOf300] });
      await openForm('back');
      await expect.element(field('Depozitodan kesilecek (€)')).toHaveValue('120');
      await fill('45300', 'Dolu');
      account = anAccount(changes);
      return respondTo('POST', `${BOOKING}/handovers`, (body) =>
        (body as HandoverInput).money?.balance === account.balance
          ? undefined
          : refusal(409, OUTDATED),
      );
    }

    test('shows the new balance after the refusal, keeps the input and can be saved', async () => {
      const paid = { paid: 100, balance: 20, state: 'partly-paid' } as const;
      await openOutdated({ ...paid, depositHeld: 300, payments: [depositOf300] });
      await button('İade al').click();
      await expect.element(page.getByRole('alert').first()).toMatchTextContent(OUTDATED);
      await expect.element(money()).toMatchTextContent('Alınacak€20.00');
      await expect.element(field('Depozitodan kesilecek (€)')).toHaveValue('20');
      await expect.element(field('Kilometre')).toHaveValue('45300');
      await expect.element(page.getByRole('alert').first()).toMatchTextContent(OUTDATED);
      await button('İade al').click();
      await expectAddress(BOOKING);
      expect(records).toMatchObject([{ kilometres: 45_300 }]);
      expect(sentMoney).toMatchObject({ balance: 20, keep: 20 });
    });

    test('keeps nothing from a deposit that was refunded', async () => {
      await openOutdated({ paid: 100, balance: 20, state: 'partly-paid' });
      await button('İade al').click();
      await expect.element(money()).toMatchTextContent('Alınacak€20.00');
      await button('İade al').click();
      await expectAddress(BOOKING);
      expect(sentMoney).toMatchObject({ balance: 20, keep: 0 });
    });

    test('keeps the form if the account cannot be read again', async () => {
      await openOutdated({ balance: 20 });
      const online = respondTo('GET', `${BOOKING}/handovers`, () => refusal(503, 'Kapalı'));
      await button('İade al').click();
      await expect.element(page.getByRole('alert').first()).toMatchTextContent(OUTDATED);
      await expect.element(field('Kilometre')).toHaveValue('45300');
      online();
      await button('İade al').click();
      await expect.element(money()).toMatchTextContent('Alınacak€20.00');
      await button('İade al').click();
      await expectAddress(BOOKING);
    });
  });

  test('takes the focus if it has the first error', async () => {
    await openForm('out');
    await choose('Şimdi alınan ödeme', 'Nakit');
    await field('Ödeme tutarı').fill('0');
    await fill('45300', 'Dolu');
    await button('Teslim et').click();
    await expect.poll(() => money().element().contains(document.activeElement)).toBe(true);
  });

  test('shows the error of a payment of zero beside its amount', async () => {
    await openForm('out');
    await choose('Şimdi alınan ödeme', 'Nakit');
    await field('Ödeme tutarı').fill('0');
    await fill('45300', 'Dolu');
    await button('Teslim et').click();
    await expect
      .element(field('Ödeme tutarı'))
      .toHaveAccessibleDescription(expect.stringContaining('0’dan büyük'));
  });
});
