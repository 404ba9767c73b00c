import type { Locator, Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import {
  calendar,
  calendarDay,
  cards,
  cell,
  chosenPlace,
  extra,
  extrasRow,
  form,
  searchBar,
  today,
} from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { DESKTOP, expect, expectNoAxeViolations, test } from './support/test.ts';

/** Maximum number of Tab presses. No page has as many controls before its main action. */
const MOST_STOPS = 120;

/**
 * Moves the focus to a control with Tab only, which proves that the keyboard reaches the control.
 */
async function tabTo(page: Page, control: Locator) {
  // Looks up the element only once, because a lookup by role at each stop takes longer than the key
  // presses.
  const element = await control.elementHandle();
  const hasFocus = () => element?.evaluate((each) => each === document.activeElement);
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await hasFocus()) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test(
  'a visitor goes from the home page to the chat by keyboard only, by accessible names',
  DESKTOP,
  async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);
    const key = (name: string) => page.keyboard.press(name);
    const chosen = addDays(today(), 1);
    await page.goto('/');

    await test.step('days are chosen in the calendar', async () => {
      await tabTo(page, searchBar(page).getByRole('combobox', { name: 'Alış ve dönüş yeri' }));
      await page.keyboard.type('Antalya Lara');
      const pickup = searchBar(page).getByLabel('Alış tarihi');
      await pickup.focus();
      await key('Space');
      await expect(calendarDay(page, chosen)).toBeFocused();
      await expectNoAxeViolations(page, 'dialog');
      await key('Escape');
      await expect(calendar(page)).toHaveCount(0);
      await expect(pickup).toBeFocused();
      await key('Alt+ArrowDown');
      await expect(calendarDay(page, chosen)).toBeFocused();
      await key('ArrowDown');
      await expect(calendarDay(page, addDays(chosen, 7))).toBeFocused();
      await key('Enter');
      await key('ArrowDown');
      await key('ArrowRight');
      await key('Enter');
      await expect(calendar(page)).toHaveCount(0);
      await expect(pickup).toHaveValue(addDays(chosen, 7));
      await expect(searchBar(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(chosen, 15));
      await tabTo(page, searchBar(page).getByRole('button', { name: 'Müsait araçları göster' }));
      await key('Enter');
      await expect(page).toHaveURL(/\/cars\?pickupLocation=Antalya\+Lara&pickupDate=/);
      // The address changes before the content does, and the home page has articles as well.
      await expect(heading(page, 'Araçlar')).toBeVisible();
    });

    await test.step('a car and its calendar', async () => {
      const car = cards(page).first().getByRole('heading').getByRole('link');
      const name = (await car.textContent()) ?? '';
      await tabTo(page, car);
      await key('Enter');
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await tabTo(page, cell(page, 'Alış'));
      await key('Enter');
      await expect(calendar(page).locator('table :focus')).toHaveCount(1);
      await key('Escape');
      await expect(cell(page, 'Alış')).toBeFocused();
      await page.keyboard.press('Shift+Tab');
      await expect(cell(page, 'Dönüş yeri')).toBeFocused();
      await key('Enter');
      const choices = page.getByRole('dialog', { name: 'Dönüş yeri' });
      await tabTo(page, choices.getByRole('radio', { checked: true }));
      await key('ArrowDown');
      await key('Enter');
      await expect(cell(page, 'Dönüş yeri')).toBeFocused();
      await expect(chosenPlace(page, 'Dönüş yeri')).not.toHaveValue('Antalya Lara');
    });

    await test.step('an extra and the chat', async () => {
      await tabTo(page, extrasRow(page));
      await key('Enter');
      await tabTo(page, extra(page, 'Çocuk koltuğu'));
      await key('ArrowUp');
      await key('Escape');
      const send = form(page).getByRole('button', { name: 'WhatsApp ile rezervasyon iste' });
      const chat = await chatOpenedBy(page, async () => {
        await tabTo(page, send);
        await key('Enter');
      });
      const text = chat.searchParams.get('text') ?? '';
      for (const part of ['Antalya Lara', 'Çocuk koltuğu']) expect(text).toContain(part);
    });
  },
);

test(
  'the keyboard focus follows the visitor to new pages, filters and results',
  DESKTOP,
  async ({ page }) => {
    const menu = page.getByRole('navigation', { name: 'Ana menü' }).first();
    const focused = page.locator('main :focus');

    await test.step('the first press of Tab offers to skip the header', async () => {
      await page.goto('/');
      await expect(page.locator('body')).toBeFocused();
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'İçeriğe geç' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
    });

    await test.step('a new page is announced, and its heading has the focus without a focus ring', async () => {
      await menu.getByRole('link', { name: 'Araçlar' }).click();
      await expect(heading(page, 'Araçlar')).toBeFocused();
      const frame = (h1: Element) => getComputedStyle(h1).outlineStyle;
      expect(await heading(page, 'Araçlar').evaluate(frame)).toBe('none');
      const current = menu.getByRole('link', { name: 'Araçlar' });
      await expect(current).toHaveAttribute('aria-current', 'page');
      const announced = page.getByRole('status').first();
      await expect(announced).not.toBeEmpty();
      await expect(announced).toHaveText(await page.title());
    });

    await test.step('a new order keeps the focus on its control, and a link skips to the results', async () => {
      const sort = page.getByRole('combobox', { name: 'Sırala' });
      await sort.focus();
      await sort.selectOption({ index: 1 });
      await expect(page).toHaveURL(/sort=/);
      await expect(sort).toBeFocused();
      await heading(page, 'Araçlar').focus();
      const skip = page.getByRole('link', { name: 'Sonuçlara geç' });
      await tabTo(page, skip);
      await expect(skip).toBeInViewport();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Bulunan araçlar' })).toBeFocused();
    });

    await test.step('Back moves the focus to the heading of the previous page', async () => {
      await tabTo(page, cards(page).first().getByRole('heading').getByRole('link'));
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/cars\/[\w-]+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await menu.getByRole('link', { name: 'Haberler' }).click();
      await expect(heading(page, 'Haberler')).toBeFocused();
      await page.goBack();
      await expect(page).toHaveURL(/\/cars\/[\w-]+/);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    await test.step('removing a filter moves the focus to the next control', async () => {
      await page.goto('/cars?fuelType=Dizel&transmission=Otomatik');
      const active = page.getByRole('list', { name: 'Seçili filtreler' });
      const chips = active.getByRole('link', { name: /filtresini kaldır/ });
      await expect(active.getByRole('link').last()).toHaveText('Tümünü temizle');
      await chips.first().press('Enter');
      await expect(chips).toHaveCount(1);
      await expect(chips).toBeFocused();
      await chips.press('Enter');
      await expect(chips).toHaveCount(0);
      await expect(focused).toHaveCount(1);
      await page.goto('/cars?brand=Fiat&fuelType=Elektrikli');
      await page
        .getByRole('status')
        .getByRole('link', { name: 'Filtreleri temizle' })
        .press('Enter');
      await expect(page.getByRole('heading', { name: 'Bulunan araçlar' })).toBeFocused();
    });
  },
);
