import { expect, ONE_WIDTH, test } from './support/test.ts';

test(
  'the API can be browsed, under a policy that lets its page work',
  ONE_WIDTH,
  async ({ page }) => {
    await page.goto('/api/docs');
    await expect(page.getByRole('heading', { name: /^Kervan API/ })).toBeVisible();
    await page.getByRole('button', { name: /get \/api\/listings$/i }).click();
    await expect(page.getByText('Parameters', { exact: true })).toBeVisible();
    await expect(page.getByRole('cell', { name: /pickupDate/ }).first()).toBeVisible();
  },
);
