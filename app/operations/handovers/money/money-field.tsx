import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { amountToAsk, creditedCents } from '#app/domain/account/account.rules.ts';
import {
  CheckField,
  ChoiceField,
  DayField,
  NumberField,
  TextField,
  useFieldTexts,
} from '#app/editing/fields/form-controls.tsx';
import { readDecimal } from '#app/lib/money/decimal.ts';
import {
  CURRENCIES,
  CURRENCY_CODES,
  type CurrencyCode,
  eurosToCents,
  formatExact,
  formatMinor,
} from '#app/lib/money/money.ts';
import { readRate } from '#app/office/bookings/account/payment-amounts.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { HandoverForm } from '../editor/handover-form.schema.ts';
import type { HandoverKind } from '../handover.rules.ts';
import type { BookingHandovers } from '../handover.schema.ts';
import { proposedKeep, refundsOf, securityOf, sumsOfRefunds } from './handover-money.rules.ts';
import { DEPOSIT_BY, PAID_BY } from './handover-money.schema.ts';
import { asTyped, type MoneyForm, typedCents } from './handover-money-form.schema.ts';

/** Form of a new record, whose money is not null. */
type NewForm = Pick<HandoverForm, 'charges'> & { money: MoneyForm };

const currencies = Object.fromEntries(
  CURRENCY_CODES.map((code) => [code, `${CURRENCIES[code].symbol} ${code}`]),
);
const euros = (cents: number) => formatMinor(cents, 'EUR');

export function MoneyField(props: { kind: HandoverKind; read: BookingHandovers }) {
  const { control } = useFormContext<HandoverForm>();
  // The form has no money after the record was saved or deleted.
  return useWatch({ control, name: 'money' }) === null ? null : <NewMoney {...props} />;
}

