import type { Page } from '@playwright/test';
import { decodeReservation } from '#app/domain/bookings/messages/decoded-reservation.rules.ts';
import {
  aCar,
  cell,
  choosePlace,
  extra,
  extrasRow,
  form,
  from,
  later,
  receipt,
  searchBar,
  send,
  soon,
  to,
} from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { heldBack } from './support/held-back.ts';
import { drawnMap, showMap, tileWeather } from './support/map.ts';
import { needWebGl, opener, panorama, still, viewer } from './support/panorama.ts';
import { startSlowLine } from './support/slow-line.ts';
import {
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  test,
  untilHydrated,
} from './support/test.ts';

/**
 * Limit of the layout shift score: a fifth of what still counts as good. Centred text may move
 * while its line arrives.
 */
const UNSEEN_SHIFT = 0.02;

/** Opens a page whose scripts do not load until the returned function is called. */
async function openWithoutScripts(page: Page, address: string): Promise<() => void> {
  const release = await heldBack(page, '**/assets/*.js');
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  return release;
}

test('what a visitor enters before the scripts have loaded counts in search, filters and form', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  const search = searchBar(page);

  await test.step('the search uses days and another place of return', async () => {
    const come = await openWithoutScripts(page, '/');
    await search.getByLabel('Alış tarihi').fill('2027-03-01');
    await search.getByLabel('Dönüş tarihi').fill('2027-03-05');
    await search.getByLabel('Alış ve dönüş yeri').selectOption('Farklı yerde bırakacağım');
    come();
    await expect(search).toContainText('1 Mar Pzt');
    await expect(search).toContainText('5 Mar Cum');
    await search.getByLabel(/^Dönüş yeri/).selectOption('Antalya Lara');
    await search.getByRole('button').click();
    await expect(page).toHaveURL(/dropoffLocation=Antalya\+Lara&pickupDate=2027-03-01/);
  });

  await test.step('the search uses the choice to return to the pickup place', async () => {
    const places = 'pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Kemer';
    const come = await openWithoutScripts(page, `/?${places}`);
    await search.getByLabel('Dönüş yeri').selectOption('Aldığım yerde bırakacağım');
    come();
    await expect(search.getByLabel('Alış ve dönüş yeri')).toBeVisible();
  });

  await test.step('the list uses a filter and an order', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const come = await openWithoutScripts(page, '/cars');
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await filters.locator('summary').first().click();
    const diesel = filters.getByLabel(/^Dizel/).first();
    await diesel.check();
    await page.getByLabel('Sırala').selectOption('price-desc');
    come();
    await expect(page).toHaveURL('/cars?fuelType=Dizel&sort=price-desc');
    await expect(diesel).toBeChecked();
    await expect(page.getByLabel('Sırala')).toHaveValue('price-desc');
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('a reservation has its price after the first change, and can be sent', async () => {
    const { id } = await aCar(page, `brand=Fiat&pickupDate=${from}&dropoffDate=${to}`);
    const come = await openWithoutScripts(page, `/cars/${id}`);
    const field = (label: string) => form(page).getByLabel(label);
    await choosePlace(page, 'Alış yeri', 'Antalya Lara');
    await cell(page, 'Alış').click();
    await field('Alış tarihi').fill(from);
    await field('Alış saati').selectOption('11:00');
    await field('Dönüş tarihi').fill(to);
    await field('Dönüş saati').selectOption('11:00');
    await extrasRow(page).click();
    await extra(page, 'Çocuk koltuğu').fill('2');
    await page.keyboard.press('Escape');
    come();
    await untilHydrated(page);
    await choosePlace(page, 'Dönüş yeri', 'Antalya Kemer');
    await expect(receipt(page)).toContainText('8 gün');
    await expect(receipt(page).getByRole('row', { name: /^Çocuk koltuğu 2/ })).toContainText(
      '€80.00',
    );
    const chat = await chatOpenedBy(page, () => send(page).click());
    expect(decodeReservation(chat.searchParams.get('text') ?? '')?.form).toMatchObject({
      ...{ pickupLocation: 'Antalya Lara', pickupDate: from, pickupTime: '11:00' },
      ...{ dropoffLocation: 'Antalya Kemer', returnDate: to, returnTime: '11:00', cocukKoltugu: 2 },
    });
  });
});

