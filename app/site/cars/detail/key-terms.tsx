import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { RentalTerms } from '#app/base/settings/papers/rental-terms.rules.ts';
import { withCounts } from '#app/lib/words/plain-text.ts';
import { cx } from '#app/ui/class-names.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';

/**
 * Deposit and age, beside the total because they decide whether a visitor can rent at all. Terms
 * that the office left empty are not shown.
 */
export function KeyTerms({ terms, className }: { terms: RentalTerms; className?: string }) {
  const { format } = useCurrency();
  const { detail: text } = useText('cars');
  const known = (['deposit', 'age'] as const).filter((name) => terms[name] !== null);
  if (known.length === 0) return null;
  return (
    <dl className={cx('gap-y-0.5 text-sm leading-snug', className)}>
      {known.map((name) => (
        <div key={name} className="*:inline">
          <dt className="text-ink-soft">{`${text.termNames[name]}: `}</dt>
          <dd lang={langOf(terms, name)} className="wrap-anywhere font-medium">
            {withCounts(withPrices(terms[name] ?? '', format))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
