import { expect, test } from './support/test.ts';

test('a removed filter and a closed alert leave the focus to what comes next', async ({ page }) => {
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

  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/transfer');
  for (const [label, value] of [
    ['Ad soyad', 'Ayşe'],
    ['E-posta', 'ayse@example.com'],
    ['Telefon', '+90 555 000 00 00'],
    ['Alış yeri', 'Antalya Havalimanı'],
    ['Varış yeri', 'Belek'],
  ] as const) {
    await page.getByRole('form').getByLabel(label).fill(value);
  }
  const date = page.getByRole('form').getByLabel('Tarih', { exact: true });
  await date.fill((await date.getAttribute('max')) ?? '');
  await page.getByRole('form').getByLabel('Saat', { exact: true }).selectOption('10:00');
  const send = page.getByRole('button', { name: 'WhatsApp ile transfer iste' });
  await send.click();
  await page.getByRole('alert').getByRole('button', { name: 'Kapat' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(send).toBeFocused();
});
