import { expect, test } from './support/test.ts';

test('a removed filter leaves the focus to what comes next', async ({ page }) => {
  await page.goto('/cars?fuelType=Dizel&transmission=Otomatik');
  const active = page.getByRole('list', { name: 'Seçili filtreler' });
  const chips = active.getByRole('link', { name: /filtresini kaldır/ });
  await expect(chips).toHaveCount(2);
  await expect(active.getByRole('link').last()).toHaveText('Tümünü temizle');
  await chips.first().press('Enter');
  await expect(chips).toHaveCount(1);
  await expect(chips).toBeFocused();
  await chips.press('Enter');
  await expect(chips).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);

  const clear = page.getByRole('link', { name: 'Filtreleri temizle' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cars?fuelType=Dizel&pickupDate=2090-01-01');
  await clear.press('Enter');
  await expect(clear).toHaveCount(0);
  await expect(page.locator('main :focus')).toHaveCount(1);
  await page.goto('/cars?brand=Fiat&fuelType=Elektrikli');
  await page.getByRole('status').getByRole('link', { name: 'Filtreleri temizle' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bulunan araçlar' })).toBeFocused();
});
