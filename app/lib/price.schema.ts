/** A price in euros as staff enter it, with what may be wrong with it (spec, part 5). */
import { z } from 'zod';
import { eurosToCents, withoutNoise } from './money.ts';
import { priceText } from './price.text.ts';

/** Euros: above any price here, below what cents in an integer column can hold. */
const MAX_PRICE = 100_000;

/** What is wrong with a price; null when nothing is. */
export function priceError(euros: number): string | null {
  const text = priceText.onScreen();
  if (!Number.isFinite(euros) || euros < 0) return text.notAPrice;
  if (euros > MAX_PRICE) return text.tooHigh(MAX_PRICE);
  return eurosToCents(euros) / 100 === euros ? null : text.decimals;
}

/** Any number, free of the noise of decimal sums. `missing` is the message where there is none. */
export const euros = (missing?: () => string) =>
  z
    .number({
      error: ({ input }) => (input == null && missing ? missing() : priceText.onScreen().notAPrice),
    })
    .overwrite(withoutNoise);

export const price = (missing?: () => string) =>
  euros(missing).superRefine((given, context) => {
    const message = priceError(given);
    if (message) context.addIssue({ code: 'custom', message });
  });
