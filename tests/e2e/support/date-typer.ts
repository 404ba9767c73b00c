import type { Locator, Page } from '@playwright/test';
import type { IsoDate } from '#app/lib/dates/dates.ts';

/**
 * Returns a function that types a date digit by digit. The order of day, month and year depends on
 * the browser's language, so the function tries it out first.
 */
export async function dateTyper(page: Page) {
  const probe = await page.context().newPage();
  await probe.setContent('<input type="date" aria-label="Probe">');
  await probe.getByLabel('Probe').focus();
  await probe.keyboard.type('03042031');
  const dayFirst = (await probe.getByLabel('Probe').inputValue()) === '2031-04-03';
  await probe.close();
  return async (field: Locator, date: IsoDate): Promise<void> => {
    const [year, month, day] = date.split('-');
    await field.focus();
    await page.keyboard.type(dayFirst ? `${day}${month}${year}` : `${month}${day}${year}`);
  };
}
