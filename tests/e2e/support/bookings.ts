import type { Page } from '@playwright/test';
import type { Booking, BookingInput } from '#app/domain/bookings/booking.schema.ts';
import { signIn } from './admin.ts';
import { inDays } from './back-office.ts';
import { field } from './car-editor.ts';
import { expect } from './test.ts';

export const BOOKINGS = '/admin/bookings';

export const at = (days: number, time = '10:00') => `${inDays(days)}T${time}`;

export async function bookingDesk(page: Page) {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const answer = async (response: { ok: () => boolean; json: () => Promise<unknown> }) => {
    const body = (await response.json()) as { data: Booking };
    expect(response.ok(), JSON.stringify(body)).toBe(true);
    return body.data;
  };
  return {
    /** Creates a rental that begins tomorrow and lasts two days. `input` replaces fields. */
    make: async (input: Partial<BookingInput>) =>
      answer(await page.request.post('/api/admin/bookings', { headers, data: rental(input) })),
    async search(text: string): Promise<Booking[]> {
      const query = new URLSearchParams({ search: text });
      const response = await page.request.get(`/api/admin/bookings?${query}`, { headers });
      return ((await response.json()) as { data: { bookings: Booking[] } }).data.bookings;
    },
  };
}

function rental(input: Partial<BookingInput> = {}) {
  return {
    serviceType: 'car_rental',
    drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 01' }],
    pickupLocation: 'Antalya Lara',
    dropoffLocation: 'Antalya Kemer',
    pickupTime: at(1),
    dropoffTime: at(3),
    ...input,
  };
}

/** Fills the form with a rental of a car that begins tomorrow and lasts two days. */
export async function fillRental(page: Page, car: string, { firstName = 'Elif' } = {}) {
  await field(page, 'Pickup location').fill('Antalya Lara');
  await fillMoment(page, 'Pickup', 1);
  await field(page, 'Drop-off location').fill('Antalya Kemer');
  await fillMoment(page, 'Drop-off', 3);
  await field(page, 'Car').fill(car);
  await field(page, 'First name').fill(firstName);
  await field(page, 'Last name').fill('Demir');
  await field(page, 'Phone number').fill('+90 555 000 00 02');
}

/** Types date and time as staff do: day, month, year without separators. */
async function fillMoment(page: Page, label: string, days: number, time = '10:00') {
  const [year, month, day] = inDays(days).split('-');
  await field(page, `${label} date`).fill(`${day}${month}${year}`);
  await field(page, `${label} time`).fill(time);
  await field(page, `${label} time`).blur();
}

export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Create|Update) Booking$/ });

export async function openBooking(page: Page, id = 'new') {
  await page.goto(`${BOOKINGS}/${id}`);
  // The page loads the person and then the booking, so it gets more time than the default.
  await expect(saveButton(page)).toBeVisible({ timeout: 20_000 });
}

export async function expectSaved(page: Page, notice: string) {
  await expect(page.getByText(notice)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/admin\/bookings$/);
}
