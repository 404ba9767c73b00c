import type { Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import {
  aCar,
  calendar,
  calendarDay,
  cards,
  cell,
  choosePlace,
  chosenPlace,
  form,
  from,
  later,
  openDays,
  receipt,
  searchBar,
  send,
  soon,
  to,
} from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { drawnMap, showMap } from './support/map.ts';
import { NEWER, OLDER, takeAway } from './support/old-browser.ts';
import { opener, panorama, still } from './support/panorama.ts';
import { expect, expectUncovered, test, untilHydrated } from './support/test.ts';
import { fillIn, send as sendTransfer, summary, vehicle } from './support/transfers.ts';

const AT_ONCE = { waitUntil: 'domcontentloaded' } as const;
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menü' });

test('a visitor with the oldest fully supported browser requests a car and a transfer', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/https:\/\/wa\.me/);
  await page.addInitScript(takeAway, NEWER);
  await page.goto('/');

  await test.step('the calendar and a filter lead to a car', async () => {
    await searchBar(page).getByLabel('Alış tarihi').tap();
    await calendarDay(page, soon).tap();
    await calendarDay(page, later).tap();
    await searchBar(page).getByRole('button', { name: 'Müsait araçları göster' }).tap();
    await expect(page).toHaveURL(new RegExp(`pickupDate=${soon}&returnDate=${later}$`));
    await expect(searchBar(page)).toContainText('4 gün');
    await expect(cards(page).first()).toContainText(/€.*\/\s?gün/);
    await page.getByRole('button', { name: /Filtrele/ }).tap();
    const filters = page.getByRole('dialog', { name: 'Filtreler' });
    await filters.getByRole('checkbox', { name: /^Fiat/ }).tap();
    await filters.getByRole('button', { name: /aracı göster/ }).tap();
    await expect(page).toHaveURL(/brand=Fiat/);
    await cards(page).first().getByRole('link').first().tap();
    await expect(receipt(page)).toContainText('4 gün');
  });

  await test.step('on a wide screen the calendar is above everything else, and works with the keyboard', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openDays(page);
    const back = form(page).getByLabel('Dönüş tarihi');
    await back.click();
    await expectUncovered(calendar(page).getByRole('button', { name: 'Kapat' }));
    await expectUncovered(calendarDay(page, later));
    await back.press('Space');
    await expect(calendar(page).locator('table :focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(calendar(page)).toHaveCount(0);
    await cell(page, 'Dönüş').click();
    await calendarDay(page, addDays(later, 1)).click();
    await expect(receipt(page)).toContainText('5 gün');
    const chat = await chatOpenedBy(page, () => send(page).click());
    expect(chat.searchParams.get('text')).toContain('5 gün');
    await page.setViewportSize({ width: 360, height: 740 });
  });

  await test.step('the menu leads to the transfer and to the news', async () => {
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await menu(page).getByRole('link', { name: 'Transfer Hizmeti' }).tap();
    await expect(page).toHaveURL(/\/transfer/);
    await vehicle(page, 'Minivan').check();
    await fillIn(page);
    await expect(summary(page)).toContainText('€46.00');
    const chat = await chatOpenedBy(page, () => sendTransfer(page).tap());
    expect(chat.searchParams.get('text')).toContain('€46.00');
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await menu(page).getByRole('link', { name: 'Bloglar' }).tap();
    await cards(page).first().getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/news\/./);
  });
  // Checks that the scripts run, because the steps above would also work on the server's page
  // without scripts.
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
});

test('a visitor with an older browser uses menu, filters and forms without scripts', async ({
  page,
}) => {
  await page.addInitScript(takeAway, OLDER);
  // Such browsers do not know the attribute `command` either.
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    const forget = () => {
      for (const button of document.querySelectorAll('[command]'))
        button.removeAttribute('command');
    };
    new MutationObserver(forget).observe(document, { childList: true, subtree: true });
  });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  for (const path of ['/', '/cars', '/transfer', '/news', '/cars']) {
    await page.goto(path, AT_ONCE);
    await page.waitForLoadState('load');
    await expectPlain(page);
  }
  expect(scripts).toEqual([]);
  await page.getByRole('button', { name: /Filtrele/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filtreler' });
  await expect(filters).toBeVisible();
  await filters.getByRole('button', { name: 'Kapat' }).click();
  await expect(filters).toHaveCount(0);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await menu(page).getByRole('link', { name: 'Arabalar' }).click();
  await cards(page).first().getByRole('link').first().click();
  await expectPricesOfServer(page);
});

