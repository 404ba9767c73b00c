import type { Page } from '@playwright/test';
import { formatSlashDate, type IsoDate } from '../../../app/lib/dates.ts';
import type { AdminCar } from '../../../app/office/fleet/car-input.schema.ts';
import type { SeasonInput } from '../../../app/office/fleet/season.schema.ts';
import { signIn } from './admin.ts';

/** The prices of every car made here: €40 a day, €240 a week, €900 a month. */
const PRICING = { daily: 40, weekly: 240, monthly: 900 };

export function season(
  name: string,
  startDate: IsoDate,
  endDate: IsoDate,
  prices: Partial<SeasonInput> = { daily: 60 },
): SeasonInput {
  return { name, startDate, endDate, daily: null, weekly: null, monthly: null, ...prices };
}

/**
 * Makes a car that visitors do not see, with the given seasons. `saved` asks the API for those it
 * has now.
 */
async function carWithSeasons(page: Page, seasons: SeasonInput[]) {
  const { token } = await signIn(page);
  const headers = { authorization: `Bearer ${token}` };
  const response = await page.request.post('/api/admin/cars', {
    headers,
    data: {
      title: `Season test ${crypto.randomUUID()}`,
      brand: 'Fiat',
      model: 'Egea',
      pricing: PRICING,
      seasonalPricing: seasons,
      status: false,
    },
  });
  if (!response.ok()) throw new Error(`${response.status()} ${await response.text()}`);
  const { id } = (await response.json()).data as AdminCar;
  return {
    id,
    async saved(): Promise<SeasonInput[]> {
      const answer = await page.request.get(`/api/admin/cars/${id}`, { headers });
      return (await answer.json()).data.seasonalPricing;
    },
  };
}

/** Opens the editor of such a car. */
export async function openSeasons(page: Page, seasons: SeasonInput[] = []) {
  const car = await carWithSeasons(page, seasons);
  await page.goto(`/admin/editCar?id=${car.id}`);
  return car;
}

export const editor = (page: Page) => page.getByRole('region', { name: 'Scheduled pricing' });
/** The rows of the list. */
export const rows = (page: Page) =>
  editor(page).getByRole('list', { name: 'Seasons' }).locator('> li');
export const row = (page: Page, name: string) => rows(page).filter({ hasText: name });
export const dialog = (page: Page) => page.getByRole('dialog');

/** `14/07/2026 – 20/07/2026`. */
export function slashPeriod(startDate: IsoDate, endDate: IsoDate): string {
  return `${formatSlashDate(startDate)} – ${formatSlashDate(endDate)}`;
}
