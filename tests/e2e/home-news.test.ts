import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectNoLayoutShift, test } from './support/test.ts';

const vitrine = (page: Page) => page.getByRole('region', { name: 'Son yazılar' });
const slides = (page: Page) => vitrine(page).getByRole('group');

test(
  'on a wide screen they stand three a slide and go round, only when told to @9.17',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    await vitrine(page).scrollIntoViewIfNeeded();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
    await expect(slides(page).nth(3)).not.toBeInViewport();
    await vitrine(page).getByRole('button', { name: 'Sonraki yazılar' }).click();
    await expect(slides(page).nth(4)).toBeInViewport({ ratio: 0.9 });
    await vitrine(page).getByRole('button', { name: 'Sonraki yazılar' }).click();
    await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
    await vitrine(page).getByRole('button', { name: '2. sayfaya geç' }).click();
    await expect(slides(page).nth(4)).toBeInViewport({ ratio: 0.9 });
    await expect(vitrine(page).getByRole('button', { name: /otomatik/i })).toHaveCount(0);
    await expectNoLayoutShift(page);
  },
);
