/** What staff may enter for a zone (spec, part 5); `zone-input.schema.ts` makes checks of it. */
import { eurosToCents } from '#app/lib/money.ts';
import type { ZoneInput } from './zone-input.schema.ts';
import { zoneInputText as text } from './zone-input.text.ts';

export const MAX_ZONE_NAME = 80;
export const MAX_ZONE_DESCRIPTION = 500;
export const MAX_DISPLAY_ORDER = 9999;
/** Between two zones, so that one can be put between them by its number alone. */
export const ORDER_STEP = 10;
/** Euros: above any transfer, below what cents in an integer column can hold. */
const MAX_FARE = 100_000;

/** What of a new zone need not be said (spec, part 3). */
export const NEW_ZONE = {
  description: '',
  displayOrder: 0,
  status: 'active',
} satisfies Partial<ZoneInput>;

/** What is wrong with a fare in euros; null when nothing is. */
export function fareError(euros: number): string | null {
  if (!Number.isFinite(euros) || euros < 0) return text.notAPrice;
  if (euros > MAX_FARE) return text.tooDear(MAX_FARE);
  return eurosToCents(euros) / 100 === euros ? null : text.tooFine;
}
