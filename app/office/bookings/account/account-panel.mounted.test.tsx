import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Account, Payment } from '#app/domain/account/account.schema.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { aBooking, anAccount, bookingsApi } from '#tests/support/admin-bookings.ts';
import { OWNER, open } from '#tests/support/mounted.tsx';
import { noLine, refusal } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, press } from '#tests/support/mounted-page.ts';
import * as bookingEdit from '../editor/admin-booking-edit.route.tsx';

const BOOKINGS = '/admin/bookings';
const STAFF = { ...OWNER, role: 'staff' as const };

/** Account that the simulated API returns; null if it cannot be read. */
let account: Account | null;
let sent: [path: string, body: Record<string, unknown>][];
/** Idempotency keys of the POSTs. */
let keys: (string | null)[];
/** Response to the next POST; by default it succeeds. */
let response: () => unknown;

const aPayment = (overrides: Partial<Payment> = {}): Payment => ({
  ...{ id: 'p1', number: 7, direction: 'in', purpose: 'price', method: 'cash', currency: 'EUR' },
  ...{ amount: 100, rate: 1, credited: 100, at: '2026-05-12T10:00', note: '', refundOf: null },
  ...{ reverses: null, reversedBy: null, keptFrom: null, refundable: 100, staffName: 'Elif' },
  ...overrides,
});

const aCharge = {
  ...{ id: 'c1', kind: 'fuel' as const, label: '', quantity: 2, each: 10, amount: 20 },
  ...{ day: '2026-05-12', at: '2026-05-12T09:00', ofReturn: false, note: 'two eighths' },
  ...{ staffName: 'Elif', voided: null },
};

async function openBooking(admin = OWNER, given: Partial<OpenedBooking> = {}): Promise<void> {
  const bookings = [aBooking(given)];
  const rest = bookingsApi(bookings);
  await open(`${BOOKINGS}/b1`, {
    ...{ admin, routes: { [`${BOOKINGS}/:id`]: bookingEdit } },
    api(method, path, body, headers) {
      if (method === 'GET' && path.endsWith('/account')) return account ?? refusal(500);
      if (method !== 'POST') return rest(method, path, body);
      sent.push([path, body as Record<string, unknown>]);
      keys.push(headers?.get('idempotency-key') ?? null);
      return response();
    },
  });
  await expect.element(panel()).toBeVisible();
}

const panel = () => page.getByRole('region', { name: 'Account' });
const dialog = () => page.getByRole('dialog');
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const field = (label: string) => dialog().getByLabelText(label, { exact: true });
const choose = (name: string) =>
  dialog().getByRole('radio', { name, exact: true }).click({ force: true });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
const figure = (label: string) =>
  panel().getByRole('term').filter({ hasText: label }).element().parentElement;

async function chooseIn(menu: string, action: string): Promise<void> {
  await button(menu).click();
  await page.getByRole('menuitem', { name: action }).click();
}

beforeEach(() => {
  account = anAccount(aBooking());
  sent = [];
  keys = [];
  response = () => ({ id: 'made', account });
});

test('the panel shows price, charges, paid, balance and deposit', async () => {
  account = { ...anAccount(aBooking()), charged: 20, paid: 100, balance: 55, depositHeld: 300 };
  await openBooking();
  const figures = ['Price', 'Charges', 'Paid', 'Balance', 'Deposit'];
  expect(figures.map((label) => figure(label)?.textContent)).toEqual([
    ...['Price€135.00', 'Charges€20.00', 'Paid€100.00', 'Balance€55.00', 'Deposit€300.00'],
  ]);
  await said('No charges or payments yet.');
  await expectNoAxeViolations('html');
});

test('the panel shows an overpaid amount', async () => {
  account = { ...anAccount(aBooking()), paid: 150, balance: -15, state: 'overpaid' };
  await openBooking();
  expect(figure('Overpaid')?.textContent).toBe('Overpaid€15.00');
});

test('the panel of a pending booking owes nothing, and proposes the whole price as a payment', async () => {
  await openBooking(OWNER, { status: 'pending' });
  expect(figure('Balance')?.textContent).toBe('Balance€0.00 (Not confirmed: nothing is due yet)');
  await button('Record payment').click();
  await expect.element(button('Record €135.00')).toBeVisible();
});

test('the panel shows the balance of the booking if the account cannot be loaded', async () => {
  account = null;
  await openBooking();
  await said('The account could not be loaded.');
  expect(figure('Balance')?.textContent).toBe('Balance€135.00');
  account = anAccount(aBooking());
  await panel().getByRole('button', { name: 'Try again' }).click();
  await expect.element(button('Record payment')).toBeVisible();
});

