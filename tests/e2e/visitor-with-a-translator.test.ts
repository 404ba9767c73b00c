import type { Page } from '@playwright/test';
import { addDays, formatFieldDate } from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../app/lib/text/tr.ts';
import {
  aCar,
  aFullDay,
  calendar,
  cards,
  cell,
  choosePlace,
  chosenPlace,
  closePopover,
  extra,
  extrasRow,
  form,
  from,
  openDays,
  receipt,
  reservationCard,
  searchBar,
  send,
  ticket,
  to,
  today,
} from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { expect, test } from './support/test.ts';
import * as transfer from './support/transfers.ts';

/**
 * Tests the site in a browser that translates it. The fixture `translated` leaves the words
 * unchanged, so that texts can be compared. A test fails if React throws, or changes a text node
 * that is no longer in the page.
 */
test.use({ translated: 'alive' });

/**
 * React reports that it renders a page again that was translated before hydration (decision 043).
 * On a busy machine some components hydrate later than others.
 */
const DRAWN_ANEW = /React error #418/;

async function chooseLira(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page.getByRole('button', { name: /TRY/ }).filter({ visible: true }).click();
  await page.keyboard.press('Escape');
}

async function priceOtherDays(page: Page): Promise<void> {
  const { id } = await aCar(page, `brand=Renault&pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}?pickupDate=${from}&returnDate=${addDays(from, 6)}`);
  await expect(page.locator('font').first()).toBeAttached();
  await expect(receipt(page)).toContainText('6 gün');
  await cell(page, 'Alış').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await closePopover(page);
  const field = (label: string) => form(page).getByLabel(label);
  await choosePlace(page, 'Alış yeri', 'Antalya Lara');
  await expect(chosenPlace(page, 'Dönüş yeri')).toHaveValue('Antalya Lara');
  await choosePlace(page, 'Dönüş yeri', 'Antalya Kemer');
  await page.getByRole('button', { name: '7 gün olarak değiştir' }).press('Enter');
  await expect(receipt(page)).toContainText('7 gün');
  await extrasRow(page).click();
  await extra(page, 'Çocuk koltuğu').fill('2');
  await openDays(page);
  await field('Dönüş tarihi').fill(to);
  await expect(receipt(page)).toContainText('8 gün');
  await expect(receipt(page)).not.toContainText('7 gün');
  await expect(page.getByRole('complementary', { name: 'Fiyatlar' })).toContainText('8 gün');
  await expect(reservationCard(page)).toContainText('Bu tarihlerde müsait');
  await field('Alış tarihi').fill(addDays(today(), -1));
  await expect(page.getByText('Alış tarihi bugünden önce olamaz!')).toBeVisible();
  await field('Alış tarihi').fill(from);
  await closePopover(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-plain');
}

test('a visitor who translates the page requests a car, and changes the days of a booked-out car', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  allowProblems(DRAWN_ANEW);
  await page.clock.install();
  await priceOtherDays(page);

  await test.step('in another currency, and after the request is sent', async () => {
    await chooseLira(page);
    await expect(receipt(page)).toContainText(/Toplam\s*₺[\d,]+/);
    await stopClock(page);
    const chat = await chatOpenedBy(page, () => send(page).click());
    expect(chat.searchParams.get('text')).toContain('Antalya Kemer');
    await expect(page.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(ticket(page)).toContainText('Antalya Kemer');
    await page.clock.runFor(5000);
    await expect(page.getByText('WhatsApp açılıyor!')).toBeHidden();
    await page.clock.resume();
    await ticket(page).getByRole('button').click();
    await expect(chosenPlace(page, 'Alış yeri')).toHaveCount(0);
    await send(page).click();
    await expect(
      form(page).getByText('Pickup location is required').filter({ visible: true }).first(),
    ).toBeVisible();
  });

  await test.step('other months of the calendar, for a car that is booked out', async () => {
    const { id, day, next } = await aFullDay(page);
    await page.goto(`/cars/${id}?pickupDate=${day}&returnDate=${next}`);
    await expect(page.getByText('Bu araç seçtiğiniz tarihlerde dolu.')).toBeVisible();
    await openDays(page);
    await calendar(page)
      .getByRole('button', { name: /Sonraki ay|ileri/i })
      .click();
    await form(page).getByLabel('Alış tarihi').fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(receipt(page)).toContainText('8 gün');
  });
});

test('a visitor who translates the pages looks at cars and news, and requests a transfer', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404|https:\/\/wa\.me/);
  allowProblems(DRAWN_ANEW);
  await page.goto('/');

  await test.step('home page and list of cars', async () => {
    const search = searchBar(page);
    await search.getByLabel('Alış tarihi').fill(from);
    await search.getByLabel('Dönüş tarihi').fill(to);
    await expect(search).toContainText(formatFieldDate(to, dates));
    await search.getByLabel('Dönüş tarihi').fill(addDays(to, 1));
    await expect(search).toContainText(formatFieldDate(addDays(to, 1), dates));
    await page.locator('summary', { hasText: 'Sigorta neleri kapsıyor?' }).click();
    await search.getByRole('button', { name: 'Müsait araçları göster' }).click();
    const found = page.getByText(/araçtan \d+–\d+ arası gösteriliyor/);
    await expect(found).toContainText('1–15');
    await expect(search).toContainText('9 gün');
    await page.getByRole('link', { name: '2. sayfa' }).click();
    await expect(found).toContainText('16–');
    await page.getByLabel('Sırala').selectOption('price-desc');
    await expect(found).toContainText('1–15');
    await page.getByRole('button', { name: /Filtrele/ }).click();
    const filters = page.getByRole('dialog', { name: 'Filtreler' });
    await filters.getByRole('checkbox', { name: /^Fiat/ }).click();
    await filters.getByRole('button', { name: /aracı göster/ }).click();
    await expect(page.getByRole('button', { name: 'Filtrele (1)' })).toBeVisible();
    await page.getByRole('link', { name: 'Marka: Fiat filtresini kaldır' }).click();
    await chooseLira(page);
    await expect(cards(page).first()).toContainText('₺');
  });

  await test.step('news, a legal text and a page that does not exist', async () => {
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary').first().click();
    await footer.getByRole('link', { name: 'Haberler' }).click();
    // Waits for the news, because the list of cars also has a link to a next page.
    await expect(page).toHaveURL(/\/news$/);
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await expect(page.getByText(/yazıdan \d+–\d+ arası/)).toContainText('7–12');
    await page.getByRole('searchbox', { name: 'Yazılarda ara' }).fill('qwxqwx');
    await page.getByRole('button', { name: 'Ara' }).click();
    await expect(cards(page)).toHaveCount(0);
    await page.goBack();
    await cards(page).first().getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Haberler');
    await footer.getByRole('link', { name: /KVKK/ }).click();
    await expect(page).toHaveURL(/kvkk/);
    await page.goto('/no-such-page');
    await page.getByRole('link', { name: 'Go Back' }).click();
  });

  await test.step('a transfer and another one', async () => {
    await page.clock.install();
    await page.goto('/transfer');
    const drop = transfer.form(page).getByLabel('Varış yeri');
    await transfer.send(page).click();
    await expect(transfer.form(page).getByText('Ad soyad gereklidir').first()).toBeVisible();
    await transfer.vehicle(page, 'Minivan').check();
    await transfer.fillIn(page);
    await expect(transfer.summary(page)).toContainText('₺2,232');
    await drop.fill('Rize');
    await expect(transfer.summary(page)).not.toContainText('₺2,232');
    await drop.fill('Belek');
    await expect(transfer.summary(page)).toContainText('₺2,232');
    await stopClock(page);
    await chatOpenedBy(page, () => transfer.send(page).click());
    const panel = page.getByRole('status').filter({ hasText: 'Talebiniz hazır' });
    await expect(panel.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
    await page.clock.runFor(1000);
    await page.clock.resume();
    await panel.getByRole('button', { name: 'Yeni rezervasyon' }).click();
    await expect(transfer.form(page).getByLabel('Ad soyad')).toHaveValue('');
  });
});

test.describe('translated before the scripts have loaded', () => {
  test.use({ translated: 'early' });

  test('a visitor sees the prices of a car change', async ({ page, allowProblems }) => {
    allowProblems(DRAWN_ANEW);
    await priceOtherDays(page);
  });
});
