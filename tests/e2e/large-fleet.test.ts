import { test, withoutTable } from './support/empty-business.ts';
import { DESKTOP, expect } from './support/test.ts';

test(
  'more than a hundred cars are filtered by the server, and a failure keeps the list',
  DESKTOP,
  async ({ page, business: { database }, allowProblems }) => {
    allowProblems(/response 500/);
    await database.query('delete from cars');
    await database.query(`insert into cars
    (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents)
    select 'car-' || n, 'Egea ' || lpad(n::text, 3, '0'), case when n % 2 = 0 then 'Fiat' else 'Ford' end,
      'Egea', 2024, 'Ekonomik', 'Sedan', case when n <= 40 then 'Dizel' else 'Benzin' end, 'Manuel', 5, 4,
      3000 + n
    from generate_series(1, 120) n`);
    await page.goto('/cars?large');
    const summary = page.getByText(/araçtan \d+–\d+ arası gösteriliyor/);
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await expect(summary).toHaveText('120 araçtan 1–15 arası gösteriliyor');
    await filters.getByRole('checkbox', { name: /^Dizel/ }).click();
    await expect(summary).toHaveText('40 araçtan 1–15 arası gösteriliyor');
    await expect(page).toHaveURL('/cars?fuelType=Dizel');
    // Facets count what the other filters leave.
    await expect(filters.getByText('Fiat20')).toBeVisible();
    await expect(filters.getByText('Benzin80')).toBeVisible();
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await expect(page.getByRole('article').first()).toContainText('Egea 016');
    await page.goBack();
    await expect(page.getByRole('article').first()).toContainText('Egea 001');

    await withoutTable(database, 'cars', async () => {
      await filters.getByRole('checkbox', { name: /^Ford/ }).click();
      await expect(page.getByRole('alert')).toContainText('Liste yenilenemedi.');
      await expect(page).toHaveURL('/cars?brand=Ford&fuelType=Dizel');
      await expect(summary).toHaveText('40 araçtan 1–15 arası gösteriliyor');
    });
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(summary).toHaveText('20 araçtan 1–15 arası gösteriliyor');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);
