import { peakUse } from '#app/features/cars/availability.rules.ts';
import { addDays, type IsoDate, wallClock } from '#app/lib/dates.ts';

interface DemoBooking {
  reference: string;
  carIndex: number;
  pickupAt: string;
  dropoffAt: string;
  days: number;
  status: 'pending' | 'confirmed' | 'active' | 'completed' | 'cancelled';
  driver: { name: string; surname: string; phoneNumber: string };
  pickupLocation: string;
  dropoffLocation: string;
}

const PEOPLE = [
  ['Ayşe', 'Yılmaz'],
  ['Mehmet', 'Kaya'],
  ['Zeynep', 'Demir'],
  ['Can', 'Şahin'],
  ['Elif', 'Çelik'],
  ['Emre', 'Aydın'],
  ['Anna', 'Schmidt'],
  ['Oleg', 'Petrov'],
  ['James', 'Miller'],
  ['Gül', 'Öztürk'],
] as const;
const HOURS = ['08:30', '10:00', '12:00', '15:30', '18:00'] as const;
/** Days from today on which rentals start, and how long they last: a busy but believable month. */
const STARTS = [-34, -21, -12, -5, -2, 0, 1, 3, 6, 10, 15, 22, 29, 41];
const LENGTHS = [3, 4, 7, 5, 10, 2, 14, 6, 8, 3];

/**
 * Bookings around `today` for a fleet given by its unit counts; the same every time for the same
 * day. Never promises more units than there are, and leaves some cars full today, so that
 * availability differs by date.
 */
export function demoBookings(today: IsoDate, units: number[], places: string[]): DemoBooking[] {
  const bookings: DemoBooking[] = [];
  units.forEach((unitCount, carIndex) => {
    const held: { from: string; to: string }[] = [];
    STARTS.forEach((start, i) => {
      const seed = carIndex * 7 + i * 3;
      // Every third start is skipped for most cars; the cars with index 4, 14 … stay fully booked.
      if (seed % 3 === 0 && carIndex % 10 !== 4) return;
      const days = pick(LENGTHS, seed);
      const from = addDays(today, start + (carIndex % 4));
      const pickupAt = wallClock(from, pick(HOURS, seed));
      const dropoffAt = wallClock(addDays(from, days), pick(HOURS, seed));
      const cancelled = seed % 17 === 5;
      if (!cancelled) {
        if (peakUse(held, { from: pickupAt, to: dropoffAt }) >= unitCount) return;
        held.push({ from: pickupAt, to: dropoffAt });
      }
      const [name, surname] = pick(PEOPLE, seed);
      bookings.push({
        reference: `KRV-DEMO-${String(bookings.length + 1).padStart(4, '0')}`,
        carIndex,
        pickupAt,
        dropoffAt,
        days,
        status: cancelled ? 'cancelled' : statusOn(today, pickupAt, dropoffAt, seed),
        driver: { name, surname, phoneNumber: '+90 555 000 00 00' },
        pickupLocation: pick(places, seed),
        dropoffLocation: pick(places, seed + (seed % 2)),
      });
    });
  });
  return bookings;
}

function statusOn(today: IsoDate, pickupAt: string, dropoffAt: string, seed: number) {
  if (dropoffAt.slice(0, 10) < today) return 'completed';
  if (pickupAt.slice(0, 10) <= today) return 'active';
  return seed % 4 === 0 ? 'pending' : 'confirmed';
}

function pick<T>(choices: readonly T[], seed: number): T {
  return choices[seed % choices.length] as T;
}
