/** A price in euros as staff enter it, with what may be wrong with it (spec, part 5). */
import { z } from 'zod';
import { formatCount } from './decimal.ts';
import { inLanguages } from './language.ts';
import { eurosToCents, withoutNoise } from './money.ts';

/** Euros: above any price here, below what cents in an integer column can hold. */
const MAX_PRICE = 100_000;

const turkish = {
  notAPrice: 'Fiyat 0 ya da daha büyük bir sayı olmalıdır',
  tooHigh: `Fiyat en fazla ${formatCount(MAX_PRICE, 'tr')} olabilir`,
  decimals: 'Fiyat en fazla iki ondalık basamaklı olabilir',
};

const text = inLanguages('en', turkish, {
  notAPrice: 'Price must be a number of at least 0',
  tooHigh: `Price must be at most ${formatCount(MAX_PRICE)}`,
  decimals: 'Price can have at most two decimals',
});

/** What is wrong with a price; null when nothing is. */
export function priceError(euros: number): string | null {
  if (!Number.isFinite(euros) || euros < 0) return text.notAPrice;
  if (euros > MAX_PRICE) return text.tooHigh;
  return eurosToCents(euros) / 100 === euros ? null : text.decimals;
}

/** Any number, free of the noise of decimal sums. `missing` is the message where there is none. */
export const euros = (missing?: string) =>
  z
    .number({ error: ({ input }) => (input == null && missing) || text.notAPrice })
    .overwrite(withoutNoise);

export const price = (missing?: string) =>
  euros(missing).superRefine((given, context) => {
    const message = priceError(given);
    if (message) context.addIssue({ code: 'custom', message });
  });