test('a visitor for whom calendar, panorama and map fail to load types days, and tries again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(
    /trip-calendar|panorama-|live-map|ERR_FAILED|Failed to fetch|console error|GL Driver/,
  );
  await page.route(/\/(trip-calendar|panorama-viewer|live-map)-[\w-]+\.js$/, (route) =>
    route.abort(),
  );
  await page.goto('/');

  await test.step('a typed pickup day sets the return a week later', async () => {
    const [pickup, back] = ['Alış tarihi', 'Dönüş tarihi'].map((label) =>
      searchBar(page).getByLabel(label),
    );
    if (!pickup || !back) throw new Error('there are two days');
    await pickup.tap();
    await pickup.fill('2031-05-10');
    await expect(back).toHaveAttribute('min', '2031-05-11');
    await pickup.blur();
    await expect(back).toHaveValue('2031-05-17');
    await pickup.fill(soon);
    await back.fill(later);
    await searchBar(page).getByRole('button', { name: 'Müsait araçları göster' }).tap();
    await expect(page).toHaveURL(new RegExp(`pickupDate=${soon}&returnDate=${later}$`));
  });

  await test.step('the drawn map remains', async () => {
    await page.goto('/');
    await showMap(page).click();
    await expect(page.getByRole('alert')).toHaveText('Harita yüklenemedi.');
    await expect(drawnMap(page)).toBeVisible();
  });

  const failed = panorama(page)
    .getByRole('alert')
    .getByText('360° görüntü açılamadı. Tekrar deneyebilirsiniz.');
  await test.step('the panorama remains a picture', async () => {
    await needWebGl(page);
    await opener(page).click();
    await expect(failed).toBeVisible();
    await expect(still(page)).toBeVisible();
    await expectNoAxeViolations(page, 'section:has([role="alert"])');
  });

  await test.step('the large picture of the panorama loads at the second try', async () => {
    await page.unrouteAll();
    const picture = /\/panorama-(2048|4096)-[\w-]+\.webp$/;
    await page.route(picture, (route) => route.abort(), { times: 1 });
    await page.goto('/');
    await opener(page).click();
    await expect(failed).toBeVisible();
    await expect(viewer(page)).toHaveCount(0);
    await opener(page).click();
    await expect(viewer(page)).toBeFocused();
  });

  await test.step('a map without any tile is replaced by the drawn map', async () => {
    await page.clock.install();
    const requestedTiles = await tileWeather(page, 'hanging');
    await page.goto('/');
    await showMap(page).click();
    await expect.poll(() => requestedTiles.length).toBeGreaterThan(0);
    const box = page.locator('.leaflet-container');
    await expect(box).toBeHidden();
    await expect(box).toHaveCount(1);
    await page.clock.fastForward(6000);
    await expect(box).toHaveCount(0);
    await expect(drawnMap(page)).toBeVisible();
  });
});

test('nothing moves while a page arrives slowly in pieces @6.2', async ({
  page,
  baseURL,
  allowProblems,
}) => {
  const line = await startSlowLine(String(baseURL));
  allowProblems(new RegExp(`foreign request ${line.url}/`));
  const { id } = await aCar(page);
  const trip = `pickupLocation=Antalya+Lara&pickupDate=${from}&returnDate=${to}`;
  for (const width of [360, 1280])
    for (const address of ['/', `/cars?${trip}`, `/cars/${id}`, `/cars/${id}?${trip}`, '/news'])
      await test.step(`${address} at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${line.url}${address}`);
        await expectNoLayoutShift(page, UNSEEN_SHIFT);
      });
  line.stop();
});
