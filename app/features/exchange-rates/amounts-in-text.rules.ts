/** Amounts of euros within a text that the office has typed, such as a deposit. */
import { eurosToCents } from '#app/lib/money.ts';

/** `350 €`, `€1,000.50`, `1.000 euro`. */
const EUROS =
  /€[ \u00a0]?(\d+(?:[.,]\d+)*)|(\d+(?:[.,]\d+)*)[ \u00a0]?(?:€|(?:euro|avro|EUR)(?!\p{L}))/gu;

/** The text with each amount of euros as the site writes it, in the visitor's currency. */
export function withPrices(text: string, format: (cents: number) => string): string {
  return text.replace(EUROS, (_whole, after?: string, before?: string) =>
    format(eurosToCents(readAmount(after ?? before ?? ''))),
  );
}

/** In Turkish or English writing: what is before one or two last digits is the decimal point. */
function readAmount(written: string): number {
  const [, whole = '', decimals = '0'] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`);
}
