import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { ChargeInput } from '#app/domain/account/account.schema.ts';
import { formatShortDate } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents, formatExact, type Rates } from '#app/lib/money/money.ts';
import { customerCents, type RoadKind } from './road.rules.ts';

/** Author, time and texts of a change, with today's rates. */
export interface Charging extends Saving {
  rates: Rates;
}

/**
 * A toll or fine as a charge and a message describe it. `amountMinor` is in hundredths of a lira.
 */
export interface Passage {
  kind: RoadKind;
  plate: string;
  at: string;
  place: string;
  amountMinor: number;
}

/**
 * Returns the charge of a passage in euros: the amount at today's rate plus the office's fee. The
 * note names plate, time, place and the amount in lira.
 */
export function chargeInput(
  { kind, plate, at, place, amountMinor }: Passage,
  { feeCents, by }: { feeCents: number; by: Charging },
): ChargeInput {
  const moment = `${formatShortDate(at.slice(0, 10))} ${at.slice(11, 16)}`;
  const lira = formatExact(amountMinor / 100, 'TRY');
  return {
    kind: kind === 'parking' ? 'other' : kind,
    label: kind === 'parking' ? by.texts.road.kinds.parking : '',
    quantity: 1,
    each: centsToEuros(customerCents(amountMinor, by.rates.TRY, feeCents)),
    note: [plate, moment, place, lira].filter(Boolean).join(', '),
  };
}

/** Reads the fee of the office for a toll or fine, in euro cents; 0 if none is set. */
export async function readFeeCents(db: Db): Promise<number> {
  const { rental } = await readSettings(db);
  return eurosToCents(rental.roadFee ?? 0);
}
