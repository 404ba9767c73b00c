import type { Page } from '@playwright/test';

/** Behaviour of the local tile server: first part of the path of its tiles. */
export type TileWeather = 'good' | 'failing' | 'hanging';

/**
 * Sets how the tile server responds to the page from now on. Returns the list of the URLs of
 * requested tiles, which grows.
 */
export async function tileWeather(page: Page, weather: TileWeather): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/\/good\/\d+\/\d+\/\d+\.png$/, async (route) => {
    const url = route.request().url();
    requested.push(url);
    await route.continue({ url: url.replace('/good/', `/${weather}/`) });
  });
  return requested;
}

export const mapSection = (page: Page) =>
  page.getByRole('region', { name: 'Bizi burada bulursunuz' });
export const drawnMap = (page: Page) =>
  page.getByRole('img', { name: /^Antalya Körfezi’nin haritası/ });
export const liveMap = (page: Page) =>
  page.getByRole('application', { name: /ofisinin çevresi, harita/ });
export const showMap = (page: Page) =>
  mapSection(page).getByRole('button', { name: 'Haritayı göster' });
