import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PAPERS, paperPath } from '#app/base/messages/papers.rules.ts';
import { defaultPapers } from '#app/base/settings/papers/default-papers.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import * as bookingEdit from '#app/office/bookings/editor/admin-booking-edit.route.tsx';
import { aBooking, anAccount, bookingsApi } from '#tests/support/admin-bookings.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, press } from '#tests/support/mounted-page.ts';
import { facts } from '#tests/support/papers.ts';
import * as adminPaper from './admin-paper.route.tsx';
import type { PaperFacts, SignedContent, SignedPaper } from './paper.schema.ts';
import { termsBeside } from './paper-texts.ts';

const BOOKING = '/admin/bookings/b1';

const NO_RATES = {
  ...{ dailyKilometres: null, extraKilometreCents: null },
  ...{ fuelEighthCents: null, lateHourCents: null },
};

let booking: OpenedBooking;
let paperFacts: PaperFacts;

const signedContent: SignedContent = {
  facts: { ...facts, price: { ...facts.price, total: 77 } },
  handover: {
    out: {
      ...{ at: '2026-07-10T10:20', plate: '07 BBB 22', kilometres: 41_250, fuelEighths: 8 },
      ...{ damages: [], notes: '', charges: [], drivers: [], staffName: 'Deniz Kaya' },
      signatures: { customer: { name: 'Ayşe Yılmaz', strokes: [[0, 0, 3000, 1000]] }, staff: null },
    },
    back: null,
  },
};
const signedContract = (changed: SignedPaper['changed']): SignedPaper => ({
  ...{ id: 7, part: 'contract', signers: ['Ayşe Yılmaz'], changed },
  signedAt: '2026-07-10T07:20:00Z',
});

const api: Api = (...call) => {
  const [method, path] = call;
  if (path === `${BOOKING}/papers`) return paperFacts;
  if (path === `${BOOKING}/papers/signed/7` && method === 'POST') return signedContent;
  if (path === `${BOOKING}/handovers` && method === 'GET')
    return {
      ...{
        booking: { ...booking, ...paperFacts.booking },
        out: null,
        back: null,
        vehicles: [],
        lastDamages: {},
      },
      ...{ days: 3, rates: NO_RATES, account: anAccount(booking), depositTerm: null },
    };
  return bookingsApi([booking])(...call);
};

const openAt = (address: string) =>
  open(address, {
    routes: {
      '/admin/bookings/:id': bookingEdit,
      '/admin/bookings/:id/papers/:paper': adminPaper,
    },
    api,
  });

