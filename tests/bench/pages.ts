/**
 * Measures what a visitor's phone loads, and when the page can be used. Needs a build and a
 * Chromium; npm downloads Lighthouse. Run: npm exec -c 'node tests/bench/pages.ts', or with parts:
 * `first` (requests and bytes of a first visit), `work` (processor time of the main thread),
 * `lighthouse`, `letters` (fonts and layout shifts), `taps`, `frames`, `office`, `chat`. `taps`,
 * `frames` and `office` use a phone that is four times slower than this machine, on a slow
 * connection.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import {
  type Browser,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
  type Request,
} from '@playwright/test';
import { findChromium } from '../e2e/support/chromium.ts';
import { ADMIN, type BenchProduct, startProduct } from './bench-product.ts';
import { rawAnswer } from './raw-answer.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const RUNS = 5;
const FIRST_VISITS = 6;
const CHATS = 10;
const WORK_VISITS = 7;
const UNTIL_AT_REST_MS = 1500;
/** Milliseconds after which the scripts of linked pages have been preloaded. */
const SETTLED_MS = 8000;
const EARLY_MS = 300;
/** Lighthouse's slow connection of a phone: 1.6 Mbit/s, latency 150 ms. */
const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 90_000,
};
const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const found = findChromium();
if (!found) throw new Error('There is no Chromium here; set CHROMIUM_PATH to its program.');
const browserProgram = found;

const parts = process.argv.slice(2);
const wants = (part: string) => parts.length === 0 || parts.includes(part);

const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const product = await startProduct({ DATA_DIR: dataDir });
try {
  const pages = await publicPages(product);
  if (wants('first')) for (const path of pages) await printFirstVisit(path);
  if (wants('work')) for (const path of pages) await printWork(path);
  if (wants('taps')) await printTaps();
  if (wants('frames')) await printFrames();
  if (wants('office')) await printOffice();
  if (wants('chat')) await printWayToTheChat();
  if (wants('letters')) for (const path of pages) await printLetters(path);
  if (wants('lighthouse')) for (const path of pages) printLighthouse(path);
} finally {
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function publicPages({ url }: BenchProduct): Promise<string[]> {
  const first = async (path: string, list: string) =>
    (await (await fetch(url + path)).json()).data[list][0];
  const car = await first('/api/listings?limit=1', 'listings');
  const post = await first('/api/blogs?limit=1', 'blogs');
  return ['/', '/cars', `/cars/${car.id}`, '/news', `/news/${post.slug}`, '/transfer'];
}

/** Prints the requests of a first visit, with the preloaded scripts, and the size of the HTML. */
async function printFirstVisit(path: string): Promise<void> {
  const browser = await chromium.launch(browserProgram);
  const page = await browser.newPage(PHONE);
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(product.url + path);
  await page.waitForTimeout(SETTLED_MS);
  const sizes = await Promise.all(
    requests.map(async (request) => ({
      kind: request.resourceType(),
      bytes: (await request.sizes()).responseBodySize,
    })),
  );
  await browser.close();
  const sum = (some: typeof sizes) => kB(some.reduce((all, { bytes }) => all + bytes, 0)).trim();
  const kinds = [...Map.groupBy(sizes, ({ kind }) => kind)].map(
    ([kind, some]) => `${some.length} ${kind} ${sum(some)} kB`,
  );
  console.log(`${path.padEnd(44)} ${sizes.length} requests, ${sum(sizes)} kB: ${kinds.join(', ')}`);

  const { body } = await rawAnswer(product.url + path);
  const html = brotliDecompressSync(body);
  const markup = html.toString().replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  const elements = markup.match(/<[a-z]/gi)?.length;
  console.log(
    `${''.padEnd(44)} HTML ${kB(html.length)} kB, brotli ${kB(body.length)} kB, ${elements} elements`,
  );
}

function kB(bytes: number): string {
  return (bytes / 1000).toFixed(1).padStart(6);
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
  args: { elementCount?: number; beginData?: { url?: string } };
}

/**
 * Prints the processor time of the main thread, and the number of elements whose style was
 * computed, on first visits.
 */
async function printWork(path: string): Promise<void> {
  const browser = await chromium.launch(browserProgram);
  const times: number[] = [];
  const styled: number[] = [];
  for (let visit = 0; visit < WORK_VISITS; visit += 1) {
    const page = await browser.newPage(PHONE);
    const categories = ['toplevel', 'devtools.timeline', 'v8'];
    await browser.startTracing(page, { categories });
    await page.goto(product.url + path);
    await page.waitForTimeout(UNTIL_AT_REST_MS);
    const trace = JSON.parse((await browser.stopTracing()).toString());
    await page.close();
    const events: TraceEvent[] = trace.traceEvents;
    const parsed = events.find(
      ({ name, args }) => name === 'ParseHTML' && args.beginData?.url === product.url + path,
    );
    if (!parsed) throw new Error(`The trace tells nothing of ${path}.`);
    const own = events.filter(({ pid, tid }) => pid === parsed.pid && tid === parsed.tid);
    const all = (wanted: RegExp, read: (event: TraceEvent) => number | undefined) =>
      own
        .filter(({ name }) => wanted.test(name))
        .reduce((sum, event) => sum + (read(event) ?? 0), 0);
    times.push(all(/RunTask$/, ({ tdur = 0 }) => tdur / 1000));
    styled.push(all(/^UpdateLayoutTree$/, ({ args }) => args.elementCount));
  }
  await browser.close();
  console.log(
    `${path.padEnd(44)} main thread ${median(times).toFixed(0)} ms, ${median(styled)} elements styled`,
  );
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function printLetters(path: string): Promise<void> {
  const browser = await chromium.launch(browserProgram);
  const letters: string[] = [];
  const shifts: number[] = [];
  for (let visit = 0; visit < FIRST_VISITS; visit += 1) {
    const page = await browser.newPage(PHONE);
    await page.addInitScript(() => {
      Object.assign(globalThis, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
          (globalThis as unknown as { shift: number }).shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', SLOW_LINE);
    await page.goto(product.url + path, { waitUntil: 'networkidle' });
    letters.push(await fontOfHeading(line));
    shifts.push(await layoutShift(page));
    await page.close();
  }
  await browser.close();
  const counts = Map.groupBy(letters, (name) => name);
  const fonts = [...counts].map(([name, all]) => `${name} ${all.length} of ${FIRST_VISITS}`);
  console.log(
    `${path.padEnd(44)} ${fonts.join(', ')}; largest shift ${Math.max(...shifts).toFixed(4)}`,
  );
}

function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => (globalThis as unknown as { shift: number }).shift);
}

async function fontOfHeading(session: CDPSession): Promise<string> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: 'h1',
  });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts
    .map(({ familyName, isCustomFont }) => (isCustomFont ? 'ours' : familyName))
    .join('+');
}

