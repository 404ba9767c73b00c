import { decodeTransfer } from '#app/domain/bookings/messages/decoded-transfer.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { today } from './support/cars.ts';
import { chatOpenedBy, countRows } from './support/chat.ts';
import { stopClock } from './support/clock.ts';
import { DESKTOP, expect, expectNoAxeViolations, expectUncovered, test } from './support/test.ts';
import { bar, fillIn, form, send, summary, typed, vehicle } from './support/transfers.ts';

const ERRORS = [
  ['Ad soyad', 'Ad soyad gereklidir'],
  ['E-posta', 'Email adresi gereklidir'],
  ['Telefon', 'Telefon numarası gereklidir'],
  ['Alış yeri', 'Alış yeri gereklidir'],
  ['Varış yeri', 'Varış yeri gereklidir'],
  ['Tarih', 'Tarih seçimi gereklidir'],
  ['Saat', 'Saat seçimi gereklidir'],
] as const;

test('a transfer request opens in WhatsApp, has a trip page, and empties the form @1.12 @2.37 @3.31 @6.4 @7.55 @7.56', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  const before = await countRows();
  await page.clock.install();
  await page.goto('/transfer');
  await vehicle(page, 'Minivan').check();
  await fillIn(page);
  await expect(summary(page)).toContainText('gidiş dönüş, 2 × €46.00 = €92.00');
  const ofReturn = form(page).getByLabel('Dönüş tarihi');
  const both = form(page).getByLabel('Dönüş transferi de istiyorum');
  await both.uncheck();
  await expect(ofReturn).toBeHidden();
  await expect(summary(page)).toContainText('€46.00Antalya Havalimanı – Belek, tek yön');
  await both.check();
  await expect(form(page).getByLabel('Uçuş numarası')).toHaveAccessibleDescription(
    'Gidiş uçuşunuz; dönüş uçuşunu mesajınıza yazabilirsiniz.',
  );
  await expect(ofReturn).toHaveValue('');
  await ofReturn.fill(addDays(typed.date, -1));
  await expect(ofReturn).toHaveAccessibleDescription('Dönüş, gidişten sonra olmalıdır');
  await send(page).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Dönüş, gidişten sonra olmalıdır',
    'Dönüş saati seçimi gereklidir',
  ]);
  await expect(ofReturn).toBeFocused();
  await fillIn(page);

  await stopClock(page);
  const requests: string[] = [];
  page.on('request', (request) => {
    // Ignores files of pages that links prefetch: their names contain nothing that was typed.
    const isFile = /^\/assets\/[\w.-]+$/.test(new URL(request.url()).pathname);
    if (request.resourceType() !== 'image' && !isFile)
      requests.push(`${request.method()} ${request.url()}`);
  });
  const chat = await chatOpenedBy(page, () => send(page).click());
  // Ignores the rates, which expire when the clock jumps.
  expect(requests.filter((each) => !each.endsWith('/api/exchange-rates/current'))).toEqual([]);
  expect(chat.pathname).toMatch(/^\/\d{10,15}$/);
  const message = chat.searchParams.get('text') ?? '';
  expect(message).toContain(
    '*Tahmini fiyat: €92.00*\nAntalya Havalimanı – Belek, gidiş dönüş, 2 × €46.00 = €92.00, KDV dahil',
  );
  expect(message).toContain(new URL('/transfer', page.url()).href);
  expect(decodeTransfer(message)).toEqual({
    currency: 'EUR',
    language: 'tr',
    cents: 9200,
    request: { ...typed, vehicle: 'capacity_1_6', dropoffLocation: 'Belek, Örnek Otel' },
  });

  const panel = page.getByRole('status').filter({ hasText: 'Talebiniz hazır' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('WhatsApp açılıyor! Transfer talebiniz hazırlandı.');
  await expect(panel.getByRole('button', { name: 'WhatsApp Açılıyor...' })).toBeDisabled();
  await expect(form(page)).toHaveCount(0);
  // The stored draft is removed at once, the form a moment later.
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  await page.clock.runFor(1000);
  await page.clock.resume();
  // Scroll up, because the contact bar may cover a link of the footer.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const href = await panel.getByRole('link', { name: 'Sohbeti yeniden aç' }).getAttribute('href');
  expect(new URL(href ?? '').searchParams.get('text')).toBe(message);
  await expect(panel.getByRole('link', { name: 'Yolculuğum' })).toHaveAttribute(
    'href',
    message.split('\n').at(-1) ?? '',
  );

  await panel.getByRole('button', { name: 'Yeni rezervasyon' }).click();
  await expect(page.getByRole('heading', { name: 'Transfer rezervasyonu' })).toBeFocused();
  for (const [label] of ERRORS)
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue('');
  await expect(form(page).getByLabel('Mesajınız')).toHaveValue('');
  await expect(form(page).getByLabel('Yolcu sayısı')).toHaveValue('1');
  await expect(vehicle(page, 'Minivan')).toBeChecked();
  expect(await countRows()).toEqual(before);

  await test.step('it has a page of its own', async () => {
    await page.goto(message.split('\n').at(-1) ?? '');
    const ticket = page.getByRole('article');
    await expect(ticket.getByRole('heading', { level: 1 })).toContainText('Belek');
    await expect(ticket).toContainText('Tahmini fiyat');
    await expectNoAxeViolations(page);
  });
});