const title = () => page.getByRole('heading', { level: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const printed = () => vi.spyOn(window, 'print').mockImplementation(() => {});
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

beforeEach(() => {
  booking = aBooking();
  paperFacts = facts;
});

test('a paper is opened from the booking and printed, and leads back to the booking', async () => {
  const print = printed();
  await openAt(BOOKING);
  await button('Papers').click();
  await page.getByRole('menuitem', { name: 'Rental contract' }).click();
  await expectAddress(paperPath('b1', 'contract'));
  const sheet = page.getByRole('article', { name: 'Rental contract, A4 preview' });
  await expect
    .element(sheet.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Araç Kiralama Sözleşmesi');
  await said('No hand-over recorded: empty lines are filled in by hand.');
  expect(print).not.toHaveBeenCalled();
  await button('Print or save as PDF').click();
  expect(print).toHaveBeenCalledOnce();
  await page.getByRole('link', { name: 'Back to the booking' }).click();
  await expectAddress(BOOKING);
});

test('Ctrl+P on the booking prints its confirmation once', async () => {
  const print = printed();
  await openAt(BOOKING);
  await expect.element(title()).toHaveTextContent('Ayşe Yılmaz · Fiat Egea');
  await press('Control+p');
  await expectAddress(paperPath('b1', 'confirmation'));
  await expect.element(title()).toHaveTextContent('Rezervasyon Onayı');
  await expect.poll(() => print.mock.calls).toHaveLength(1);
  await expectNoAxeViolations('main');
  // Going forward opens the paper again from its address.
  history.back();
  await expect.element(title()).toHaveTextContent('Ayşe Yılmaz · Fiat Egea');
  history.forward();
  await expect.element(title()).toHaveTextContent('Rezervasyon Onayı');
  // The page prints automatically only when it is opened.
  await button('Print or save as PDF').click();
  expect(print).toHaveBeenCalledTimes(2);
});

const PAID: PaperFacts['account']['payments'][number] = {
  ...{ id: 'p1', number: 1, direction: 'in', purpose: 'price', method: 'cash' },
  ...{ currency: 'TRY', amount: 1875, rate: 37.5, credited: 50, at: '2026-07-10T10:20' },
  ...{ note: '', refundOf: null, reverses: null, reversedBy: null, keptFrom: null },
  ...{ refundable: 0, staffName: 'Deniz Kaya' },
};

const TERM =
  'Alıştan 24 saat öncesine kadar ücretsiz; sonra tutarın %30’u alınır. / Free up to 24 hours before pickup, then 30% of the price.';
const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0,0h1v1h-1z"/></svg>';
const inTwo = (text: string) => ({ tr: text, beside: { language: 'en' as const, text } });

/** Returns facts with two drivers, each extra, long names, payments in lira, and a deposit. */
function longFacts(language: SiteLanguage): PaperFacts {
  const second = language === 'tr' ? 'en' : language;
  const { contractTerms } = defaultPapers;
  const drivers = [
    { name: 'Max', surname: 'Meier', phoneNumber: '+49 171 2345678' },
    { name: 'Konstantin', surname: 'Rimsky-Korsakov', phoneNumber: '+7 921 5550011' },
  ];
  return {
    ...facts,
    booking: {
      ...facts.booking,
      ...{ language, drivers, email: 'max.meier@example.com', flightNumber: 'XQ 141' },
      hotel: 'Titanic Deluxe Golf Belek Resort & Spa',
      carTitle: 'Mercedes-Benz Sprinter Tur Minibüs Otomatik 2023',
    },
    price: {
      ...facts.price,
      lines: ['Kiralama', 'Çocuk koltuğu', 'Ek sürücü', 'Genç sürücü paketi'].map((line) => ({
        ...{ title: line, detail: '2 × 3 gün × €5.00', amount: 30 },
      })),
    },
    account: {
      ...facts.account,
      ...{ charged: 40, due: 160, paid: 143.86, settledBefore: 10, balance: 6.14 },
      payments: [
        ...[PAID, { ...PAID, id: 'p2', number: 2 }],
        { ...PAID, id: 'p3', number: 3, purpose: 'deposit' },
        { ...PAID, id: 'p4', number: 4, purpose: 'deposit', direction: 'out', method: 'kept' },
        { ...PAID, id: 'p5', number: 5, method: 'kept' },
      ],
    },
    depositTaken: { money: 240, cardHold: 250 },
    terms: { deposit: TERM, kilometres: TERM, cancellation: TERM },
    meetingPoint: inTwo('Gelen yolcu çıkışının önünde; üzerinde adınız yazan levhayla bekleriz'),
    bring: inTwo(defaultPapers.bring[second]),
    trip: { url: `https://kervan.example/de/yolculuk/${'0'.repeat(36)}`, code: SQUARE },
    contractTerms: {
      tr: contractTerms.tr,
      beside: termsBeside(contractTerms, second, contractTerms),
    },
  };
}

/** A4 without the margins of `papers.css`, in pixels. */
const SHEET = { width: (190 / 25.4) * 96, height: (280 / 25.4) * 96 };

test.each([1, 2])('each paper of %s drivers fits on one sheet in each language', async (count) => {
  for (const language of SITE_LANGUAGES) {
    const long = longFacts(language);
    const drivers = long.booking.drivers.slice(0, count);
    paperFacts = { ...long, booking: { ...long.booking, drivers } };
    for (const paper of PAPERS) {
      await openAt(paperPath('b1', paper));
      const content = page.css('article > div').first();
      await expect.element(content).toBeVisible();
      const { width, height } = content.element().getBoundingClientRect();
      // The width is that of the printed sheet, so lines break in the same places.
      expect(Math.abs(width - SHEET.width)).toBeLessThan(3);
      expect(height, `${paper} in ${language}`).toBeLessThan(SHEET.height);
    }
  }
});

describe('the confirmation', () => {
  const sheet = page.getByRole('article');
  const openConfirmation = async (own: Partial<PaperFacts>) => {
    paperFacts = { ...facts, ...own };
    await openAt(paperPath('b1', 'confirmation'));
    await expect.element(title()).toBeVisible();
  };

  test('has the mark of the business, 12 mm high', async () => {
    await openConfirmation({});
    const { height } = page.css('.paper header img').element().getBoundingClientRect();
    expect(height).toBeCloseTo((12 / 25.4) * 96, 0);
  });

  test('names the meeting point in both languages, and the phone number', async () => {
    const meetingPoint = { tr: 'B kapısı', beside: { language: 'en' as const, text: 'Gate B' } };
    await openConfirmation({ meetingPoint });
    await expect.element(sheet.getByText('B kapısı')).toBeVisible();
    await expect.element(sheet.getByText('Gate B')).toBeVisible();
    await expect
      .element(sheet)
      .toMatchTextContent(`Call us if you cannot find us: ${facts.office.phone}`);
  });

  test('lists what to bring, one thing per line', async () => {
    await openConfirmation({ bring: inTwo('Ehliyet\nPasaport') });
    const things = sheet.getByRole('list').first().getByRole('listitem');
    expect(await innerTexts(things)).toEqual(['Ehliyet', 'Pasaport']);
  });

  test('has the code and the address of the trip page', async () => {
    await openConfirmation({ trip: { url: 'https://kervan.example/yolculuk/a', code: SQUARE } });
    await expect.element(sheet.getByRole('img', { name: /^QR: Yolculuk sayfanız/ })).toBeVisible();
    await expect.element(sheet.getByText('https://kervan.example/yolculuk/a')).toBeVisible();
  });

  test('has no code after the trip page has closed', async () => {
    await openConfirmation({ trip: null });
    await expect.element(sheet.getByRole('img', { name: /^QR/ })).toHaveLength(0);
  });

  test('of a cancelled booking has nothing to prepare', async () => {
    await openConfirmation({
      booking: { ...facts.booking, status: 'cancelled' },
      bring: inTwo('Ehliyet'),
      trip: { url: 'https://kervan.example/yolculuk/a', code: SQUARE },
    });
    await expect.element(sheet.getByText('Ehliyet')).toHaveLength(0);
    await expect.element(sheet.getByRole('img', { name: /^QR/ })).toHaveLength(0);
  });
});

test('a contract with valid signatures is printed as it was signed', async () => {
  paperFacts = { ...facts, signed: [signedContract(null)] };
  await openAt(paperPath('b1', 'contract'));
  const sheet = page.getByRole('article');
  await expect.element(sheet).toMatchTextContent('€77.00');
  await expect.element(sheet.getByRole('img', { name: /^İmza/ })).toBeVisible();
  await said('Printed as it was signed on 10 Tem 2026 10:20.');
});

test('a contract changed after its signature is printed unsigned, with a link to the signed version', async () => {
  const changed = { at: '2026-07-11T09:00:00Z', by: 'Deniz Kaya' };
  paperFacts = { ...facts, signed: [signedContract(changed)] };
  await openAt(paperPath('b1', 'contract'));
  const sheet = page.getByRole('article');
  await expect.element(sheet).toMatchTextContent('€120.00');
  await expect
    .element(sheet)
    .toMatchTextContent(
      'İmzadan sonra değiştirildi: 11.07.2026 12:00, Deniz Kaya / Changed after signature on 11.07.2026 12:00, by Deniz Kaya',
    );
  await expect.element(sheet.getByRole('img')).toHaveLength(0);
  await expectNoAxeViolations('main');
  await page.getByRole('link', { name: 'Signed on 10 Tem 2026 10:20' }).click();
  await expect.element(sheet).toMatchTextContent('€77.00');
  await expect.element(sheet.getByRole('img', { name: /^İmza/ })).toBeVisible();
  await page.getByRole('link', { name: 'Today’s version' }).click();
  await expect.element(sheet).toMatchTextContent('€120.00');
});

test('a transfer has a confirmation, and a receipt once it has a price', async () => {
  const transferData = {
    ...{ vehicleCapacity: 'capacity_1_4' as const, passengers: 3 },
    ...{ driverName: 'Hasan Usta', driverPhone: '0533 111 22 33' },
  };
  booking = aBooking({ serviceType: 'transfer', status: 'pending', transferData });
  const { carTitle: _, ...rest } = facts.booking;
  paperFacts = {
    ...facts,
    booking: { ...rest, carTitle: null, serviceType: 'transfer', status: 'pending', transferData },
    price: { lines: [], total: null, days: null },
  };
  await openAt(BOOKING);
  await button('Papers').click();
  const papers = page.getByRole('menuitem');
  await expect.poll(() => innerTexts(papers)).toEqual(['Booking confirmation', 'Receipt']);
  await papers.first().click();
  await expect.element(title()).toMatchTextContent(/henüz onaylanmadı/);
  await said('Hasan Usta, +90 533 111 22 33');
  await said(/Fiyat henüz belirlenmedi/);
  await expect.element(button('Print or save as PDF')).toBeVisible();
  await openAt(paperPath('b1', 'receipt'));
  await said('This booking has no price; a receipt is printed once it has one.');
  await expect.element(button('Print or save as PDF')).toHaveLength(0);
  await openAt(paperPath('b1', 'contract'));
  await expect.element(title()).toHaveTextContent('This paper is for car rentals only.');
});

test('a paper that cannot be loaded shows an error and offers a retry', async () => {
  const there = respondTo('GET', `${BOOKING}/papers`, () => refusal(404));
  await openAt(paperPath('b1', 'contract'));
  await expect.element(title()).toHaveTextContent('This booking or paper does not exist');
  there();
  const works = respondTo('GET', `${BOOKING}/papers`, () => refusal(500));
  await openAt(paperPath('b1', 'receipt'));
  await expect.element(title()).toHaveTextContent('The paper could not be loaded');
  works();
  await button('Try again').click();
  await expect.element(title()).toHaveTextContent('Tahsilat Makbuzu');
  await said('Mali değeri yoktur / Not a tax invoice');
});

test('the sheet has a footer of its own in a browser without page margin boxes', async () => {
  await openAt(paperPath('b1', 'receipt'));
  const sheet = page.getByRole('article');
  await expect.element(sheet).not.toHaveClass('paper-footed');
  const rule = Reflect.getOwnPropertyDescriptor(window, 'CSSMarginRule');
  if (!rule) throw new Error('This browser has no boxes in the margin of a page');
  Reflect.deleteProperty(window, 'CSSMarginRule');
  try {
    await openAt(paperPath('b1', 'receipt'));
    await expect.element(sheet).toHaveClass('paper-footed');
  } finally {
    Object.defineProperty(window, 'CSSMarginRule', rule);
  }
});