async function slowVisit(browser: Browser, path: string): Promise<Page> {
  const page = await slowPage(browser);
  await page.goto(product.url + path);
  return page;
}

async function slowPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage(PHONE);
  const line = await page.context().newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', SLOW_LINE);
  await line.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Prints the time from a tap on the first car of the list until its page is shown, and the time to
 * load the same page as a document.
 */
async function printTaps(): Promise<void> {
  const browser = await chromium.launch(browserProgram);
  const measure = async (waitMs: number) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await slowPage(browser);
      // Before hydration a tap loads a new document, so the time of the tap is stored.
      await page.addInitScript(() => {
        const note = ({ timeStamp }: Event) =>
          sessionStorage.setItem('touched', String(performance.timeOrigin + timeStamp));
        addEventListener('pointerdown', note, true);
      });
      await page.goto(`${product.url}/cars`);
      await page.waitForTimeout(waitMs);
      const card = page.getByRole('article').first().getByRole('link').first();
      await card.scrollIntoViewIfNeeded();
      await card.tap();
      const shown = await shownAt(page, '.reservation-card');
      times.push(shown - Number(await page.evaluate(() => sessionStorage.getItem('touched'))));
      await page.close();
    }
    return median(times);
  };
  const [settled, early] = [await measure(SETTLED_MS), await measure(EARLY_MS)];
  const loads: number[] = [];
  const car = (await publicPages(product))[2] ?? '';
  for (let run = 0; run < RUNS; run += 1) {
    const start = performance.now();
    const page = await slowVisit(browser, car);
    loads.push(performance.now() - start);
    await page.close();
  }
  await browser.close();
  console.log(
    `a tap on a car: list settled ${settled.toFixed(0)} ms, ${EARLY_MS} ms after load ` +
      `${early.toFixed(0)} ms; the page as a document ${median(loads).toFixed(0)} ms`,
  );
}

