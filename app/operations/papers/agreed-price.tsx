import type { Charge } from '#app/domain/account/account.schema.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { productOf } from '#app/operations/handovers/handover.rules.ts';
import type { PaperFacts } from './paper.schema.ts';
import { euros, moment, PriceTable, usePaperTexts } from './paper-parts.tsx';
import type { PaperText } from './paper-texts.ts';

/**
 * Shows the agreed price. Shows the charges and the former price, struck through, if the booking is
 * cancelled.
 */
export function AgreedPrice({ facts }: { facts: PaperFacts }) {
  const { both } = usePaperTexts();
  const { total } = facts.price;
  if (!facts.account.cancelled) return <PriceTable facts={facts} />;
  return (
    <>
      {total !== null && (
        <p className="flex flex-wrap justify-between gap-x-3">
          <span>{both.sheet.formerPrice}</span>
          <s className="shrink-0">{euros(total)}</s>
        </p>
      )}
      <PriceTable facts={withCharges(facts, both)} />
    </>
  );
}

/**
 * Adds the charges to the price, and omits the total in lira. A cancelled booking owes only its
 * charges.
 */
export function withCharges(facts: PaperFacts, texts: PaperText): PaperFacts {
  const { price, account, passages } = facts;
  const charges = account.charges.filter(({ voided }) => voided === null);
  if (charges.length === 0 && !account.cancelled) return facts;
  const lines = account.cancelled ? [] : price.lines;
  const added = charges.map((charge) => ({
    title: charge.label || texts.chargeKinds[charge.kind],
    detail: detailOf(
      charge,
      passages.find(({ chargeId }) => chargeId === charge.id),
    ),
    amount: charge.amount,
  }));
  return {
    ...facts,
    lira: null,
    price: {
      lines: [...lines, ...added],
      total: account.due,
      days: account.cancelled ? null : price.days,
    },
  };
}

/**
 * Returns quantity and price of a charge (`800 km × €0.25`) if the quantity is more than 1, time and
 * place of a toll or fine, and the note if the charge was recorded at the return. Notes of other
 * charges are for staff.
 */
function detailOf(
  { kind, quantity, each, note, ofReturn }: Charge,
  passage: PaperFacts['passages'][number] | undefined,
): string {
  const product =
    quantity > 1 && productOf({ kind, count: quantity, eachCents: eurosToCents(each) });
  return [product, passage && moment(passage.at), passage?.place, ofReturn && note]
    .filter(Boolean)
    .join(', ');
}
