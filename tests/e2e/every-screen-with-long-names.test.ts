import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays, overflow } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { addPost } from './support/posts.ts';
import { DESKTOP, expect } from './support/test.ts';

const LONG = 'Mercedes-Benz Sprinter 516 CDI Uzun Şasi Yüksek Tavan VIP Transfer';
const UNBROKEN = 'Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmiş';
const WIDTHS = [320, 390, 768, 1024, 1100, 1200, 1366];
/** Window widths in pixels: the narrowest width of each layout of the public pages. */
const FOR_VISITORS = [320, 768, 1024, 1366];

/**
 * Returns by how many pixels the page is too wide, for each window width at which it overflows.
 * Returns `{}` if the page fits at all widths.
 */
async function overflows(page: Page, widths: number[]) {
  const found: Record<number, number> = {};
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await overflow(page);
    if (excess > 0) found[width] = excess;
  }
  return found;
}

test.use({ reducedMotion: 'reduce' });

test(
  'very long names make no page, dialog or notice wider than the window',
  DESKTOP,
  async ({ page, business: { database } }) => {
    await clear(database);
    await addCar(database, { id: 'long', title: LONG }, { id: 'unbroken', title: UNBROKEN });
    const booked = {
      pickupAt: `${inDays(1)} 10:00`,
      dropoffAt: `${inDays(4)} 10:00`,
      status: 'active',
      totalCents: 1_234_550,
    };
    await addBooking(
      database,
      { ...booked, reference: 'KRV-LONG-0001', carTitle: LONG },
      {
        ...booked,
        reference: 'KRV-LONG-0002',
        carTitle: UNBROKEN,
        customer: `Abdurrahman ${UNBROKEN}`,
      },
    );
    await addPost(database, { slug: 'long', title: LONG });
    await addPost(database, { slug: 'unbroken', title: UNBROKEN });
    const { token } = await signIn(page);

    // The change is made through the API, so that the server discards its cached pages.
    const made = await page.request.post('/api/admin/transfers', {
      headers: { authorization: `Bearer ${token}` },
      data: {
        zoneName: UNBROKEN,
        pricing: { capacity_1_4: 1234.5, capacity_1_6: 2345.5, capacity_1_16: 3456.5 },
      },
    });
    expect(made.status()).toBe(201);
    for (const path of ['/', '/cars/unbroken', '/news', '/news/unbroken', '/transfer']) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await expect(page.getByText(UNBROKEN).first()).toBeAttached();
      expect.soft(await overflows(page, FOR_VISITORS), path).toEqual({});
    }

    for (const [path, row] of [
      ['/admin', 'KRV-LONG-0002'],
      ['/admin/bookings', 'KRV-LONG-0002'],
      ['/admin?section=cars', UNBROKEN],
      ['/admin/blog', UNBROKEN],
      ['/admin?section=blog', UNBROKEN],
    ] as const) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      const rows = page.getByRole('row').or(page.getByRole('listitem'));
      await expect(rows.filter({ hasText: row }).first()).toBeVisible();
      expect.soft(await overflows(page, WIDTHS), path).toEqual({});
    }
    await page.getByRole('button', { name: `${UNBROKEN} – sil` }).click();
    await page.setViewportSize({ width: 390, height: 800 });
    const dialog = page.getByRole('alertdialog');
    const question = dialog.getByText(UNBROKEN);
    await expect(question).toBeVisible();
    const excess = (element: Element) => element.scrollWidth - element.clientWidth;
    expect(await dialog.evaluate(excess)).toBe(0);
    expect(await question.evaluate(excess)).toBe(0);
    await dialog.getByRole('button', { name: 'Sil', exact: true }).click();
    const notice = page.getByText(`“${UNBROKEN}” silindi.`);
    await expect(notice).toBeVisible();
    expect(await notice.evaluate(excess)).toBe(0);
  },
);