test('a visitor whose browser cannot load or run the scripts keeps the server’s page', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/.*/);
  const broken = (text: string) => ({ contentType: 'text/javascript', body: text });
  for (const [how, files, answer] of [
    ['a script is not there', 'entry.client,react', { status: 404, body: '' }],
    ['a script fails on the way', 'entry.client,react', null],
    ['a script cannot be read', 'entry.client,react', broken('export const x = @;')],
    ['a script cannot be run', 'entry.client,react', broken('Object.newerThanThis();')],
    ['texts do not come', 'site.tr,site.tr', null],
  ] as const)
    await test.step(how, async () => {
      await page.route(`**/assets/{${files}}-*.js`, (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await page.goto('/transfer', AT_ONCE);
      await expectPlain(page);
      await page.unrouteAll();
    });

  await test.step('title and description of a page throw an error', async () => {
    await page.route('**/assets/car-list.route-*.js', async (route) => {
      const script = await (await route.fetch()).text();
      const meta = /export\s*\{([^}]*)\b[\w$]+ as meta\b/;
      expect(script).toMatch(meta);
      const body = `${script.replace(meta, 'export{$1noMeta as meta')};
        function noMeta() { throw new Error('newer than this browser'); }`;
      await route.fulfill(broken(body));
    });
    await page.goto('/cars', AT_ONCE);
    await page.waitForLoadState('load');
    await expect(page.locator(':root:is([data-hydrated], [data-plain])')).toHaveCount(1);
    await expect(cards(page).first()).toBeVisible();
    await expect(page).toHaveTitle(/Araç/);
    await page.unrouteAll();
  });

  await test.step('functions that the receipt of a car uses are missing', async () => {
    const { id } = await aCar(page);
    await page.addInitScript(() => {
      Reflect.deleteProperty(Array.prototype, 'flatMap');
      Reflect.deleteProperty(String.prototype, 'padStart');
    });
    await page.goto(`/cars/${id}?pickupDate=${from}&returnDate=${to}`, AT_ONCE);
    await expectPricesOfServer(page);
  });

  await test.step('functions that every page uses are missing', async () => {
    await page.addInitScript(() => {
      for (const { prototype } of [String, Array])
        for (const name of ['toWellFormed', 'toSorted', 'toReversed', 'at', 'findLast'])
          Reflect.deleteProperty(prototype, name);
    });
    await page.goto(`/ru/cars?pickupDate=${from}&returnDate=${to}`, AT_ONCE);
    await expectPlain(page);
    await expect(cards(page).first()).toBeVisible();
  });
});

test('a page loads fully in a browser that saves data, reports no first frame, and has errors of its own', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/foreign/);
  await page.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection: object };
    Object.defineProperty(connection, 'saveData', { value: true });
    PerformanceObserver.prototype.observe = () => {};
    const timer = setInterval(() => {
      if (document.querySelector('[data-hydrated]')) clearInterval(timer);
      Promise.reject(new Error('foreign'));
    }, 10);
  });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const transfer = () => requested.filter((url) => url.includes('/assets/transfer.route'));
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('type="later"');
  expect(html).not.toMatch(/rel="modulepreload"|type="module"/);
  await page.clock.install();
  await page.goto('/');
  await expect(page.locator('script[type=later]')).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-plain');

  await test.step('no other page is preloaded', async () => {
    await page.clock.fastForward(60_000);
    await page.waitForLoadState('networkidle');
    expect(transfer()).toEqual([]);
    const footer = page.getByRole('contentinfo');
    await footer.locator('summary').first().click();
    await footer.getByRole('link', { name: 'Transfer' }).click();
    await expect(page).toHaveURL('/transfer');
    expect(transfer()).toHaveLength(1);
  });
});

