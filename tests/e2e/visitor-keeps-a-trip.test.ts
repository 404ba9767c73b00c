import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { overflow } from './support/back-office.ts';
import { aCar, from, receipt, send, to } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { expect, expectNoAxeViolations, expectNoLayoutShift, test } from './support/test.ts';

const SECRET = '/yolculuk/7b0e4c3a-1f52-4d1e-9a57-0c9d5a3b8e21';

const ticket = (page: Page) => page.getByRole('article');

/** Waits until the service worker has stored the page and all files that the page has loaded. */
async function untilKept(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      const cache = await caches.open('/yolculuk');
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      const files = performance.getEntriesByType('resource').map(({ name }) => name);
      const own = files.filter((url) => /\.(js|css|webp|svg)$|\/api\/listings/.test(url));
      return kept.has(`${location.origin}/yolculuk`) && own.every((url) => kept.has(url));
    });
  await expect.poll(isKept).toBe(true);
}

test('a visitor opens the page of a trip from the form, and can open it offline', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|404|503/);
  const { id, title } = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  const trip = `pickupDate=${from}&returnDate=${to}&pickupLocation=Antalya+Lara`;
  await page.goto(`/cars/${id}?${trip}`);
  const total = await receipt(page)
    .getByRole('row', { name: /^Toplam/ })
    .getByRole('cell')
    .innerText();
  const chat = await chatOpenedBy(page, () => send(page).click());
  const expectTrip = async () => {
    await expect(ticket(page).getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(ticket(page)).toContainText(total);
    await expect(ticket(page)).toContainText('Antalya Lara');
    await expect(ticket(page).getByRole('img').first()).toBeVisible();
  };

  await test.step('a ticket in place of the emptied form links to the trip', async () => {
    const card = page.getByRole('region', { name: 'Gönderdiğiniz talep' });
    for (const text of [title, total]) await expect(card).toContainText(text);
    const again = card.getByRole('link', { name: 'Sohbeti yeniden aç' });
    await expect(again).toHaveAttribute('href', chat.href);
    await expect(page.locator('[name="pickupLocation"]:checked')).toHaveCount(0);
    const link = card.getByRole('link', { name: 'Yolculuğum' });
    expect(chat.searchParams.get('text')?.split('\n').at(-1)).toBe(await link.getAttribute('href'));
    await link.click();
    await page.waitForURL('**/yolculuk#KRV1-*');
  });

  await test.step('the page of the trip shows what was sent, and prints on one sheet', async () => {
    await expectTrip();
    await expectNoLayoutShift(page);
    await expectNoAxeViolations(page);
    const again = ticket(page).getByRole('link', { name: /^WhatsApp’ta aç/ });
    const message = new URL((await again.getAttribute('href')) ?? '').searchParams.get('text');
    expect(message).toBe(chat.searchParams.get('text'));
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  });

  await test.step('offline the page of the trip opens, and adds the trip to the calendar', async () => {
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await expectTrip();
    const coming = page.waitForEvent('download');
    await ticket(page).getByRole('button', { name: 'Takvime ekle' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('yolculuk.ics');
    expect((await readFile(await file.path(), 'utf8')).match(/^DTSTART;.*$/gm)).toEqual([
      expect.stringContaining(`${from.replaceAll('-', '')}T100000`),
      expect.stringContaining(`${to.replaceAll('-', '')}T100000`),
    ]);
    await context.setOffline(false);
  });

  await test.step('the service worker never stores the secret page of a booking', async () => {
    await page.goto(SECRET);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bağlantı artık açılmıyor');
    const kept = await page.evaluate(askToKeep, [SECRET, '/robots.txt']);
    expect(kept).toContain('/yolculuk');
    // A message to the service worker that names fewer files does not delete the files of the trip.
    expect(kept).toContainEqual(expect.stringMatching(/^\/assets\/entry\.client-/));
    expect(kept.filter((path) => path.startsWith('/yolculuk/'))).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(SECRET)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
    await context.setOffline(false);
  });

  await test.step('a trip that the browser no longer stores shows a message', async () => {
    await page.goto(chat.searchParams.get('text')?.split('\n').at(-1) ?? '');
    await untilKept(page);
    await page.evaluate(() => caches.delete('/yolculuk'));
    await context.setOffline(true);
    // On a busy machine the service worker may start late, and the browser then uses the network.
    await expect(() => page.reload({ waitUntil: 'load' })).toPass();
    await expect(
      page.getByText('İnternet bağlantınız yok ve bu sayfa cihazınızda kayıtlı değil.'),
    ).toBeVisible();
    await context.setOffline(false);
  });
});

test('a visitor opens an old link to a trip whose price has changed, and an incomplete link', async ({
  page,
}) => {
  const { id } = await aCar(page, 'brand=Fiat');
  const fields = [id, 'Antalya Lara', '', from, '10:00', to, '10:00', 2, 0, 0, 'EUR'];
  await page.goto(`/yolculuk#${encodeRequest('rental', fields, 12_345)}`);
  await expect(ticket(page)).toContainText('€123.45');
  await expect(ticket(page)).toContainText('Güncel fiyat talebinizdekinden farklı.');
  await ticket(page).getByRole('button', { name: 'Fiyatı yeniden hesapla' }).click();
  await expect(ticket(page).getByRole('row', { name: /^Toplam/ })).toBeVisible();
  await expect(ticket(page).locator('s')).toHaveText('€123.45');

  await test.step('the receipt fits with German words and text of double size', async () => {
    await page.goto(`/de/yolculuk#${encodeRequest('rental', fields)}`);
    await expect(ticket(page).getByRole('row', { name: /^Gesamtpreis/ })).toBeVisible();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
    await expect.poll(() => overflow(page)).toBe(0);
  });

  for (const fragment of ['#KRV1-WyJyZW50YWwiLCJ', '#%E0%A4%A']) {
    await page.goto('about:blank', { waitUntil: 'load' });
    await page.goto(`/yolculuk${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bu bağlantıda bir yolculuk bulamadık',
    );
    await expect(page.getByRole('link', { name: 'Araçları gör' })).toBeVisible();
  }
});

/**
 * Tells the service worker to store these pages, and returns the addresses it has stored. Runs in
 * the page.
 */
async function askToKeep(paths: string[]): Promise<string[]> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(paths.map((path) => location.origin + path));
  const cache = await caches.open('/yolculuk');
  while (!(await cache.match('/robots.txt'))) await new Promise((go) => setTimeout(go, 50));
  return (await cache.keys()).map(({ url }) => new URL(url).pathname);
}
