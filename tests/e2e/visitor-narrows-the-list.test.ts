import type { Locator, Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import { cards, searchBar, today } from './support/cars.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';

const list = (page: Page) => page.locator('section[aria-labelledby="cars-found"]');
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Filtreler' });

/** Opens the filters, which are in a dialog below 1024 px. */
async function openFilters(page: Page) {
  await page.getByRole('button', { name: /Filtrele/ }).click();
  return page.getByRole('dialog', { name: 'Filtreler' });
}

async function apiTotal(page: Page, query = '') {
  const response = await page.request.get(`/api/listings?limit=1&${query}`);
  return (await response.json()).data.pagination.total as number;
}

test('a visitor on a phone filters the list by brand, days and price @1.4 @4.7 @4.35 @5.10 @8.8', async ({
  page,
}) => {
  await page.goto('/cars?page=2');
  await expect(cards(page)).toHaveCount(15);
  const filters = await openFilters(page);
  const brand = (name: string) => filters.getByRole('checkbox', { name: new RegExp(`^${name}`) });

  await test.step('chosen brands are in the address, and a second click removes one', async () => {
    await brand('Fiat').click();
    await expect(page).toHaveURL('/cars?brand=Fiat');
    await brand('MG').click();
    await expect(page).toHaveURL('/cars?brand=Fiat&brand=MG');
    const total = await apiTotal(page, 'brand=Fiat&brand=MG');
    await expect(cards(page).getByRole('heading')).toHaveText(Array(total).fill(/^(Fiat|MG)/));
    await brand('MG').click();
    await brand('Fiat').click();
    await expect(page).toHaveURL('/cars');
  });

  await test.step('two quick choices both count on a slow phone', async () => {
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
    await expect(brand('Fiat')).toBeChecked();
    await filters.getByRole('button', { name: 'Kapat' }).click();
    await page.getByRole('link', { name: 'Marka: Fiat filtresini kaldır' }).click();
    await expect(page).toHaveURL('/cars');
  });

  await test.step('while other days load, the old list is marked as busy, and the dialog gets the new count', async () => {
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    const release = await heldBack(page, '**/cars.data*');
    const [from, to] = [addDays(today(), 3), addDays(today(), 9)];
    await searchBar(page).getByLabel('Alış tarihi').fill(from);
    await searchBar(page).getByLabel('Dönüş tarihi').fill(to);
    await page.keyboard.press('Enter');
    await expect(list(page)).toHaveAttribute('aria-busy', 'true');
    await openFilters(page);
    release();
    await expect(page).toHaveURL(new RegExp(`pickupDate=${from}&returnDate=${to}$`));
    const total = await apiTotal(page, `pickupDate=${from}&dropoffDate=${to}`);
    expect(total).toBeLessThan(await apiTotal(page));
    await expectNoAxeViolations(page, 'dialog[open]');
    await filters.getByRole('button', { name: `${total} aracı göster` }).click();
    await expect(filters).toBeHidden();
    await expect(cards(page)).toHaveCount(Math.min(15, total));
  });

  await test.step('keys move the price, and Back undoes each move, also while a key is held down', async () => {
    const address = '/cars?brand=Fiat';
    await page.goto(`${address}&sort=price-desc`);
    const slider = (await openFilters(page)).getByRole('slider', { name: 'En yüksek' });
    const [from, to] = await endsOf(slider);
    await slider.press('ArrowLeft');
    await expect(page).toHaveURL(`${address}&maxPrice=${to - 10}&sort=price-desc`);
    await expect(slider).toBeFocused();
    await page.keyboard.down('ArrowLeft');
    await page.goBack();
    await expect(page).toHaveURL(`${address}&sort=price-desc`);
    await expect(page.getByRole('link', { name: `€${to - 10}.00` })).toHaveCount(0);
    await page.keyboard.up('ArrowLeft');
    await expect(page).toHaveURL(`${address}&maxPrice=${to - 20}&sort=price-desc`);
    await slider.press('Home');
    await expect(page).toHaveURL(`${address}&maxPrice=${from}&sort=price-desc`);
    await filters.getByRole('slider', { name: 'En düşük' }).press('End');
    await expect(page).toHaveURL(`${address}&minPrice=${to}&sort=price-desc`);
  });

  await test.step('an empty result offers to remove the filters', async () => {
    await filters.getByLabel('En yüksek (€)').fill('2000');
    await filters.getByLabel('En düşük (€)').fill('2000');
    await filters.getByLabel('En düşük (€)').press('Enter');
    await expect(page).toHaveURL('/cars?brand=Fiat&minPrice=2000&sort=price-desc');
    await page.reload();
    const none = page.getByRole('heading', { name: 'Kriterlerinize uygun araç bulunamadı' });
    await expect(none).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Filtreleri temizle' }).last().click();
    await expect(cards(page)).toHaveCount(15);
  });

  await test.step('on a tablet in landscape the filters are beside the list, and are not printed', async () => {
    await page.setViewportSize({ width: 800, height: 1100 });
    await page.goto('/cars');
    const [first, second] = await cards(page)
      .getByRole('img')
      .evaluateAll((all) => all.slice(0, 2).map((each) => each.getBoundingClientRect().toJSON()));
    expect(first.width).toBeGreaterThanOrEqual(200);
    expect(second.y).toBe(first.y);
    await openFilters(page);
    await expect(brand('Fiat')).toBeVisible();
    await page.setViewportSize({ width: 1100, height: 800 });
    await expect(page.locator('dialog:modal')).toHaveCount(0);
    await sidebar(page).getByRole('checkbox', { name: /^Fiat/ }).click();
    await expect(page).toHaveURL('/cars?brand=Fiat');
    await page.emulateMedia({ media: 'print' });
    await expect(sidebar(page)).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
  });
});

async function endsOf(slider: Locator): Promise<[number, number]> {
  return [Number(await slider.getAttribute('min')), Number(await slider.getAttribute('max'))];
}
