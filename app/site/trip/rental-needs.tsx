import { withPrices } from '#app/base/exchange-rates/currency/amounts-in-text.rules.ts';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { RentalTerms } from '#app/base/settings/papers/rental-terms.rules.ts';
import { langOf, useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/** Null or undefined while the car is unknown. */
export type Terms = RentalTerms | null | undefined;

/** Shows a term of the rental; nothing if the office has none. */
export function Term({ terms, name }: { terms: Terms; name: 'deposit' | 'cancellation' }) {
  const text = useText('trip');
  const { format } = useCurrency();
  const term = terms?.[name];
  if (!terms || !term) return null;
  return (
    <dl className="mt-4">
      <dt className="text-ink-soft text-sm">{text[name]}</dt>
      <dd lang={langOf(terms, name)} className="wrap-anywhere font-medium">
        {withPrices(term, format)}
      </dd>
    </dl>
  );
}

export function Bring({ terms }: { terms: Terms }) {
  const { bring: text } = useText('trip');
  return (
    <section aria-labelledby="yaninizda" className="mt-10 print:mt-6 print:break-inside-avoid">
      <h2 id="yaninizda" className="text-2xl">
        {text.title}
      </h2>
      <ul className="mt-3 grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <Need>{text.licence}</Need>
        <Need>{text.identity}</Need>
        <Need>{text.card}</Need>
        {terms?.age && <Need lang={langOf(terms, 'age')}>{terms.age}</Need>}
      </ul>
    </section>
  );
}

function Need({ lang, children }: { lang?: 'tr' | undefined; children: string }) {
  return (
    <li className="wrap-anywhere flex gap-2.5">
      <Icon name="icon-check" className="mt-0.5 size-5 shrink-0 text-turquoise" />
      <span lang={lang}>{children}</span>
    </li>
  );
}