test('entries have dates in Turkish, as the whole booking, if the person chose no language', async () => {
  const hold = {
    ...{ id: 'h1', amount: 200, reference: '', expiresOn: '2026-12-20', note: '' },
    ...{ at: '2026-12-11T10:00', state: 'held' as const, captured: null, staffName: 'Elif' },
  };
  const payments = [aPayment({ at: '2026-12-12T10:00' })];
  account = { ...anAccount(aBooking()), payments, cardHolds: [hold] };
  await openBooking();
  await panel().getByText('All entries (2)').click();
  await said('12 Ara 2026 10:00 · No. 7 · Elif');
  await said('11 Ara 2026 10:00 · until 20 Ara 2026 · Elif');
});

test('a refund has a minus among the entries, and a kept deposit has none', async () => {
  const paid = aPayment({ id: 'p1', reversedBy: 'p4' });
  const out = { direction: 'out', purpose: 'price', refundOf: 'p1' } as const;
  const refund = aPayment({ ...out, id: 'p2', number: 8, amount: 30 });
  const keep = { direction: 'out', purpose: 'deposit', method: 'kept' } as const;
  const kept = aPayment({ ...keep, id: 'p3', number: 9, amount: 25 });
  account = { ...anAccount(aBooking()), payments: [paid, refund, kept] };
  await openBooking();
  await panel().getByText('All entries (3)').click();
  await said('−€30.00');
  await said(/^€25.00$/);
});

describe('a payment', () => {
  test('cash for the whole balance is recorded with two clicks', async () => {
    await openBooking();
    await button('Record payment').click();
    response = () => {
      account = { ...anAccount(aBooking()), paid: 135, balance: 0, payments: [aPayment()] };
      return { id: 'p1', account };
    };
    await button('Record €135.00').click();
    await said('€135.00 recorded.');
    await expect.element(dialog()).toHaveLength(0);
    expect(figure('Balance')?.textContent).toBe('Balance€0.00');
    expect(sent).toMatchObject([
      [
        `${BOOKINGS}/b1/payments`,
        {
          ...{ direction: 'in', purpose: 'price', method: 'cash', currency: 'EUR', amount: 135 },
          ...{ rate: null, at: null, balance: 135 },
        },
      ],
    ]);
  });

  test('a payment in lira is proposed at today’s rate, with the change due', async () => {
    await openBooking();
    await button('Record payment').click();
    await choose('Turkish Lira');
    await expect.element(field('Amount (₺)')).toHaveValue('5063');
    await expect.element(field('Rate: ₺ for €1')).toHaveValue('37.5');
    await field('Received from customer (₺)').fill('6000');
    await said('Change due: ₺937.00');
    await said('Credited: €135.01');
    await field('Rate: ₺ for €1').fill('40');
    await expect.element(field('Amount (₺)')).toHaveValue('5400');
    await expectNoAxeViolations('html');
    await press('Enter');
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.[1]).toMatchObject({ currency: 'TRY', amount: 5400, rate: 40 });
  });

  test('a currency change keeps a typed amount', async () => {
    await openBooking();
    await button('Record payment').click();
    await field('Amount (€)').fill('50');
    await choose('US Dollar');
    await expect.element(field('Amount ($)')).toHaveValue('50');
  });

  test('an amount that is not a number shows an error beside its field', async () => {
    await openBooking();
    await button('Record payment').click();
    await field('Amount (€)').fill('x');
    await button('Record').click();
    await expect
      .element(field('Amount (€)'))
      .toHaveAccessibleDescription(/Amount must be a number above 0/);
    expect(sent).toEqual([]);
  });

  test('a conflict shows the new balance and keeps the typed note', async () => {
    await openBooking();
    await button('Record payment').click();
    await field('Note').fill('at the hotel');
    response = () => {
      account = { ...anAccount(aBooking()), paid: 100, balance: 35 };
      const message = 'The balance has changed in the meantime.';
      return refusal(409, message, { details: [{ field: 'balance', message }] });
    };
    await button('Record €135.00').click();
    await said(/The balance has changed in the meantime/);
    await said('Balance: €35.00');
    await expect.element(field('Note')).toHaveValue('at the hotel');
    await expect.element(field('Amount (€)')).toHaveValue('135');
    response = () => ({ id: 'p1', account });
    await field('Amount (€)').fill('35');
    await button('Record €35.00').click();
    await expect.element(dialog()).toHaveLength(0);
    expect(sent.map(([, { balance, amount }]) => [balance, amount])).toEqual([
      [135, 135],
      [35, 35],
    ]);
  });

  test('a bank transfer is sent with its payment day', async () => {
    await openBooking();
    await button('Record payment').click();
    await choose('Bank transfer');
    await field('Paid on').fill('12052026');
    await button('Record €135.00').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.[1]).toMatchObject({ method: 'transfer', at: '2026-05-12T12:00' });
  });

  test('a transfer of an earlier day in lira is proposed at the typed rate, not at today’s', async () => {
    await openBooking();
    await button('Record payment').click();
    await choose('Bank transfer');
    await choose('Turkish Lira');
    await expect.element(field('Rate: ₺ for €1')).toHaveValue('37.5');
    await field('Paid on').fill('12052026');
    await expect.element(field('Rate: ₺ for €1')).toHaveValue('');
    await expect.element(field('Amount (₺)')).toHaveValue('');
    await expect.element(field('Rate: ₺ for €1')).toBeRequired();
    await field('Rate: ₺ for €1').fill('36');
    await expect.element(field('Amount (₺)')).toHaveValue('4860');
    await button('Record ₺4,860.00').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.[1]).toMatchObject({ amount: 4860, rate: 36, at: '2026-05-12T12:00' });
  });

  test('a typed rate is kept when the day changes', async () => {
    await openBooking();
    await button('Record payment').click();
    await choose('Bank transfer');
    await choose('Turkish Lira');
    await field('Rate: ₺ for €1').fill('36');
    await field('Paid on').fill('12052026');
    await expect.element(field('Rate: ₺ for €1')).toHaveValue('36');
  });

  test('a payment that is changed from a transfer to cash is of today', async () => {
    await openBooking();
    await button('Record payment').click();
    await choose('Turkish Lira');
    await choose('Bank transfer');
    await field('Paid on').fill('12052026');
    await choose('Cash');
    await expect.element(field('Rate: ₺ for €1')).toHaveValue('37.5');
    await button('Record ₺5,063.00').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.[1]).toMatchObject({ method: 'cash', rate: 37.5, at: null });
  });
});

