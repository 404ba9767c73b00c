import type { zones } from '#app/db/schema.server.ts';
import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { MAX_PASSENGERS, VEHICLES, type Vehicle } from '#app/domain/zones/zone.rules.ts';
import { addDays, type IsoDate, type WallClock, wallClock } from '#app/lib/dates/dates.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { slugify } from '#app/lib/words/turkish-text.ts';
import {
  customer,
  type DemoCustomer,
  pick,
  recordedAt,
  scattered,
  statusAt,
} from './demo-customers.ts';
import { eachTranslation } from './demo-texts.ts';
import demoData from './zones.json' with { type: 'json' };

interface DemoTransfer {
  reference: string;
  zoneIndex: number;
  vehicle: Vehicle;
  passengers: number;
  flightNumber?: string;
  notes?: string;
  pickupAt: WallClock;
  dropoffAt: WallClock;
  toAirport: boolean;
  status: BookingStatus;
  customer: DemoCustomer;
  recordedAt: WallClock;
}

const TIMES = ['05:15', '09:40', '11:20', '14:05', '16:30', '19:50', '23:10'] as const;
const FLIGHTS = ['TK2414', 'PC2016', 'XQ141', 'SU2142', 'LH1272', 'BA2880'] as const;
const NOTES = [
  'İsim tabelası ile karşılayın.',
  'Bebek arabası var.',
  'Golf çantaları için yer gerekli.',
];
const DAYS = { from: -760, to: 24 };

/** Returns the rows of the demo zones, at fares that are plausible for Antalya. */
export function demoZones(): (typeof zones.$inferInsert)[] {
  return demoData.map((zone) => ({
    id: slugify(zone.zoneName, 'bolge'),
    zoneName: zone.zoneName,
    description: zone.description,
    spellings: [
      ...new Set(
        Object.values(eachTranslation(({ spellings }) => spellings[zone.zoneName] ?? [])).flat(),
      ),
    ],
    translations: eachTranslation(({ zones: texts }) => {
      const description = texts[zone.zoneName];
      return description ? { description } : {};
    }),
    capacity14Cents: eurosToCents(zone.capacity_1_4),
    capacity16Cents: eurosToCents(zone.capacity_1_6),
    capacity116Cents: eurosToCents(zone.capacity_1_16),
    displayOrder: zone.displayOrder,
    active: zone.status === 'active',
  }));
}

/**
 * Returns transfers of the past two years and the next 24 days: three a day around today, one or
 * two a day in summer, and one every other day otherwise. The first zones in the list, which are
 * near, occur most often.
 */
export function demoTransfers(now: WallClock, zoneCount: number): DemoTransfer[] {
  const today = now.slice(0, 10);
  const transfers: DemoTransfer[] = [];
  for (let day = DAYS.from; day <= DAYS.to; day += 1) {
    const date = addDays(today, day);
    for (let n = 0; n < perDay(date, day); n += 1) {
      const seed = scattered(transfers.length);
      const vehicle = pick(VEHICLES, seed % 5 === 0 ? 2 : seed % 2);
      const time = pick(TIMES, seed);
      const pickupAt = wallClock(date, time);
      const dropoffAt = hourLater(date, time);
      const toAirport = seed % 3 === 0;
      const status = seed % 19 === 3 ? 'cancelled' : statusAt(now, { pickupAt, dropoffAt }, seed);
      transfers.push({
        reference: `KRV-DEMO-T${String(transfers.length + 1).padStart(4, '0')}`,
        zoneIndex: Math.floor((seed % zoneCount) * ((seed % 7) / 7)),
        vehicle,
        passengers: 1 + (seed % MAX_PASSENGERS[vehicle]),
        ...(!toAirport && { flightNumber: pick(FLIGHTS, seed) }),
        ...(seed % 8 === 0 && { notes: pick(NOTES, seed) }),
        pickupAt,
        dropoffAt,
        toAirport,
        status,
        customer: customer(seed),
        recordedAt: recordedAt(now, { pickupAt, status }, seed),
      });
    }
  }
  return transfers;
}

function perDay(date: IsoDate, day: number): number {
  const month = Number(date.slice(5, 7));
  if (day >= -1 && day <= 1) return 3;
  if (month >= 6 && month <= 9) return 1 + (Math.abs(day) % 2);
  return Math.abs(day) % 2;
}

/** Returns the wall-clock time one hour later, on the next day if necessary. */
function hourLater(date: IsoDate, time: string): WallClock {
  const hour = Number(time.slice(0, 2)) + 1;
  const next = String(hour % 24).padStart(2, '0');
  return wallClock(hour === 24 ? addDays(date, 1) : date, `${next}${time.slice(2)}`);
}
