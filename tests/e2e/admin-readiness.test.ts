import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addCar, clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Kurulum' });

test('what wants doing is counted and leads to where it is done', async ({ page, business }) => {
  const { database } = business;
  // Of another test; without stored rates the fixed ones hold.
  await database.query('truncate exchange_rate_sets cascade');
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea' });
  await addCar(database, { id: 'clio', title: 'Renault Clio', active: false });
  await signIn(page);
  await page.goto('/admin');
  const cars = list(page).getByRole('listitem').filter({ hasText: '1 aracın fotoğrafı yok' });
  await expect(cars.getByRole('link', { name: 'Fiat Egea' })).toHaveAttribute(
    'href',
    '/admin/editCar?id=egea',
  );
  await expect(
    list(page).getByRole('link', { name: 'Sabit varsayılan kurlar kullanılıyor' }),
  ).toHaveAttribute('href', '/admin/exchange-rates');
  await expect(
    list(page).getByRole('link', { name: '6 iletişim bilgisi örnek değerde' }),
  ).toHaveAttribute('href', '/admin/settings');
  await list(page).getByRole('link', { name: 'Instagram: https://example.com/instagram' }).click();
  await expect(page).toHaveURL('/admin/settings/site#settings-business-links-instagram');
  await expect(page.getByLabel('Instagram')).toBeInViewport();
  await expect(page.getByLabel('Instagram')).toBeFocused();
});
