import type { MouseEvent } from 'react';
import { CURRENCIES, CURRENCY_CODES } from '#app/lib/money/money.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { useCurrency } from './currency-provider.tsx';

/** Applies a choice at once. The form posts to `currency.route.ts` if there is no JavaScript. */
export function CurrencySelector() {
  const { currency, setCurrency } = useCurrency();
  const text = useText('rates');

  function choose(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    setCurrency(event.currentTarget.value);
  }

  return (
    <form method="post" action="/currency">
      <fieldset className="inline-flex min-w-0 rounded-control bg-sand p-0.5">
        <legend className="sr-only">{text.selector}</legend>
        {CURRENCY_CODES.map((code) => (
          <button
            key={code}
            type="submit"
            name="currency"
            value={code}
            aria-pressed={code === currency}
            title={text.currencies[code]}
            onClick={choose}
            className="segment min-h-11 min-w-11 whitespace-nowrap px-2 text-small-strong"
          >
            <span aria-hidden="true">{CURRENCIES[code].symbol}</span> <span>{code}</span>
          </button>
        ))}
      </fieldset>
    </form>
  );
}
