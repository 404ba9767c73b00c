import type { Page } from '@playwright/test';
import { ADMIN } from './support/admin.ts';
import { apiFails, inDays } from './support/back-office.ts';
import { bookingDesk, fillRental, saveButton } from './support/bookings.ts';
import * as carEditor from './support/car-editor.ts';
import * as postEditor from './support/post-editor.ts';
import { expect, test } from './support/test.ts';

const { field } = carEditor;

test.use({ translated: 'alive' });

/** Opens a section by the menu, because loading a document would remove the translation. */
async function goTo(page: Page, section: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: section }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
}

test('the office works while the browser translates it', async ({ page, allowProblems }) => {
  allowProblems(/response (400|401|409|500)/);
  const colleague = await page.context().newPage();
  const cars = await carEditor.fleet(colleague);
  const car = await cars.make({ status: true });
  const desk = await bookingDesk(colleague);
  const { bookingReference, id } = await desk.make({ carId: car.id, status: 'pending' });
  const posts = await postEditor.newsroom(colleague);
  const post = await posts.make();
  // The sign-in page redirects everybody who is signed in with this browser.
  await colleague.evaluate(() => localStorage.clear());

  await page.goto('/admin/login');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('Please fill in all fields')).toBeVisible();
  await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill('not this one');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/admin');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrol Paneli');
  await page.goto('/admin/bookings');
  await expect(page.locator('font').first()).toBeAttached();

  await test.step('bookings: status, filters and board', async () => {
    await page.getByRole('searchbox').first().fill(bookingReference);
    await expect(page.getByRole('row')).toHaveCount(2);
    const status = page.getByRole('combobox', { name: `Status of ${bookingReference}` });
    await status.selectOption('confirmed');
    await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
    await apiFails(page, `/admin/bookings/${id}/status`, { method: 'PUT', error: 'Not today' });
    await status.selectOption('pending');
    await expect(page.getByText('Error updating status: Not today')).toBeVisible();
    await page.getByRole('searchbox').first().fill('');
    await page.getByRole('radio', { name: 'Transfer' }).check();
    await page.getByRole('radio', { name: 'Transfer' }).press('ArrowLeft');
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByRole('link', { name: 'Calendar' }).click();
    await expect(page.getByRole('region', { name: /^Fleet calendar/ })).toBeVisible();
  });

  await test.step('a booking form: price, overbooking and saving', async () => {
    await page.getByRole('link', { name: 'New Booking' }).first().click();
    await expect(saveButton(page)).toBeVisible();
    await saveButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await fillRental(page, car.title);
    await expect(page.getByText('2 days').first()).toBeVisible();
    await field(page, 'Drop-off date').fill(inDays(4).split('-').reverse().join(''));
    await field(page, 'Drop-off date').blur();
    await expect(page.getByText('3 days').first()).toBeVisible();
    await saveButton(page).click();
    // The car has one unit, which the first booking occupies.
    await page.getByRole('button', { name: 'Book anyway' }).click();
    await expect(page.getByText(/Booking created successfully/)).toBeVisible();
  });

  for (const section of [
    'Müşteriler',
    'Resmî Bildirimler',
    'Transfer Bölgeleri',
    'Döviz Kurları',
    'Ayarlar',
    'İşlem Geçmişi',
  ])
    await test.step(section, () => goTo(page, section));

  await test.step('a car form: errors, unsaved changes and saving', async () => {
    await page.goto(`/admin/cars/${car.id}?page=prices`);
    await field(page, 'Daily price').fill('x');
    await carEditor.saveButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await field(page, 'Daily price').fill('52');
    await expect(carEditor.saveState(page)).toContainText(/\S/);
    await carEditor.saveButton(page).click();
    await carEditor.expectSaved(page, `${car.title} has been saved`);
    expect((await cars.read(car.id)).pricing.daily).toBe(52);
  });

  await test.step('a post form: errors, character counts, a rejection and saving', async () => {
    await page.goto(`/admin/blog/edit/${post.id}`);
    await postEditor.field(page, 'Title').fill('');
    await postEditor.saveButton(page).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await postEditor.field(page, 'Title').fill(`${post.title} anew`);
    await postEditor.content(page).fill(`${postEditor.WORDS} Ve dahası.`);
    await apiFails(page, `/admin/blogs/${post.id}`, { method: 'PUT', error: 'Not at all' });
    await postEditor.saveButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Not at all' })).toBeVisible();
    await page.unroute(`**/api/admin/blogs/${post.id}`);
    await postEditor.saveButton(page).click();
    await postEditor.expectSaved(page, `“${post.title} anew” has been saved`);
    expect((await posts.read(post.id)).title).toBe(`${post.title} anew`);
  });

  await test.step('documents: a message in another language and a contract', async () => {
    await page.goto(`/admin/bookings/${id}`);
    await page.getByRole('button', { name: 'WhatsApp' }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await page.getByRole('menuitemradio', { name: 'Turkish' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Papers' }).click();
    await page.getByRole('menuitem', { name: 'Rental contract' }).click();
    const sheet = page.getByRole('article', { name: 'Rental contract, A4 preview' });
    await expect(sheet).toContainText('Ayşe');
    await page.getByRole('link', { name: 'Back to the booking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Ayşe .* · / })).toBeVisible();
  });

  await test.step('reports: a chart, its table and other months', async () => {
    await goTo(page, 'Raporlar');
    const revenue = page.getByRole('region', { name: 'Aylara göre anlaşılan gelir' });
    await revenue.getByRole('radio', { name: 'Tablo' }).check();
    const months = revenue.getByRole('rowheader');
    await expect(months).not.toHaveCount(1);
    await page.getByRole('link', { name: 'Bu ay' }).click();
    await expect(months).toHaveCount(1);
    await revenue.getByRole('radio', { name: 'Grafik' }).check();
    await expect(revenue.getByRole('img', { name: /^1 ayda toplam/ })).toBeVisible();
  });
});
