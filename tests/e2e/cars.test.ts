import type { Locator, Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import { today } from './support/cars.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, test, untilHydrated } from './support/test.ts';

const cards = (page: Page) => page.getByRole('article');

/** The filters: left of the list on a wide screen, in a sheet below 1024 px. */
async function openFilters(page: Page) {
  if ((page.viewportSize()?.width ?? 0) >= 1024)
    return page.getByRole('complementary', { name: 'Filtreler' });
  await page.getByRole('button', { name: /Filtrele/ }).click();
  return page.getByRole('dialog', { name: 'Filtreler' });
}

async function apiTotal(page: Page, query = '') {
  const response = await page.request.get(`/api/listings?limit=1&${query}`);
  return (await response.json()).data.pagination.total as number;
}

test('a filter narrows the list, lives in the address, and a second click clears it @1.4 @4.35', async ({
  page,
}) => {
  await page.goto('/cars?page=2');
  await expect(cards(page)).toHaveCount(15);
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: /^Fiat/ }).click();
  await expect(page).toHaveURL('/cars?brand=Fiat');
  await filters.getByRole('checkbox', { name: /^MG/ }).click();
  await expect(page).toHaveURL('/cars?brand=Fiat&brand=MG');
  const total = await apiTotal(page, 'brand=Fiat&brand=MG');
  await expect(cards(page)).toHaveCount(total);
  await expect(cards(page).getByRole('heading')).toHaveText(Array(total).fill(/^(Fiat|MG)/));
  await filters.getByRole('checkbox', { name: /^MG/ }).click();
  await filters.getByRole('checkbox', { name: /^Fiat/ }).click();
  await expect(page).toHaveURL('/cars');
  // Two choices in quick succession both count, even before a slow phone has rendered the first.
  await filters
    .getByRole('checkbox', { name: /^(Fiat|MG)/ })
    .evaluateAll((boxes: HTMLInputElement[]) => {
      for (const box of boxes) box.click();
    });
  await expect(page).toHaveURL('/cars?brand=Fiat&brand=MG');
  await page.goBack();
  await expect(page).toHaveURL('/cars');
  await page.goBack();
  await expect(page).toHaveURL('/cars?brand=Fiat');
  await expect(filters.getByRole('checkbox', { name: /^Fiat/ })).toBeChecked();
  await page.reload();
  await page.getByRole('link', { name: 'Marka: Fiat filtresini kaldır' }).click();
  await expect(page).toHaveURL('/cars');
});

/** Ends of a slider's scale, in euros. */
async function endsOf(slider: Locator): Promise<[number, number]> {
  return [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('max'))];
}

test('keys move the price range, and an empty result offers to remove filters @5.10 @8.8', async ({
  page,
}) => {
  await page.goto('/cars?brand=Fiat&brand=MG&sort=price-desc');
  const filters = await openFilters(page);
  const slider = filters.getByRole('slider', { name: 'En çok' });
  const [from, to] = await endsOf(slider);
  const address = '/cars?brand=Fiat&brand=MG';
  await slider.focus();
  for (const euros of [to - 10, to - 20]) {
    await page.keyboard.press('ArrowLeft');
    await expect(page).toHaveURL(`${address}&maxPrice=${euros}&sort=price-desc`);
    await expect(slider).toBeFocused();
  }
  // The response to the first press may arrive while the second key is down. Back undoes both
  // presses.
  await page.keyboard.down('ArrowLeft');
  await page.goBack();
  await expect(page).toHaveURL(`${address}&sort=price-desc`);
  await expect(page.getByRole('link', { name: `€${to - 20}.00` })).toHaveCount(0);
  await page.keyboard.up('ArrowLeft');
  await expect(page).toHaveURL(`${address}&maxPrice=${to - 30}&sort=price-desc`);
  await slider.press('Home');
  await expect(page).toHaveURL(`${address}&maxPrice=${from}&sort=price-desc`);
  await filters.getByRole('slider', { name: 'En az' }).press('End');
  await expect(page).toHaveURL(`${address}&minPrice=${to}&sort=price-desc`);
  await filters.getByLabel('En çok (€)').fill('2000');
  await filters.getByLabel('En az (€)').fill('2000');
  await filters.getByLabel('En az (€)').press('Enter');
  await expect(page).toHaveURL(`${address}&minPrice=2000&sort=price-desc`);
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Kriterlerinize uygun araç bulunamadı' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Filtreleri temizle' }).last().click();
  await expect(cards(page)).toHaveCount(15);
});

