import {
  cards,
  choosePlace,
  chosenPlace,
  form,
  from,
  receipt,
  searchBar,
  to,
} from './support/cars.ts';
import { DESKTOP, expect, test } from './support/test.ts';

test('every link keeps the days and places of a visitor’s trip', DESKTOP, async ({ page }) => {
  const trip =
    `pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Kemer&pickupDate=${from}` +
    `&pickupTime=09%3A30&returnDate=${to}&returnTime=18%3A00`;
  const banner = page.getByRole('banner');
  const expectFilled = async () => {
    const field = (name: string) => form(page).locator(`[name="${name}"]`);
    await expect(chosenPlace(page, 'Alış yeri')).toHaveValue('Antalya Lara');
    await expect(chosenPlace(page, 'Dönüş yeri')).toHaveValue('Antalya Kemer');
    await expect(field('pickupDate')).toHaveValue(from);
    await expect(field('pickupTime')).toHaveValue('09:30');
    await expect(field('returnDate')).toHaveValue(to);
    await expect(field('returnTime')).toHaveValue('18:00');
    await expect(receipt(page)).toContainText('9 gün');
  };
  await page.goto(`/cars?${trip}`);
  await page.getByRole('complementary').locator('summary').first().click();
  await page.getByRole('complementary').getByRole('checkbox', { name: /^Fiat/ }).click();
  await expect(page).toHaveURL(`/cars?brand=Fiat&${trip}`);
  await expect(searchBar(page)).toContainText('9 gün');
  await expect(cards(page).first()).toContainText(/€.*\/\s?gün/);

  await test.step('to a car, also after a reload', async () => {
    await cards(page).first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/cars/[^?]+\\?${trip.replaceAll('+', '\\+')}$`));
    await expectFilled();
    await page.reload();
    await expectFilled();
  });

  await test.step('to the list and to another car', async () => {
    await choosePlace(page, 'Dönüş yeri', 'Antalya Lara');
    await choosePlace(page, 'Dönüş yeri', 'Antalya Kemer');
    const path = page.getByRole('navigation', { name: 'Sayfa yolu' });
    await path.getByRole('link', { name: /\d+\saraç, / }).click();
    await expect(page).toHaveURL(`/cars?${trip}`);
    await cards(page).nth(1).getByRole('link').first().click();
    await expectFilled();
    await banner.getByRole('link', { name: 'Araçlar', exact: true }).click();
    await expect(page).toHaveURL(`/cars?${trip}`);
  });

  await test.step('to the search of the home page', async () => {
    await banner.getByRole('link').first().click();
    await expect(page).toHaveURL(`/?${trip}`);
    await page.reload();
    await expect(searchBar(page).getByLabel('Dönüş tarihi')).toHaveValue(to);
    await expect(searchBar(page).getByLabel('Dönüş saati')).toHaveValue('18:00');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /^[^?]*$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Araçlar' }).click();
    await expect(page).toHaveURL(`/cars?${trip}`);
  });
});
