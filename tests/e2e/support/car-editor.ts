import type { Page } from '@playwright/test';
import type { AdminCar, CarInput } from '#app/domain/cars/car-input.schema.ts';
import { signIn } from './admin.ts';
import { expect } from './test.ts';

export async function fleet(page: Page) {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const car = (id: string) => `/api/admin/cars/${id}`;
  const answer = async (response: { json: () => Promise<unknown> }) =>
    ((await response.json()) as { data: AdminCar }).data;
  return {
    /** Creates a car with a new title, not active unless `input` sets `status`. */
    async make(input: Partial<CarInput> = {}) {
      const data = {
        title: `Editor test ${crypto.randomUUID().slice(0, 8)}`,
        brand: 'Fiat',
        model: 'Egea',
        pricing: { daily: 45.5, weekly: null, monthly: null },
        status: false,
        ...input,
      };
      return answer(await page.request.post('/api/admin/cars', { headers, data }));
    },
    read: async (id: string) => answer(await page.request.get(car(id), { headers })),
    async search(title: string) {
      const response = await page.request.get(`/api/admin/cars?search=${title}`, { headers });
      return ((await response.json()) as { data: { cars: AdminCar[] } }).data.cars;
    },
  };
}

export async function openEditor(page: Page, id?: string) {
  await page.goto(id ? `/admin/editCar?id=${id}` : '/admin/editCar');
  // The page loads the person and then the car, so it gets more time than the default.
  await expect(saveButton(page)).toBeVisible({ timeout: 20_000 });
}

/** Opens a page of the form: Car, Pictures, Prices or Terms. */
export const openCarPage = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Pages of this form' })
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();

export const field = (page: Page, label: string) =>
  page
    .locator('form')
    .getByLabel(label, { exact: true })
    .and(page.locator('input, select, textarea'));
export const choices = (page: Page, label: string) =>
  page.getByRole('listbox', { name: label, exact: true }).getByRole('option');
export const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Create|Update) Car$/ });
export const saveState = (page: Page) => page.locator('.save-bar').getByRole('status');

export async function expectSaved(page: Page, notice: string) {
  await expect(page.getByText(notice)).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveURL(/\/admin\?section=cars$/);
}
