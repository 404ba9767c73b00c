/**
 * How long it takes to weigh a large fleet: 1,000 cars over 100,000 bookings, a year around today,
 * on the embedded engine; and the staff's list, 100 of them at a time, when 300 of them have 20
 * pictures and 10 seasons each. Run: npm exec -c 'node tests/bench/fleet.ts'
 * Prints milliseconds as medians of 20 runs, and the ratio to reading the same number of cars bare.
 */
import { cars } from '#app/db/schema.server.ts';
import { listAdminCars, readAdminCar } from '#app/office/fleet/admin-cars.server.ts';
import { createActiveFleet } from '#app/site/cars/active-fleet.server.ts';
import { NO_FILTERS } from '#app/site/cars/car-filters.rules.ts';
import { listCars } from '#app/site/cars/cars.server.ts';
import { median, onBenchDatabase } from './bench-database.ts';
import {
  insertGalleriesAndSeasons,
  insertLargeBusiness,
  LARGE_BUSINESS_NOW as now,
} from './large-business.ts';

const RUNS = 20;

await onBenchDatabase(async (db) => {
  await insertLargeBusiness(db);
  const time = async (work: () => Promise<unknown>) => (await median(RUNS, work)).took;

  const fleet = createActiveFleet(db, { generation: () => 0, isHearing: () => true });
  const bare = await time(() => db.select().from(cars));
  const all = await time(() => listCars(fleet, { filters: NO_FILTERS, page: 1, limit: 15, now }));
  const dated = { ...NO_FILTERS, pickupDate: '2026-07-10', returnDate: '2026-07-17' };
  const free = await time(() => listCars(fleet, { filters: dated, page: 1, limit: 15, now }));

  await insertGalleriesAndSeasons(db);
  const staff = { page: 1, limit: 100, now };
  const page = await time(() => listAdminCars(db, staff));
  const found = await time(() => listAdminCars(db, { ...staff, search: 'egea car-7' }));
  const one = await time(() => readAdminCar(db, 'car-7', now));

  console.log(`read 1,000 cars bare:   ${bare.toFixed(1)} ms`);
  console.log(`list, free now:         ${all.toFixed(1)} ms, ${(all / bare).toFixed(1)} times`);
  console.log(`list, free for a week:  ${free.toFixed(1)} ms, ${(free / bare).toFixed(1)} times`);
  console.log(`staff, page of 100:     ${page.toFixed(1)} ms, ${(page / bare).toFixed(1)} times`);
  console.log(`staff, searched:        ${found.toFixed(1)} ms, ${(found / bare).toFixed(1)} times`);
  console.log(`staff, one car:         ${one.toFixed(1)} ms, ${(one / bare).toFixed(1)} times`);
});
