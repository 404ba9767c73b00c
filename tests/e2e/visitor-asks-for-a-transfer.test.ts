import type { Page } from '@playwright/test';
import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { chatOpenedBy, countRows } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { expect, expectNoAxeViolations, test } from './support/test.ts';
import {
  bar,
  fares,
  fillIn,
  form,
  row,
  send,
  summary,
  typed,
  vehicle,
} from './support/transfers.ts';

const AIRPORT = 'Antalya Havalimanı (AYT)';
const title = (page: Page) => page.getByRole('heading', { name: 'Transfer rezervasyonu' });

test('a visitor on a phone requests an outward and a return transfer in WhatsApp @1.12 @2.37 @3.31 @6.4 @7.55 @7.56', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await page.clock.install();
  await page.goto('/transfer');
  const field = (label: string) => form(page).getByLabel(label, { exact: true });

  await test.step('the fare on the first screen links to the form', async () => {
    await expect(bar(page)).toContainText('€25.00’dan başlar');
    await bar(page).getByLabel('Nereye').fill("Belek'te otel");
    await expect(bar(page)).toContainText('€36.00');
    await bar(page).getByLabel('Yolcu sayısı').selectOption('5');
    await expect(bar(page)).toContainText('€46.00Minivan');
    await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6');
    await bar(page).getByLabel('Nereye').press('Enter');
    await expect(title(page)).toBeFocused();
    // The form begins at the top of the window, below the header.
    await expect.poll(async () => (await title(page).boundingBox())?.y).toBeLessThan(200);
    await expect(field('Alış yeri')).toHaveValue(AIRPORT);
    await expect(field('Varış yeri')).toHaveValue("Belek'te otel");
    await expect(field('Yolcu sayısı')).toHaveValue('5');
    await expect(vehicle(page, 'Minivan')).toBeChecked();
    // The form and the price bar show one request: typing in the form changes the price in the bar.
    await field('Varış yeri').fill('Rixos oteli');
    await expect(bar(page)).toContainText('Özel FiyatBölgesini de yazın');
    await expect(summary(page)).toContainText(/Bölgesini de yazın \(.+, .+ gibi\)/);
    // Without the airport, no zone gives a fare.
    await field('Alış yeri').fill('Side');
    await expect(bar(page)).toContainText('Özel FiyatMinivan');
    await field('Alış yeri').fill(AIRPORT);
    await field('Varış yeri').fill('Rixos oteli, Belek');
    await expect(bar(page)).toContainText('€46.00Minivan');
  });

  await test.step('the return transfer costs as much as the outward transfer, and cannot be earlier', async () => {
    await fillIn(page);
    await expect(summary(page)).toContainText('gidiş dönüş, 2 × €46.00 = €92.00');
    await form(page).getByLabel('Dönüş transferi de istiyorum').uncheck();
    await expect(field('Dönüş tarihi')).toBeHidden();
    await expect(summary(page)).toContainText('€46.00Antalya Havalimanı – Belek, tek yön');
    await form(page).getByLabel('Dönüş transferi de istiyorum').check();
    await field('Dönüş tarihi').fill(addDays(typed.date, -1));
    await send(page).click();
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      'Dönüş, gidişten sonra olmalıdır',
      'Dönüş saati seçimi gereklidir',
    ]);
    await expect(field('Dönüş tarihi')).toBeFocused();
    await fillIn(page);
  });

  let message = '';
  await test.step('the chat has the whole request, which the server neither receives nor stores', async () => {
    const before = await countRows();
    await stopClock(page);
    const requests: string[] = [];
    page.on('request', (request) => {
      // Ignores scripts of other pages, and rates, which expire when the clock jumps. Neither
      // contains data of the visitor.
      if (!/^\/assets\/|current$/.test(new URL(request.url()).pathname))
        requests.push(`${request.method()} ${request.url()}`);
    });
    const chat = await chatOpenedBy(page, () => send(page).click());
    expect(requests).toEqual([]);
    expect(await countRows()).toEqual(before);
    expect(chat.pathname).toMatch(/^\/\d{10,15}$/);
    message = chat.searchParams.get('text') ?? '';
    expect(message).toContain(
      '*Tahmini fiyat: €92.00*\nAntalya Havalimanı – Belek, gidiş dönüş, 2 × €46.00 = €92.00, KDV dahil',
    );
    expect(decodeTransfer(message)).toMatchObject({
      cents: 9200,
      request: { ...typed, vehicle: 'capacity_1_6', dropoffLocation: 'Belek, Örnek Otel' },
    });
  });

  await test.step('a panel confirms the request, and a new request keeps only the vehicle', async () => {
    const panel = page.getByRole('status').filter({ hasText: 'Talebiniz hazır' });
    await expect(panel).toBeFocused();
    await expect(panel).toContainText('WhatsApp açılıyor! Transfer talebiniz hazırlandı.');
    await expect(panel.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
    await expect(form(page)).toHaveCount(0);
    // The stored draft is removed at once, the form one second later.
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    await page.clock.runFor(1000);
    await page.clock.resume();
    const again = panel.getByRole('link', { name: 'Sohbeti yeniden aç' });
    expect(new URL((await again.getAttribute('href')) ?? '').searchParams.get('text')).toBe(
      message,
    );
    await panel.getByRole('button', { name: 'Yeni rezervasyon' }).click();
    await expect(title(page)).toBeFocused();
    for (const label of ['Ad soyad', 'E-posta', 'Telefon', 'Varış yeri', 'Tarih'])
      await expect(field(label)).toHaveValue('');
    await expect(form(page).getByLabel('Mesajınız')).toHaveValue('');
    await expect(field('Yolcu sayısı')).toHaveValue('1');
    await expect(vehicle(page, 'Minivan')).toBeChecked();
  });

  await test.step('the link in the message opens the page of the trip', async () => {
    await page.goto(message.split('\n').at(-1) ?? '');
    const ticket = page.getByRole('article');
    await expect(ticket.getByRole('heading', { level: 1 })).toContainText('Belek');
    await expect(ticket).toContainText('Tahmini fiyat');
    await expectNoAxeViolations(page);
  });
});

