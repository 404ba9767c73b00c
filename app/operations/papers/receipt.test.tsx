import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { Payment } from '#app/domain/account/account.schema.ts';
import { facts } from '#tests/support/papers.ts';
import { ContractPaper } from './contract-paper.tsx';
import { ConfirmationPaper, ReceiptPaper } from './customer-papers.tsx';
import type { PaperFacts } from './paper.schema.ts';
import { PaperTextsProvider } from './paper-parts.tsx';
import { paperTexts } from './paper-texts.ts';

let next = 0;
function payment(fields: Partial<Payment> = {}): Payment {
  next += 1;
  return {
    ...{ id: `p${next}`, number: next, direction: 'in', purpose: 'price', method: 'cash' },
    ...{
      currency: 'EUR',
      amount: 50,
      rate: 1,
      credited: 50,
      at: '2026-07-10T10:20',
      note: 'gizli',
    },
    ...{ refundOf: null, reverses: null, reversedBy: null, keptFrom: null, refundable: 0 },
    staffName: 'Deniz Kaya',
    ...fields,
  };
}

/** Returns the text of the receipt of a booking of €120. */
function receiptOf(
  account: Partial<PaperFacts['account']>,
  passages: PaperFacts['passages'] = [],
): string {
  const given = { ...facts, passages, account: { ...facts.account, ...account } };
  const sheet = <ReceiptPaper facts={given} />;
  return textOf(sheet);
}
function textOf(sheet: React.ReactNode): string {
  return renderToStaticMarkup(
    <PaperTextsProvider value={paperTexts('en')}>{sheet}</PaperTextsProvider>,
  )
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const fee = {
  ...{ id: 'c', kind: 'no-show' as const, label: '', quantity: 1, each: 40, amount: 40 },
  ...{ day: '2026-07-10', at: '2026-07-10T10:20', ofReturn: false, note: 'gizli' },
  ...{ staffName: '', voided: null },
};
const NO_SHOW = { cancelled: true, charges: [fee], due: 40, balance: 40 };

test.each([
  ['confirmation', ConfirmationPaper],
  ['contract', ContractPaper],
] as const)('the %s of a cancelled booking shows its fee and its former price', (_, Paper) => {
  const terms = { deposit: '300 €', kilometres: '300 km', cancellation: 'Ücretsiz' };
  const given: PaperFacts = {
    ...{ ...facts, terms, booking: { ...facts.booking, status: 'cancelled' } },
    account: { ...facts.account, ...NO_SHOW },
  };
  const none = { out: null, back: null };
  const html = renderToStaticMarkup(
    <PaperTextsProvider value={paperTexts('en')}>
      <Paper facts={given} handover={none} />
    </PaperTextsProvider>,
  );
  const text = textOf(<Paper facts={given} handover={none} />);
  expect(text).toContain('Gelmeme ücreti / No-show fee €40.00');
  expect(text).toMatch(/Toplam \/ Total €40.00/);
  expect(html).toMatch(/<s[^>]*>€120\.00<\/s>/);
  expect(text).not.toContain('Kiralama / Rental €120.00');
});

test('the confirmation of a cancelled booking states no deposit and no kilometre limit', () => {
  const terms = { deposit: '300 €', kilometres: '300 km', cancellation: 'Ücretsiz' };
  const booking = { ...facts.booking, status: 'cancelled' as const };
  const account = { ...facts.account, ...NO_SHOW };
  const text = textOf(<ConfirmationPaper facts={{ ...facts, terms, booking, account }} />);
  expect(text).toContain('Ücretsiz');
  expect(text).not.toContain('300');
});

describe('the receipt', () => {
  test('lists each payment with day, number and method, and the balance', () => {
    const text = receiptOf({ payments: [payment({ number: 41 })], paid: 50, balance: 70 });
    expect(text).toContain(
      'Nakit / Cash · 10.07.2026 · Makbuz no / Receipt no. 41 €50.00 Tahsil edilen / Amount received €50.00 Kalan / Balance due €70.00',
    );
  });

  test('has empty lines to fill in while nothing is paid', () => {
    expect(receiptOf({})).toContain('Ödeme şekli / Payment method');
  });

  test('shows a payment in lira as paid and as credited', () => {
    const lira = payment({ currency: 'TRY', amount: 1875, rate: 37.5 });
    expect(receiptOf({ payments: [lira], paid: 50, balance: 70 })).toContain('₺1,875.00 = €50.00');
  });

  test('leaves out a reversed payment and its reversal', () => {
    const wrong = payment({ amount: 33, reversedBy: 'r' });
    const reversal = payment({ id: 'r', amount: 33, direction: 'out', reverses: wrong.id });
    const text = receiptOf({ payments: [wrong, reversal, payment()], paid: 50, balance: 70 });
    expect(text).not.toContain('33.00');
  });

  test('shows an overpaid amount and the deposit held', () => {
    const deposit = payment({ purpose: 'deposit', amount: 300, credited: 300 });
    const text = receiptOf({
      ...{ payments: [payment({ amount: 130 }), deposit], paid: 130, balance: -10 },
      depositHeld: 300,
    });
    expect(text).toContain('Nakit / Cash, Depozito / Deposit');
    expect(text).toContain('Fazla ödenen / Overpaid €10.00');
    expect(text).toContain('Elde tutulan depozito / Deposit held €300.00');
  });

  test('adds up payments of the price and deposits apart', () => {
    const deposit = (fields: Partial<Payment>) => payment({ purpose: 'deposit', ...fields });
    const taken = deposit({ number: 51, amount: 300, credited: 300 });
    const text = receiptOf({
      payments: [
        ...[payment({ number: 50, amount: 40, credited: 40 }), taken],
        deposit({ number: 52, direction: 'out', method: 'kept', amount: 60, credited: 60 }),
        payment({ number: 53, method: 'kept', amount: 60, credited: 60 }),
        deposit({ number: 54, direction: 'out', amount: 200, credited: 200, refundOf: taken.id }),
      ],
      ...{ paid: 100, balance: 20, depositHeld: 40 },
    });
    const rows = [...text.matchAll(/Receipt no\. (\d+ \S+)/g)].map(([, row]) => row);
    expect(rows).toEqual(['50 €40.00', '53 €60.00', '51 €300.00', '52 −€60.00', '54 −€200.00']);
    expect(text).toContain(
      '53 €60.00 Tahsil edilen / Amount received €100.00 Kalan / Balance due €20.00',
    );
    expect(text).toContain('54 −€200.00 Elde tutulan depozito / Deposit held €40.00');
  });

  test('states that a deposit was given back in full', () => {
    const taken = payment({ purpose: 'deposit', amount: 300, credited: 300 });
    const back = payment({ ...taken, id: 'back', direction: 'out', refundOf: taken.id });
    const text = receiptOf({ payments: [taken, back] });
    expect(text).toContain('Elde tutulan depozito / Deposit held €0.00');
    expect(text).not.toContain('Amount received €0.00');
    expect(text).toContain('Kalan / Balance due €120.00');
  });

  test('of a cancelled booking shows its fee in place of its price', () => {
    const text = receiptOf(NO_SHOW);
    expect(text).toContain('Gelmeme ücreti / No-show fee');
    expect(text).not.toContain('€120.00');
  });

  test('shows time and place of a toll', () => {
    const toll = {
      ...{ id: 'c', kind: 'toll' as const, label: '', quantity: 1, each: 4.64, amount: 4.64 },
      ...{ day: '2026-07-12', at: '2026-07-12T09:00', ofReturn: false, staffName: '' },
      ...{ note: '07 AAA 11, 11.07.2026 10:30, Serik, ₺174.00', voided: null },
    };
    const passage = { chargeId: 'c', at: '2026-07-11T10:30', place: 'Serik' };
    expect(receiptOf({ charges: [toll], due: 124.64 }, [passage])).toContain(
      'HGS geçişi / Toll · 11.07.2026 10:30, Serik €4.64',
    );
  });

  test('leaves out notes for staff', () => {
    expect(receiptOf({ payments: [payment()] })).not.toContain('gizli');
  });
});

test.each([
  [{ money: 300, cardHold: 0 }, 'Elde tutulan depozito / Deposit held: €300.00'],
  [
    { money: 0, cardHold: 250 },
    'Elde tutulan depozito / Deposit held: €250.00 (kart blokesi / card hold)',
  ],
])('the contract shows the deposit held: %j', (depositTaken, expected) => {
  const none = { out: null, back: null };
  const sheet = <ContractPaper facts={{ ...facts, depositTaken }} handover={none} />;
  expect(textOf(sheet)).toContain(expected);
});

describe('the contract', () => {
  const none = { out: null, back: null };
  const contractOf = (account: Partial<PaperFacts['account']>) =>
    textOf(
      <ContractPaper
        facts={{ ...facts, account: { ...facts.account, ...account } }}
        handover={none}
      />,
    );

  test('states what is paid and the balance once a payment is recorded', () => {
    expect(contractOf({ payments: [payment()], paid: 50, balance: 70 })).toContain(
      'Tahsil edilen / Amount received: €50.00 · Kalan / Balance due: €70.00',
    );
  });

  test('names the charges between the price and the balance', () => {
    const charged = { charges: [fee], charged: 40, due: 160 };
    expect(contractOf({ ...charged, payments: [payment()], paid: 50, balance: 110 })).toContain(
      '€50.00 · Ek ücretler / Charges: €40.00 · Kalan / Balance due: €110.00',
    );
  });

  test('states no amounts while nothing is paid', () => {
    expect(contractOf({})).not.toContain('Amount received');
  });

  test('as it was signed states no payments', () => {
    const { account: _, ...signed } = facts;
    expect(textOf(<ContractPaper facts={signed} handover={none} />)).not.toContain('received');
  });
});
