import type { Locator, Page } from '@playwright/test';
import { extrasLine, form, tripLine } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { DESKTOP, expect, test } from './support/test.ts';

/** Maximum of Tab presses; no page has so many controls before its main action. */
const MOST_STOPS = 120;

/** Moves the focus to a control by Tab only, which proves that a keyboard reaches it. */
async function tabTo(page: Page, control: Locator) {
  // Looks the element up once: a lookup by role at each stop takes longer than the keys.
  const element = await control.elementHandle();
  const hasFocus = () => element?.evaluate((each) => each === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test(
  'from the first page to the chat with the keyboard alone, by the names that are read out',
  DESKTOP,
  async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);
    await page.goto('/');
    const search = page.getByRole('form', { name: 'Araç ara' });
    await tabTo(page, search.getByRole('combobox', { name: 'Alış ve dönüş yeri' }));
    await page.keyboard.type('Antalya Lara');
    await tabTo(page, search.getByRole('button', { name: 'Boş araçları göster' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cars\?pickupLocation=Antalya\+Lara&pickupDate=/);
    // Waits for the heading: the address changes before the page does, and the first page also has
    // articles.
    await expect(page.getByRole('heading', { level: 1, name: 'Araçlar' })).toBeVisible();

    const car = page.getByRole('article').first().getByRole('heading').getByRole('link');
    const name = (await car.textContent()) ?? '';
    await tabTo(page, car);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await tabTo(page, tripLine(page));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Tarih seçimi' }).locator(':focus')).toHaveCount(
      1,
    );
    await page.keyboard.press('Escape');
    await expect(form(page).getByRole('combobox', { name: 'Alış yeri' })).toHaveValue(
      'Antalya Lara',
    );

    await tabTo(page, extrasLine(page));
    await page.keyboard.press('Enter');
    await tabTo(page, form(page).getByRole('combobox', { name: 'Çocuk koltuğu' }));
    await page.keyboard.press('ArrowDown');
    const chat = await chatOpenedBy(page, async () => {
      await tabTo(page, form(page).getByRole('button', { name: 'WhatsApp ile rezervasyon iste' }));
      await page.keyboard.press('Enter');
    });
    const text = chat.searchParams.get('text') ?? '';
    expect(text).toContain('Antalya Lara');
    expect(text).toContain('Çocuk koltuğu');
  },
);

test(
  'a new page moves the focus to its heading, a new filter does not',
  DESKTOP,
  async ({ page }) => {
    const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
    await page.goto('/');
    await expect(page.locator('body')).toBeFocused();
    const menu = page.getByRole('navigation', { name: 'Ana menü' }).first();
    await menu.getByRole('link', { name: 'Araçlar' }).click();
    await expect(heading('Araçlar')).toBeFocused();
    expect(await heading('Araçlar').evaluate((h1) => getComputedStyle(h1).outlineStyle)).toBe(
      'none',
    );

    const sort = page.getByRole('combobox', { name: 'Sırala' });
    await sort.focus();
    await sort.selectOption({ index: 1 });
    await expect(page).toHaveURL(/sort=/);
    await expect(sort).toBeFocused();

    const skip = page.getByRole('link', { name: 'Sonuçlara geç' });
    await heading('Araçlar').focus();
    await tabTo(page, skip);
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bulunan araçlar' })).toBeFocused();
    await tabTo(page, page.getByRole('article').first().getByRole('heading').getByRole('link'));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cars\/[\w-]+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await menu.getByRole('link', { name: 'Haberler' }).click();
    await expect(heading('Haberler')).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/cars\/[\w-]+/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);
