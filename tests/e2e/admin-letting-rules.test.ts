import { signIn } from './support/admin.ts';
import { addCar, clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

test('an owner adds a rule, changes it, copies it to the next year, and deletes it', async ({
  page,
  business: { database },
}) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea' });
  await signIn(page);
  const year = new Date().getFullYear() + 1;
  const rules = async () => {
    const query = `select car_id, first_day::text, min_days, closed from letting_rules
      order by first_day`;
    return (await database.query(query)).rows;
  };
  const august = { car_id: 'egea', first_day: `${year}-08-01`, min_days: 5, closed: false };

  await test.step('the list is reached from the cars', async () => {
    await page.goto('/admin?section=cars');
    await page.getByRole('link', { name: 'Kurallar' }).click();
    await expect(page.getByText('Henüz kural yok')).toBeVisible();
  });

  await test.step('a rule for a car is added', async () => {
    await page.getByRole('link', { name: 'Kural ekle' }).click();
    await page.getByLabel('Araç', { exact: true }).selectOption('Fiat Egea');
    await page.getByLabel('İlk gün', { exact: true }).fill(`01/08/${year}`);
    await page.getByLabel('Son gün', { exact: true }).fill(`31/08/${year}`);
    await page.getByLabel('En az gün', { exact: true }).fill('3');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Kural eklendi')).toBeVisible();
    expect(await rules()).toEqual([{ ...august, min_days: 3 }]);
  });

  await test.step('the rule is changed and gets a name', async () => {
    await page.getByRole('link', { name: 'En az 3 gün', exact: true }).click();
    await page.getByLabel('En az gün', { exact: true }).fill('5');
    await page.getByLabel('Ad', { exact: true }).fill('Ağustos');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('row', { name: /En az 5 gün.*Ağustos/ })).toBeVisible();
    expect(await rules()).toEqual([august]);
  });

  await test.step('visitors cannot send a shorter rental', async () => {
    const refused = await page.request.get(
      `/api/listings/egea?pickupDate=${year}-08-10&dropoffDate=${year}-08-12`,
    );
    const { data } = await refused.json();
    expect(data.broken).toMatchObject([{ kind: 'tooShort', days: 5, name: 'Ağustos' }]);
  });

  await test.step('the rule is copied to the next year', async () => {
    await page.getByRole('link', { name: `Ağustos – ${year + 1} yılına kopyala` }).click();
    await expect(page.getByLabel('İlk gün', { exact: true })).toHaveValue(`01/08/${year + 1}`);
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByRole('rowheader')).toHaveCount(2);
    expect(await rules()).toEqual([august, { ...august, first_day: `${year + 1}-08-01` }]);
  });

  await test.step('a rule is deleted after a question', async () => {
    await page.getByRole('button', { name: 'Ağustos – sil' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'Kural silinsin mi?' });
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(page.getByText('Ağustos silindi')).toBeVisible();
    expect(await rules()).toEqual([{ ...august, first_day: `${year + 1}-08-01` }]);
  });
});
