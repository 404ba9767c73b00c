import type { Page } from '@playwright/test';
import * as car from './support/cars.ts';
import { expect, test } from './support/test.ts';
import { bar, fillIn, form, typed, vehicle } from './support/transfers.ts';

async function follow(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.locator('summary').first().click();
  await footer.getByRole('link', { name, exact: true }).click();
}

test('typed fields are kept after a reload, in another language and after visiting another page', async ({
  page,
  context,
}) => {
  const { id } = await car.aCar(page);
  const places = new URLSearchParams({
    pickupLocation: 'Antalya Havalimanı (AYT)',
    dropoffLocation: 'Antalya Belek Otel Teslimi',
  });
  const expectHotel = async () => {
    await expect(page.locator('[name=hotel]')).toHaveValue('Rixos Premium');
    await expect(page.locator('[name=flightNumber]')).toHaveValue('XQ 141');
  };

  await test.step('hotel and flight of a car, in German and after a reload', async () => {
    await page.goto(`/cars/${id}?${places}`);
    await car.cell(page, 'Dönüş yeri').click();
    await page.locator('[name=hotel]').fill('Rixos Premium');
    await car.closePopover(page);
    await car.cell(page, 'Alış yeri').click();
    await page.locator('[name=flightNumber]').fill('XQ 141');
    await car.closePopover(page);
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await page.getByRole('dialog', { name: 'Menü' }).getByRole('link', { name: 'DE' }).click();
    await expect(page).toHaveURL(/\/de\/cars\//);
    await expectHotel();
    await page.reload();
    await expectHotel();
  });

  await test.step('after another page', async () => {
    await follow(page, 'Transfer');
    await expect(page).toHaveURL('/de/transfer');
    await page.goBack();
    await expectHotel();
  });

  const kept = {
    ...Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, `${value}`])),
    ...{ passengers: '12', dropoffLocation: 'Belek, Örnek Otel', bothWays: undefined },
  };
  const values = (place: typeof form) =>
    place(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
  const expectTransfer = async () => {
    // A form sends line breaks as CRLF.
    await expect
      .poll(async () => JSON.parse(JSON.stringify(await values(form)).replaceAll('\\r\\n', '\\n')))
      .toMatchObject(JSON.parse(JSON.stringify(kept)));
    await expect(vehicle(page, 'Minibüs')).toBeChecked();
    await expect(bar(page)).toContainText('Minibüs');
    expect(await values(bar)).toMatchObject({ passengers: '12' });
  };

  await test.step('all fields of a transfer', async () => {
    await page.goto('/transfer');
    await vehicle(page, 'Minibüs').check();
    await fillIn(page);
    await form(page).getByLabel('Yolcu sayısı').selectOption('12');
    await page.reload();
    await expectTransfer();
    await follow(page, 'Haberler');
    await expect(page).toHaveURL('/news');
    await page.goBack();
    await expectTransfer();
  });

  await test.step('at an address without a vehicle, but not in another tab', async () => {
    await page.goto('/transfer-service');
    await expectTransfer();
    const other = await context.newPage();
    await other.goto('/transfer');
    await expect(form(other).getByLabel('Ad soyad')).toHaveValue('');
  });
});
