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

test('answers in one window what waits, who comes next and what has to be ready; a tap can be taken back', async ({
  page,
  business: { database },
}) => {
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 30 });
  const rental = { carId: 'egea', carTitle: 'Fiat Egea' };
  const late = { pickupAt: `${inDays(-4)} 10:00`, dropoffAt: `${inDays(-1)} 10:00` };
  await addBooking(database, { ...rental, ...late, status: 'active', reference: 'LATE-1' });
  // More of each than a window holds.
  for (let n = 1; n <= 14; n += 1) {
    const done = { pickupAt: `${inDays(-3)} 10:00`, dropoffAt: `${inDays(0)} 00:00` };
    await addBooking(database, { ...rental, ...done, status: 'completed', reference: `DONE-${n}` });
    const next = { pickupAt: `${inDays(0)} 23:59`, dropoffAt: `${inDays(3)} 10:00` };
    await addBooking(database, { ...rental, ...next, reference: `NEXT-${n}` });
  }
  const soon = { pickupAt: `${inDays(1)} 09:00`, dropoffAt: `${inDays(3)} 11:00` };
  for (let n = 1; n <= 9; n += 1)
    await addBooking(database, { ...rental, ...soon, status: 'pending', reference: `SOON-${n}` });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/admin');
  const today = page.getByRole('region', { name: 'Bugün', exact: true });
  const requests = page.getByRole('region', { name: 'Cevap bekliyor (9)' });
  const cars = page.getByRole('region', { name: 'Araçlar', exact: true });
  const overdue = today.getByRole('region', { name: 'Geciken: 1' });
  const rowsToCome = today.getByRole('button', { name: /23:59/ });
  await expect(rowsToCome).toHaveCount(14);
  for (const shown of [
    overdue.getByRole('button'),
    today.getByText('14 tamam'),
    today.getByText(/^Şimdi/),
    rowsToCome.nth(2),
    requests.getByRole('button', { name: 'Onayla: SOON-1' }),
    cars.getByText('Her araç hazır'),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
  // The three columns end within the window, and each scrolls by itself.
  for (const column of [requests, today, cars]) {
    const { y, height } = (await column.boundingBox()) ?? { y: 0, height: 0 };
    expect(y).toBeLessThan(150);
    expect(y + height).toBeLessThanOrEqual(800);
  }
  await requests.getByRole('button', { name: 'Onayla: SOON-9' }).focus();
  await expect(requests.getByRole('button', { name: 'Onayla: SOON-9' })).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(requests.getByRole('button', { name: 'Onayla: SOON-1' })).not.toBeInViewport();
  await expectNoAxeViolations(page);

  // A return is recorded, also of a rental whose hand-over was not: no tap here ends it.
  await overdue.getByRole('button').click();
  await expect(overdue.getByRole('link', { name: /– ara$/ })).toHaveAttribute('href', /^tel:/);
  await expect(overdue.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute('href', /wa\.me/);
  await overdue.getByRole('link', { name: 'İade al: LATE-1' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/[^/]+\/handover\/back$/);
  await expect(page.getByText('Teslim kaydı yok')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Kilometre' })).toBeVisible();
  await page.goBack();

  const confirm = page.getByRole('button', { name: 'Onayla: SOON-1' });
  const notices = page.getByRole('region', { name: 'Bildirimler' });
  await confirm.click();
  await expect(notices.getByText('SOON-1')).toHaveText(['SOON-1 onaylandı · Ayşe Yılmaz']);
  await expect(confirm).toHaveCount(0);
  await expectBesideTheWork(page, notices);
  await notices.getByRole('button', { name: 'Geri al: SOON-1' }).click();
  await expect(notices.getByText('SOON-1 geri alındı, durumu: Beklemede')).toBeVisible();
  // A press within 0.7 s of a move of the rows is none.
  await expect(async () => {
    await confirm.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Cevap bekliyor (8)' })).toBeVisible({
      timeout: 2000,
    });
  }).toPass();
  await page.getByRole('link', { name: /^Yarın/ }).click();
  const tomorrow = page.getByRole('button', { name: /09:00 Teslim.*Fiat Egea/ });
  await expect(tomorrow).toHaveCount(9);
  await expect(page.getByRole('link', { name: /^Yarın/ })).toHaveAttribute('aria-current', 'date');
  const confirmed = tomorrow.filter({ hasNotText: 'Onay bekliyor' });
  await confirmed.click();
  await expect(page.getByRole('link', { name: 'Teslim et: SOON-1' })).toBeVisible();
  await page.getByRole('link', { name: 'Rezervasyon SOON-1' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\//);
  await page.goBack();
  await expect(tomorrow).toHaveCount(9);

  // On a phone the next task comes first.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  const next = page.getByRole('region', { name: /^23:59/ });
  for (const shown of [
    next.getByRole('link', { name: /^Yol tarifi/ }),
    next.getByRole('link', { name: /^Teslim et: NEXT-/ }),
    page.getByRole('heading', { name: 'Cevap bekliyor (8)' }),
    today.getByText(/^Şimdi/),
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
  await expect(
    page
      .locator('main header')
      .getByRole('link', { name: 'Yeni rezervasyon' })
      .and(page.locator(':visible')),
  ).toBeVisible();
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
