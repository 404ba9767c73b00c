import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { RentalTerms } from '#app/base/settings/papers/rental-terms.rules.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import { cx } from '#app/ui/class-names.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';

/**
 * Returns the package that young drivers need, with its price; null if the car does not offer it.
 */
export function useYoungDriverTerm({ gencSurucu }: ExtraOffers) {
  const { format } = useCurrency();
  const { extras, form } = useText('cars');
  if (gencSurucu.maxCount === 0) return null;
  const { name, hint } = extras.gencSurucu;
  return { name, text: `${form.extraPrice(format(gencSurucu.dailyCents))}, ${hint}` };
}

/**
 * Deposit, age and the package for young drivers, near the total because they decide whether a
 * visitor can rent at all and at what price. Terms that the office left empty are not shown.
 */
export function KeyTerms({
  terms,
  offers,
  isShort = false,
  className,
}: {
  terms: RentalTerms;
  offers: ExtraOffers;
  /** Shortens the deposit to its amount, if the page has the whole term elsewhere. */
  isShort?: boolean;
  className?: string;
}) {
  const { format } = useCurrency();
  const { detail: text } = useText('cars');
  const known = (['deposit', 'age'] as const).filter((name) => terms[name] !== null);
  const youngDriver = useYoungDriverTerm(offers);
  if (known.length === 0 && !youngDriver) return null;
  return (
    <dl className={cx('gap-y-1', isShort ? 'text-meta' : 'text-small', className)}>
      {known.map((name) => {
        const term = terms[name] ?? '';
        return (
          <div key={name} className="*:inline">
            <dt className="text-ink-soft">{`${text.termNames[name]}: `}</dt>
            <dd lang={langOf(terms, name)} className="wrap-anywhere">
              {withCounts(
                withPrices(isShort && name === 'deposit' ? amountOf(term) : term, format),
              )}
            </dd>
          </div>
        );
      })}
      {youngDriver && (
        <div className="*:inline">
          <dt className="text-ink-soft">{`${youngDriver.name}: `}</dt>
          <dd className="wrap-anywhere tabular-nums">{youngDriver.text}</dd>
        </div>
      )}
    </dl>
  );
}

/** Returns the first clause of the term about the deposit, which is its amount or that there is none. */
function amountOf(deposit: string): string {
  return deposit.split(/[,;.](?=\s|$)/)[0] ?? deposit;
}
