/** Prices in euros that staff enter (spec, part 5). */
import { z } from 'zod';
import { messageKey } from '../words/issue-text.ts';
import { eurosToCents, withoutNoise } from './money.ts';

/** Highest price in euros. Its cents fit into an integer column of the database. */
const MAX_PRICE = 100_000;

/** Returns the message key of an invalid price; null for a valid price. */
export function priceError(euros: number): string | null {
  if (!Number.isFinite(euros) || euros < 0) return messageKey('notAPrice');
  if (euros > MAX_PRICE) return messageKey('tooHigh', MAX_PRICE);
  return eurosToCents(euros) / 100 === euros ? null : messageKey('decimals');
}

/**
 * Returns the schema of any number of euros, without the error of binary fractions. `missing` is
 * the message key if there is no number.
 */
export const euros = (missing = messageKey('notAPrice')) =>
  z
    .number({ error: ({ input }) => (input == null ? missing : messageKey('notAPrice')) })
    .overwrite(withoutNoise);

export const price = (missing?: string) =>
  euros(missing).superRefine((given, context) => {
    const message = priceError(given);
    if (message) context.addIssue({ code: 'custom', message });
  });
