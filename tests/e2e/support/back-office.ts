import type { Locator, Page } from '@playwright/test';
import type { Client } from 'pg';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';

/** Rows of a business that belongs to the test alone (`empty-business.ts`), and parts of its screens. */
/** Computed at each call: midnight may pass while tests run. */
export const today = () => businessNow(new Date()).date;
export const inDays = (days: number) => addDays(today(), days);

/** The business is empty again. */
export async function clear(database: Client): Promise<void> {
  await database.query(
    'truncate bookings, customers, seasons, cars, former_slugs, posts, audit_log cascade',
  );
}

interface NewCar {
  id: string;
  title?: string;
  year?: number;
  category?: string;
  dailyCents?: number;
  active?: boolean;
  featured?: boolean;
  units?: number;
}

/** A car without pictures. */
export async function addCar(database: Client, ...cars: NewCar[]): Promise<void> {
  const rows = cars.map((car) => {
    const { id, title = `Araç ${id}`, year = 2024, category = 'Ekonomik', dailyCents = 4000 } = car;
    const { active = true, featured = false, units = 1 } = car;
    return {
      ...{ id, title, year, category, active, featured },
      ...{ daily_cents: dailyCents, total_units: units },
    };
  });
  await database.query(
    `insert into cars (id, title, brand, model, year, category, body_type, fuel_type, transmission,
        seats, doors, daily_cents, active, featured, total_units, created_at)
      select id, title, 'Fiat', 'Egea', year, category, 'Sedan', 'Benzin', 'Manuel', 5, 4, daily_cents,
        active, featured, total_units, clock_timestamp()
      from jsonb_populate_recordset(null::cars, $1)`,
    [JSON.stringify(rows)],
  );
}

/** "Araç 01" and so on, in this order in the list. */
export async function addCars(database: Client, count: number): Promise<void> {
  const numbered = (_: unknown, i: number) => ({
    id: `car-${i + 1}`,
    title: `Araç ${String(i + 1).padStart(2, '0')}`,
  });
  await addCar(database, ...Array.from({ length: count }, numbered));
}

interface NewBooking {
  reference: string;
  carId?: string;
  carTitle?: string;
  status?: string;
  /** Wall clock of the business. */
  pickupAt: string;
  dropoffAt: string;
  totalCents?: number;
  customer?: string;
  /** Makes it a transfer. */
  passengers?: number;
}

/** The later it is added, the earlier it stands among the recent ones. */
export async function addBooking(database: Client, ...bookings: NewBooking[]): Promise<void> {
  const rows = bookings.map((booking) => {
    const { reference, carId, carTitle = 'Fiat Egea', status = 'confirmed', pickupAt } = booking;
    const { dropoffAt, totalCents = 12_000, customer = 'Ayşe Yılmaz', passengers } = booking;
    const [name, surname] = customer.split(' ');
    return {
      reference,
      service_type: passengers ? 'transfer' : 'car_rental',
      car_id: carId,
      car_title: passengers ? null : carTitle,
      drivers: [{ name, surname, phoneNumber: '+90 555 000 00 00' }],
      pickup_at: pickupAt,
      dropoff_at: dropoffAt,
      transfer_data: passengers ? { vehicleCapacity: 'capacity_1_4', passengers } : null,
      total_cents: totalCents,
      quoted_cents: totalCents,
      status,
      requested: status === 'pending',
    };
  });
  await database.query(
    `insert into bookings (id, reference, service_type, car_id, car_title, drivers, pickup_location,
        dropoff_location, pickup_at, dropoff_at, transfer_data, total_cents,
        quoted_cents, status, requested, created_at)
      select reference, reference, service_type, car_id, car_title, drivers, 'Antalya Havalimanı (AYT)',
        'Antalya Kemer', pickup_at, dropoff_at, transfer_data, total_cents,
        quoted_cents, status, requested, clock_timestamp()
      from jsonb_populate_recordset(null::bookings, $1)`,
    [JSON.stringify(rows)],
  );
}

/** A row of a table, or its card on a phone, by the text in it. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/** The names of the rows, from the top: the first text of each that is for everybody. */
export function rowNames(page: Page): Promise<(string | undefined)[]> {
  return page.getByRole('rowheader').evaluateAll((heads) =>
    heads.map((head) => {
      const named = Array.from(head.querySelectorAll('*')).find(
        (element) =>
          !element.closest('[aria-hidden="true"]') &&
          element.firstChild?.nodeType === Node.TEXT_NODE,
      );
      return named?.firstChild?.textContent ?? undefined;
    }),
  );
}

/** Goes to a section by the menu, which is behind a button on a phone. */
export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const menu = page.getByRole('button', { name: 'Menüyü aç' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name, exact: true }).click();
}

/** The API answers so from now on to requests for a path, until `page.unroute` of the same. */
export async function apiFails(
  page: Page,
  path: string,
  { status = 500, error = '', method = 'GET' } = {},
): Promise<void> {
  await page.route(`**/api${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await route.fulfill({
      status,
      json: { success: false, error, message: error, details: [] },
    });
  });
}

/** Returns by how many pixels the page is wider than the window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