test('filters opened in portrait stand beside the list in landscape, and are not printed @4.35', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await page.goto('/cars');
  const sheet = await openFilters(page);
  await expect(sheet.getByRole('checkbox', { name: /^Fiat/ })).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 800 });
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  const sidebar = page.getByRole('complementary', { name: 'Filtreler' });
  await sidebar.getByRole('checkbox', { name: /^Fiat/ }).click();
  await expect(page).toHaveURL('/cars?brand=Fiat');
  await page.emulateMedia({ media: 'print' });
  await expect(sidebar).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test('while another list loads, the old one is busy and the sheet shows the new count @4.7', async ({
  page,
}) => {
  await page.goto('/cars');
  const list = page.locator('section[aria-labelledby="cars-found"]');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const release = await heldBack(page, '**/cars.data*');
  const [from, to] = [addDays(today(), 3), addDays(today(), 9)];
  await page.getByRole('main').locator('summary').first().click();
  const search = page.getByRole('form', { name: 'Araç ara' });
  await search.getByLabel('Alış tarihi').fill(from);
  await search.getByLabel('Dönüş tarihi').fill(to);
  await search.getByRole('button', { name: 'Boş araçları göster' }).click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  const sheet = await openFilters(page);
  release();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${from}&returnDate=${to}$`));
  const total = await apiTotal(page, `pickupDate=${from}&dropoffDate=${to}`);
  expect(total).toBeLessThan(await apiTotal(page));
  await expect(sheet.getByRole('button', { name: `${total} aracı göster` })).toBeVisible();
  await expectNoAxeViolations(page, 'dialog[open]');
  await sheet.getByRole('button', { name: `${total} aracı göster` }).click();
  await expect(sheet).toBeHidden();
  await expect(list).toHaveAttribute('aria-busy', 'false');
  await expect(cards(page)).toHaveCount(Math.min(15, total));
});

/** Prices of the cards that are on the first screen and not below the contact bar. */
const pricesInSight = (page: Page) =>
  cards(page)
    .locator('strong')
    .evaluateAll(
      (all) =>
        all.filter((each) => {
          const { right, bottom } = each.getBoundingClientRect();
          return document.elementFromPoint(right - 4, bottom - 2)?.closest('article');
        }).length,
    );

const planned = (from: number, days: number) => {
  const pickupDate = addDays(today(), from);
  return `/cars?pickupDate=${pickupDate}&returnDate=${addDays(pickupDate, days)}`;
};
const strip = (page: Page) => page.getByRole('navigation', { name: 'Yakın günlerin fiyatları' });

test('prices are on the first screen of a phone and of a laptop', async ({ page }) => {
  await page.goto(planned(20, 7));
  for (const { width, height, totals } of [
    { width: 360, height: 740, totals: 4 },
    { width: 1280, height: 800, totals: 3 },
  ]) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => pricesInSight(page)).toBeGreaterThanOrEqual(totals);
  }
  const rows = await cards(page).evaluateAll((all) => all.map((each) => each.clientHeight));
  expect(Math.max(...rows)).toBeLessThan(800);
  const size = (text: RegExp) =>
    cards(page)
      .first()
      .getByText(text)
      .last()
      .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  expect(await size(/^€[\d.,]+$/)).toBeGreaterThan(await size(/günlük ort\./));
});

test.describe(() => {
  test.use({ locale: 'ru-RU' });
  test('in the longest words, too', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/ru${planned(20, 7)}`);
    await expect.poll(() => pricesInSight(page)).toBeGreaterThanOrEqual(4);
    const rows = await cards(page).evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(Math.max(...rows)).toBeLessThanOrEqual(132);
    // A line neither begins nor ends with the dot that separates facts.
    const dots = await cards(page).evaluateAll(
      (all) =>
        all.flatMap((card) => {
          const list = card.querySelector('ul');
          const facts = [...(list?.children ?? [])].filter((fact) => fact.checkVisibility());
          const text = document.createRange();
          return facts.filter((fact, i) => {
            text.selectNodeContents(fact);
            const [own, box] = [text.getBoundingClientRect(), fact.getBoundingClientRect()];
            const isFirst = facts[i - 1]?.getBoundingClientRect().top !== box.top;
            const start = list?.getBoundingClientRect().left ?? 0;
            return own.right < box.right - 1 || (isFirst && Math.abs(own.left - start) > 1);
          });
        }).length,
    );
    expect(dots).toBe(0);
  });
});

