import { DESKTOP, expect, test } from './support/test.ts';
import { bar, fares, form, row, summary, vehicle } from './support/transfers.ts';

const AIRPORT = 'Antalya Havalimanı (AYT)';

test('the fare list is searched with or without Turkish letters', DESKTOP, async ({ page }) => {
  await page.goto('/transfer?vehicle=capacity_1_6');
  const search = page.getByRole('searchbox', { name: 'Bölge ara' });
  const all = await fares(page).getByRole('listitem').count();
  expect(all).toBeGreaterThanOrEqual(20);
  await expect(page.getByText(`${all} bölge`, { exact: true })).toBeVisible();
  await search.fill('GOYNUK');
  await expect(fares(page).getByRole('listitem')).toHaveCount(1);
  await expect(row(page, 'Göynük')).toBeVisible();
  await search.fill('Side');
  await search.press('Enter');
  await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6&search=Side');
  await expect(fares(page).getByRole('listitem')).toHaveCount(2);
  await search.fill('Rize');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Transfer bölgesi bulunamadı' })).toBeVisible();
  await expect(page.getByText('listede olmayan yerler için Özel Fiyat veririz')).toBeVisible();
  await page.getByRole('link', { name: 'Aramayı temizle' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Nereye gidiyorsunuz?' })).toBeFocused();
  await expect(search).toHaveValue('');
  await expect(fares(page).getByRole('listitem')).toHaveCount(all);
  await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6');
});

test('a fare is estimated while the drop-off is typed, and chosen from the fare list @9.47', async ({
  page,
}) => {
  await page.goto('/transfer');
  await expect(summary(page)).toContainText('Varış yerini yazın, fiyat burada görünsün.');
  for (const [typed, fare, note] of [
    ['LARA İNCEKUM', '€64.00', 'Havalimanı – İncekum'],
    ['Kemerağzı', 'Özel Fiyat', 'fiyatı WhatsApp’tan hemen bildiririz'],
  ] as const) {
    await form(page).getByLabel('Varış yeri').fill(typed);
    await expect(summary(page)).toContainText(fare);
    await expect(summary(page)).toContainText(note);
  }
  await form(page).getByLabel('Varış yeri').fill('Side');
  await vehicle(page, 'Minibüs').check();
  await expect(summary(page)).toContainText('€98.00');
  await summary(page).getByRole('link', { name: 'Aracı değiştir' }).click();
  await expect(page.getByRole('heading', { name: 'Kaç kişisiniz?' })).toBeInViewport();

  // A place in a zone's description is asked about.
  await form(page).getByLabel('Varış yeri').fill('phaselis ');
  await vehicle(page, 'Sedan').check();
  await summary(page).getByRole('button', { name: 'Tekirova bölgesi mi? €56.00' }).click();
  await expect(form(page).getByLabel('Varış yeri')).toHaveValue('Tekirova, phaselis');
  await expect(summary(page)).toContainText('€56.00');
  await expect(summary(page).getByRole('button')).toHaveCount(0);

  await form(page).getByLabel('Varış yeri').fill('');
  await page.getByText('Tümünü göster').click();
  await row(page, 'Kaş').getByRole('link').click();
  await expect(form(page).getByLabel('Varış yeri')).toHaveValue('Kaş');
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue(AIRPORT);
  await expect(page.getByRole('heading', { name: 'Transfer rezervasyonu' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Transfer rezervasyonu' })).toBeInViewport();
  await expect(summary(page)).toContainText('€138.00');
  // A phone shows a short summary beside the title, because the full one is far below.
  const glance = form(page).getByText('Kaş · Sedan · €138.00');
  await expect(summary(page).or(glance).filter({ visible: true }).first()).toBeInViewport();
  await form(page).getByLabel('Varış yeri').fill('Kaş, Örnek Pansiyon');
  await row(page, 'Kaş').getByRole('link').click();
  await expect(form(page).getByLabel('Varış yeri')).toHaveValue('Kaş, Örnek Pansiyon');
  await row(page, 'Kalkan').getByRole('link').click();
  await expect(form(page).getByLabel('Varış yeri')).toHaveValue('Kalkan');
  // The fares are from the airport, whatever was typed.
  await form(page).getByLabel('Alış yeri').fill('Side');
  await row(page, 'Kaş').getByRole('link').click();
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue(AIRPORT);
});

test('the hero says the fare of both ends and so many people, and goes on to the form', async ({
  page,
}) => {
  await page.goto('/transfer');
  await expect(bar(page)).toContainText('€25.00’dan başlar');
  await bar(page).getByLabel('Nereye').fill("Belek'te otel");
  await expect(bar(page)).toContainText('€36.00');
  await bar(page).getByLabel('Yolcu sayısı').selectOption('5');
  await expect(bar(page)).toContainText('€46.00Minivan');
  await expect(vehicle(page, 'Minivan')).toBeChecked();
  await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6');
  await expect(summary(page)).toContainText('€46.00');
  await bar(page).getByLabel('Nereye').press('Enter');
  await expect(page.getByRole('heading', { name: 'Transfer rezervasyonu' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Transfer rezervasyonu' })).toBeInViewport();
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue(AIRPORT);
  await expect(form(page).getByLabel('Varış yeri')).toHaveValue("Belek'te otel");
  await expect(form(page).getByLabel('Yolcu sayısı')).toHaveValue('5');
  // Both parts show one request: typing below changes the price above.
  await form(page).getByLabel('Varış yeri').fill('Rize');
  await expect(bar(page)).toContainText('Özel Fiyat');
  await expect(bar(page).getByLabel('Nereye')).toHaveValue('Rize');
  await bar(page).getByLabel('Yolcu sayısı').selectOption('2');
  await expect(vehicle(page, 'Sedan')).toBeChecked();
  // A smaller vehicle lowers the passengers; one that is only looked at does not forget how many they are.
  await vehicle(page, 'Minibüs').check();
  await form(page).getByLabel('Yolcu sayısı').selectOption('9');
  await vehicle(page, 'Minivan').check();
  await expect(form(page).getByLabel('Yolcu sayısı')).toHaveValue('6');
  await vehicle(page, 'Minibüs').check();
  await expect(form(page).getByLabel('Yolcu sayısı')).toHaveValue('9');
});

test('the fare is on the first screen, and a phone shows ten zones until all are requested', async ({
  page,
}) => {
  await page.goto('/transfer');
  const expectOnFirstScreen = async (height: number) => {
    const button = await bar(page).getByRole('button').boundingBox();
    const first = await fares(page).getByRole('listitem').first().boundingBox();
    if (!button || !first) throw new Error('the fare and the board must be there');
    // The contact bar stands at the foot of a phone.
    expect(button.y + button.height).toBeLessThan(height - 60);
    // The board begins within half of the second.
    expect(first.y).toBeLessThan(1.5 * height);
  };
  await expectOnFirstScreen(740);
  const shown = () => fares(page).getByRole('listitem').count();
  await expect.poll(shown).toBe(10);
  await page.getByRole('searchbox').fill('Kalkan');
  await expect(row(page, 'Kalkan')).toBeVisible();
  await page.getByRole('searchbox').fill('');
  const all = page.getByText(/^Tümünü göster \(\d+ bölge\)$/);
  await all.click();
  await expect.poll(shown).toBeGreaterThanOrEqual(20);
  await page.getByText('Daha az göster').click();
  await expect.poll(shown).toBe(10);
  await test.step('keyboard', async () => {
    await vehicle(page, 'Sedan').focus();
    await page.keyboard.press('ArrowRight');
    await expect(vehicle(page, 'Minivan')).toBeFocused();
    await expect(vehicle(page, 'Minivan')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('tekirova');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Transfer rezervasyonu' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel('Ad soyad')).toBeFocused();
    await expect(summary(page)).toContainText('€70.00');
    await page.getByRole('searchbox').fill('');
  });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(shown).toBeGreaterThanOrEqual(20);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expectOnFirstScreen(800);
});

test('zones are called on a Russian page as Russian writes them, with the names on the signs', async ({
  page,
}) => {
  await page.goto('/ru/transfer');
  await expect(page.getByText('Белек (Belek)').first()).toBeVisible();
});
