import { expect, type Page } from '@playwright/test';
import { demoSeasons } from '#app/demo/demo-fleet.ts';
import {
  addDays,
  businessNow,
  formatFullDate,
  type IsoDate,
  monthStart,
} from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../../app/lib/text/tr.ts';

export const today = () => businessNow(new Date()).date;

/** First day after all bookings of the demo. */
const FREE_FROM = addDays(today(), 60);

/** First and last of nine days after all bookings of the demo, outside of all seasons. */
export const { from, to } = quietPeriod();

function quietPeriod(): { from: IsoDate; to: IsoDate } {
  const seasons = demoSeasons(today());
  const isQuiet = (first: IsoDate, last: IsoDate) =>
    seasons.every(({ startDate, endDate }) => last < startDate || first > endDate);
  let start = FREE_FROM;
  while (!isQuiet(start, addDays(start, 9))) start = addDays(start, 1);
  return { from: start, to: addDays(start, 8) };
}

/** Returns the first car that the API lists for a query. */
export async function aCar(page: Page, query = '') {
  const response = await page.request.get(`/api/listings?limit=1&${query}`);
  return (await response.json()).data.listings[0];
}

export async function carDetail(page: Page, id: string, query = '') {
  const response = await page.request.get(`/api/listings/${id}?${query}`);
  return (await response.json()).data;
}

/**
 * Returns a car and a day of this or the next month on which all its units are taken, with the day
 * after it.
 */
export async function aFullDay(page: Page): Promise<{ id: string; day: IsoDate; next: IsoDate }> {
  const api = async (path: string) => (await (await page.request.get(`/api${path}`)).json()).data;
  const last = addDays(monthStart(addDays(monthStart(today()), 31)), 20);
  const { listings } = await api('/listings?limit=100');
  for (const { id } of listings as { id: string }[]) {
    const { days } = await api(`/listings/${id}/full-days?from=${addDays(today(), 1)}&to=${last}`);
    if (days.length > 0) return { id, day: days[0], next: addDays(days[0], 1) };
  }
  throw new Error('no car of the demo is full for a day');
}

export const cards = (page: Page) => page.getByRole('article');

/**
 * Returns the number of listed cars whose price is in the window and not covered by the contact
 * bar.
 */
export const pricesInSight = (page: Page) =>
  cards(page)
    .locator('strong')
    .evaluateAll(
      (all) =>
        all.filter((each) => {
          const { right, bottom } = each.getBoundingClientRect();
          return document.elementFromPoint(right - 4, bottom - 2)?.closest('article');
        }).length,
    );

/** Pickup and return day in the month that the calendar shows when it opens. */
export const soon = addDays(monthStart(addDays(monthStart(today()), 31)), 7);
export const later = addDays(soon, 4);

export const searchBar = (page: Page) => page.getByRole('form', { name: 'Araç ara' });
export const calendar = (page: Page) => page.getByRole('dialog', { name: 'Tarih seçimi' });
export const calendarDay = (page: Page, date: IsoDate) =>
  calendar(page).getByRole('button', { name: formatFullDate(date, dates) });
export const form = (page: Page) => page.getByRole('form', { name: 'Rezervasyon' });
/** Cell of the request form that opens the fields of its part: `Alış yeri`, `Alış` and so on. */
export const cell = (page: Page, label: 'Alış yeri' | 'Dönüş yeri' | 'Alış' | 'Dönüş') =>
  form(page).getByRole('button', { name: new RegExp(`^${label} (?!yeri)`) });
export const extrasRow = (page: Page) => form(page).getByRole('button', { name: /^Ek hizmetler/ });
export const extra = (page: Page, name: string) =>
  form(page).getByRole('spinbutton', { name: new RegExp(`^${name}`) });

const PLACES = { 'Alış yeri': 'pickupLocation', 'Dönüş yeri': 'dropoffLocation' } as const;
/** Chosen place; no element if there is none. */
export const chosenPlace = (page: Page, label: keyof typeof PLACES) =>
  form(page).locator(`[name="${PLACES[label]}"]:checked`);

/** Chooses a place in its list, which is closed afterwards, as is the popover that was open. */
export async function choosePlace(page: Page, label: keyof typeof PLACES, place: string) {
  await closePopover(page);
  await cell(page, label).click();
  await page.getByRole('dialog', { name: label }).getByRole('radio', { name: place }).check();
  await closePopover(page);
}

/** Opens the fields of days and hours with their calendar, unless they are open. */
export async function openDays(page: Page): Promise<void> {
  if (await calendar(page).isVisible()) return;
  await cell(page, 'Alış').click();
  await expect(calendar(page).getByRole('grid').first()).toBeVisible();
}

export async function closePopover(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(':popover-open')).toHaveCount(0);
}
/** Card with the price and the request form. */
export const reservationCard = (page: Page) => page.locator('.reservation-card');
/** Ticket of a request that was sent, in place of the form. */
export const ticket = (page: Page) => page.getByRole('region', { name: 'Gönderdiğiniz talep' });
export const receipt = (page: Page) => page.getByRole('region', { name: 'Kiralama özeti' });
/**
 * Button that sends the request: below the form on a wide screen, in the bar at the bottom on a
 * narrow one.
 */
export const send = (page: Page) =>
  page.getByRole('button', { name: /^(WhatsApp ile (rezervasyon )?iste|Rezervasyon yap)$/ });
