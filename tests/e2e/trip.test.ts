import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { encodeRequest } from '#app/lib/requests/request-code.ts';
import { overflow } from './support/back-office.ts';
import { aCar, form, from, receipt, send, to } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { expect, expectNoAxeViolations, expectNoLayoutShift, test } from './support/test.ts';

/** Errors of a browser without a network, for exchange rates and for files that are not cached. */
const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/;

const ticket = (page: Page) => page.getByRole('article');
const card = (page: Page) => page.getByRole('region', { name: 'Gönderdiğiniz talep' });

/** Waits until the service worker has stored the page and all files that it has loaded. */
const untilKept = (page: Page) =>
  page.waitForFunction(async () => {
    const cache = await caches.open('/yolculuk');
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    const own = files.filter((url) => /\.(js|css|webp|svg)$|\/api\/listings/.test(url));
    return kept.has(`${location.origin}/yolculuk`) && own.every((url) => kept.has(url));
  });

test('a request that was sent stays as a card, and its trip opens without network', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  allowProblems(OFFLINE);
  allowProblems(/404/);
  const car = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(
    `/cars/${car.id}?pickupDate=${from}&returnDate=${to}&pickupLocation=Antalya+Lara`,
  );
  const total = await receipt(page)
    .getByRole('row', { name: /^Toplam/ })
    .innerText();
  const amount = total.replace(/^Toplam\s*/, '');
  const chat = await chatOpenedBy(page, () => send(page).click());
  await expect(card(page)).toContainText(car.title);
  await expect(card(page)).toContainText(amount);
  await expect(card(page)).toContainText('Pazartesi – Cuma');
  expect(
    await card(page).getByRole('link', { name: 'Sohbeti yeniden aç' }).getAttribute('href'),
  ).toBe(chat.href);
  // The form is emptied and the card stays.
  await expect(form(page).locator('[name="pickupLocation"]')).toHaveValue('');
  const link = card(page).getByRole('link', { name: 'Yolculuğum' });
  expect(chat.searchParams.get('text')?.split('\n').at(-1)).toBe(await link.getAttribute('href'));
  await link.click();
  await page.waitForURL('**/yolculuk#KRV1-*');

  const check = async () => {
    await expect(ticket(page).getByRole('heading', { level: 1 })).toHaveText(car.title);
    await expect(ticket(page)).toContainText(amount);
    await expect(ticket(page)).toContainText('Antalya Lara');
    await expect(ticket(page).getByRole('img').first()).toBeVisible();
  };
  await check();
  await expectNoLayoutShift(page);
  await expectNoAxeViolations(page);
  const again = ticket(page).getByRole('link', { name: /^WhatsApp’ta aç/ });
  const message = (await again.getAttribute('href')) ?? '';
  expect(new URL(message).searchParams.get('text')).toBe(chat.searchParams.get('text'));

  // The print has one sheet.
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(paper.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);

  await untilKept(page);
  await context.setOffline(true);
  await page.reload();
  await check();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    ticket(page).getByRole('button', { name: 'Takvime ekle' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('yolculuk.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar.match(/^DTSTART;.*$/gm)).toEqual([
    expect.stringContaining(`${from.replaceAll('-', '')}T100000`),
    expect.stringContaining(`${to.replaceAll('-', '')}T100000`),
  ]);
  await context.setOffline(false);

  // The page of a booking under its secret address is never stored, even if it asks for it.
  const secret = '/yolculuk/7b0e4c3a-1f52-4d1e-9a57-0c9d5a3b8e21';
  await page.goto(secret);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bu bağlantı artık açılmıyor');
  const kept = await page.evaluate(
    async (paths) => {
      const { active } = await navigator.serviceWorker.ready;
      active?.postMessage(paths.map((path) => location.origin + path));
      const cache = await caches.open('/yolculuk');
      while (!(await cache.match('/robots.txt'))) await new Promise((go) => setTimeout(go, 50));
      return (await cache.keys()).map(({ url }) => new URL(url).pathname);
    },
    [secret, '/robots.txt'],
  );
  expect(kept).toContain('/yolculuk');
  // A message to the worker with fewer files deletes none of the files that the trip needs.
  expect(kept).toContainEqual(expect.stringMatching(/^\/assets\/entry\.client-/));
  expect(kept.filter((path) => path.startsWith('/yolculuk/'))).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto(secret)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  await context.setOffline(false);
});

test('a trip that the browser has dropped says without network that it is not kept', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(OFFLINE);
  allowProblems(/503/);
  const { id } = await aCar(page, 'brand=Fiat');
  const fields = [id, 'Antalya Lara', '', from, '10:00', to, '10:00', 2, 0, 0, 'EUR'];
  await page.goto(`/yolculuk#${encodeRequest('rental', fields)}`);
  await untilKept(page);
  await page.evaluate(() => caches.delete('/yolculuk'));
  await context.setOffline(true);
  // On a busy machine the service worker may start late, and the browser then asks the network
  // itself.
  await expect(() => page.reload({ waitUntil: 'load' })).toPass();
  await expect(
    page.getByText('Bağlantınız yok ve bu sayfa cihazınızda saklı değil.'),
  ).toBeVisible();
});

test('a price that has changed is announced, and computed again on request', async ({ page }) => {
  const { id } = await aCar(page, 'brand=Fiat');
  const fields = [id, 'Antalya Lara', '', from, '10:00', to, '10:00', 2, 0, 0, 'EUR'];
  await page.goto(`/yolculuk#${encodeRequest('rental', fields, 12_345)}`);
  await expect(ticket(page)).toContainText('€123.45');
  await expect(ticket(page)).toContainText('Bugünün fiyatı talebinizdekinden farklı.');
  await ticket(page).getByRole('button', { name: 'Fiyatı yeniden hesapla' }).click();
  await expect(ticket(page).getByRole('row', { name: /^Toplam/ })).toBeVisible();
  await expect(ticket(page).locator('s')).toHaveText('€123.45');

  // The receipt fits with German words and letters of double size.
  await page.goto(`/de/yolculuk#${encodeRequest('rental', fields)}`);
  await expect(ticket(page).getByRole('row', { name: /^Gesamtpreis/ })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => overflow(page)).toBe(0);
});

test('a link with half of a trip, or with what cannot be read, says so and leads on', async ({
  page,
}) => {
  // sent-trip.rules.test.ts covers all invalid codes.
  for (const fragment of ['#KRV1-WyJyZW50YWwiLCJ', '#%E0%A4%A']) {
    await page.goto('about:blank', { waitUntil: 'load' });
    await page.goto(`/yolculuk${fragment}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Bu bağlantıda bir yolculuk bulamadık',
    );
    await expect(page.getByRole('link', { name: 'Araçları gör' })).toBeVisible();
  }
});
