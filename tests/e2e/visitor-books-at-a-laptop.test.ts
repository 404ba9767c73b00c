import type { Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import {
  aCar,
  calendar,
  calendarDay,
  cards,
  cell,
  closePopover,
  extra,
  extrasRow,
  from,
  pricesInSight,
  receipt,
  reservationCard,
  searchBar,
  send,
  to,
  today,
} from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { dateTyper } from './support/date-typer.ts';
import { DESKTOP, expect, expectUncovered, test } from './support/test.ts';
import { boxOf } from './support/touch.ts';

const SUBMIT = 'WhatsApp ile rezervasyon iste';
const total = (page: Page) =>
  receipt(page)
    .getByRole('row', { name: /^Toplam/ })
    .getByRole('cell');

test(
  'a visitor at a laptop types days, opens and closes the filters, and sees prices of other days @2.13',
  DESKTOP,
  async ({ page }) => {
    const typeDate = await dateTyper(page);
    await test.step('typing days keeps the filter', async () => {
      await page.goto('/cars?brand=Fiat');
      const field = searchBar(page).getByLabel('Alış tarihi');
      await field.click();
      await expect(calendar(page).getByRole('grid')).toHaveCount(2);
      await expect(calendar(page).locator('th').first()).toHaveText('Pt');
      const yesterday = addDays(today(), -1);
      await expect(calendarDay(page, yesterday).and(page.locator(':enabled'))).toHaveCount(0);
      await field.fill(from);
      await searchBar(page).getByLabel('Dönüş tarihi').fill(addDays(from, -3));
      await searchBar(page).getByLabel('Dönüş saati').focus();
      await expect(searchBar(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(from, 1));
      await expect(calendar(page)).toHaveCount(0);
      await typeDate(field, from);
      await typeDate(searchBar(page).getByLabel('Dönüş tarihi'), to);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(
        new RegExp(`/cars\\?brand=Fiat&pickupLocation=.+&pickupDate=${from}&returnDate=${to}$`),
      );
      await expect(searchBar(page)).toContainText('8 gün');
      await expect(cards(page).first()).toContainText(/€.*\/\s?gün/);
      await expect.poll(() => pricesInSight(page)).toBeGreaterThanOrEqual(3);
      const filters = page.getByRole('complementary', { name: 'Filtreler' });
      const fiat = filters.getByRole('checkbox', { name: /^Fiat/ });
      await expect(fiat).toBeHidden();
      await filters.locator('summary').first().click();
      await expect(fiat).toBeChecked();
      await filters.locator('summary').first().click();
      await expect(fiat).toBeHidden();
    });

    await test.step('the total, the trip and the only main button remain in the window', async () => {
      await cards(page).first().getByRole('link').first().click();
      await expect(reservationCard(page).getByText(/8\sgün · €/)).toBeVisible();
      for (const top of [600, 0]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
        await expect(page.getByRole('button', { name: SUBMIT })).toBeInViewport({ ratio: 1 });
      }
      expect(await page.getByRole('main').evaluate(yellowButtons)).toBe(1);
    });

    await test.step('each cell opens its own popover beside the card, inside a low window, and the card keeps its height', async () => {
      const closed = await boxOf(reservationCard(page));
      const button = (await boxOf(page.getByRole('button', { name: SUBMIT }))).y;
      for (const height of [800, 640]) {
        await page.setViewportSize({ width: 1280, height });
        for (const opener of [
          cell(page, 'Alış yeri'),
          cell(page, 'Dönüş yeri'),
          cell(page, 'Alış'),
          cell(page, 'Dönüş'),
          extrasRow(page),
        ]) {
          await opener.click();
          const popover = page.locator(':popover-open');
          await expect(popover).toHaveCount(1);
          if (await calendar(page).isVisible())
            await expect(calendar(page).getByRole('grid')).toHaveCount(2);
          const box = await boxOf(popover);
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(80);
          expect(box.bottom).toBeLessThanOrEqual(height);
          expect(box.x + box.width).toBeLessThanOrEqual(closed.x);
          expect((await boxOf(reservationCard(page))).height).toBe(closed.height);
          const send = await boxOf(page.getByRole('button', { name: SUBMIT }));
          expect(send.y).toBe(button);
          expect(send.bottom).toBeLessThanOrEqual(height);
          await closePopover(page);
          await expect(opener).toBeFocused();
        }
      }
    });

    await test.step('the calendar shows the price of a range', async () => {
      await cell(page, 'Dönüş').click();
      await calendarDay(page, addDays(to, 1)).hover();
      await expect(calendar(page)).toContainText('9 gün');
      const said = await calendar(page).locator('footer strong').innerText();
      await calendarDay(page, addDays(to, 1)).click();
      await expect(calendar(page)).toHaveCount(0);
      await expect(total(page)).toHaveText(said);
    });

    await test.step('errors and extras change neither the height of the cells nor the place of the button', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(new URL(page.url()).pathname);
      const submit = page.getByRole('button', { name: SUBMIT });
      const empty = await boxOf(reservationCard(page));
      const place = await boxOf(submit);
      await submit.click();
      await expect(page.getByRole('dialog', { name: 'Alış yeri' })).toBeVisible();
      await closePopover(page);
      await expect(cell(page, 'Dönüş yeri')).toContainText('Drop-off location is required');
      expect((await boxOf(reservationCard(page))).height).toBe(empty.height);
      expect(await boxOf(submit)).toEqual(place);
      expect(place.bottom).toBeLessThanOrEqual(800);
      await extrasRow(page).click();
      for (const name of ['Çocuk koltuğu', 'Genç sürücü']) {
        await extra(page, name).focus();
        await expectUncovered(extra(page, name));
        await page.keyboard.press('ArrowUp');
      }
      expect(await boxOf(submit)).toEqual(place);
    });
  },
);

test(
  'a visitor at a laptop pays in lira and prints the receipt',
  DESKTOP,
  async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);
    await page.clock.install();
    const { id } = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
    const places = 'pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Lara';
    await page.goto(`/cars/${id}?${places}&pickupDate=${from}&returnDate=${to}&cocukKoltugu=1`);

    await test.step('the chosen currency converts every price, also in the server’s HTML', async () => {
      await expect(total(page)).toHaveText(/^€\d/);
      expect(await serverText(page)).toMatch(/Toplam € ?\d/);
      await page.getByRole('button', { name: /TRY/ }).first().click();
      await expect(total(page)).toHaveText(/^₺\d/);
      await expect(receipt(page)).toContainText('1 € = ₺48.531 · ECB kuru');
      const prices = page.getByRole('region', { name: 'Fiyatlar' });
      await expect(prices).toContainText(/₺[\d,]+ \/\sgün/);
      await expect(prices).not.toContainText('€');
      expect(await serverText(page)).toMatch(/Toplam ₺ ?\d/);
      expect(await serverText(page)).not.toMatch(/Toplam €/);
      await page.reload();
      await expect(total(page)).toHaveText(/^₺\d/);
    });

    await test.step('the print of a rental is its receipt', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(receipt(page)).toContainText(/Alış: .* 10:00, Antalya Lara/);
      await expect(receipt(page).getByRole('row', { name: /^Çocuk koltuğu/ })).toBeVisible();
      await expect(total(page)).toBeVisible();
      await expect(receipt(page).getByText('+90 242 000 00 00')).toBeVisible();
      for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'textbox'] as const)
        await expect(page.getByRole(role)).toHaveCount(0);
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('the terms are next to the button', async () => {
      const terms = reservationCard(page).getByRole('definition').filter({ visible: true });
      // The deposit and the package for young drivers have prices.
      await expect(terms.filter({ hasText: '₺' })).toHaveCount(2);
      await expect(terms.filter({ hasText: 'En az 21' })).toHaveCount(1);
      await expect(terms.filter({ hasText: '25 yaş altı' })).toHaveCount(1);
      await expect(page.getByRole('region', { name: 'Bilmeniz gerekenler' })).toContainText(
        /Yanıt verdiğimiz diller\s*Türkçe, İngilizce/,
      );
    });

    await test.step('the form, which is emptied one second later, does not change the next page', async () => {
      await stopClock(page);
      await chatOpenedBy(page, () => send(page).click());
      await expect(page.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
      await page.getByRole('banner').getByRole('link', { name: 'Araçlar' }).click();
      // The router waits for a timer before and after it loads the scripts of a page.
      await expect(async () => {
        await page.clock.runFor(1);
        await expect(page.getByRole('heading', { level: 1, name: 'Araçlar' })).toBeVisible({
          timeout: 1000,
        });
      }).toPass();
      await page.getByLabel('Sırala').selectOption('price-desc');
      await expect(page).toHaveURL(/\/cars\?.*sort=price-desc/);
      await page.clock.runFor(1000);
      await expect(cards(page).first()).toBeVisible();
      await expect(page).toHaveURL(/\/cars\?.*sort=price-desc/);
    });
  },
);

/** Counts the visible buttons and links in the colour of the main action. Runs in the page. */
function yellowButtons(main: Element): number {
  const probe = document.createElement('i');
  probe.style.background = 'var(--color-sun)';
  main.append(probe);
  const yellow = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...main.querySelectorAll('a, button')].filter(
    (each) => each.checkVisibility() && getComputedStyle(each).backgroundColor === yellow,
  ).length;
}

/** Returns the text of the server's HTML, requested with the cookies of this visitor. */
async function serverText(page: Page): Promise<string> {
  const html = await (await page.request.get(page.url())).text();
  return html
    .replace(/<script.*?<\/script>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
}
