import type { Locator, Page } from '@playwright/test';
import type { Client } from 'pg';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';

/**
 * Returns today's date in Istanbul. Computed at each call, because midnight may pass while tests
 * run.
 */
export const today = () => businessNow(new Date()).date;
export const inDays = (days: number) => addDays(today(), days);

/** Deletes all cars, seasons, bookings, customers, posts and the audit log. */
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

/** Inserts cars without pictures: by default active, with one unit, €40 a day. */
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

export async function addCars(database: Client, count: number, first = 1): Promise<void> {
  const numbered = (_: unknown, i: number) => ({
    id: `car-${first + i}`,
    title: `Araç ${String(first + i).padStart(2, '0')}`,
  });
  await addCar(database, ...Array.from({ length: count }, numbered));
}

interface NewBooking {
  reference: string;
  carId?: string;
  carTitle?: string;
  status?: string;
  /** Wall-clock time in Istanbul. */
  pickupAt: string;
  dropoffAt: string;
  totalCents?: number;
  customer?: string;
  /** Number of passengers. If set, the booking is a transfer. */
  passengers?: number;
}

/** Inserts bookings, by default confirmed rentals for €120. The list shows the last one first. */
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

/** Returns the table row (on a phone: the card) that contains a text. */
export function rowOf(page: Page, text: string): Locator {
  return page.getByRole('row').filter({ hasText: text });
}

/**
 * Returns the names of the table rows: the first text of each row header that screen readers read.
 */
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

export async function openSection(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  const menu = page.getByRole('button', { name: 'Menüyü aç' });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('link', { name, exact: true }).click();
}

/** Makes API requests with this path and method fail, until `page.unroute`. */
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

export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