test('the rows are sorted by time and show staff and reasons', async () => {
  const reversal = { id: 'p2', number: 8, direction: 'out', reverses: 'p1', note: 'typed twice' };
  account = {
    ...anAccount(aBooking()),
    charges: [
      { ...aCharge, voided: { at: '', by: 'Deniz', reason: 'wrong car' } },
      { ...aCharge, id: 'c2', kind: 'toll', at: '2026-05-12T11:00' },
    ],
    payments: [
      aPayment({ reversedBy: 'p2', refundable: 0, currency: 'TRY', rate: 40, credited: 2.5 }),
      aPayment({ ...reversal, direction: 'out', staffName: 'Deniz' }),
    ],
  };
  await openBooking();
  await page.getByText('All entries (3)').click();
  const rows = panel().getByRole('listitem');
  await expect
    .element(rows.nth(0))
    .toMatchTextContent(/Missing fuel.*2 × €10.00.*two eighths.*Elif/);
  await expect.element(rows.nth(0)).toMatchTextContent(/Voided by Deniz: wrong car/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Payment, cash.*No. 7.*€2.50.*€1 = ₺40/);
  await expect.element(rows.nth(1)).toMatchTextContent(/Reversed by Deniz \(no. 8\): typed twice/);
  await expect.element(rows.nth(2)).toMatchTextContent(/Toll/);
  await expectNoAxeViolations('html');
});

describe('owners', () => {
  beforeEach(() => {
    account = { ...anAccount(aBooking()), charges: [aCharge], payments: [aPayment()] };
  });

  test('an owner reverses a payment with a reason', async () => {
    await openBooking();
    await page.getByText('All entries (2)').click();
    await chooseIn('Actions: Payment, cash, €100.00', 'Reverse');
    await button('Reverse').click();
    await expect.element(field('Reason')).toHaveAccessibleDescription('A reason is required');
    await field('Reason').fill('wrong booking');
    await button('Reverse').click();
    await said('Payment reversed.');
    expect(sent).toEqual([['/admin/payments/p1/reverse', { reason: 'wrong booking' }]]);
  });

  test('an owner voids a charge with a reason', async () => {
    await openBooking();
    await page.getByText('All entries (2)').click();
    await chooseIn('Actions: Missing fuel, €20.00', 'Void');
    await field('Reason').fill('wrong car');
    await button('Void').click();
    await said('Charge voided.');
    expect(sent).toEqual([['/admin/charges/c1/void', { reason: 'wrong car' }]]);
  });
});

