import type { Page } from '@playwright/test';
import { form, from, to } from './support/cars.ts';
import { DESKTOP, expect, expectNoAxeViolations, test, untilAlive } from './support/test.ts';

const NOISE =
  /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource|link preload|preload assets/;

// The pages of these visitors fetch what they may ask for next.
test.use({ savesData: false });

test.beforeEach(({ allowProblems }) => allowProblems(NOISE));

/** Scripts that a car’s page has not asked for. */
const LATER_SCRIPTS = /\/assets\/(news-list|transfer|home)\.route[^/]*\.js$/;

function nav(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true });
}

test(
  'a page whose scripts cannot be had is named, and what is there stays @8.47',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/cars?brand=Fiat');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(form(page)).toBeVisible();
    await page.route(LATER_SCRIPTS, (route) => route.abort());
    await page.reload();
    await untilAlive(page);
    await form(page).getByLabel('Alış tarihi').fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(page).toHaveURL(new RegExp(`pickupDate=${from}&returnDate=${to}$`));
    const address = page.url();
    for (const [link, text] of [
      ['Haberler', 'Failed to load blog posts'],
      ['Transfer', 'Transfer bölgeleri yüklenemedi'],
      ['Ana Sayfa', 'Failed to load cars. Please try again later.'],
    ] as const) {
      await nav(page, link).click();
      await expect(page.getByRole('alert')).toContainText(text);
      await expect(page).toHaveURL(address);
      await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(to);
    }
    await expectNoAxeViolations(page);
    await page.unroute(LATER_SCRIPTS);
    await page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click();
    await expect(page).toHaveURL(/\/\?pickupDate=/);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'Back while the line is down shows what was seen: home, list, car, news, post',
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
    await form(page).getByLabel('Alış tarihi').fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(form(page)).toContainText(/Bu tarihlerde (müsait|son 1 araç)/);
    await seen();
    await nav(page, 'Haberler').click();
    await expect(page).toHaveURL('/news');
    await seen();
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/news\/./);
    await seen();
    await page.waitForLoadState('networkidle');
    // Fetched for the case that the line drops; without them the post would stay, as in the test above.
    await expect(page.locator('link[rel=modulepreload][href*="/transfer.route"]')).toBeAttached();
    await page.context().setOffline(true);
    await nav(page, 'Transfer').click();
    await expect(title).toHaveText('Transfer bölgeleri yüklenemedi');
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
    await expect(form(page)).toContainText(/Bu tarihlerde (müsait|son 1 araç)/);
    while (new URL(page.url()).pathname !== '/cars') await page.goBack();
    await expect(page).toHaveURL('/cars?brand=Fiat');
    await expect(page.getByRole('article')).toHaveCount(cars);
  },
);

test(
  'other days than those that were seen are not shown in their place',
  DESKTOP,
  async ({ page }) => {
    const days = `pickupDate=${from}&returnDate=${to}`;
    await page.goto(`/cars?${days}`);
    await expect(page.getByRole('article').first()).toContainText('8 gün');
    await page.getByRole('link', { name: /Tarihler.*kaldır/ }).click();
    await expect(page.getByRole('article').first()).not.toContainText('8 gün');
    await nav(page, 'Haberler').click();
    await expect(page).toHaveURL('/news');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.goBack();
    await expect(page.getByRole('article').first()).not.toContainText('8 gün');
    await page.goBack();
    await expect(page).toHaveURL(`/cars?${days}`);
    await expect(page.getByRole('article').first()).toContainText('8 gün');
  },
);

test(
  'the trip goes on by the links of header, footer and logo, also after a reload',
  DESKTOP,
  async ({ page }) => {
    const trip =
      `pickupLocation=Antalya+Lara&pickupDate=${from}&pickupTime=09%3A30` +
      `&returnDate=${to}&returnTime=18%3A00`;
    await page.goto(`/cars?brand=Fiat&${trip}`);
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(form(page).getByLabel('Dönüş saati')).toHaveValue('18:00');
    await page.reload();
    await nav(page, 'Araçlar').click();
    await expect(page).toHaveURL(`/cars?${trip}`);
    await page.reload();
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Lara');
    await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(from);
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

test.describe('a visitor who saves data', () => {
  test.use({ savesData: true });

  test('is sent no page ahead @8.47', async ({ page }) => {
    await page.goto('/');
    const part = page.waitForResponse(/pages-at-hand/);
    await page.reload();
    await part;
    // The part is run some frames after it has come; a key is what it waits for.
    for (let frame = 0; frame < 30; frame += 1) {
      await page.keyboard.press('Shift');
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await page.waitForLoadState('networkidle');
    await expect(page.locator('link[href*="/assets/transfer.route-"]')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Transfer' }).click();
    await expect(page).toHaveURL('/transfer');
  });
});
