import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { dueOf, shownAmount } from '#app/domain/account/account.rules.ts';
import type { OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import {
  type BookingReceipt,
  cheaperRental,
  type TypedBooking,
} from '#app/domain/bookings/booking-price.rules.ts';
import { euros } from '#app/domain/bookings/booking-words.ts';
import { NumberField, useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';
import { Button } from '#app/ui/button.tsx';
import { SegmentedControl } from '#app/ui/fields/segmented-control.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { StatusDot } from '#app/ui/states/status-dot.tsx';
import {
  type BookingForm,
  isPriceShownFor,
  type PriceInForm,
  priceIn,
  type ShownPrice,
} from './booking-form.schema.ts';
import { BOOKING_TONES } from './booking-status-choice.tsx';
import { receiptLineText } from './receipt-line-text.rules.ts';

const TOTAL = 'pricing.total';

interface Priced {
  options: BookingOptions;
  /** The saved booking; null for a new booking. */
  booking: OpenedBooking | null;
  /** Price that a pasted message shows, if it is not today's; else null. */
  shown: ShownPrice | null;
}

function usePrice({ options, booking }: Pick<Priced, 'options' | 'booking'>) {
  const { control } = useFormContext<BookingForm>();
  const values = useWatch({ control }) as BookingForm;
  const price = priceIn(values, booking, options);
  const chargedCents = eurosToCents(booking?.account.charged ?? 0);
  const priceCents = price.paysCents ?? 0;
  const isCancelled = values.status === 'cancelled';
  const { amount, formerPrice } = shownAmount({
    ...{ price: priceCents, due: dueOf({ priceCents, isCancelled }, chargedCents) },
    ...{ isUnpriced: price.paysCents === null, isCancelled },
  });
  const { status } = values;
  return { ...price, status, chargedCents, dueCents: amount, formerCents: formerPrice };
}

/** Total and status in one line, for screens without room for the price beside the form. */
export function PriceLine(priced: Pick<Priced, 'options' | 'booking'>) {
  const { statuses } = useOfficeText('bookings');
  const { dueCents, status } = usePrice(priced);
  return (
    <div className="grid shrink-0 md:flex md:items-center md:gap-4 lg:hidden print:hidden">
      <span className="amount text-heading">{dueCents === null ? '–' : euros(dueCents)}</span>
      <span className="text-meta md:text-small">
        <StatusDot tone={BOOKING_TONES[status]}>{statuses[status]}</StatusDot>
      </span>
    </div>
  );
}

export function PriceFields({ shown, ...priced }: Priced) {
  const { form: formText, list } = useOfficeText('bookings');
  const { price: text } = formText;
  const form = useFormContext<BookingForm>();
  const { id: totalId } = useFieldTexts<BookingForm>(TOTAL);
  const price = usePrice(priced);
  const { typed, receipt, agreedReceipt, enteredCents, paysCents } = price;
  const { chargedCents, dueCents, formerCents } = price;
  const isAgreedShown =
    agreedReceipt?.totalCents !== receipt?.totalCents && paysCents !== receipt?.totalCents;
  const hasCharges = formerCents === null && chargedCents !== 0;
  const isAsShown = shown !== null && isPriceShownFor(typed, shown, priced.options);
  const promised = promiseIn(price, shown && { cents: shown.cents, isAsShown });

  function enter(total: string) {
    form.setValue(TOTAL, total, { shouldDirty: true });
    form.clearErrors(TOTAL);
  }
  /**
   * True while the shown price is removed because car, days, extras or fees differ from the
   * message.
   */
  const isRemoved = useRef(false);
  const followShown = useEffectEvent(() => {
    if (shown && !isAsShown && enteredCents === shown.cents) {
      isRemoved.current = true;
      enter('');
      return;
    }
    if (isAsShown && isRemoved.current && enteredCents === null) enter(inEuros(shown.cents));
    isRemoved.current = false;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change that concerns the shown price
  useEffect(() => followShown(), [isAsShown, shown === null]);
  /** Removes the typed total and focuses its field, since the button disappears. */
  function undo() {
    enter('');
    document.getElementById(totalId)?.focus();
  }
  return (
    <div className="grid gap-4">
      {/* First, so that it is visible however long the receipt is. */}
      <div className="grid">
        <p className="text-small-strong">{hasCharges ? text.sumWithCharges : text.sum}</p>
        <output className="amount text-title">{dueCents === null ? '–' : euros(dueCents)}</output>
        {formerCents !== null && (
          <p className="text-ink-soft text-small">
            <span>{`${list.formerPrice}: `}</span>
            <s className="amount">{euros(formerCents)}</s>
          </p>
        )}
        {hasCharges && (
          <p className="amount text-ink-soft text-small">{text.withCharges(chargedCents)}</p>
        )}
      </div>
      {promised && receipt && (
        <PriceChoice
          {...promised}
          todayCents={receipt.totalCents}
          paysCents={paysCents}
          onPromised={() => enter(price.isAsAgreed ? '' : inEuros(promised.cents))}
          onToday={() => enter(price.isAsAgreed ? inEuros(receipt.totalCents) : '')}
        />
      )}
      {isAgreedShown && agreedReceipt ? (
        <Receipt receipt={agreedReceipt} title={text.receiptAgreed} />
      ) : receipt ? (
        <Receipt receipt={receipt} title={promised ? text.receiptToday : text.receipt} />
      ) : (
        <p className="text-ink-soft text-small print:hidden">
          {typed.serviceType === 'transfer' ? text.waitingTransfer : text.waitingRental}
        </p>
      )}
      <CheaperHint typed={typed} options={priced.options} />
      <NumberField<BookingForm>
        name={TOTAL}
        hint={
          price.isAsAgreed && price.agreedCents !== null
            ? text.agreedHint
            : receipt
              ? text.followHint
              : text.needed
        }
        maxLength={12}
        placeholder={
          enteredCents === null && paysCents !== null ? (paysCents / 100).toFixed(2) : undefined
        }
      />
      {receipt && enteredCents !== null && (
        <div className="flex flex-wrap items-center gap-x-3">
          <p className="text-small tabular-nums">
            {enteredCents === receipt.totalCents
              ? text.same
              : text.different(enteredCents - receipt.totalCents)}
          </p>
          {!promised && (
            <Button size="sm" variant="quiet" onClick={undo}>
              {text.chooseCalculated(receipt.totalCents)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

const inEuros = (cents: number) => String(centsToEuros(cents));

interface PromisedPrice {
  kind: 'agreed' | 'agreedBefore' | 'shown' | 'shownBefore';
  cents: number;
}

/**
 * Returns the price that was agreed or shown to a visitor; null if it is today's price or there is
 * none.
 */
function promiseIn(
  { agreedCents, isAsAgreed, receipt }: PriceInForm,
  shown: { cents: number; isAsShown: boolean } | null,
): PromisedPrice | null {
  const cents = agreedCents ?? shown?.cents ?? null;
  if (cents === null || cents === receipt?.totalCents) return null;
  if (agreedCents === null) return { kind: shown?.isAsShown ? 'shown' : 'shownBefore', cents };
  return { kind: isAsAgreed ? 'agreed' : 'agreedBefore', cents };
}

function PriceChoice({
  kind,
  cents,
  todayCents,
  paysCents,
  onPromised,
  onToday,
}: PromisedPrice & {
  todayCents: number;
  paysCents: number | null;
  onPromised: () => void;
  onToday: () => void;
}) {
  const { price: text } = useOfficeText('bookings').form;
  const chosen = paysCents === cents ? 'promised' : paysCents === todayCents ? 'today' : '';
  return (
    <div className="grid gap-3 rounded-control bg-sun/15 p-3 print:hidden">
      <p className="text-small tabular-nums">{text.promises[kind](cents, todayCents)}</p>
      <SegmentedControl<'promised' | 'today' | ''>
        legend={text.choose}
        name="price-choice"
        segments={[
          { value: 'promised', label: text.takePromised[kind](cents) },
          { value: 'today', label: text.takeToday(todayCents) },
        ]}
        value={chosen}
        onChange={(value) => (value === 'promised' ? onPromised() : onToday())}
      />
    </div>
  );
}

function CheaperHint({ typed, options }: { typed: TypedBooking; options: BookingOptions }) {
  const { price: text } = useOfficeText('bookings').form;
  const { setValue, clearErrors } = useFormContext<BookingForm>();
  const { id: dropoffId } = useFieldTexts<BookingForm>('dropoffTime');
  const cheaper = cheaperRental(typed, options);
  if (!cheaper) return null;
  return (
    <div className="rounded-control bg-turquoise-wash p-3 print:hidden">
      <p className="flex gap-2 text-small">
        <Icon name="icon-lightbulb" className="size-5 shrink-0 text-turquoise" />
        <span>{text.cheaper(text.days(cheaper.days), cheaper.totalCents)}</span>
      </p>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          const time = typed.dropoffTime.slice(11);
          setValue('dropoffTime', { date: cheaper.returnDate, time }, { shouldDirty: true });
          clearErrors('dropoffTime');
          document.getElementById(dropoffId)?.focus();
        }}
      >
        {text.takeLonger(cheaper.returnDate)}
      </Button>
    </div>
  );
}

function Receipt({ receipt, title }: { receipt: BookingReceipt; title: string }) {
  const texts = useOfficeText('bookings');
  const { price: text } = texts.form;
  return (
    <table className="w-full text-left text-small tabular-nums">
      <caption className="sr-only">{title}</caption>
      <tbody>
        {receipt.lines.map((line, i) => {
          const { title, parts } = receiptLineText(line, texts);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may have the same name
            <tr key={i}>
              <th
                scope="row"
                className="wrap-anywhere large-text:block py-2 pr-3 align-top font-regular"
              >
                <span>{title}</span>
                {parts && <span className="block text-ink-soft">{parts}</span>}
              </th>
              <td className="amount large-text:block py-2 text-right align-top font-strong">
                {euros(line.cents)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-sand-line border-t">
          <th scope="row" className="py-2 pr-3 font-strong">
            <span>{title}</span>
            {receipt.days !== null && (
              <span className="font-regular text-ink-soft">{`, ${text.days(receipt.days)}`}</span>
            )}
          </th>
          <td className="amount py-2 text-right font-strong">{euros(receipt.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
