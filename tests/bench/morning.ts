/**
 * A morning of the office, done by a robot by role and label on a laptop (1280 × 800) with the demo business:
 * twenty tasks, each from Today on. Says of each how many taps and keys it takes, how far below the window
 * what it needs lies, and how long the robot needs. Needs a build and a Chromium; no other work beside it.
 * Run: node tests/bench/morning.ts
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { ADMIN, startProduct } from './bench-product.ts';

const WINDOW = { width: 1280, height: 800 };

const found = findChromium();
if (!found) throw new Error('There is no Chromium here; set CHROMIUM_PATH to its program.');
const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'on' });
const browser = await chromium.launch(found);
try {
  await theMorning();
} finally {
  await browser.close();
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Desk {
  page: Page;
  /** Presses it with the mouse. */
  tap(target: Locator): Promise<void>;
  /** Reads it: it counts how far one has to scroll. */
  see(target: Locator): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
}

/** What the office does between eight and nine; the first names are those of the issue. */
function tasks(): [name: string, task: (desk: Desk) => Promise<void>][] {
  const today = (page: Page) => page.getByRole('region', { name: 'Bugün', exact: true });
  // The first row after the line of now.
  const next = (page: Page) => today(page).locator('div:has(> p:text("Şimdi")) + ul > li').first();
  const requests = (page: Page) => page.getByRole('region', { name: /^Yanıt bekleyen talepler/ });
  const cars = (page: Page) => page.getByRole('region', { name: 'Araçlar', exact: true });
  const menu = (page: Page, name: string) =>
    page.getByRole('complementary').getByRole('link', { name, exact: false });
  return [
    ['who comes next, and when', ({ page, see }) => see(next(page).locator('time'))],
    ['with which plate', ({ page, see }) => see(next(page).getByText(/^07 |plaka seçilmedi/))],
    ['how much is due', ({ page, see }) => see(next(page).getByText(/^€/).first())],
    ['how many requests wait', ({ page, see }) => see(requests(page).getByRole('heading'))],
    [
      'how long the oldest is held',
      ({ page, see }) =>
        see(
          requests(page)
            .getByText(/kaldı$/)
            .first(),
        ),
    ],
    [
      'confirm the oldest request, and take it back',
      async ({ page, tap, see }) => {
        await tap(
          requests(page)
            .getByRole('button', { name: /^Onayla/ })
            .first(),
        );
        await tap(page.getByRole('button', { name: /^Geri al/ }));
        await see(page.getByText(/geri alındı/));
      },
    ],
    [
      'write to who asked',
      ({ page, tap }) =>
        tap(
          requests(page)
            .getByRole('link', { name: /WhatsApp/ })
            .first(),
        ),
    ],
    [
      'call the next customer',
      ({ page, see }) => see(next(page).getByRole('link', { name: /– ara$/ })),
    ],
    [
      'the way to the next customer',
      ({ page, see }) => see(next(page).getByRole('link', { name: /^Yol tarifi/ })),
    ],
    [
      "hand over tomorrow's first car",
      async ({ page, tap, see }) => {
        const tomorrow = page.getByRole('link', { name: /^Yarın/ });
        await tap(tomorrow);
        await tomorrow.and(page.locator('[aria-current]')).waitFor();
        await tap(page.getByRole('link', { name: /^Teslim et/ }).first());
        await see(page.getByRole('textbox', { name: 'Kilometre' }));
      },
    ],
    [
      'print the list of the day',
      async ({ page, tap, see }) => {
        await tap(page.getByRole('link', { name: /yazdır/i }));
        await see(page.getByRole('heading', { name: /Günün listesi/ }));
      },
    ],
    [
      'which car has no plate yet',
      ({ page, see }) => see(cars(page).getByText(/^Plakası seçilmeyen/)),
    ],
    [
      'what falls due this week',
      ({ page, see }) => see(cars(page).getByText(/^Bu hafta süresi dolanlar/)),
    ],
    ['what is to be reported', ({ page, see }) => see(cars(page).getByText(/^Bildirilecek/))],
    [
      'find a booking by a name, and read its sum',
      async ({ page, tap, type, see }) => {
        await tap(menu(page, 'Rezervasyonlar'));
        await page.getByRole('searchbox').waitFor();
        await page.keyboard.press('/');
        await type('oleg aydin');
        const row = page.getByRole('row').filter({ hasText: 'Oleg Aydın' }).first();
        await tap(row.getByRole('link').first());
        await see(page.getByRole('heading', { level: 1, name: /Oleg Aydın/ }));
        await see(page.getByText(/^€\d/).first());
      },
    ],
    [
      'the contract of the first rental of the list',
      async ({ page, tap, see }) => {
        await tap(menu(page, 'Rezervasyonlar'));
        const row = page.getByRole('row').filter({ hasText: 'Active' }).first();
        await tap(row.getByRole('link').first());
        await tap(page.getByRole('button', { name: 'Papers' }));
        await tap(page.getByRole('menuitem', { name: /ontract/ }));
        await see(page.getByRole('heading', { level: 1 }));
      },
    ],
    [
      'which cars are out today, on the board',
      async ({ page, tap, see }) => {
        await tap(menu(page, 'Rezervasyonlar'));
        await tap(page.getByRole('link', { name: 'Board' }));
        await see(page.locator('.board-bar').first());
      },
    ],
    [
      'the field of how long a request is held',
      async ({ page, tap, type, see }) => {
        await tap(menu(page, 'Ayarlar'));
        await tap(
          page
            .getByRole('searchbox', { name: 'Ayarlarda ara' })
            .or(page.getByRole('combobox', { name: 'Ayarlarda ara' })),
        );
        await type('bekle');
        await page.keyboard.press('Enter');
        await see(page.locator('main :focus:not([role=combobox])'));
      },
    ],
    [
      "the price of a zone's transfer",
      async ({ page, tap, see }) => {
        await tap(menu(page, 'Transfer Bölgeleri'));
        await tap(page.getByRole('link', { name: /Belek/ }).first());
        await see(page.getByRole('textbox', { name: /1-4|1–4/ }).first());
      },
    ],
    [
      "a customer's bookings",
      async ({ page, tap, type, see }) => {
        await tap(menu(page, 'Müşteriler'));
        await page.getByRole('searchbox').waitFor();
        await page.keyboard.press('/');
        await type('elif koc');
        await tap(page.getByRole('row').filter({ hasText: 'Elif Koç' }).getByRole('link').first());
        await see(page.getByRole('heading', { level: 1, name: /Elif Koç/ }));
      },
    ],
  ];
}