test('a visitor whose browser cannot run a part of a page keeps the rest of the page', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/newer than this browser|console error/);
  allowProblems(/request .*trip-calendar.*ERR_FAILED/);
  const mark = () => page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const isTheSame = () => page.evaluate(() => 'isTheSame' in window);

  await test.step('panorama and map', async () => {
    for (const [file, name] of [
      ['live-map', 'VisitorsMap'],
      ['panorama-viewer', 'PanoramaViewer'],
    ])
      await page.route(`**/assets/${file}-*.js`, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          body: `export function ${name}() { throw new Error('newer than this browser'); }`,
        }),
      );
    await page.goto('/');
    await mark();
    await searchBar(page).getByLabel('Dönüş tarihi').fill(later);
    await opener(page).tap();
    const alert = panorama(page).getByRole('alert');
    await expect(alert).toHaveText('360° görüntü bu cihazda açılamıyor.');
    await expect(still(page)).toBeVisible();
    await showMap(page).tap();
    await expect(page.getByText('Harita yüklenemedi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeEnabled();
    await expect(drawnMap(page)).toBeVisible();
    await expect(searchBar(page).getByLabel('Dönüş tarihi')).toHaveValue(later);
    expect(await isTheSame()).toBe(true);
  });

  await test.step('a panorama without WebGL', async () => {
    await page.unrouteAll();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.goto('/');
    await opener(page).click();
    const alert = panorama(page).getByRole('alert');
    await expect(alert).toHaveText('360° görüntü bu cihazda açılamıyor.');
    await expect(still(page)).toBeVisible();
  });

  await test.step('the calendar: the browser’s own date input opens instead', async () => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('newer than this browser');
      };
    });
    await page.goto(`/cars/${(await aCar(page)).id}`);
    await mark();
    await page.route(/trip-calendar-[\w-]+\.js$/, (route) => route.abort());
    const field = form(page).getByLabel('Alış tarihi');
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function () {
        this.dataset.opened = `${Number(this.dataset.opened ?? 0) + 1}`;
      };
    });
    await choosePlace(page, 'Alış yeri', 'Antalya Lara');
    await cell(page, 'Alış').tap();
    for (const times of ['1', '2']) {
      await field.tap();
      await expect(field).toHaveAttribute('data-opened', times);
    }
    await field.fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(receipt(page)).toContainText('8 gün');
    await expect(chosenPlace(page, 'Alış yeri')).toHaveValue('Antalya Lara');
    expect(await isTheSame()).toBe(true);
  });
});

test('a visitor remains on the site during a deployment', async ({ page, allowProblems }) => {
  allowProblems(/404|Error loading route module|dynamically imported module|newer than this/);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  async function follow(name: string): Promise<void> {
    await page.getByRole('contentinfo').locator('summary').first().click();
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
  }
  await page.goto('/news');

  await test.step('a link to a page whose script is gone loads a new document', async () => {
    // The file is missing until the new document is requested, because the browser may preload the
    // file just before it imports it.
    const scripts = '**/assets/transfer.route-*.js';
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.route('**/transfer', async (route) => {
      await page.unroute(scripts);
      await route.continue();
    });
    await follow('Transfer');
    await expect(page).toHaveURL('/transfer');
    await expect.poll(() => documents.at(-1)).toBe('/transfer');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await untilHydrated(page);
  });

  await test.step('a page that throws an error is loaded without scripts', async () => {
    await page.route('**/assets/news-list.route-*.js', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body:
          'export default function NewsList() { throw new Error("newer than this browser"); }' +
          'export const clientLoader = ({ serverLoader }) => serverLoader();',
      }),
    );
    documents.length = 0;
    await follow('Haberler');
    await expect(page.locator('html')).toHaveAttribute('data-plain', '');
    await expect(page.getByRole('searchbox', { name: 'Yazılarda ara' })).toBeVisible();
    await expect(page).toHaveURL('/news');
    expect(documents).toEqual(['/news']);
  });
});

async function expectPlain(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-plain', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Checks that a car's page has no scripts, and that the server calculates its prices. */
async function expectPricesOfServer(page: Page): Promise<void> {
  await expectPlain(page);
  for (const name of ['Alış yeri', 'Dönüş yeri'])
    await page.getByRole('group', { name }).getByRole('radio', { name: 'Antalya Lara' }).check();
  await form(page).getByLabel('Alış tarihi').fill(from);
  await form(page).getByLabel('Dönüş tarihi').fill(to);
  await form(page).getByRole('button', { name: 'Fiyatı hesapla' }).click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${from}`));
  await expect(page.getByRole('region', { name: 'Kiralama özeti' })).toContainText('8 gün');
}
