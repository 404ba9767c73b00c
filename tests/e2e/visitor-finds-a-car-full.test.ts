import { formatFullDate } from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../app/lib/text/tr.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { calendar, cell, form, reservationCard } from './support/cars.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const days = (from: number, to: number) => `pickupDate=${inDays(from)}&returnDate=${inDays(to)}`;

test('a visitor whose car is booked out takes the nearest free days', async ({
  page,
  business: { database },
}) => {
  await clear(database);
  await database.query('delete from settings');
  await addCar(database, { id: 'full' });
  await addCar(database, { id: 'near', title: 'Dacia Sandero', dailyCents: 4500 });
  await addCar(database, { id: 'far', title: 'Uzak Lüks', category: 'Lüks', dailyCents: 20_000 });
  await addBooking(database, {
    ...{ reference: 'KRV-1', carId: 'full' },
    ...{ pickupAt: `${inDays(9)} 10:00`, dropoffAt: `${inDays(12)} 10:00` },
  });
  await page.goto(`/cars/full?pickupLocation=Antalya+Lara&${days(10, 14)}`);
  const alert = page.getByRole('alert').filter({ hasText: 'Bu araç seçtiğiniz tarihlerde dolu.' });
  const bar = page.getByRole('complementary', { name: 'Fiyatlar' });

  await test.step('no button sends a request for these days', async () => {
    await expect(alert).toBeVisible();
    await expect(page.getByRole('button', { name: 'WhatsApp ile rezervasyon iste' })).toHaveCount(
      0,
    );
    await expect(bar).toContainText('Bu tarihlerde dolu');
    await expect(bar.getByRole('button')).toHaveCount(0);
  });

  await test.step('on a laptop a link beside the total leads to the alternatives', async () => {
    const others = page.getByRole('link', { name: 'Seçenekleri gör' }).filter({ visible: true });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(others).toBeInViewport();
    await expect(others).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('the calendar marks the days on which the car is booked out', async () => {
    await cell(page, 'Alış').tap();
    const taken = `${formatFullDate(inDays(10), dates)}, seçili, dolu`;
    await expect(calendar(page).getByRole('button', { name: taken })).toBeDisabled();
    await expect(calendar(page)).toContainText('Üstü çizili günlerde araç dolu.');
    await expectNoAxeViolations(page, ':popover-open');
    await page.keyboard.press('Escape');
  });

  await test.step('similar cars show their totals, and the nearest days can be filled into the form', async () => {
    const links = alert.getByRole('link');
    await expect(links.filter({ hasText: 'toplam' })).toHaveText([
      /Dacia Sandero\s*€180\.00 toplam/,
      /Uzak Lüks\s*€800\.00 toplam/,
    ]);
    await links.nth(0).click();
    await expect(page).toHaveURL(
      new RegExp(`/cars/full\\?pickupLocation=Antalya\\+Lara&${days(12, 16)}`),
    );
    await expect(form(page).locator('[name="pickupDate"]')).toHaveValue(inDays(12));
    await expect(reservationCard(page)).toContainText('Bu tarihlerde son 1 araç');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Rezervasyon', exact: true })).toBeFocused();
  });
});
