import type { Page } from '@playwright/test';
import { ADMIN, signIn } from './support/admin.ts';
import { clear } from './support/back-office.ts';
import { openBooking, saveButton } from './support/bookings.ts';
import { field } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

/** What the browser keeps of bookings that were typed and not saved. */
const keptBookings = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('kervan_booking_draft'))
      .map((key) => localStorage.getItem(key)),
  );

test('what was typed of a customer stays when a session runs out, and goes when somebody signs out', async ({
  page,
  context,
  business: { database },
  allowProblems,
}) => {
  await clear(database);
  await signIn(page, { own: true });
  await openBooking(page);
  await field(page, 'First name').fill('Elif');
  await expect.poll(() => keptBookings(page)).toHaveLength(1);
  const other = await context.newPage();

  await test.step('a session that ran out, as another tab learns first', async () => {
    allowProblems(/auth\/admin\/me/);
    await other.route('**/api/auth/admin/me', (route) =>
      route.fulfill({ status: 401, json: { success: false } }),
    );
    await other.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await keptBookings(page)).toEqual([expect.stringContaining('Elif')]);
    await other.unroute('**/api/auth/admin/me');
  });

  await test.step('signing out in another tab, while the form is open', async () => {
    await signIn(page, { own: true });
    await openBooking(page);
    await field(page, 'Last name').fill('Demir');
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(other).toHaveURL('/');
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await keptBookings(page)).toEqual([]);
  });

  await test.step('whoever signs in again keeps drafts as before', async () => {
    await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username);
    await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(saveButton(page)).toBeVisible();
    await field(page, 'First name').fill('Elif');
    await expect.poll(() => keptBookings(page)).toHaveLength(1);
  });
});