test('staff can refund a payment but neither reverse nor void', async () => {
  account = { ...anAccount(aBooking()), charges: [aCharge], payments: [aPayment()] };
  await openBooking(STAFF);
  await page.getByText('All entries (2)').click();
  await expect.element(button('Actions: Missing fuel, €20.00')).toHaveLength(0);
  await button('Actions: Payment, cash, €100.00').click();
  await expect.element(page.getByRole('menuitem')).toHaveLength(1);
  await page.getByRole('menuitem', { name: 'Refund' }).click();
  await field('Amount (€)').fill('40');
  await button('Refund €40.00').click();
  await said('€40.00 refunded.');
  expect(sent).toMatchObject([
    [`${BOOKINGS}/b1/payments`, { direction: 'out', refundOf: 'p1', amount: 40, balance: 135 }],
  ]);
});

test('a goodwill discount is typed without a minus', async () => {
  await openBooking();
  await button('Add charge').click();
  await field('Type').selectOptions('Goodwill discount');
  await field('Unit price (€)').fill('12,5');
  await said('Total: −€12.50');
  await button('Add').click();
  await said('Charge added.');
  expect(sent).toMatchObject([[`${BOOKINGS}/b1/charges`, { kind: 'goodwill', each: -12.5 }]]);
});

describe('a deposit', () => {
  const deposit = aPayment({ purpose: 'deposit', amount: 300, credited: 300, refundable: 300 });
  beforeEach(() => {
    account = { ...anAccount(aBooking()), balance: 60, depositHeld: 300, payments: [deposit] };
  });

  test('a deposit is recorded with its own purpose', async () => {
    await openBooking();
    await chooseIn('Deposit', 'Take deposit');
    await field('Amount (€)').fill('300');
    await button('Record €300.00').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.[1]).toMatchObject({ purpose: 'deposit', amount: 300 });
  });

  test('the open balance is proposed as the amount to keep', async () => {
    await openBooking();
    await chooseIn('Deposit', 'Keep from deposit');
    await expect.element(field('Amount (€)')).toHaveValue('60');
    await button('Keep').click();
    await said('€60.00 kept from the deposit.');
    expect(sent[0]?.[1]).toMatchObject({ direction: 'out', purpose: 'deposit', method: 'kept' });
  });

  test('the refund form is filled in with the deposit held', async () => {
    account = { ...anAccount(aBooking()), depositHeld: 240, payments: [deposit] };
    await openBooking();
    await chooseIn('Deposit', 'Refund deposit');
    await button('Refund €240.00').click();
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]?.[1]).toMatchObject({ purpose: 'deposit', refundOf: 'p1', amount: 240 });
  });
});

describe('a card hold', () => {
  const hold = {
    ...{ id: 'h1', amount: 300, reference: 'POS 12', expiresOn: '2026-06-12', note: '' },
    ...{ at: '2026-05-12T10:00', state: 'held' as const, captured: null, staffName: 'Elif' },
  };

  test('a card hold is saved for 30 days by default', async () => {
    await openBooking();
    await chooseIn('Deposit', 'Add card hold');
    await field('Amount (€)').fill('300');
    await field('Reference').fill('POS 12');
    await button('Save').click();
    await said('Card hold saved.');
    expect(sent).toMatchObject([
      [`${BOOKINGS}/b1/card-holds`, { amount: 300, reference: 'POS 12', expiresOn: '2026-06-12' }],
    ]);
  });

  test('a card hold can be released, and a capture needs an amount', async () => {
    account = { ...anAccount(aBooking()), cardHolds: [hold] };
    await openBooking();
    expect(figure('Card hold')?.textContent).toBe('Card hold€300.00');
    await page.getByText('All entries (1)').click();
    await chooseIn('Actions: Card hold: Held, €300.00', 'End hold');
    await choose('Capture');
    await field('Amount (€)').fill('');
    await button('Capture').click();
    await expect.element(field('Amount (€)')).toHaveAccessibleDescription(/Amount must be/);
    await choose('Release');
    await button('Release').click();
    await said('Hold released.');
    expect(sent).toMatchObject([['/admin/card-holds/h1/end', { capture: null }]]);
  });
});

test('a captured card hold shows the held and the captured amount', async () => {
  const hold = {
    ...{ id: 'h1', amount: 300, reference: '', expiresOn: '2026-06-12', note: '' },
    ...{ at: '2026-05-12T10:00', state: 'captured' as const, captured: 20.25, staffName: 'Elif' },
  };
  account = { ...anAccount(aBooking()), cardHolds: [hold] };
  await openBooking();
  await page.getByText('All entries (1)').click();
  await said('Card hold: held €300.00, captured €20.25');
});