test('days of the date strip are chosen by tap and by arrow keys', async ({ page }) => {
  await page.goto(`${planned(20, 7)}&sort=price-asc`);
  await test.step('an answer', async () => {
    const roomiest = page.getByRole('link', { name: /^En geniş/ });
    const title = await roomiest.locator('.sr-only').innerText();
    await roomiest.click();
    await expect(page.locator('li:target').getByRole('heading')).toHaveText(title);
    await expect(page.locator('li:target')).toBeInViewport();
    // A car on another page of the list loads a new document.
    await untilHydrated(page);
  });
  await expect(strip(page).getByRole('link')).toHaveCount(7);
  const chosen = strip(page).locator('[aria-current]');
  await chosen.focus();
  await page.keyboard.press('ArrowLeft');
  const promised = await page.locator(':focus strong').innerText();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${planned(19, 7)}&sort=price-asc`);
  await expect(chosen).toContainText(promised);
  await expect(cards(page).first().locator('strong')).toHaveText(promised);
  // The strip shows the neighbours of the new days, and a filter changes its prices.
  await expect(strip(page).getByRole('link')).toHaveCount(7);
  const filters = await openFilters(page);
  await filters.getByRole('checkbox', { name: /^Mercedes-Benz/ }).click();
  await expect(cards(page).first()).toContainText('Mercedes-Benz');
  await expect(chosen.locator('strong')).toHaveText(
    await cards(page).first().locator('strong').innerText(),
  );
});

test('two cars are compared side by side, with their terms', async ({ page }) => {
  await page.goto(planned(20, 7));
  const marks = page.getByRole('checkbox', { name: /^Karşılaştır:/ });
  await marks.nth(0).check();
  await expect(page.getByText('Bir araç daha işaretleyin')).toBeVisible();
  await marks.nth(1).check();
  const titles = await cards(page).getByRole('heading').allInnerTexts();
  const totals = await cards(page).locator('strong').allInnerTexts();
  await page.getByRole('button', { name: '2 aracı karşılaştır' }).click();
  const sheet = page.getByRole('dialog', { name: 'Araçları karşılaştır' });
  await expect(sheet.getByRole('columnheader')).toHaveText(titles.slice(0, 2));
  for (const total of totals.slice(0, 2)) await expect(sheet.getByText(total)).toBeVisible();
  await expect(sheet.getByText('Depozito')).toBeVisible();
  await expectNoAxeViolations(page, 'dialog[open]');
  await page.keyboard.press('Escape');

  // Another comparison has other terms; the old ones are hidden until they are loaded.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/listings/*', async (route) => {
    await held;
    await route.continue();
  });
  await marks.nth(2).check();
  await page.getByRole('button', { name: '3 aracı karşılaştır' }).click();
  await expect(sheet.getByRole('columnheader')).toHaveText(titles.slice(0, 3));
  await expect(sheet.getByText('Koşullar yükleniyor…')).toBeVisible();
  await expect(sheet.getByText('Depozito')).toBeHidden();
  release();
  await expect(sheet.getByText('Depozito')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'İşaretleri kaldır' }).click();
  await expect(marks.nth(0)).not.toBeChecked();
});

test('a tap on the picture of a row opens the car, and the mark beside it has its word', async ({
  page,
}) => {
  await page.goto('/cars');
  const car = cards(page).first();
  await expect(car.getByText('Karşılaştır', { exact: true })).toBeVisible();
  const picture = await car.getByRole('img').first().boundingBox();
  if (!picture) throw new Error('the car has no picture');
  await page.touchscreen.tap(picture.x + 8, picture.y + picture.height - 4);
  await expect(page).toHaveURL(/\/cars\/./);
});

test('a tablet shows two cars side by side with large pictures', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await page.goto('/cars');
  const [first, second] = await cards(page)
    .getByRole('img')
    .evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().toJSON()));
  expect(first.width).toBeGreaterThanOrEqual(200);
  expect(second.y).toBe(first.y);
});
