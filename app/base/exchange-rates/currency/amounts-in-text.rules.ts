import { eurosToCents } from '#app/lib/money/money.ts';

/**
 * Matches `350 €`, `€1,000.50`, `1.000 euro`, and both amounts of `300–500 €`, `€300-500` or `300
 * ila 500 euro`, but not the date in `01.07.2026 - 300 €`.
 */
const EUROS =
  /€[ \u00a0]?\d+(?:[.,]\d+)*(?:[-–—]\d+(?:[.,]\d+)*)?|(?:(?<![\d.,])\d+(?:[.,]\d{3})*(?:[.,]\d{1,2})?(?:[ \u00a0]?[-–—/][ \u00a0]?| (?:ila|ile|veya|ya da) ))?\d+(?:[.,]\d+)*[ \u00a0]?(?:€|(?:euro|avro|EUR)(?!\p{L}))/gu;
const AMOUNT = /\d+(?:[.,]\d+)*/g;
const SIGN = /^€[ \u00a0]?|[ \u00a0]?(?:€|euro|avro|EUR)$/g;

/** Replaces each amount of euros in the text by the result of `format`, which gets euro cents. */
export function withPrices(text: string, format: (cents: number) => string): string {
  return text.replace(EUROS, (euros) =>
    euros.replace(SIGN, '').replace(AMOUNT, (amount) => format(eurosToCents(readAmount(amount)))),
  );
}

/**
 * Returns the first amount of euros in the text, in euros: 350 of `€350, teslimde alınır`; null if
 * there is none.
 */
export function firstEuros(text: string | null): number | null {
  const [found] = text?.match(EUROS) ?? [];
  const [amount] = found?.replace(SIGN, '').match(AMOUNT) ?? [];
  return amount === undefined ? null : readAmount(amount);
}

/**
 * Reads a number in Turkish or English notation: a mark before the last one or two digits is the
 * decimal mark.
 */
function readAmount(written: string): number {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