test('the airport that the search shows becomes the pickup, also without a known zone', async ({
  page,
}) => {
  await page.goto('/transfer');
  await bar(page).getByLabel('Nereye').fill('Rixos');
  await bar(page).getByRole('button', { name: 'Transfer iste' }).click();
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue(AIRPORT);
  await expect(form(page).getByLabel('Varış yeri')).toHaveValue('Rixos');
});

test('a visitor on a phone searches the list of fares, and chooses a zone in it @9.47', async ({
  page,
}) => {
  await page.goto('/transfer');
  const shown = () => fares(page).getByRole('listitem').count();
  const search = page.getByRole('searchbox', { name: 'Bölge ara' });
  const drop = form(page).getByLabel('Varış yeri');

  await test.step('a phone shows ten zones until it is told to show all', async () => {
    await expectFareOnFirstScreen(page);
    await expect.poll(shown).toBe(10);
    await page.getByText(/^Tümünü göster \(\d+ bölge\)$/).click();
    await expect.poll(shown).toBeGreaterThanOrEqual(20);
    await page.getByText('Daha az göster').click();
    await expect.poll(shown).toBe(10);
  });

  await test.step('the list is searched by keyboard, and without Turkish letters', async () => {
    await vehicle(page, 'Sedan').focus();
    await page.keyboard.press('ArrowRight');
    await expect(vehicle(page, 'Minivan')).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(search).toBeFocused();
    await page.keyboard.type('GOYNUK');
    await expect(fares(page).getByRole('listitem')).toHaveCount(1);
    await expect(row(page, 'Göynük')).toBeVisible();
    await search.fill('Rize');
    await search.press('Enter');
    await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6&search=Rize');
    await expect(page.getByRole('heading', { name: 'Transfer bölgesi bulunamadı' })).toBeVisible();
    await page.getByRole('link', { name: 'Aramayı temizle' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Nereye gidiyorsunuz?' })).toBeFocused();
    await expect(search).toHaveValue('');
    await expect(page).toHaveURL('/transfer?vehicle=capacity_1_6');
  });

  await test.step('choosing a zone fills in the form and shows the fare', async () => {
    await search.fill('tekirova');
    await row(page, 'Tekirova').getByRole('link').press('Enter');
    await expect(title(page)).toBeFocused();
    await expect(title(page)).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(form(page).getByLabel('Alış yeri')).toBeFocused();
    await expect(form(page).getByLabel('Alış yeri')).toHaveValue(AIRPORT);
    await expect(drop).toHaveValue('Tekirova');
    await expect(summary(page)).toContainText('€70.00');
    const glance = form(page).getByText('Tekirova · Minivan · €70.00');
    await expect(summary(page).or(glance).filter({ visible: true }).first()).toBeInViewport();
  });

  await test.step('a typed place has the fare of its zone, or a special price if no zone fits', async () => {
    for (const [typedPlace, fare] of [
      ['LARA İNCEKUM', 'Havalimanı – İncekum'],
      ['Kemerağzı', 'Özel Fiyat'],
      ['Side', '€'],
    ] as const) {
      await drop.fill(typedPlace);
      await expect(summary(page)).toContainText(fare);
    }
    await vehicle(page, 'Sedan').check();
    await drop.fill('phaselis ');
    await summary(page).getByRole('button', { name: 'Tekirova bölgesi mi? €56.00' }).click();
    await expect(drop).toHaveValue('Tekirova, phaselis');
    await expect(summary(page)).toContainText('€56.00');
    await summary(page).getByRole('link', { name: 'Aracı değiştir' }).click();
    await expect(page.getByRole('heading', { name: 'Kaç kişisiniz?' })).toBeInViewport();
  });

  await test.step('a laptop shows all zones', async () => {
    await search.fill('');
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(shown).toBeGreaterThanOrEqual(20);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectFareOnFirstScreen(page);
  });
});

/**
 * Checks that the button is above the contact bar, and that the fares begin within one and a half
 * screens.
 */
async function expectFareOnFirstScreen(page: Page): Promise<void> {
  const { height } = page.viewportSize() ?? { height: 0 };
  const button = await bar(page).getByRole('button').boundingBox();
  const first = await fares(page).getByRole('listitem').first().boundingBox();
  if (!button || !first) throw new Error('the fare and the board must be there');
  expect(button.y + button.height).toBeLessThan(height - 60);
  expect(first.y).toBeLessThan(1.5 * height);
}
