import { useCurrency } from './currency-provider.tsx';

/** An amount in euro cents, shown in the visitor's currency. */
export function Price({ cents }: { cents: number }) {
  const { format } = useCurrency();
  return <span className="tabular-nums">{format(cents)}</span>;
}
