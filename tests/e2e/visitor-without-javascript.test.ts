import { cards, form, from, receipt, searchBar, to } from './support/cars.ts';
import { countRows } from './support/chat.ts';
import { panorama, still } from './support/panorama.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('a visitor without JavaScript finds a car, sees its price, and requests it in WhatsApp', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await page.goto('/');

  await test.step('controls that need scripts are not shown', async () => {
    const vitrine = page.getByRole('region', { name: 'Araç vitrini' });
    await expect(vitrine.getByText(/€\d/).first()).toBeVisible();
    await expect(vitrine.getByRole('button')).toHaveCount(0);
    await expect(still(page)).toBeVisible();
    await expect(panorama(page).getByRole('button')).toHaveCount(0);
    await expect(searchBar(page).getByRole('checkbox')).toBeHidden();
  });

  await test.step('the menu opens and closes', async () => {
    await page.getByRole('button', { name: 'Menüyü aç' }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Arabalar' })).toBeVisible();
    await page.getByRole('button', { name: 'Menüyü kapat' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('the search takes days', async () => {
    await searchBar(page).getByLabel('Alış tarihi').fill(from);
    await searchBar(page).getByLabel('Dönüş tarihi').fill(to);
    await searchBar(page).getByRole('button', { name: 'Müsait araçları göster' }).click();
    await expect(page).toHaveURL(new RegExp(`/cars\\?.*pickupDate=${from}&.*returnDate=${to}`));
    await expect(searchBar(page)).toContainText('8 gün');
    await expect(cards(page).first()).toContainText(/€.*\/\s?gün/);
    await cards(page).first().getByRole('link').first().click();
  });

  await test.step('the server calculates the price and sends the form to the chat, and stores nothing', async () => {
    const before = await countRows();
    for (const name of ['Alış yeri', 'Dönüş yeri'])
      await page.getByRole('group', { name }).getByRole('radio', { name: 'Antalya Lara' }).check();
    await form(page).getByRole('button', { name: 'Fiyatı hesapla' }).click();
    await expect(receipt(page)).toContainText('8 gün');
    const asked = page.waitForRequest('https://wa.me/**');
    await page
      .getByRole('button', { name: /WhatsApp ile/ })
      .filter({ visible: true })
      .first()
      .click();
    expect(new URL((await asked).url()).searchParams.get('text')).toContain('Antalya Lara');
    expect(await countRows()).toEqual(before);
  });
});
