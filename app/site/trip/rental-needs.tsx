import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { RentalTerms } from '#app/base/settings/papers/rental-terms.rules.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/** Null or undefined while the car is unknown. */
export type Terms = RentalTerms | null | undefined;

/** Shows a term of the rental; nothing if the office has none. */
export function Term({ terms, name }: { terms: Terms; name: 'deposit' | 'age' | 'cancellation' }) {
  const text = useText('trip');
  const { format } = useCurrency();
  const term = terms?.[name];
  if (!terms || !term) return null;
  return (
    <dl className="mt-4">
      <dt className="text-ink-soft text-small">{text[name]}</dt>
      <dd lang={langOf(terms, name)} className="wrap-anywhere">
        {withPrices(term, format)}
      </dd>
    </dl>
  );
}

export function Bring({
  list: { language, text: list },
  terms,
}: {
  /** Things to bring, one per line. */
  list: OfficeText;
  terms: Terms;
}) {
  const text = useText('trip');
  const things = list.split('\n').filter(Boolean);
  if (things.length === 0 && !terms?.age) return null;
  return (
    <section aria-labelledby="yaninizda" className="mt-12 print:mt-6 print:break-inside-avoid">
      <h2 id="yaninizda" className="text-title">
        {text.bring}
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {things.map((thing) => (
          <li key={thing} className="wrap-anywhere flex gap-3">
            <Icon name="icon-check" className="mt-1 size-5 shrink-0 text-turquoise" />
            <span lang={language}>{thing}</span>
          </li>
        ))}
      </ul>
      <Term terms={terms} name="age" />
    </section>
  );
}
