/** A price in euros as staff enter it, with what may be wrong with it (spec, part 5). */
import { z } from 'zod';
import { eurosToCents, withoutNoise } from './money.ts';

/** Euros: above any price here, below what cents in an integer column can hold. */
const MAX_PRICE = 100_000;
const NOT_A_PRICE = 'Price must be a number of at least 0';

/** What is wrong with a price; null when nothing is. */
export function priceError(euros: number): string | null {
  if (!Number.isFinite(euros) || euros < 0) return NOT_A_PRICE;
  if (euros > MAX_PRICE) return `Price must be at most ${MAX_PRICE.toLocaleString('en-US')}`;
  return eurosToCents(euros) / 100 === euros ? null : 'Price can have at most two decimals';
}

/** Any number, free of the noise of decimal sums. `missing` is the message where there is none. */
export const euros = (missing = NOT_A_PRICE) =>
  z
    .number({ error: ({ input }) => (input == null ? missing : NOT_A_PRICE) })
    .overwrite(withoutNoise);

export const price = (missing?: string) =>
  euros(missing).superRefine((given, context) => {
    const message = priceError(given);
    if (message) context.addIssue({ code: 'custom', message });
  });
