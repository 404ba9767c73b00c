import type { Locator, Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, addCars, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, expectNoLayoutShift } from './support/test.ts';

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

test('begins with who comes and who goes: late first, and each with its next step', async ({
  page,
  business: { database },
}) => {
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 3 });
  const rental = { carId: 'egea', carTitle: 'Fiat Egea' };
  const late = { pickupAt: `${inDays(-4)} 10:00`, dropoffAt: `${inDays(-1)} 10:00` };
  await addBooking(database, { ...rental, ...late, status: 'active', reference: 'LATE-1' });
  const soon = { pickupAt: `${inDays(1)} 09:00`, dropoffAt: `${inDays(3)} 10:00` };
  await addBooking(database, { ...rental, ...soon, status: 'pending', reference: 'SOON-1' });
  await page.goto('/admin');
  const overdue = page.getByRole('region', { name: 'Geciken: 1' });
  await expect(overdue.getByRole('link', { name: 'Fiat Egea LATE-1' })).toBeVisible();
  await expect(overdue.getByRole('link', { name: /– ara$/ })).toHaveAttribute('href', /^tel:/);
  await expect(overdue.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/);
  // A return is recorded, also of a rental whose hand-over was not.
  await expect(overdue.getByRole('link', { name: 'İade al: LATE-1' })).toHaveAttribute(
    'href',
    /\/admin\/bookings\/[^/]+\/handover\/back$/,
  );
  await expect(page.getByText('Bugün iş yok')).toBeVisible();

  await page.getByRole('radio', { name: '7 gün, 2 iş' }).check();
  await expect(page.getByRole('link', { name: 'Fiat Egea SOON-1' })).toHaveCount(2);
  const confirm = page.getByRole('button', { name: 'Onayla: SOON-1' });
  const notices = page.getByRole('region', { name: 'Bildirimler' });
  await confirm.click();
  // Its return is on the screen, too, and nothing was done with that.
  await expect(notices.getByText('SOON-1')).toHaveText(['SOON-1 onaylandı · Ayşe Yılmaz']);
  await expect(confirm).toHaveCount(0);
  await expectBesideTheWork(page, notices);
  await notices.getByRole('button', { name: 'Geri al: SOON-1' }).click();
  await expect(notices.getByText('SOON-1 geri alındı, durumu: Beklemede')).toBeVisible();
  await confirm.click();
  await expect(page.getByRole('link', { name: 'Teslim et: SOON-1' })).toBeVisible();
  await page.getByRole('radio', { name: 'Yarın, 1 iş' }).check();
  const tomorrow = page.getByRole('link', { name: 'Fiat Egea SOON-1' });
  await expect(tomorrow).toHaveCount(1);
  await tomorrow.click();
  await expect(page).toHaveURL(/\/admin\/bookings\//);
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Yarın, 1 iş' })).toBeChecked();
  await expect(tomorrow).toHaveCount(1);
  await expect(
    page.locator('main header').getByRole('link', { name: 'Yeni rezervasyon' }),
  ).toBeVisible();
  await expectNoAxeViolations(page);
});

/** A message lies over nothing that is read or pressed: neither the work nor the frame around it. */
async function expectBesideTheWork(page: Page, notices: Locator) {
  const message = notices.getByRole('dialog');
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  for (const shown of [width, 768, 360]) {
    await page.setViewportSize({ width: shown, height });
    await expect(message).toBeInViewport({ ratio: 1 });
    await expect.poll(() => message.evaluate(namesBelow), `${shown} wide`).toEqual([]);
  }
  await page.setViewportSize({ width, height });
}

/** What of the work and which links and buttons are drawn below an element. */
function namesBelow(element: Element): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const below = new Set<string>();
  for (let x = left + 1; x < right; x += 8)
    for (let y = top + 1; y < bottom; y += 8)
      for (const drawn of document.elementsFromPoint(x, y))
        if (!element.contains(drawn) && drawn.matches('main, a, button'))
          below.add(drawn.ariaLabel || drawn.textContent || drawn.localName);
  return [...below].map((text) => text.slice(0, 40));
}

test('shows its outlines until it is there, and then nothing jumps', async ({
  page,
  business: { database },
}) => {
  await addCars(database, 5);
  const period = { pickupAt: '2026-02-07 09:30', dropoffAt: '2026-02-09 09:30' };
  for (let n = 1; n <= 5; n += 1) await addBooking(database, { reference: `K-${n}`, ...period });
  await page.goto('/admin?section=nonsense');
  const release = await heldBack(page, '**/api/admin/dashboard/**');
  await page.getByRole('link', { name: 'Kontrol Paneli’ne dön' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontrol Paneli');
  await expect(page.locator('nav [aria-current=page]').first()).toHaveText('Kontrol Paneli');
  await expect(page.locator('main [aria-busy="true"]')).toBeVisible();
  release();
  await expect(page.getByText('toplam 5 adet')).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expectNoLayoutShift(page);
});