/**
 * Returns when an element was shown, in ms since 1970. Looks in each frame, because a waiting
 * locator looks only twice a second.
 */
async function shownAt(page: Page, selector: string): Promise<number> {
  const found = await page.waitForFunction(
    (wanted) => document.querySelector(wanted) && performance.timeOrigin + performance.now(),
    selector,
  );
  return (await found.jsonValue()) ?? Number.NaN;
}

/**
 * Follows the shortest path from the home page to the chat on a phone. Prints the taps, the
 * distance of each tapped element from the window, and the time without pauses of a person. Also
 * prints where the list has its first prices.
 */
async function printWayToTheChat(): Promise<void> {
  const browser = await chromium.launch(browserProgram);
  const ways: { taps: number; scrolled: number; ms: number; prices: number; first: number }[] = [];
  for (let run = 0; run < CHATS; run += 1) {
    const context = await browser.newContext({ ...PHONE, locale: 'tr-TR' });
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
    const page = await context.newPage();
    const way = { taps: 0, scrolled: 0, ms: 0, prices: 0, first: 0 };
    const tap = async (target: Locator) => {
      await target.waitFor();
      const { y = 0, height = 0 } = (await target.boundingBox()) ?? {};
      way.scrolled += Math.max(0, y + height - PHONE.viewport.height);
      way.taps += 1;
      await target.tap();
    };
    page.setDefaultTimeout(20_000);
    await page.goto(product.url, { waitUntil: 'networkidle' });
    const start = performance.now();
    await tap(page.getByLabel('Alış tarihi'));
    const days = page
      .getByRole('dialog')
      .getByRole('gridcell')
      .getByRole('button')
      .and(page.locator(':enabled'));
    await tap(days.nth(1));
    await tap(days.nth(3));
    await tap(page.getByRole('button', { name: 'Müsait araçları göster' }));
    await page.getByRole('heading', { level: 1, name: 'Araçlar' }).waitFor({ state: 'attached' });
    // The home page has cars with prices, too.
    await page.waitForURL(/\/cars\?/);
    const totals = page.getByRole('article').locator('strong');
    await totals.first().waitFor();
    const ends = await totals.evaluateAll((all) =>
      all.map((each) => each.getBoundingClientRect().bottom),
    );
    way.first = ends[0] ?? 0;
    way.prices = ends.filter((end) => end < PHONE.viewport.height).length;
    await tap(page.getByRole('article').getByRole('link').first());
    // Before its script has loaded, the form opens the chat in the same window.
    const chat = Promise.race([page.waitForEvent('popup'), page.waitForURL('https://wa.me/**')]);
    await tap(page.getByRole('button', { name: /^WhatsApp ile / }).last());
    await chat;
    way.ms = performance.now() - start;
    ways.push(way);
    await context.close();
  }
  await browser.close();
  const of = (part: keyof (typeof ways)[number]) => median(ways.map((way) => way[part])).toFixed(0);
  console.log(
    `from home to chat, ${CHATS} times: ${of('taps')} taps, ${of('scrolled')} px below the window, ${of('ms')} ms; ` +
      `on the list the first total ends at y = ${of('first')}, ${of('prices')} totals on the first screen`,
  );
}

/**
 * Prints what a screen of the office loads on a first visit until its list is shown, and the time
 * of that.
 */