function NewMoney({ kind, read }: { kind: HandoverKind; read: BookingHandovers }) {
  const { page } = useOfficeText('handovers');
  const text = page.money;
  const { id } = useFieldTexts<HandoverForm>('money');
  const { account } = read;
  const { control, setValue } = useFormContext<NewForm>();
  const [charges, money] = useWatch({ control, name: ['charges', 'money'] });
  const added = charges.reduce((sum, each) => sum + typedCents(each.euros), 0);
  const owed = eurosToCents(account.balance) + added;
  const before = eurosToCents(account.paid) + eurosToCents(account.settledBefore);
  const security = securityOf(account);
  const isBack = kind === 'back';
  const isSecured = security.deposit + security.holds > 0;
  const hasSecurity = isBack && isSecured;
  const takesDeposit = !isBack && !isSecured;
  const follow = useEffectEvent(() => {
    setValue('money.balance', account.balance);
    setValue('money.rates', account.rates);
    if (!hasSecurity) setValue('money.keep', '');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the account was read again
  useEffect(() => follow(), [account]);
  const kept = hasSecurity ? typedCents(money.keep) : 0;
  const rest = owed - kept;
  const { payment } = money;
  const paid = payment.method === '' ? 0 : worthOf(payment, money);
  return (
    <div id={id} tabIndex={-1} className="grid gap-4 outline-none">
      <dl className="grid max-w-md grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-control bg-sand p-3 tabular-nums">
        <Sum label={text.price} cents={eurosToCents(account.cancelled ? 0 : account.price)} />
        {account.charged !== 0 && (
          <Sum label={text.charges} cents={eurosToCents(account.charged)} />
        )}
        {added !== 0 && <Sum label={text.newCharges} cents={added} />}
        {before !== 0 && <Sum label={text.paid} cents={-before} />}
        {owed === 0 ? (
          <dt className="col-span-2 font-strong">{text.settled}</dt>
        ) : (
          <Sum
            label={owed > 0 ? text.owed : text.overpaid}
            cents={Math.abs(owed)}
            className="font-strong"
          />
        )}
        {security.deposit > 0 && <Sum label={text.depositHeld} cents={security.deposit} />}
        {security.holds > 0 && <Sum label={text.cardHold} cents={security.holds} />}
        {takesDeposit && read.depositTerm !== null && (
          <Sum
            label={text.depositTerm}
            cents={eurosToCents(read.depositTerm)}
            className="font-strong"
          />
        )}
      </dl>
      {owed < 0 && <p className="text-ink-soft text-small">{text.overpaidText}</p>}
      {hasSecurity && <DepositBack read={read} owed={owed} kept={kept} />}
      {(rest > 0 || payment.method !== '') && <PaymentPart rest={rest} />}
      {takesDeposit && <DepositPart term={read.depositTerm} />}
      {rest - paid !== owed && rest - paid > 0 && (
        <p className="tabular-nums">{text.afterwards(euros(rest - paid))}</p>
      )}
    </div>
  );
}

function Sum({ label, cents, className }: { label: string; cents: number; className?: string }) {
  return (
    <>
      <dt className={className}>{label}</dt>
      <dd className={cx('text-right', className)}>{euros(cents)}</dd>
    </>
  );
}

type Taken = Pick<MoneyForm['payment'], 'currency' | 'rate' | 'amount'>;

/** Returns the typed rate, else today's. */
function rateOf({ currency, rate }: Taken, { rates }: MoneyForm): number {
  const typed = readRate(rate);
  return currency !== 'EUR' && typed > 0 ? typed : rates[currency];
}

/** Returns the euro cents of a typed payment; 0 if its amount is not a positive number. */
function worthOf(taken: Taken, money: MoneyForm): number {
  const typed = readDecimal(taken.amount);
  if (typed === null || Number.isNaN(typed) || typed <= 0) return 0;
  return creditedCents(Math.round(typed * 100), rateOf(taken, money));
}

/**
 * Keeps a field at its proposal until the person types something else. The typed text is replaced
 * if `subject` changes.
 */
function useProposal(
  name: 'money.keep' | `money.${'payment' | 'deposit'}.${'amount' | 'rate'}`,
  proposal: string,
  subject = '',
) {
  const { getValues, setValue } = useFormContext<NewForm>();
  const filled = useRef({ value: getValues(name), subject });
  const fill = useEffectEvent(() => {
    const isSame = filled.current.subject === subject;
    if (isSame && getValues(name) !== filled.current.value) return;
    filled.current = { value: proposal, subject };
    setValue(name, proposal);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the proposal or its subject changes
  useEffect(() => fill(), [proposal, subject]);
}

function DepositBack({ read, owed, kept }: { read: BookingHandovers; owed: number; kept: number }) {
  const { page } = useOfficeText('handovers');
  const text = page.money;
  const { account } = read;
  const security = securityOf(account);
  const keep = proposedKeep(owed, security);
  useProposal('money.keep', keep === 0 ? '' : asTyped(keep / 100));
  const refunds = refundsOf(account.payments, security.deposit - Math.min(kept, security.deposit));
  const sums = sumsOfRefunds(refunds).map(([currency, amount]) => formatExact(amount, currency));
  const isHoldLeft = security.holds > Math.max(0, kept - security.deposit);
  const consequences = [
    sums.length > 0 && text.back(sums.join(' + ')),
    isHoldLeft && text.releases,
  ].filter((each) => each !== false);
  return (
    <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-2">
      <NumberField<NewForm> name="money.keep" />
      {consequences.length > 0 && (
        <CheckField<NewForm> name="money.giveBack" hint={consequences.join(' · ')} />
      )}
    </div>
  );
}

function PaymentPart({ rest }: { rest: number }) {
  const { page } = useOfficeText('handovers');
  const { methods } = useOfficeText('account');
  const { control, setValue } = useFormContext<NewForm>();
  const money = useWatch({ control, name: 'money' });
  const { method, currency } = money.payment;
  const asked = Math.max(0, amountToAsk(rest, currency, rateOf(money.payment, money)));
  useProposal('money.payment.amount', asked === 0 ? '' : asTyped(asked / 100));
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-small-strong">{page.money.payment}</legend>
      <SegmentedControl
        legend={page.money.method}
        name="handover-payment"
        className="flex-wrap justify-self-start"
        segments={(['', ...PAID_BY] as const).map((value) => ({
          value,
          label: value === '' ? page.money.none : methods[value],
        }))}
        value={method}
        onChange={(chosen) => setValue('money.payment.method', chosen, { shouldDirty: true })}
      />
      {method !== '' && <Amount part="payment" money={money} />}
    </fieldset>
  );
}

function DepositPart({ term }: { term: number | null }) {
  const { page } = useOfficeText('handovers');
  const { methods } = useOfficeText('account');
  const { control, setValue } = useFormContext<NewForm>();
  const money = useWatch({ control, name: 'money' });
  const { method, currency } = money.deposit;
  const asked = amountToAsk(eurosToCents(term ?? 0), currency, rateOf(money.deposit, money));
  useProposal('money.deposit.amount', asked === 0 ? '' : asTyped(asked / 100));
  const choose = (chosen: typeof method) =>
    setValue('money.deposit.method', chosen, { shouldDirty: true });
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-2 text-small-strong">{page.money.deposit}</legend>
      <SegmentedControl
        legend={page.money.method}
        name="handover-deposit"
        className="flex-wrap justify-self-start"
        segments={(['', ...DEPOSIT_BY, 'hold'] as const).map((value) => ({
          value,
          label:
            value === '' ? page.money.none : value === 'hold' ? page.money.hold : methods[value],
        }))}
        value={method}
        onChange={choose}
      />
      {method === 'hold' && (
        <div className="grid items-start gap-x-4 gap-y-4 sm:grid-cols-3">
          <NumberField<NewForm> name="money.cardHold.amount" />
          <DayField<NewForm> name="money.cardHold.expiresOn" />
          <TextField<NewForm> name="money.cardHold.reference" maxLength={60} spellCheck={false} />
        </div>
      )}
      {method !== '' && method !== 'hold' && <Amount part="deposit" money={money} />}
    </fieldset>
  );
}

/** Amount and currency of a payment; for another currency than euros also rate and worth in euros. */
function Amount({ part, money }: { part: 'payment' | 'deposit'; money: MoneyForm }) {
  const { page } = useOfficeText('handovers');
  const { payment: text } = useOfficeText('bookingAccount');
  const { currency } = money[part];
  const isForeign = currency !== 'EUR';
  const rate = isForeign ? String(Number(money.rates[currency].toFixed(4))) : '';
  // A typed rate belongs to its currency.
  useProposal(`money.${part}.rate`, rate, currency);
  return (
    <div className="form-grid items-start">
      <NumberField<NewForm>
        name={`money.${part}.amount`}
        className="col-span-7 sm:col-span-4"
        hint={isForeign ? page.money.worth(euros(worthOf(money[part], money))) : undefined}
      />
      <ChoiceField<NewForm>
        name={`money.${part}.currency`}
        label={page.money.currency}
        options={currencies as Record<CurrencyCode, string>}
        className="col-span-5 sm:col-span-4"
      />
      {isForeign && (
        <NumberField<NewForm>
          name={`money.${part}.rate`}
          label={text.rateOf(CURRENCIES[currency].symbol)}
          className="sm:col-span-4"
        />
      )}
    </div>
  );
}