async function theMorning(): Promise<void> {
  const { token } = (await product.call('POST', '/auth/admin/login', ADMIN)).data as {
    token: string;
  };
  const context = await browser.newContext({ viewport: WINDOW, locale: 'tr-TR' });
  await context.addInitScript((value) => localStorage.setItem('admin_token', value), token);
  await context.route(/wa\.me|google\.com/, (route) => route.fulfill({ body: '' }));
  const sums = { taps: 0, keys: 0, below: 0, ms: 0 };
  for (const [name, task] of tasks()) {
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    await page.goto(`${product.url}/admin`);
    // What Today shows has come.
    await page.getByRole('main').locator('time').first().waitFor();
    const done = { taps: 0, keys: 0, below: 0, ms: 0 };
    const reach = async (target: Locator) => {
      await target.waitFor();
      const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
      done.below += Math.max(0, y + height - WINDOW.height);
      await target.scrollIntoViewIfNeeded();
    };
    const start = performance.now();
    try {
      await task({
        page,
        see: reach,
        tap: async (target) => {
          await reach(target);
          await target.click();
          done.taps += 1;
        },
        type: async (text) => {
          await page.keyboard.type(text);
          done.keys += text.length;
        },
      });
      done.ms = performance.now() - start;
      console.log(line(name, done));
      for (const part of ['taps', 'keys', 'below', 'ms'] as const) sums[part] += done[part];
    } catch (error) {
      console.log(`${name.padEnd(48)} not done: ${String(error).split('\n')[0]}`);
    }
    await page.close();
  }
  console.log(line('together', sums));
}

function line(
  name: string,
  { taps, keys, below, ms }: Record<'taps' | 'keys' | 'below' | 'ms', number>,
) {
  return `${name.padEnd(48)} ${taps} taps, ${keys} letters, ${below.toFixed(0).padStart(5)} px below the window, ${ms.toFixed(0).padStart(5)} ms`;
}
