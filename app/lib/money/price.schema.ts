/** A price in euros as staff enter it, with what may be wrong with it (spec, part 5). */
import { z } from 'zod';
import { messageKey } from '../words/issue-text.ts';
import { eurosToCents, withoutNoise } from './money.ts';

/** Euros: above any price here, below what cents in an integer column can hold. */
const MAX_PRICE = 100_000;

/** Message key of what is wrong with a price; null when nothing is. */
export function priceError(euros: number): string | null {
  if (!Number.isFinite(euros) || euros < 0) return messageKey('notAPrice');
  if (euros > MAX_PRICE) return messageKey('tooHigh', MAX_PRICE);
  return eurosToCents(euros) / 100 === euros ? null : messageKey('decimals');
}

/** Any number, free of the noise of decimal sums. `missing`: message key if there is none. */
export const euros = (missing = messageKey('notAPrice')) =>
  z
    .number({ error: ({ input }) => (input == null ? missing : messageKey('notAPrice')) })
    .overwrite(withoutNoise);

export const price = (missing?: string) =>
  euros(missing).superRefine((given, context) => {
    const message = priceError(given);
    if (message) context.addIssue({ code: 'custom', message });
  });
