import { receiptLineText } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import type { PriceReceipt } from '#app/domain/pricing/receipt.rules.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { useText, useTurkishLang } from '#app/ui/language/use-text.ts';
import { usePlaceName } from '../place-names.ts';

/** Price of a rental line by line, with its total. */
export function Receipt({
  receipt,
  totalClassName,
}: {
  receipt: PriceReceipt;
  totalClassName?: string;
}) {
  const text = useText('cars');
  const turkish = useTurkishLang();
  const nameOf = usePlaceName();
  return (
    <table className="name-table w-full text-left tabular-nums">
      <tbody>
        {receipt.lines.map((line, i) => {
          const { title, counted } = receiptLineText(line, text, nameOf);
          const isTurkish = line.kind === 'rental' && line.season !== null && !line.turkishSeason;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may bear one name; a line is its place
            <tr key={i}>
              <th scope="row" className="py-0.5 pr-2 align-top font-regular">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <span lang={isTurkish ? turkish : undefined}>{title}</span>
                  {/* Breaks a line between the pieces of a sum first. */}
                  {counted.split(/ (?=\+)/).map((piece) => (
                    <span key={piece} className="text-ink-soft text-small">
                      {piece}
                    </span>
                  ))}
                </span>
              </th>
              <td className="py-0.5 text-right align-top font-strong">
                {formatMinor(line.amount, receipt.currency)}
              </td>
            </tr>
          );
        })}
      </tbody>
      <tfoot className={totalClassName}>
        <tr className="border-sand-line border-t">
          <th scope="row" className="pt-2 font-strong">
            {text.summary.total}
          </th>
          <td className="pt-2 text-right text-heading">
            {formatMinor(receipt.total, receipt.currency)}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