test('a blocked popup leaves a transfer request, its currency and a link to the chat @8.40', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'currency', value: 'TRY', url: baseURL }]);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/transfer');
  await fillIn(page, 'Belek');
  await send(page).click();
  const failure = page.getByText('WhatsApp açılırken bir hata oluştu. Lütfen tekrar deneyin.');
  await expectUncovered(page.getByRole('alert').filter({ has: failure }));
  const link = page.getByRole('link', { name: 'WhatsApp sohbetini buradan açın' });
  await expectUncovered(link);
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  const href = (await link.getAttribute('href')) ?? '';
  const message = new URL(href).searchParams.get('text') ?? '';
  expect(message).toMatch(
    /\*Tahmini fiyat: ₺3,494 \(€72\.00\)\*\n.*2 × ₺1,747 = ₺3,494, KDV dahil\n1 € = ₺48\.531 · ECB kuru/,
  );
  expect(decodeTransfer(message)?.currency).toBe('TRY');
  await expect(form(page).getByLabel('Ad soyad')).toHaveValue(typed.name);
  await expect(form(page).getByLabel('Mesajınız')).toHaveValue(typed.message);
  await expect(send(page)).toBeEnabled();

  // A change makes the prepared message outdated, so its link disappears.
  await form(page).getByLabel('Yolcu sayısı').selectOption('2');
  await expect(link).toHaveCount(0);
  // Closing an alert moves the focus to the next control.
  await send(page).click();
  await page.getByRole('alert').getByRole('button', { name: 'Kapat' }).press('Enter');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(send(page)).toBeFocused();
});

test('typed values stay after a reload and another page, in their own tab', async ({
  page,
  context,
}) => {
  await page.goto('/transfer');
  await vehicle(page, 'Minibüs').check();
  await fillIn(page);
  await form(page).getByLabel('Yolcu sayısı').selectOption('12');
  const { bothWays: _, ...fields } = typed;
  const kept = {
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, `${value}`])),
    passengers: '12',
    dropoffLocation: 'Belek, Örnek Otel',
  };
  const values = (place: typeof form) =>
    place(page).evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
  const expectTyped = async () => {
    // A text of several lines is sent with CRLF.
    await expect
      .poll(async () => JSON.parse(JSON.stringify(await values(form)).replaceAll('\\r\\n', '\\n')))
      .toMatchObject(kept);
    await expect(vehicle(page, 'Minibüs')).toBeChecked();
    await expect(bar(page)).toContainText('Minibüs');
    expect(await values(bar)).toMatchObject({ passengers: '12' });
  };
  await page.reload();
  await expectTyped();
  await page.getByRole('contentinfo').locator('summary').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Haberler' }).click();
  await expect(page).toHaveURL('/news');
  await page.goBack();
  await expectTyped();
  // The vehicle also stays at an address that does not name it.
  await page.goto('/transfer-service');
  await expectTyped();
  const other = await context.newPage();
  await other.goto('/transfer');
  await expect(form(other).getByLabel('Ad soyad')).toHaveValue('');
});

test('each empty required field shows an error, and an alert lists all @5.30 @5.32', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date(`${today()}T12:00:00+03:00`));
  await page.goto('/transfer');
  await send(page).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Lütfen şu alanları kontrol edin:');
  await expect(alert.getByRole('link')).toHaveText(ERRORS.map(([, message]) => message));
  for (const [label, message] of ERRORS) {
    const field = form(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(message));
  }
  await expect(form(page).getByLabel('Ad soyad')).toBeFocused();
  await expectUncovered(form(page).getByLabel('Ad soyad'));
  await expectNoAxeViolations(page);

  await alert.getByRole('link', { name: 'Saat seçimi gereklidir' }).click();
  await expect(form(page).getByLabel('Saat', { exact: true })).toBeFocused();
  await form(page).getByLabel('Saat', { exact: true }).selectOption('09:00');
  await expect(form(page).getByLabel('Saat', { exact: true })).not.toHaveAttribute('aria-invalid');
  await expect(alert.getByRole('listitem').last()).toContainText('Saat seçimi gereklidir');
  await expect(alert.getByRole('img', { name: 'düzeltildi' })).toHaveCount(1);
  await fillIn(page);
  await form(page).getByLabel('E-posta').fill('ayse@example');
  await send(page).click();
  await expect(alert.getByRole('link')).toHaveText(['Geçerli bir email adresi giriniz']);
  await expect(form(page).getByLabel('E-posta')).toBeFocused();
  await form(page).getByLabel('E-posta').fill(typed.email);
  const date = form(page).getByLabel('Tarih', { exact: true });
  const tooEarly = 'Tarih bugünden önce olamaz';
  await date.fill(addDays(today(), -1));
  await expect(date).toHaveAccessibleDescription(tooEarly);
  await send(page).click();
  await expect(alert.getByRole('link')).toHaveText([tooEarly]);
  await expect(date).toBeFocused();

  await test.step('an hour of today that is over', async () => {
    const hour = form(page).getByLabel('Saat', { exact: true });
    await date.fill(today());
    await hour.selectOption('00:00');
    await send(page).click();
    await expect(hour).toHaveAccessibleDescription('Saat şu andan önce olamaz');
    await expect(hour).toHaveValue('00:00');
    await expect(hour).toBeFocused();
  });
});

test('the alert with all errors is below the header, not behind it', DESKTOP, async ({ page }) => {
  await page.goto('/transfer');
  await send(page).click();
  await expect(form(page).getByLabel('Ad soyad')).toBeFocused();
  const header = await page.getByRole('banner').boundingBox();
  const end = (header?.y ?? 0) + (header?.height ?? 0);
  await expect
    .poll(async () => (await page.getByRole('alert').boundingBox())?.y)
    .toBeGreaterThanOrEqual(end);
  await expectUncovered(form(page).getByLabel('Ad soyad'));
});
