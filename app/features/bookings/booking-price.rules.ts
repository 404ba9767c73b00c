/**
 * What a booking costs by today's rules: a rental what its receipt says, a transfer its zone's fare.
 * Form, API and pasted messages call it; nobody trusts a total from elsewhere (product.md, Rental price).
 */

import type { ExtraOffers } from '#app/features/settings/extras.rules.ts';
import type { WallClock } from '#app/lib/dates.ts';
import {
  type ExtraCounts,
  type PriceSet,
  type RentalLine,
  type RentalPeriod,
  rentalDays,
  rentalLines,
  type Season,
  totalCents,
} from '../cars/rental-price.rules.ts';
import type { Vehicle, Zone } from '../transfers/zone.rules.ts';

/** A transfer's only line. `cents` are euro cents for the whole vehicle, one way. */
export interface TransferLine {
  kind: 'transfer';
  zoneName: string;
  vehicle: Vehicle;
  cents: number;
}

/** In euro cents; `days` is null for a transfer. */
export interface BookingReceipt {
  days: number | null;
  lines: (RentalLine | TransferLine)[];
  totalCents: number;
}

/** `period` runs from pickup to dropoff, the later one last. */
export function rentalReceipt(
  car: PriceSet & { seasons: Season[] },
  period: { pickupAt: WallClock; dropoffAt: WallClock },
  extras: { counts: ExtraCounts; offers: ExtraOffers },
): BookingReceipt {
  const days = toRentalPeriod(period);
  const lines = rentalLines(car, days, extras);
  return { days: rentalDays(days), lines, totalCents: totalCents(lines) };
}

/** Null without a zone: such a transfer has a price of its own ('Özel Fiyat'), which staff enter. */
export function transferReceipt(
  zone: Pick<Zone, 'zoneName' | 'fares'> | null,
  vehicle: Vehicle,
): BookingReceipt | null {
  if (!zone) return null;
  const cents = zone.fares[vehicle];
  const { zoneName } = zone;
  return { days: null, lines: [{ kind: 'transfer', zoneName, vehicle, cents }], totalCents: cents };
}

function toRentalPeriod(period: { pickupAt: WallClock; dropoffAt: WallClock }): RentalPeriod {
  const [pickupDate = '', pickupTime = ''] = period.pickupAt.split('T');
  const [returnDate = '', returnTime = ''] = period.dropoffAt.split('T');
  return { pickupDate, pickupTime, returnDate, returnTime };
}
