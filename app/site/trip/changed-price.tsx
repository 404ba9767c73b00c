import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { Button } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Amount } from './trip-ticket.tsx';

/** Its words are long in every language: it is as wide as its container. */
export function ChangedPrice({ onRecount }: { onRecount: () => void }) {
  const text = useText('trip');
  return (
    <div role="status" className="mt-4 border-sand-line border-t pt-3 print:hidden">
      <p className="text-sm">{text.changed}</p>
      <Button size="sm" className="mt-2 w-full" onClick={onRecount}>
        {text.recount}
      </Button>
    </div>
  );
}

/** What the request came to when it was sent. */
export function FormerPrice({ cents }: { cents: number | null }) {
  const text = useText('trip');
  const { format } = useCurrency();
  if (cents === null) return null;
  return (
    <Amount label={text.sentPrice}>
      <s className="text-ink-soft">{format(cents)}</s>
    </Amount>
  );
}
