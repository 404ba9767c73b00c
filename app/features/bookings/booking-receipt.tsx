import { bookingFormText, euros, extraNames, vehicleNames } from './booking-form.text.ts';
import type { BookingReceipt } from './booking-price.rules.ts';

const text = bookingFormText.price;

/** Every line that makes the total. */
export function Receipt({ receipt }: { receipt: BookingReceipt }) {
  return (
    <table className="w-full text-left text-sm tabular-nums">
      <caption className="sr-only">{text.receipt}</caption>
      <tbody>
        {receipt.lines.map((line, i) => {
          const { title, parts } = lineText(line);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two seasons may bear one name; a line is its place
            <tr key={i}>
              <th scope="row" className="wrap-anywhere py-1.5 pr-3 align-top font-medium">
                {title}
                <span className="block font-normal text-ink-soft">{parts}</span>
              </th>
              <td className="py-1.5 text-right align-top font-semibold">{euros(line.cents)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr className="border-sand-line border-t">
          <th scope="row" className="py-2 pr-3 font-semibold">
            {text.total}
            {receipt.days !== null && (
              <span className="font-normal text-ink-soft">, {text.days(receipt.days)}</span>
            )}
          </th>
          <td className="py-2 text-right font-semibold">{euros(receipt.totalCents)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function lineText(line: BookingReceipt['lines'][number]): { title: string; parts: string } {
  switch (line.kind) {
    case 'rental':
      return {
        title: line.season ? text.season(line.season) : text.rental,
        parts: text.parts(line),
      };
    case 'extra':
      return {
        title: extraNames[line.extra],
        parts: text.extraParts(line.count, line.days, line.dailyCents),
      };
    case 'transfer':
      return { title: text.transfer(line.zoneName), parts: vehicleNames[line.vehicle] };
  }
}
