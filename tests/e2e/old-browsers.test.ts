import type { Page } from '@playwright/test';
import { addDays } from '#app/lib/dates/dates.ts';
import {
  aCar,
  calendar,
  calendarDay,
  form,
  from,
  later,
  openTrip,
  receipt,
  searchBar,
  send,
  soon,
  to,
  tripLine,
} from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { NEWER, OLDER, takeAway } from './support/old-browser.ts';
import { DESKTOP, expect, expectUncovered, test, untilHydrated } from './support/test.ts';
import { fillIn, send as sendTransfer, summary, vehicle } from './support/transfers.ts';

test.describe('in the oldest browsers that have everything', () => {
  test.beforeEach(({ page }) => page.addInitScript(takeAway, NEWER));
  // A page whose scripts failed would pass, too, because the server renders everything.
  test.afterEach(({ page }) => expect(page.locator('html')).toHaveAttribute('data-hydrated', ''));

  test('a car is found by days of the calendar, and asked for', async ({ page, allowProblems }) => {
    allowProblems(/https:\/\/wa\.me/);
    await page.goto('/');
    await searchBar(page).getByLabel('Alış tarihi').tap();
    await calendarDay(page, soon).tap();
    await calendarDay(page, later).tap();
    await expect(calendar(page)).toHaveCount(0);
    await searchBar(page).getByRole('button', { name: 'Boş araçları göster' }).tap();
    await expect(page).toHaveURL(new RegExp(`pickupDate=${soon}&returnDate=${later}$`));
    const car = page.getByRole('article').first();
    await expect(car).toContainText('4 gün · günlük ort.');
    await page.getByRole('button', { name: /Filtrele/ }).tap();
    const filters = page.getByRole('dialog', { name: 'Filtreler' });
    await filters.getByRole('checkbox', { name: /^Fiat/ }).tap();
    await filters.getByRole('button', { name: /aracı göster/ }).tap();
    await expect(page).toHaveURL(/brand=Fiat/);
    await car.getByRole('link').first().tap();

    await expect(receipt(page)).toContainText('4 gün');
    await openTrip(page);
    await form(page).getByLabel('Dönüş tarihi').tap();
    await calendarDay(page, addDays(later, 1)).tap();
    await expect(receipt(page)).toContainText('5 gün');
    const chat = await chatOpenedBy(page, () => send(page).tap());
    expect(chat.searchParams.get('text')).toContain('5 gün');
  });

  test('the menu leads to the transfer, which is asked for, and to the news', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/https:\/\/wa\.me/);
    const menu = page.getByRole('dialog', { name: 'Menü' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await menu.getByRole('link', { name: 'Transfer Hizmeti' }).tap();
    await expect(page).toHaveURL(/\/transfer/);
    await vehicle(page, 'Minivan').check();
    await fillIn(page);
    await expect(summary(page)).toContainText('€46.00');
    const chat = await chatOpenedBy(page, () => sendTransfer(page).tap());
    expect(chat.searchParams.get('text')).toContain('€46.00');
    await page.getByRole('button', { name: 'Menüyü aç' }).tap();
    await menu.getByRole('link', { name: 'Bloglar' }).tap();
    await page.getByRole('article').first().getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/news\/./);
  });

  test('on a wide screen the calendar lies over all else', DESKTOP, async ({ page }) => {
    for (const [path, around] of [
      ['/', searchBar],
      [`/cars/${(await aCar(page)).id}`, form],
    ] as const) {
      await page.goto(path);
      if (around === form) await openTrip(page);
      const field = around(page).getByLabel('Alış tarihi');
      await field.click();
      await expectUncovered(calendar(page).getByRole('button', { name: 'Kapat' }));
      await expectUncovered(calendarDay(page, soon));
      if (around === form) {
        // All date fields share one calendar, so its keys are tested once.
        await page.keyboard.press('Escape');
        await expect(calendar(page)).toHaveCount(0);
        await field.press('Space');
        await expect(calendar(page).locator(':focus')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(field).toBeFocused();
        await field.click();
      }
      await calendarDay(page, soon).click();
      await calendarDay(page, later).click();
      await expect(calendar(page)).toHaveCount(0);
      await expect(around(page).getByLabel('Dönüş tarihi')).toHaveValue(later);
    }
  });
});

async function expectPlain(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-plain', '');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
}

