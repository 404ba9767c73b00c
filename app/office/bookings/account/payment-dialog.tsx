import { useState } from 'react';
import { z } from 'zod';
import { PAYMENT_PURPOSES, type PaymentPurpose } from '#app/domain/account/account.rules.ts';
import {
  type Account,
  type Payment,
  paymentInputSchema,
} from '#app/domain/account/account.schema.ts';
import { firstMoneyDay } from '#app/domain/account/money-days.rules.ts';
import { toForm } from '#app/editing/fields/form-codec.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { CURRENCIES, CURRENCY_CODES, type CurrencyCode } from '#app/lib/money/money.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { bookingPath } from '../list/booking-list-address.rules.ts';
import { AccountDialog } from './account-dialog.tsx';
import { proposedRefund } from './account-rows.rules.ts';
import { amountText, paymentOutcome, proposedAmount, readRate } from './payment-amounts.rules.ts';
import { type Typed, useAccountForm } from './use-account-form.ts';

const paymentCodec = toForm<Typed, object>(paymentInputSchema, {
  rate: {
    shape: z.string(),
    toForm: () => '',
    toValue: (typed: string) => (typed === '' ? null : readRate(typed)),
  },
  // A person types only a day. Today becomes null, for which the API takes the current time.
  at: {
    shape: z.string(),
    toForm: () => '',
    toValue: (day: string) => (day === '' || day === today() ? null : `${day}T12:00`),
  },
});

const METHODS = ['cash', 'card', 'transfer', 'agency'] as const;
/** Methods whose money arrives some days before it is recorded. */
const ARRIVES_EARLIER: readonly string[] = ['transfer', 'agency'];

const today = () => businessNow(new Date()).date;

/** Fields on which the proposed rate and amount depend. */
interface Dependencies {
  purpose: string;
  currency: CurrencyCode;
  rate: string;
  at: string;
}

/** Records money that the customer pays; the balance in cash and euros is filled in. */
export function PaymentDialog({
  bookingId,
  account: { balance, rates },
  purpose,
  onClose,
}: {
  bookingId: string;
  account: Pick<Account, 'balance' | 'rates'>;
  purpose: PaymentPurpose;
  onClose: () => void;
}) {
  const words = useOfficeText('account');
  const { payment: text } = useOfficeText('bookingAccount');
  const [received, setReceived] = useState('');
  const form = useAccountForm({
    codec: paymentCodec,
    blank: {
      purpose,
      method: 'cash',
      currency: 'EUR',
      rate: '',
      at: today(),
      note: '',
      amount: purpose === 'price' ? proposedAmount(balance, 'EUR', '') : '',
    },
    fixed: { direction: 'in', refundOf: '', balance: '' },
    path: `${bookingPath(bookingId)}/payments`,
    seen: { balance },
    done: ({ amount = '', currency }) => text.done(amountText(amount, currency as CurrencyCode)),
    onClose,
  });
  const { typed, field, choice, set } = form;
  const currency = typed.currency as CurrencyCode;
  const { symbol } = CURRENCIES[currency];
  const isPrice = typed.purpose === 'price';
  const outcome = paymentOutcome(
    { purpose: '', amount: '', rate: '', ...typed, currency, received },
    balance,
  );
  const proposal = ({ purpose, currency, rate }: Dependencies) =>
    purpose === 'price' ? proposedAmount(balance, currency, rate) : '';
  /** Only the rate of today is known. */
  const proposedRate = ({ currency, at }: Dependencies) =>
    currency === 'EUR' || at !== today() ? '' : String(Number(rates[currency].toFixed(4)));
  /** Changes what the proposals depend on. A rate or amount that the person typed stays. */
  function change(next: Partial<Dependencies>) {
    const { purpose = '', rate = '', at = '' } = typed;
    const now = { purpose, currency, rate, at };
    const then = { ...now, ...next };
    const isRateProposed = next.at !== undefined && rate === proposedRate(now);
    if (next.currency || isRateProposed) then.rate = proposedRate(then);
    const isProposed = typed.amount === proposal(now);
    set({
      ...next,
      ...(then.rate !== rate && { rate: then.rate }),
      ...(isProposed && { amount: proposal(then) }),
    });
  }
  function changeMethod(method: string) {
    set({ method });
    if (!ARRIVES_EARLIER.includes(method)) change({ at: today() });
  }
  function changeCurrency(next: CurrencyCode) {
    setReceived('');
    change({ currency: next });
  }
  return (
    <AccountDialog
      form={form}
      title={isPrice ? text.title : text.deposit}
      text={text.balance(balance)}
      submitLabel={text.submit(amountText(typed.amount ?? '', currency))}
      onClose={onClose}
    >
      <SegmentedControl
        {...choice('purpose')}
        legend={text.purpose}
        segments={PAYMENT_PURPOSES.map((value) => ({ value, label: text.purposes[value] }))}
        onChange={(value) => change({ purpose: value })}
        className="*:basis-0"
      />
      <SegmentedControl
        {...choice('method')}
        legend={words.labels.method}
        segments={METHODS.map((value) => ({ value, label: words.methods[value] }))}
        onChange={changeMethod}
        className="*:basis-0"
      />
      <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
        <InputField
          {...field('amount')}
          label={text.amountIn(symbol)}
          inputMode="decimal"
          autoComplete="off"
          required
        />
        <SegmentedControl
          {...choice('currency')}
          legend={words.labels.currency}
          segments={CURRENCY_CODES.map((value) => ({
            value,
            label: CURRENCIES[value].symbol,
            name: CURRENCIES[value].name,
          }))}
          value={currency}
          onChange={changeCurrency}
          className="self-end *:basis-0"
        />
        {currency !== 'EUR' && (
          <InputField
            {...field('rate')}
            label={text.rateOf(symbol)}
            inputMode="decimal"
            autoComplete="off"
            required={typed.at !== today()}
            onChange={({ currentTarget: { value } }) => change({ rate: value })}
          />
        )}
        {typed.method === 'cash' && (
          <InputField
            label={`${text.received} (${symbol})`}
            hint={text.receivedHint}
            value={received}
            inputMode="decimal"
            autoComplete="off"
            onChange={({ currentTarget: { value } }) => setReceived(value)}
          />
        )}
        {ARRIVES_EARLIER.includes(typed.method ?? '') && (
          <SlashDateField
            {...field('at')}
            label={text.day}
            lang="en"
            min={firstMoneyDay(today())}
            max={today()}
            onChange={(value) => change({ at: value })}
          />
        )}
      </div>
      <ul aria-live="polite" className="tabular-nums empty:hidden">
        {outcome.change !== null && outcome.change !== 0 && (
          <li className="text-heading">
            {outcome.change > 0
              ? text.change(outcome.change, currency)
              : text.missing(-outcome.change, currency)}
          </li>
        )}
        {currency !== 'EUR' && outcome.credited !== null && (
          <li>{text.credited(outcome.credited)}</li>
        )}
        {outcome.settled !== 0 && <li>{text.settled(outcome.settled)}</li>}
        {outcome.after !== null && <li>{text.after(outcome.after)}</li>}
      </ul>
      <InputField {...field('note')} maxLength={300} />
    </AccountDialog>
  );
}

