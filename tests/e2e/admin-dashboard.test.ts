import { signIn } from './support/admin.ts';
import { addBooking, addCar, addCars, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, expectNoLayoutShift } from './support/test.ts';

/**
 * Limit of the layout shift score. The lower part of the menu grows by 0.0071 on a slow processor;
 * a row that moves adds 0.02.
 */
const SHIFT_OF_THE_MENU = 0.01;

test.describe('the dashboard', () => {
  test.beforeEach(async ({ page, business: { database } }) => {
    await clear(database);
    await addCars(database, 4);
    await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 30 });
    const rental = { carId: 'egea', carTitle: 'Fiat Egea' };
    const overdue = { pickupAt: `${inDays(-4)} 10:00`, dropoffAt: `${inDays(-1)} 10:00` };
    const today = { pickupAt: `${inDays(0)} 23:59`, dropoffAt: `${inDays(3)} 10:00` };
    const tomorrow = { pickupAt: `${inDays(1)} 09:00`, dropoffAt: `${inDays(3)} 11:00` };
    await addBooking(
      database,
      { ...rental, ...overdue, status: 'active', reference: 'LATE-1' },
      { ...rental, ...today, reference: 'TODAY-1' },
      { ...rental, ...today, reference: 'TODAY-2' },
      { ...rental, ...tomorrow, status: 'pending', reference: 'ASKED-1' },
      { ...rental, ...tomorrow, status: 'pending', reference: 'ASKED-2' },
      { ...rental, ...tomorrow, reference: 'NEXT-1' },
    );
    await signIn(page);
  });

  test('shows a skeleton until its data have loaded, without layout shift', async ({ page }) => {
    await page.goto('/admin?section=nonsense');
    const release = await heldBack(page, '**/api/admin/dashboard/**');
    await page.getByRole('link', { name: 'Kontrol Paneli’ne dön' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrol Paneli');
    await expect(page.locator('main [aria-busy="true"]')).toBeVisible();

    release();

    await expect(page.getByText(/\/ 34 boş/)).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    await expectNoLayoutShift(page, SHIFT_OF_THE_MENU);
  });

  test('lists today’s pickups and has no accessibility violations', async ({ page }) => {
    await page.goto('/admin');

    const today = page.getByRole('region', { name: 'Bugün', exact: true });
    await expect(today.getByRole('button', { name: /23:59/ })).toHaveCount(2);
    await expect(page.locator('nav [aria-current=page]').first()).toHaveText('Kontrol Paneli');
    await expectNoAxeViolations(page, 'main');
  });

  test('offers to call the customer of an overdue rental and to record its return', async ({
    page,
  }) => {
    await page.goto('/admin');

    const overdue = page.getByRole('region', { name: 'Geciken: 1' });
    await overdue.getByRole('button').click();

    const linkTo = (name: string | RegExp) => overdue.getByRole('link', { name });
    await expect(linkTo(/– ara$/)).toHaveAttribute('href', /^tel:/);
    await expect(linkTo(/WhatsApp/)).toHaveAttribute('href', /wa\.me/);
    await expect(linkTo('İade al: LATE-1')).toHaveAttribute(
      'href',
      '/admin/bookings/LATE-1/handover/back',
    );
  });

  test('confirms a request', async ({ page }) => {
    await page.goto('/admin');

    const confirm = page.getByRole('button', { name: 'Onayla: ASKED-1' });
    await confirm.click();

    await expect(page.getByText('ASKED-1 onaylandı · Ayşe Yılmaz')).toBeAttached();
    await expect(confirm).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Yanıt bekleyen talepler (1)' })).toBeVisible();
  });

  test('undoes the confirmation of a request', async ({ page }) => {
    await page.goto('/admin');
    const confirm = page.getByRole('button', { name: 'Onayla: ASKED-1' });
    await confirm.click();

    await page.getByRole('button', { name: 'Geri al: ASKED-1' }).click();

    await expect(page.getByText('ASKED-1 geri alındı, durumu: Beklemede')).toBeAttached();
    await expect(confirm).toBeVisible();
  });

  test('shows another day, and still shows that day after a booking was opened', async ({
    page,
  }) => {
    await page.goto('/admin');

    const tomorrow = page
      .getByRole('navigation', { name: 'Gösterilen gün' })
      .getByRole('link')
      .nth(1);
    await tomorrow.click();
    const pickups = page.getByRole('button', { name: /09:00 Teslim.*Fiat Egea/ });
    await expect(pickups).toHaveCount(3);
    await expect(tomorrow).toHaveAttribute('aria-current', 'date');

    await pickups.filter({ hasNotText: 'Onay bekliyor' }).click();
    await expect(page.getByRole('link', { name: 'Teslim et: NEXT-1' })).toBeVisible();
    await page.getByRole('link', { name: 'Rezervasyon NEXT-1' }).click();
    await expect(page).toHaveURL(/\/admin\/bookings\//);

    await page.goBack();
    await expect(pickups).toHaveCount(3);
  });
});
