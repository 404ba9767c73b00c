import { useText } from '#app/ui/language/use-text.ts';
import { describeRate } from '../describe-rate.rules.ts';
import { useCurrency } from './currency-provider.tsx';

export function Price({ cents }: { cents: number }) {
  const { format } = useCurrency();
  return <span className="amount">{format(cents)}</span>;
}

/** Shows the rate of converted prices with its day. Empty for euros. */
export function RateNote() {
  const { currency, ...rates } = useCurrency();
  const note = describeRate(currency, rates, useText('rates'));
  return note && <p className="text-ink-soft text-small tabular-nums">{note}</p>;
}