export function RefundDialog({
  bookingId,
  account,
  payment,
  onClose,
}: {
  bookingId: string;
  account: Pick<Account, 'balance' | 'depositHeld' | 'payments'>;
  payment: Payment;
  onClose: () => void;
}) {
  const words = useOfficeText('account');
  const { refund: text, payment: paymentText } = useOfficeText('bookingAccount');
  const { id, number, purpose, currency, method, refundable } = payment;
  const form = useAccountForm({
    codec: paymentCodec,
    blank: {
      amount: String(proposedRefund(payment, account)),
      method: method === 'agency' ? 'transfer' : method,
      note: '',
    },
    fixed: { direction: 'out', purpose, currency, refundOf: id, balance: '', rate: '', at: '' },
    path: `${bookingPath(bookingId)}/payments`,
    seen: { balance: account.balance },
    done: ({ amount = '' }) => text.done(amountText(amount, currency)),
    onClose,
  });
  const { typed, field, choice } = form;
  return (
    <AccountDialog
      form={form}
      title={purpose === 'deposit' ? text.depositTitle : text.title(number)}
      text={text.left(refundable, currency)}
      submitLabel={text.submit(amountText(typed.amount ?? '', currency))}
      onClose={onClose}
    >
      <SegmentedControl
        {...choice('method')}
        legend={words.labels.method}
        segments={METHODS.map((value) => ({ value, label: words.methods[value] }))}
        className="*:basis-0"
      />
      <InputField
        {...field('amount')}
        label={paymentText.amountIn(CURRENCIES[currency].symbol)}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <InputField {...field('note')} maxLength={300} />
    </AccountDialog>
  );
}

/** Keeps a part of the deposit, which pays for the rental. */
export function KeepDialog({
  bookingId,
  account: { balance, depositHeld },
  onClose,
}: {
  bookingId: string;
  account: Pick<Account, 'balance' | 'depositHeld'>;
  onClose: () => void;
}) {
  const { keep: text, payment } = useOfficeText('bookingAccount');
  const form = useAccountForm({
    codec: paymentCodec,
    blank: { amount: proposedAmount(Math.min(balance, depositHeld), 'EUR', ''), note: '' },
    fixed: {
      direction: 'out',
      purpose: 'deposit',
      method: 'kept',
      currency: 'EUR',
      refundOf: '',
      balance: '',
      rate: '',
      at: '',
    },
    path: `${bookingPath(bookingId)}/payments`,
    seen: { balance },
    done: ({ amount = '' }) => text.done(amountText(amount, 'EUR')),
    onClose,
  });
  return (
    <AccountDialog
      form={form}
      title={text.title}
      text={text.text(depositHeld)}
      submitLabel={text.submit}
      onClose={onClose}
    >
      <InputField
        {...form.field('amount')}
        label={payment.amountIn('€')}
        inputMode="decimal"
        autoComplete="off"
        required
      />
      <InputField {...form.field('note')} maxLength={300} />
    </AccountDialog>
  );
}
