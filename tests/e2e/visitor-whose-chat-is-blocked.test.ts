import type { Page } from '@playwright/test';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import * as car from './support/cars.ts';
import { expect, expectUncovered, test } from './support/test.ts';
import * as transfer from './support/transfers.ts';

const FAILED = 'WhatsApp açılırken bir hata oluştu. Lütfen tekrar deneyin.';
const link = (page: Page) => page.getByRole('link', { name: 'WhatsApp sohbetini buradan açın' });

async function linkedMessage(page: Page): Promise<string> {
  const href = (await link(page).getAttribute('href')) ?? '';
  return new URL(href).searchParams.get('text') ?? '';
}

test('a visitor whose browser blocks the chat gets a link to it, and keeps the form @8.15 @8.40', async ({
  page,
  context,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });

  await test.step('for a car', async () => {
    const { id } = await car.aCar(page, `brand=Fiat&pickupDate=${car.from}&dropoffDate=${car.to}`);
    await page.goto(
      `/cars/${id}?pickupLocation=Antalya+Lara&pickupDate=${car.from}&returnDate=${car.to}`,
    );
    const [seat, young] = [car.extra(page, 'Çocuk koltuğu'), car.extra(page, 'Genç sürücü')];
    await car.extrasRow(page).click();
    await seat.fill('2');
    await car.closePopover(page);
    await car.send(page).click();
    await expect(page.getByRole('alert').getByText(FAILED)).toBeVisible();
    expect(decodeReservation(await linkedMessage(page))?.form).toMatchObject({
      ...{ pickupDate: car.from, cocukKoltugu: 2 },
    });
    await expect(car.chosenPlace(page, 'Alış yeri')).toHaveValue('Antalya Lara');
    // The link disappears, because its message no longer fits the form.
    await car.extrasRow(page).click();
    await young.fill('1');
    await expect(link(page)).toHaveCount(0);
    await page.reload();
    await car.extrasRow(page).click();
    await expect(young).toHaveValue('1');
    await expect(seat).toHaveValue('2');
  });

  await test.step('for a transfer in lira', async () => {
    await context.addCookies([{ name: 'currency', value: 'TRY', url: baseURL }]);
    await page.goto('/transfer');
    await transfer.fillIn(page, 'Belek');
    await transfer.send(page).click();
    const alert = page.getByRole('alert');
    await expectUncovered(alert.filter({ has: page.getByText(FAILED) }));
    await expectUncovered(link(page));
    await page.keyboard.press('Tab');
    await expect(link(page)).toBeFocused();
    const message = await linkedMessage(page);
    expect(message).toMatch(
      /\*Tahmini fiyat: ₺3,494 \(€72\.00\)\*\n.*2 × ₺1,747 = ₺3,494, KDV dahil\n1 € = ₺48\.531 · ECB kuru/,
    );
    expect(decodeTransfer(message)?.currency).toBe('TRY');
    const field = (label: string) => transfer.form(page).getByLabel(label);
    await expect(field('Ad soyad')).toHaveValue(transfer.typed.name);
    await expect(field('Mesajınız')).toHaveValue(transfer.typed.message);
    await field('Yolcu sayısı').selectOption('2');
    await expect(link(page)).toHaveCount(0);
    await transfer.send(page).click();
    await alert.getByRole('button', { name: 'Kapat' }).press('Enter');
    await expect(alert).toHaveCount(0);
    await expect(transfer.send(page)).toBeFocused();
  });
});
