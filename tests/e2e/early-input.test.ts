import { aCar, form, from } from './support/cars.ts';
import { heldBack } from './support/held-back.ts';
import { DESKTOP, expect, test } from './support/test.ts';
import { form as transferForm } from './support/transfers.ts';

test('what is filled in before the scripts arrive is kept and counted', async ({ page }) => {
  const { id } = await aCar(page, 'brand=Fiat');
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto(`/cars/${id}`, { waitUntil: 'domcontentloaded' });
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Lara');
  await form(page).getByLabel('Çocuk koltuğu').selectOption('2');
  await form(page).getByLabel('Alış tarihi').fill(from);
  await form(page).getByLabel('Alış saati').selectOption('11:00');
  await form(page).getByLabel('Dönüş saati').selectOption('12:00');
  release();
  await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Kemer');
  // The date reaches the page's own state: the earliest return moves on.
  await expect(form(page).getByLabel('Dönüş tarihi')).not.toHaveAttribute('min', from);
  await form(page).getByLabel('Ek sürücü').selectOption('1');
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Lara');
  await expect(form(page).getByLabel('Dönüş yeri')).toHaveValue('Antalya Kemer');
  await expect(form(page).getByLabel('Çocuk koltuğu')).toHaveValue('2');
  await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(from);
  await expect(form(page).getByLabel('Alış saati')).toHaveValue('11:00');
  await expect(form(page).getByLabel('Dönüş saati')).toHaveValue('12:00');
});

test('a filter that is ticked before the scripts arrive is applied', DESKTOP, async ({ page }) => {
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto('/cars', { waitUntil: 'domcontentloaded' });
  await page
    .getByLabel(/^Dizel/)
    .first()
    .check();
  release();
  await expect(page).toHaveURL(/fuelType=Dizel/);
  await expect(page.getByLabel(/^Dizel/).first()).toBeChecked();
});

test('an order that is chosen before the scripts arrive is applied', async ({ page }) => {
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto('/cars', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Sırala').selectOption('price-desc');
  release();
  await expect(page).toHaveURL('/cars?sort=price-desc');
  await expect(page.getByLabel('Sırala')).toHaveValue('price-desc');
});

test('days and another place of return that are chosen before the scripts arrive count in the search', async ({
  page,
}) => {
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const search = page.getByRole('form', { name: 'Araç ara' });
  await search.getByLabel('Alış tarihi').fill('2027-03-01');
  await search.getByLabel('Dönüş tarihi').fill('2027-03-05');
  await search.getByLabel('Farklı yerde bırakacağım').check();
  release();
  await expect(search).toContainText('1 Mart 2027, Pazartesi – 5 Mart 2027, Cuma · 4 gün');
  await search.getByLabel(/^Dönüş yeri/).selectOption('Antalya Lara');
  await search.getByRole('button').click();
  await expect(page).toHaveURL(/dropoffLocation=Antalya\+Lara&pickupDate=2027-03-01/);

  const releaseAgain = await heldBack(page, '**/assets/*.js');
  await page.goto('/?pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Kemer', {
    waitUntil: 'domcontentloaded',
  });
  await search.getByLabel('Farklı yerde bırakacağım').uncheck();
  releaseAgain();
  await expect(search.getByLabel('Alış ve dönüş yeri')).toBeVisible();
});

test('a filter that has no control is no early input', DESKTOP, async ({ page }) => {
  await page.goto('/cars?brand=Lada');
  await page
    .getByLabel(/^Dizel/)
    .first()
    .click();
  await expect(page).toHaveURL('/cars?brand=Lada&fuelType=Dizel');
});

test('a browser that does not tell of its first frame gets the scripts too', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  // No script is fetched before the first frame.
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('type="later"');
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  // Waits until the page is alive.
  await page.goto('/');
  await expect(page.locator('script[type=later]')).toHaveCount(0);
});

/**
 * Runs in the page: taps the opener of the panorama as soon as React has hydrated the page's frame, and
 * notes whether that hydrated the opener. The messages are for looking between any two tasks of React's.
 */
function tapEarly() {
  const isHydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    if (!document.body || !isHydrated(document.body)) return port2.postMessage(null);
    const opener = document.querySelector<HTMLElement>('[aria-labelledby=panorama] button');
    if (!opener) throw new Error('There is no opener.');
    const before = isHydrated(opener);
    opener.click();
    Object.assign(globalThis, { tapped: { before, after: isHydrated(opener) } });
  };
  port2.postMessage(null);
}

test('a tap on a section that is not hydrated yet hydrates it at once, and counts', async ({
  page,
}) => {
  const devTools = await page.context().newCDPSession(page);
  // On a fast machine all sections would be alive already.
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(tapEarly);
  const release = await heldBack(page, '**/panorama-viewer-*.js');
  await page.goto('/');
  expect(await page.evaluate(() => (globalThis as unknown as { tapped: object }).tapped)).toEqual({
    before: false,
    after: true,
  });
  await expect(page.locator('[aria-labelledby=panorama]').getByRole('progressbar')).toBeVisible();
  await page.keyboard.press('Escape');
  release();
});

/** As a password manager does that sets a value and tells nobody. Runs in the page. */
function fillSilently(control: HTMLElement | SVGElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(control, value);
}

test('what is filled in without an event is kept when something else changes', async ({ page }) => {
  await page.goto('/transfer');
  const field = (label: string) => transferForm(page).getByLabel(label, { exact: true });
  await field('Ad soyad').evaluate(fillSilently, 'Ayşe Yılmaz');
  await field('E-posta').evaluate(fillSilently, 'ayse@example.com');
  // A change of another field renders the form anew.
  await field('Varış yeri').fill('Belek');
  await expect(field('Ad soyad')).toHaveValue('Ayşe Yılmaz');
  await expect(field('E-posta')).toHaveValue('ayse@example.com');
});
