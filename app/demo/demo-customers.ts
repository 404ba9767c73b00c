import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { addDays, type WallClock } from '#app/lib/dates/dates.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { slugify } from '#app/lib/words/turkish-text.ts';

export interface DemoCustomer {
  driver: { name: string; surname: string; phoneNumber: string };
  email: string;
  language: SiteLanguage;
}

const NAMES = ['Ayşe', 'Mehmet', 'Zeynep', 'Can', 'Elif', 'Emre', 'Anna', 'Oleg', 'James', 'Gül'];
/** Languages of customers by first name; the others read Turkish. */
const LANGUAGES: Record<string, SiteLanguage> = { Anna: 'de', Oleg: 'ru', James: 'en' };
const SURNAMES = [
  'Yılmaz',
  'Kaya',
  'Demir',
  'Şahin',
  'Çelik',
  'Aydın',
  'Schmidt',
  'Petrov',
  'Miller',
  'Öztürk',
  'Koç',
];
/** Numbers of days between the recording of a booking and its pickup. */
const LEAD_DAYS = [3, 12, 1, 21, 7, 34, 5, 16, 2, 48];

/**
 * Returns one of a hundred invented customers. Phone numbers and e-mail addresses belong to nobody.
 */
export function customer(seed: number): DemoCustomer {
  const one = seed % 100;
  const name = pick(NAMES, one);
  const surname = pick(SURNAMES, one);
  const number = String(one).padStart(2, '0');
  return {
    driver: { name, surname, phoneNumber: `+90 555 000 00 ${number}` },
    email: one % 3 === 0 ? '' : `${slugify(`${name}.${surname}`, 'musteri')}@example.com`,
    language: LANGUAGES[name] ?? 'tr',
  };
}

/** Returns the status at `now` of a booking that was not cancelled. */
export function statusAt(
  now: WallClock,
  { pickupAt, dropoffAt }: { pickupAt: WallClock; dropoffAt: WallClock },
  seed: number,
): BookingStatus {
  if (dropoffAt <= now) return 'completed';
  if (pickupAt <= now) return 'active';
  return seed % 12 === 0 ? 'pending' : 'confirmed';
}

/**
 * Returns when a booking was recorded: some days before its pickup, and always before `now`. A
 * pending booking was recorded in the last 20 hours, so that it still holds its unit.
 */
export function recordedAt(
  now: WallClock,
  { pickupAt, status }: { pickupAt: WallClock; status: BookingStatus },
  seed: number,
): WallClock {
  if (status === 'pending') {
    const minutes = 10 + ((seed * 37) % 1190);
    return new Date(Date.parse(`${now}Z`) - minutes * 60_000).toISOString().slice(0, 16);
  }
  const planned = `${addDays(pickupAt.slice(0, 10), -pick(LEAD_DAYS, seed))}T${hour(seed)}:${minute(seed)}`;
  if (planned < now) return planned;
  // The planned day is still ahead: uses one of the last six days.
  const at = `${addDays(now.slice(0, 10), -(seed % 6))}T${hour(seed)}:${minute(seed)}`;
  return at < now ? at : `${addDays(at.slice(0, 10), -1)}${at.slice(10)}`;
}

/**
 * Returns a pseudo-random number from 0 to 9972 that depends only on `n` (Knuth's multiplicative
 * hash).
 */
export function scattered(n: number): number {
  return (Math.imul(n + 1, 2_654_435_761) >>> 8) % 9973;
}

export function pick<T>(choices: readonly T[], seed: number): T {
  return choices[seed % choices.length] as T;
}

const hour = (seed: number) => String(8 + (seed % 12)).padStart(2, '0');
const minute = (seed: number) => String((seed * 7) % 60).padStart(2, '0');
