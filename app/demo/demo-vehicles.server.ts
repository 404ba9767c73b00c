import type { bookings, handovers } from '#app/db/schema.server.ts';
import { addDays, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';
import { carId } from './demo-cars.server.ts';
import { pick, scattered } from './demo-customers.ts';
import type { DemoCar } from './demo-fleet.ts';

type BookingRow = typeof bookings.$inferInsert;
type HandoverRow = typeof handovers.$inferInsert;
type DemoVehicle = ReturnType<typeof demoVehicles>[number];

/**
 * Number of cars at the end of the fleet without plates, as in an office that is still entering
 * plates.
 */
const WITHOUT_PLATES = 3;
/** Number of days before today for which hand-overs are recorded. */
const RECORDED_DAYS = 45;
const NATIONALITIES = { tr: 'Türkiye', en: 'Birleşik Krallık', de: 'Almanya', ru: 'Rusya' };
const OLD_DAMAGES: NonNullable<HandoverRow['damages']>[] = [
  [{ panel: 'rear-bumper', kind: 'scratch', note: 'Park sensörünün altında, 10 cm' }],
  [{ panel: 'left-front-door', kind: 'dent', note: '' }],
  [{ panel: 'wheels', kind: 'scratch', note: 'Sağ ön jant' }],
];
const STAFF = ['Deniz Kaya', 'Murat Aksoy'];

/**
 * Returns one vehicle for each unit of the fleet, except the cars without plates, with the due
 * dates of documents.
 */
export function demoVehicles(fleet: DemoCar[], today: IsoDate) {
  let number = 0;
  return fleet.slice(0, fleet.length - WITHOUT_PLATES).flatMap((car, carIndex) =>
    Array.from({ length: car.units }, () => {
      number += 1;
      const inDays = (days: number) => addDays(today, days);
      return {
        id: `plaka-${number}`,
        carId: carId(car),
        plate: `07 KRV ${100 + number}`,
        kilometres: 8000 + ((carIndex * 7919 + number * 3571) % 70_000),
        // Makes an inspection due this week.
        inspectionDue: inDays(3 + (number - 1) * 11),
        insuranceDue: inDays(40 + ((number * 17) % 300)),
        cascoDue: inDays(40 + ((number * 17) % 300)),
        serviceDue: inDays(6 + Math.abs(number - 7) * 13),
        damages: OLD_DAMAGES[number % 11] ?? [],
      };
    }),
  );
}

/**
 * Assigns plates to rentals, so that a plate has one rental at a time. Returns the rentals, the
 * hand-overs and returns of the last 45 days, and the vehicles with their current kilometres.
 * Future rentals have no plate, except most confirmed rentals of today and tomorrow.
 */
export function withPlates(rentals: BookingRow[], fleet: DemoVehicle[], now: WallClock) {
  const today = now.slice(0, 10);
  const records: HandoverRow[] = [];
  const states = fleet.map((vehicle) => ({ ...vehicle, freeFrom: '' }));
  const plates = new Map<string, string>();
  for (const [n, rental] of rentals.toSorted(byPickup).entries()) {
    const { id, pickupAt, dropoffAt, status } = rental;
    const isOut = status === 'active' || status === 'completed';
    const isSoon = status === 'confirmed' && pickupAt.slice(0, 10) <= addDays(today, 1);
    const vehicle = states.find(
      (each) => each.carId === rental.carId && each.freeFrom <= pickupAt && (isOut || n % 4 > 0),
    );
    if (!vehicle || !(isOut || isSoon)) continue;
    vehicle.freeFrom = dropoffAt;
    plates.set(id, vehicle.id);
    if (!isOut || pickupAt.slice(0, 10) < addDays(today, -RECORDED_DAYS)) continue;
    const record = (kind: 'out' | 'back', at: WallClock): HandoverRow => ({
      bookingId: id,
      vehicleId: vehicle.id,
      plate: vehicle.plate,
      kind,
      at,
      kilometres: vehicle.kilometres,
      fuelEighths: 8,
      damages: vehicle.damages,
      drivers: kind === 'out' ? rental.drivers.map((driver) => documentsOf(driver, rental, n)) : [],
      signatures: { customer: null, staff: null },
      staffName: pick(STAFF, n),
      // Marks only hand-overs and returns before today as reported to the authorities.
      filed: at < today ? { at: `${at}:00+03:00`, by: pick(STAFF, n), hash: '' } : null,
    });
    records.push(record('out', pickupAt));
    if (status === 'active') continue;
    const days = (Date.parse(dropoffAt) - Date.parse(pickupAt)) / 86_400_000;
    vehicle.kilometres += Math.round(days * (80 + (scattered(n) % 120)));
    records.push(record('back', dropoffAt));
  }
  return {
    rentals: rentals.map((rental) => ({ ...rental, vehicleId: plates.get(rental.id) ?? null })),
    records,
    fleet: states.map(({ freeFrom: _, damages: __, ...vehicle }) => vehicle),
  };
}

function byPickup(a: BookingRow, b: BookingRow): number {
  return a.pickupAt < b.pickupAt ? -1 : 1;
}

/** Returns the documents of an invented driver. */
function documentsOf(
  { name, surname }: BookingRow['drivers'][number],
  { language = 'tr' }: BookingRow,
  n: number,
) {
  const year = 1965 + (n % 35);
  return {
    name,
    surname,
    idNumber: `U${String(10_000_000 + scattered(n))}`,
    nationality: NATIONALITIES[language],
    birthDate: `${year}-0${1 + (n % 9)}-1${n % 10}`,
    licenceNumber: String(200_000 + scattered(n)),
    licenceClass: 'B',
    licenceDate: `${year + 20}-0${1 + (n % 9)}-1${n % 10}`,
    address: '',
  };
}