/** Checks the page without JavaScript: the server prices the dates and answers the request. */
async function expectToWorkByTheServer(page: Page): Promise<void> {
  await expectPlain(page);
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Lara');
  await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
  await form(page).getByLabel('Alış tarihi').fill(from);
  await form(page).getByLabel('Dönüş tarihi').fill(to);
  await form(page).getByRole('button', { name: 'Fiyatı hesapla' }).click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${from}`));
  await expect(page.getByRole('region', { name: 'Kiralama özeti' })).toContainText('8 gün');
}

const AT_ONCE = { waitUntil: 'domcontentloaded' } as const;

test.describe('in an older browser', () => {
  test('no page is replaced, none is asked for again and again, and forms are the server’s', async ({
    page,
  }) => {
    await page.addInitScript(takeAway, OLDER);
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') documents.push(new URL(request.url()).pathname);
    });
    for (const path of ['/', '/cars', '/transfer', '/news']) {
      await page.goto(path, AT_ONCE);
      await page.waitForLoadState('load');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(documents.filter((path) => path.endsWith('.js'))).toEqual([]);
    await page.goto(`/cars/${(await aCar(page)).id}`, AT_ONCE);
    await expectToWorkByTheServer(page);
  });
});

test.describe('without one method alone', () => {
  for (const method of ['toWellFormed', 'isWellFormed', 'toSorted', 'toReversed', 'at', 'findLast'])
    test(`the list of cars stays without ${method}`, async ({ page, allowProblems }) => {
      allowProblems(/is not a function/);
      await page.addInitScript((name) => {
        for (const { prototype } of [String, Array]) Reflect.deleteProperty(prototype, name);
      }, method);
      for (const path of ['/cars', `/ru/cars?pickupDate=${from}&returnDate=${to}`]) {
        await page.goto(path, AT_ONCE);
        await page.waitForLoadState('load');
        await expect(page.locator(':root:is([data-hydrated], [data-plain])')).toHaveCount(1);
        await expect(page.getByRole('article').first()).toBeVisible();
      }
    });

  for (const [holder, method] of [
    ['AbortSignal', 'any'],
    ['URL', 'parse'],
    ['HTMLElement', 'showPopover'],
    ['Element', 'checkVisibility'],
  ] as const)
    test(`the list of cars comes alive without ${holder}.${method}`, async ({ page }) => {
      const missing: Parameters<typeof takeAway>[0] = [[holder, method]];
      await page.addInitScript(takeAway, missing);
      await page.goto('/en/cars');
      await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
      await expect(page.getByRole('article').first()).toBeVisible();
    });
});

test('a page stays whose title and description cannot be made', async ({ page, allowProblems }) => {
  allowProblems(/newer than this browser|hydrat/i);
  await page.route('**/assets/car-list.route-*.js', async (route) => {
    const script = await (await route.fetch()).text();
    const broken = script.replace(
      /export\s*\{([^}]*)\b[\w$]+ as meta\b/,
      'export{$1noMeta as meta',
    );
    expect(broken).not.toBe(script);
    await route.fulfill({
      contentType: 'text/javascript',
      body: `${broken};function noMeta() { throw new Error('newer than this browser'); }`,
    });
  });
  await page.goto('/cars', AT_ONCE);
  await page.waitForLoadState('load');
  await expect(page.locator(':root:is([data-hydrated], [data-plain])')).toHaveCount(1);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page).toHaveTitle(/Araç/);
});

test('the sheets of a page that stays plain open where `command` is not known', async ({
  page,
}) => {
  await page.addInitScript(takeAway, OLDER);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
    const forget = () => {
      for (const button of document.querySelectorAll('[command]'))
        button.removeAttribute('command');
    };
    new MutationObserver(forget).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/cars', AT_ONCE);
  await expect(page.locator('html')).toHaveAttribute('data-plain', '');
  await page.getByRole('button', { name: /Filtrele/ }).click();
  const filters = page.getByRole('dialog', { name: 'Filtreler' });
  await expect(filters).toBeVisible();
  await filters.getByRole('button', { name: 'Kapat' }).click();
  await expect(filters).toHaveCount(0);
  await page.getByRole('button', { name: 'Menüyü aç' }).click();
  await page
    .getByRole('dialog', { name: 'Menü' })
    .getByRole('link', { name: 'Transfer Hizmeti' })
    .click();
  await expect(page).toHaveURL(/\/transfer/);
});

test('a page stays of which a script or a text does not come, cannot be read, or cannot be run', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/.*/);
  for (const [how, files, script] of [
    ['is not there', '{entry.client,react}-*', { status: 404, body: '' }],
    ['fails on the way', '{entry.client,react}-*', null],
    ['cannot be read', '{entry.client,react}-*', { status: 200, body: 'export const x = @;' }],
    [
      'cannot be run',
      '{entry.client,react}-*',
      { status: 200, body: 'Object.newerThanThis(); export const x = 1;' },
    ],
    ['texts of the page', 'site.tr-*', null],
  ] as const) {
    await test.step(how, async () => {
      await page.route(`**/assets/${files}.js`, (route) =>
        script ? route.fulfill({ contentType: 'text/javascript', ...script }) : route.abort(),
      );
      await page.goto('/transfer', AT_ONCE);
      await expectPlain(page);
      await page.unrouteAll();
    });
  }
});

test('a page hydrates although a foreign script fails', async ({ page, allowProblems }) => {
  allowProblems(/foreign/);
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      if (document.querySelector('[data-hydrated]')) clearInterval(timer);
      Promise.reject(new Error('foreign'));
    }, 10);
  });
  await page.goto('/transfer');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await expect(page.locator('html')).not.toHaveAttribute('data-plain');
});

test('a page that fails while it comes alive stays, and works by the server', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/.*/);
  const { id } = await aCar(page);
  await page.addInitScript(() => {
    // The receipt of a car uses these functions, and old browsers lack them.
    Array.prototype.flatMap = undefined as unknown as typeof Array.prototype.flatMap;
    String.prototype.padStart = undefined as unknown as typeof String.prototype.padStart;
  });
  await page.goto(`/cars/${id}?pickupDate=${from}&returnDate=${to}`, AT_ONCE);
  await expectToWorkByTheServer(page);
});

test.describe('a part that comes by a script of its own and fails', () => {
  /** Replaces a component by one that fails to render. */
  async function breakPart(page: Page, file: string, name: string): Promise<void> {
    await page.route(`**/assets/${file}-*.js`, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `export function ${name}() { throw new Error('newer than this browser'); }`,
      }),
    );
  }
  test.beforeEach(({ allowProblems }) => allowProblems(/newer than this browser/));
  const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const isTheSame = (page: Page) => page.evaluate(() => 'isTheSame' in window);

  test('leaves the map drawn, the panorama still, and the page as it was', async ({ page }) => {
    await breakPart(page, 'live-map', 'VisitorsMap');
    await breakPart(page, 'panorama-viewer', 'PanoramaViewer');
    const map = page.waitForResponse('**/assets/live-map-*.js');
    await page.goto('/');
    await mark(page);
    await searchBar(page).getByLabel('Dönüş tarihi').fill(later);
    const panorama = page.getByRole('region', { name: 'Körfeze bir de buradan bakın' });
    await panorama.getByRole('button', { name: '360° gezin' }).tap();
    await expect(panorama.getByRole('alert')).toHaveText(
      'Çepeçevre görüntü bu cihazda açılamıyor.',
    );
    await expect(panorama.getByRole('img')).toBeVisible();
    const drawn = page.getByRole('img', { name: /^Antalya Körfezi’nin haritası/ });
    await page.getByRole('button', { name: 'Haritayı göster' }).tap();
    await map;
    await expect(page.getByText('Harita yüklenemedi.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Tekrar Dene' })).toBeEnabled();
    await expect(drawn).toBeVisible();
    await expect(searchBar(page).getByLabel('Dönüş tarihi')).toHaveValue(later);
    expect(await isTheSame(page)).toBe(true);
  });

  test('leaves days to the browser’s own calendar', async ({ page }) => {
    await page.addInitScript(() => {
      HTMLDialogElement.prototype.showModal = () => {
        throw new Error('newer than this browser');
      };
    });
    await page.goto(`/cars/${(await aCar(page)).id}`);
    await mark(page);
    const field = form(page).getByLabel('Alış tarihi');
    await page.evaluate(() => {
      HTMLInputElement.prototype.showPicker = function () {
        this.dataset.opened = `${Number(this.dataset.opened ?? 0) + 1}`;
      };
    });
    // The calendar, which opens with the fields, fails as well.
    await tripLine(page).tap();
    await expect(field).toHaveAttribute('data-opened', '1');
    await form(page).getByLabel('Alış yeri').selectOption('Antalya Lara');
    for (const times of ['2', '3']) {
      await field.tap();
      await expect(field).toHaveAttribute('data-opened', times);
    }
    await field.fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(receipt(page)).toContainText('8 gün');
    await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Lara');
    expect(await isTheSame(page)).toBe(true);
  });
});

test('after a deployment a link loads a document, and a broken page loads without scripts', async ({
  page,
  allowProblems,
}) => {
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
  for (const [file, path, name] of [['transfer.route', '/transfer', 'Transfer']] as const) {
    await test.step(`${file} is gone`, async () => {
      // The file is missing until the new document is requested, because the browser may preload
      // the file just before it imports it.
      const scripts = `**/assets/${file}-*.js`;
      await page.route(scripts, (route) => route.fulfill({ status: 404 }));
      await page.route(`**${path}`, async (route) => {
        await page.unroute(scripts);
        await route.continue();
      });
      await follow(name);
      await expect(page).toHaveURL(path);
      await expect.poll(() => documents.at(-1)).toBe(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilHydrated(page);
    });
  }
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
