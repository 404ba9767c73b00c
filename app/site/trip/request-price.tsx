import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { Button } from '#app/ui/button.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Amount } from './trip-ticket.tsx';

/** Price of a request. If today's price differs, a button shows it. */
export function RequestPrice({
  sentCents,
  isChanged,
  isRecounted,
  onRecount,
  children,
}: {
  /** Price in euro cents when the request was sent; null if its code has none. */
  sentCents: number | null;
  isChanged: boolean;
  isRecounted: boolean;
  onRecount: () => void;
  children: Elements;
}) {
  const text = useText('trip');
  const { format } = useCurrency();
  return (
    <>
      {isChanged && isRecounted && sentCents !== null && (
        <Amount label={text.sentPrice}>
          <s className="text-ink-soft">{format(sentCents)}</s>
        </Amount>
      )}
      {children}
      {isChanged && !isRecounted && (
        <div role="status" className="mt-4 border-sand-line border-t pt-3 print:hidden">
          <p className="text-small">{text.changed}</p>
          {/* Full width, because the label is long in every language. */}
          <Button size="sm" className="mt-2 w-full" onClick={onRecount}>
            {text.recount}
          </Button>
        </div>
      )}
      <RateNote />
    </>
  );
}