async function printOffice(): Promise<void> {
  const browser = await chromium.launch(browserProgram);
  const { token } = (await product.call('POST', '/auth/admin/login', ADMIN)).data as {
    token: string;
  };
  const { bookings } = (await product.call('GET', '/admin/bookings?status=confirmed')).data as {
    bookings: { id: string }[];
  };
  const IN_THE_FRAME = '[data-admin] main';
  const screens: [path: string, firstOfTheList: string][] = [
    ['/admin', `${IN_THE_FRAME} li a[href*="/admin/bookings/"]`],
    ['/admin/bookings', `${IN_THE_FRAME} tbody a`],
    ['/admin/bookings/board', `${IN_THE_FRAME} .board-bar`],
    [`/admin/bookings/${bookings[0]?.id}/handover/out`, `${IN_THE_FRAME} form input`],
  ];
  for (const [path, list] of screens) {
    const visits: { ms: number; files: number; bytes: number }[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await slowPage(browser);
      await page.addInitScript((value) => localStorage.setItem('admin_token', value), token);
      const start = performance.timeOrigin + performance.now();
      await page.goto(product.url + path, { waitUntil: 'commit' });
      const ms = (await shownAt(page, list)) - start;
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ encodedBodySize }) => encodedBodySize),
      );
      visits.push({
        ms,
        files: scripts.length,
        bytes: scripts.reduce((sum, bytes) => sum + bytes, 0),
      });
      await page.context().close();
    }
    const of = (part: 'ms' | 'files' | 'bytes') => median(visits.map((visit) => visit[part]));
    console.log(
      `${path.padEnd(44)} list after ${of('ms').toFixed(0)} ms, ${of('files')} scripts, ${kB(of('bytes'))} kB`,
    );
  }
  await browser.close();
}

async function printFrames(): Promise<void> {
  const browser = await chromium.launch(browserProgram);
  const car = (await publicPages(product))[2] ?? '';
  const acts: [name: string, path: string, act: (page: Page) => Promise<void>][] = [
    [
      'a filter',
      '/cars',
      async (page) => {
        await page.getByRole('button', { name: /Filtrele/ }).tap();
        await page.getByRole('dialog', { name: 'Filtreler' }).getByRole('checkbox').first().tap();
      },
    ],
    [
      'the currency',
      '/cars',
      async (page) => {
        await page.getByRole('button', { name: 'Menü' }).tap();
        await page.getByRole('dialog').getByText('₺').first().tap();
      },
    ],
    ['the calendar', car, (page) => page.getByRole('form').locator('summary').first().tap()],
  ];
  for (const [name, path, act] of acts) {
    const waits: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const page = await slowVisit(browser, path);
      await page.waitForTimeout(SETTLED_MS);
      await page.evaluate(() => {
        Object.assign(globalThis, { waits: [] });
        new PerformanceObserver((list) => {
          const { waits } = globalThis as unknown as { waits: number[] };
          waits.push(...list.getEntries().map(({ duration }) => duration));
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      await act(page);
      await page.waitForTimeout(UNTIL_AT_REST_MS);
      waits.push(
        await page.evaluate(() =>
          Math.max(0, ...(globalThis as unknown as { waits: number[] }).waits),
        ),
      );
      await page.close();
    }
    console.log(
      `${name}: longest wait for the next frame ${median(waits)} ms (${waits.join(', ')})`,
    );
  }
  await browser.close();
}

interface LighthouseReport {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>;
  audits: Record<string, { numericValue?: number }>;
}

/** Prints the medians of Lighthouse's mobile run, which simulates a slow phone. */
function printLighthouse(path: string): void {
  const reports = Array.from({ length: RUNS }, () => lighthouse(product.url + path));
  const middle = (read: (report: LighthouseReport) => number) => median(reports.map(read));
  const scores = CATEGORIES.map((name) => middle(({ categories }) => categories[name].score * 100));
  const audit = (name: string) => middle(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
  console.log(
    `${path.padEnd(44)} scores ${scores.map((score) => score.toFixed(0)).join(' ')}; blocking ` +
      `${audit('total-blocking-time').toFixed(0)} ms, largest paint ` +
      `${audit('largest-contentful-paint').toFixed(0)} ms, shift ` +
      `${audit('cumulative-layout-shift').toFixed(4)}`,
  );
}

function lighthouse(url: string): LighthouseReport {
  const output = join(dataDir, 'lighthouse.json');
  const flags = ['--headless=new', '--no-sandbox', ...browserProgram.args].join(' ');
  const args = ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--output-path=${output}`];
  const { status, stderr } = spawnSync('npx', [...args, `--chrome-flags=${flags}`], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...browserProgram.env,
      CHROME_PATH: browserProgram.executablePath,
      // `npm exec -c` passes its command to every npm process below it, which would run the command
      // again.
      npm_config_call: '',
    },
  });
  if (status !== 0) throw new Error(`Lighthouse failed:\n${stderr}`);
  return JSON.parse(readFileSync(output, 'utf8'));
}
