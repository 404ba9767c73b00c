import { CircleCheck, TriangleAlert, Undo2 } from 'lucide-react';
import { formatCents, formatMinor, type Rates } from '#app/lib/money.ts';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { FilledMessage } from './pasted-message.rules.ts';
import { pastedMessageText as text } from './pasted-message.text.ts';
import { isSamePrice, type PriceChange, type PriceComparison } from './pasted-price.rules.ts';

/** What a pasted message filled in, what of it is to be checked, and how its price has changed. */
export function PastedSummary({
  filled: { form, price, warnings, assumptions },
  rates,
  onUndo,
  onAnother,
}: {
  filled: FilledMessage;
  /** Of today, for the visitor's currency; null while or where they are not known. */
  rates: Rates | null;
  onUndo: () => void;
  onAnother: () => void;
}) {
  const done = form.serviceType === 'transfer' ? text.filled.transfer : text.filled.rental;
  return (
    <div className="grid gap-5">
      {/* Takes the focus from the field that has made room for it. */}
      <p
        ref={focus}
        tabIndex={-1}
        className="flex items-start gap-3 font-semibold outline-none"
        role="status"
      >
        <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-turquoise" />
        {done}
      </p>
      {warnings.length > 0 && (
        <section aria-label={text.filled.checkTitle} className="rounded-control bg-sun/15 p-4">
          <h3 className="flex items-center gap-2 font-bold text-base">
            <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
            {text.filled.checkTitle}
          </h3>
          <ul className="wrap-anywhere mt-2 grid list-disc gap-1 pl-7">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </section>
      )}
      <Price price={price} rates={rates} />
      {assumptions.length > 0 && (
        <p className="text-ink-soft text-sm">
          <b className="font-semibold">{text.filled.assumedTitle}:</b> {assumptions.join(' ')}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="sm" onClick={onUndo}>
          <Undo2 aria-hidden="true" className="size-5" />
          {text.filled.undo}
        </Button>
        <Button size="sm" variant="quiet" onClick={onAnother}>
          {text.filled.another}
        </Button>
      </div>
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
}

function Price({ price, rates }: { price: PriceComparison; rates: Rates | null }) {
  const { currency, changes, todayCents, rate } = price;
  const total = changes.at(-1);
  const rateText = rate?.toLocaleString('en-US', { maximumFractionDigits: 4 });
  return (
    <section aria-label={text.price.title} className="grid gap-2">
      <p className="font-semibold">{verdict(price)}</p>
      {!isSamePrice(price) && changes.length > 0 && total?.seen !== null && (
        <PriceTable changes={changes} currency={currency} />
      )}
      <p className="text-ink-soft text-sm tabular-nums empty:hidden">
        {currency !== 'EUR' && rateText && total?.seen !== null && total?.today !== null && (
          <>{text.price.atTheirRate(`${formatMinor(0, currency).charAt(0)}${rateText}`)} </>
        )}
        {currency !== 'EUR' && todayCents !== null && todaysTotal(todayCents, price, rates)}
      </p>
    </section>
  );
}

function verdict({ currency, changes, todayCents, ...price }: PriceComparison): string {
  const { seen = null, today = null } = changes.at(-1) ?? {};
  if (todayCents === null) return text.price.unpriced;
  if (seen === null) return text.price.unseen(formatMinor(todayCents, 'EUR'));
  if (today === null)
    return text.price.changed(formatMinor(seen, currency), formatMinor(todayCents, 'EUR'));
  return isSamePrice({ currency, changes, todayCents, ...price })
    ? text.price.same(formatMinor(seen, currency))
    : text.price.changed(formatMinor(seen, currency), formatMinor(today, currency));
}

function todaysTotal(cents: number, { currency }: PriceComparison, rates: Rates | null): string {
  const euros = formatMinor(cents, 'EUR');
  return rates
    ? text.price.inCurrency(euros, formatCents(cents, currency, rates))
    : text.price.inEuros(euros);
}

function PriceTable({
  changes,
  currency,
}: {
  changes: PriceChange[];
  currency: PriceComparison['currency'];
}) {
  const amount = (minor: number | null) =>
    minor === null ? text.price.none : formatMinor(minor, currency);
  return (
    <table className="w-full max-w-xl text-sm tabular-nums">
      <thead>
        <tr className="text-ink-soft">
          <th scope="col" className="py-1.5 text-left font-semibold">
            {text.price.item}
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-semibold">
            {text.price.seen}
          </th>
          <th scope="col" className="py-1.5 pl-4 text-right font-semibold">
            {text.price.today}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ label, seen, today }, i) => (
          <tr
            // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may share a name, and rows never move
            key={i}
            className={cx('border-sand-line border-t', i === changes.length - 1 && 'font-bold')}
          >
            <th scope="row" className="wrap-anywhere py-1.5 text-left font-[inherit]">
              {label}
            </th>
            <td className={cx('py-1.5 pl-4 text-right', seen !== today && 'text-ink-soft')}>
              {seen !== null && seen !== today ? <s>{amount(seen)}</s> : amount(seen)}
            </td>
            <td className={cx('py-1.5 pl-4 text-right', seen !== today && 'font-bold')}>
              {amount(today)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
