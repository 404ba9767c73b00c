import type { Page } from '@playwright/test';
import { form, from, openTrip, receipt, to } from './support/cars.ts';
import { DESKTOP, expect, test } from './support/test.ts';

const NOISE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource|link preload|preload assets/;

test.beforeEach(({ allowProblems }) => allowProblems(NOISE));

function nav(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

test(
  'Back shows visited pages while offline, and an error for other pages',
  DESKTOP,
  async ({ page }) => {
    const title = page.getByRole('heading', { level: 1 });
    const titles: string[] = [];
    const seen = async () => {
      // The address changes before the page does.
      await expect(title).not.toHaveText(titles.at(-1) ?? 'no page yet');
      titles.push((await title.textContent()) ?? '');
    };
    await page.goto('/');
    await seen();
    await nav(page, 'Araçlar').click();
    await expect(page).toHaveURL('/cars');
    await page.getByRole('checkbox', { name: /^Fiat/ }).click();
    await expect(page).toHaveURL('/cars?brand=Fiat');
    await seen();
    await expect(page.getByRole('article').filter({ hasNotText: 'Fiat' })).toHaveCount(0);
    const cars = await page.getByRole('article').count();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(form(page)).toBeVisible();
    await openTrip(page);
    await form(page).getByLabel('Alış tarihi').fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(form(page)).toContainText(/Bu tarihlerde (boş|son 1\saraç)/);
    await seen();
    await nav(page, 'Haberler').click();
    await expect(page).toHaveURL('/news');
    await seen();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/./);
    await seen();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await nav(page, 'Transfer').click();
    await expect(title).toHaveText('Transfer bölgeleri yüklenemedi');
    // The drawing is part of the script of the page, which is loaded already.
    await expect(page.getByRole('alert').locator('img')).toHaveAttribute('src', /^data:image/);
    const tab = await page.title();
    for (const [address, text] of [
      [/\/news\/./, titles[4]],
      [/\/news$/, titles[3]],
      [new RegExp(`returnDate=${to}`), titles[2]],
    ] as const) {
      await page.goBack();
      await expect(page).toHaveURL(address);
      await expect(title).toHaveText(text ?? '');
      await expect(page).not.toHaveTitle(tab);
    }
    await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(to);
    await expect(form(page)).toContainText(/Bu tarihlerde (boş|son 1\saraç)/);
    while (new URL(page.url()).pathname !== '/cars') await page.goBack();
    await expect(page).toHaveURL('/cars?brand=Fiat');
    await expect(page.getByRole('article')).toHaveCount(cars);
    await nav(page, 'Transfer').click();
    await expect(title).toHaveText('Transfer bölgeleri yüklenemedi');
    // The page listens for the connection before it moves the focus.
    await expect(title).toBeFocused();
    await page.context().setOffline(false);
    await expect(title).toHaveText('Kapıda karşılar, otelinize bırakırız.');
  },
);

test(
  'other days than those that were seen are not shown in their place',
  DESKTOP,
  async ({ page }) => {
    const days = `pickupDate=${from}&returnDate=${to}`;
    await page.goto(`/cars?${days}`);
    await expect(page.getByRole('article').first()).toContainText('8 gün');
    await page.getByRole('complementary').getByRole('link', { name: 'Filtreleri temizle' }).click();
    await expect(page.getByRole('article').first()).not.toContainText('8 gün');
    await nav(page, 'Haberler').click();
    // The address changes before the page does.
    await expect(page.getByRole('heading', { level: 1, name: 'Haberler' })).toBeVisible();
    await page.context().setOffline(true);
    await page.goBack();
    await expect(page.getByRole('article').first()).not.toContainText('8 gün');
    await page.goBack();
    await expect(page).toHaveURL(`/cars?${days}`);
    await expect(page.getByRole('article').first()).toContainText('8 gün');
  },
);

test(
  'the trip dates follow every link between list, cars and other pages',
  DESKTOP,
  async ({ page }) => {
    const trip =
      `pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Kemer&pickupDate=${from}` +
      `&pickupTime=09%3A30&returnDate=${to}&returnTime=18%3A00`;
    const filled = async () => {
      await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Lara');
      await expect(form(page).getByLabel('Dönüş yeri')).toHaveValue('Antalya Kemer');
      await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(from);
      await expect(form(page).getByLabel('Alış saati')).toHaveValue('09:30');
      await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(to);
      await expect(form(page).getByLabel('Dönüş saati')).toHaveValue('18:00');
      await expect(receipt(page)).toContainText('9 gün');
    };
    await page.goto(`/cars?${trip}`);
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await filters.getByRole('checkbox', { name: /^Fiat/ }).click();
    await expect(page).toHaveURL(`/cars?brand=Fiat&${trip}`);
    await expect(page.getByRole('article').first()).toContainText('9 gün · günlük ort.');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/cars/[^?]+\\?${trip.replaceAll('+', '\\+')}$`));
    await filled();
    await page.reload();
    await filled();
    await openTrip(page);
    await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
    await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Kemer');
    await page
      .getByRole('navigation', { name: 'Sayfa yolu' })
      .getByRole('link', { name: /\d araç, / })
      .click();
    await expect(page).toHaveURL(`/cars?${trip}`);
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await filled();
    await nav(page, 'Araçlar').click();
    await expect(page).toHaveURL(`/cars?${trip}`);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`/?${trip}`);
    await page.reload();
    const search = page.getByRole('form', { name: 'Araç ara' });
    await expect(search.getByLabel('Dönüş tarihi')).toHaveValue(to);
    await expect(search.getByLabel('Dönüş saati')).toHaveValue('18:00');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^[^?]*$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Araçlar' }).click();
    await expect(page).toHaveURL(`/cars?${trip}`);
  },
);

test('a visitor who saves data is sent no page ahead', async ({ page }) => {
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true });
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto('/');
  await page.waitForLoadState('load');
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/assets/transfer.route'))).toEqual([]);
  await page.getByRole('contentinfo').locator('summary').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transfer' }).click();
  await expect(page).toHaveURL('/transfer');
  expect(asked.filter((url) => url.includes('/assets/transfer.route'))).toHaveLength(1);
});
