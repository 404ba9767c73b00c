import { signIn } from './support/admin.ts';
import { addBooking, addCar, addCars, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, expectNoLayoutShift } from './support/test.ts';

/**
 * Limit of layout shifts. The bottom of the menu grows by 0.0071 while a slow processor reads it; a
 * row that moves is 0.02.
 */
const FRAME_IN_PIECES = 0.01;

/** app/operations/agenda/agenda.mounted.test.tsx covers the content of a day. */
test('the dashboard loads without layout shift, confirms a request and undoes a tap', async ({
  page,
  business: { database },
}) => {
  await clear(database);
  await signIn(page);
  await addCars(database, 4);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 30 });
  const rental = { carId: 'egea', carTitle: 'Fiat Egea' };
  const late = { pickupAt: `${inDays(-4)} 10:00`, dropoffAt: `${inDays(-1)} 10:00` };
  const next = { pickupAt: `${inDays(0)} 23:59`, dropoffAt: `${inDays(3)} 10:00` };
  const soon = { pickupAt: `${inDays(1)} 09:00`, dropoffAt: `${inDays(3)} 11:00` };
  await addBooking(
    database,
    { ...rental, ...late, status: 'active', reference: 'LATE-1' },
    { ...rental, ...next, reference: 'NEXT-1' },
    { ...rental, ...next, reference: 'NEXT-2' },
    { ...rental, ...soon, status: 'pending', reference: 'SOON-1' },
    { ...rental, ...soon, status: 'pending', reference: 'SOON-2' },
    { ...rental, ...soon, reference: 'SOON-3' },
  );
  await page.goto('/admin?section=nonsense');
  const release = await heldBack(page, '**/api/admin/dashboard/**');
  await page.getByRole('link', { name: 'Kontrol Paneli’ne dön' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrol Paneli');
  await expect(page.locator('nav [aria-current=page]').first()).toHaveText('Kontrol Paneli');
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  release();
  await expect(page.getByText('toplam 34 adet')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectNoLayoutShift(page, FRAME_IN_PIECES);
  const today = page.getByRole('region', { name: 'Bugün', exact: true });
  await expect(today.getByRole('button', { name: /23:59/ })).toHaveCount(2);
  await expectNoAxeViolations(page, 'main');

  // A late rental offers only to record its return, even without a recorded hand-over: no tap ends
  // it.
  const overdue = today.getByRole('region', { name: 'Geciken: 1' });
  await overdue.getByRole('button').click();
  await expect(overdue.getByRole('link', { name: /– ara$/ })).toHaveAttribute('href', /^tel:/);
  await expect(overdue.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/);
  await expect(overdue.getByRole('link', { name: 'İade al: LATE-1' })).toHaveAttribute(
    'href',
    '/admin/bookings/LATE-1/handover/back',
  );

  const confirm = page.getByRole('button', { name: 'Onayla: SOON-1' });
  await confirm.click();
  await expect(page.getByText('SOON-1 onaylandı · Ayşe Yılmaz')).toBeAttached();
  await expect(confirm).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Yanıt bekleyen talepler (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Geri al: SOON-1' }).click();
  await expect(page.getByText('SOON-1 geri alındı, durumu: Beklemede')).toBeAttached();
  await expect(confirm).toBeVisible();
  await page.getByRole('link', { name: /^Yarın/ }).click();
  const tomorrow = page.getByRole('button', { name: /09:00 Teslim.*Fiat Egea/ });
  await expect(tomorrow).toHaveCount(3);
  await expect(page.getByRole('link', { name: /^Yarın/ })).toHaveAttribute('aria-current', 'date');
  await tomorrow.filter({ hasNotText: 'Onay bekliyor' }).click();
  await expect(page.getByRole('link', { name: 'Teslim et: SOON-3' })).toBeVisible();
  await page.getByRole('link', { name: 'Rezervasyon SOON-3' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\//);
  await page.goBack();
  await expect(tomorrow).toHaveCount(3);
});