describe('a dialog that the server refuses', () => {
  const deposit = aPayment({ purpose: 'deposit', amount: 300, credited: 300, refundable: 300 });
  const hold = {
    ...{ id: 'h1', amount: 300, reference: '', expiresOn: '2026-06-12', note: '' },
    ...{ at: '2026-05-12T10:00', state: 'held' as const, captured: null, staffName: 'Elif' },
  };
  async function chooseInRow(row: string, action: string): Promise<void> {
    await page.getByText('All entries (3)').click();
    await chooseIn(`Actions: ${row}`, action);
  }

  /** Dialogs: how they open, what is typed, the field of the error and the button that sends. */
  const DIALOGS: [
    name: string,
    dialog: {
      open: () => Promise<void>;
      typed: Record<string, string>;
      error: [field: string, label: string];
      submit: string;
    },
  ][] = [
    [
      'a payment',
      {
        open: () => button('Record payment').click(),
        typed: { 'Amount (€)': '50', Note: 'at the hotel' },
        error: ['amount', 'Amount (€)'],
        submit: 'Record €50.00',
      },
    ],
    [
      'a payment in lira',
      {
        open: async () => {
          await button('Record payment').click();
          await choose('Turkish Lira');
        },
        typed: { 'Rate: ₺ for €1': '36', 'Amount (₺)': '3600' },
        error: ['rate', 'Rate: ₺ for €1'],
        submit: 'Record ₺3,600.00',
      },
    ],
    [
      'a refund',
      {
        open: () => chooseInRow('Deposit taken, cash, €300.00', 'Refund'),
        typed: { 'Amount (€)': '40', Note: 'in cash' },
        error: ['amount', 'Amount (€)'],
        submit: 'Refund €40.00',
      },
    ],
    [
      'a charge',
      {
        open: () => button('Add charge').click(),
        typed: { 'Unit price (€)': '12.5', Quantity: '2', Note: 'two eighths' },
        error: ['each', 'Unit price (€)'],
        submit: 'Add',
      },
    ],
    [
      'a kept deposit',
      {
        open: () => chooseIn('Deposit', 'Keep from deposit'),
        typed: { 'Amount (€)': '60', Note: 'scratch' },
        error: ['amount', 'Amount (€)'],
        submit: 'Keep',
      },
    ],
    [
      'a card hold',
      {
        open: () => chooseIn('Deposit', 'Add card hold'),
        typed: { 'Amount (€)': '300', Reference: 'POS 12' },
        error: ['expiresOn', 'Last day'],
        submit: 'Save',
      },
    ],
    [
      'a captured card hold',
      {
        open: async () => {
          await chooseInRow('Card hold: Held, €300.00', 'End hold');
          await choose('Capture');
        },
        typed: { 'Amount (€)': '80' },
        error: ['capture', 'Amount (€)'],
        submit: 'Capture',
      },
    ],
    [
      'a void charge',
      {
        open: () => chooseInRow('Missing fuel, €20.00', 'Void'),
        typed: { Reason: 'wrong car' },
        error: ['reason', 'Reason'],
        submit: 'Void',
      },
    ],
  ];

  test.each(DIALOGS)('%s keeps what was typed and is sent with one key', async (_name, given) => {
    const rows = { charges: [aCharge], payments: [deposit], cardHolds: [hold] };
    account = { ...anAccount(aBooking()), ...rows, depositHeld: 300 };
    await openBooking();
    await given.open();
    for (const [label, text] of Object.entries(given.typed)) await field(label).fill(text);
    const [name, label] = given.error;
    const isKept = async () => {
      for (const [each, text] of Object.entries(given.typed)) {
        await expect.element(field(each)).toHaveValue(text);
      }
    };
    response = () =>
      refusal(400, 'Some fields are not valid', {
        details: [{ field: name, message: 'The server cannot accept this' }],
      });
    await button(given.submit).click();
    await expect.element(field(label)).toHaveAccessibleDescription(/The server cannot accept this/);
    await isKept();
    response = () => {
      throw noLine();
    };
    await button(given.submit).click();
    await said(/Not saved/);
    await isKept();
    response = () => ({ id: 'made', account });
    await button(given.submit).click();
    await expect.element(field(label)).not.toBeInTheDocument();
    expect(keys).toEqual([expect.any(String), keys[0], keys[0]]);
    expect(sent[1]).toEqual(sent[2]);
  });
});
