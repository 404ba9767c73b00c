/**
 * What the board of the fleet costs a browser with 60 cars, 31 days and 400 bookings: elements, the
 * time to lay it out, and scrolling it from end to end, next to scrolling an empty box of its size.
 * Needs a build and a Chromium. Run: npm exec -c 'react-router build && node tests/bench/board-scroll.ts'
 * Prints frame times as the browser met them; what is longer than two frames is a stutter.
 */
import { chromium, type Page } from '@playwright/test';
import { Client } from 'pg';
import { addDays, businessNow } from '#app/lib/dates.ts';
import { signIn } from '#tests/e2e/support/admin.ts';
import { addBooking, addCar } from '#tests/e2e/support/back-office.ts';
import { findChromium, NO_CHROMIUM } from '#tests/e2e/support/chromium.ts';
import { startProduct } from '#tests/e2e/support/product.ts';

const CARS = 60;
const BOOKINGS = 400;
const STEPS = 120;
const STATUSES = ['confirmed', 'pending', 'active', 'completed'];

const launch = findChromium();
if (!launch) throw new Error(NO_CHROMIUM);
const product = await startProduct('bench-board', {
  DEMO_DATA: 'off',
  RATES_URL: 'http://127.0.0.1:9/',
  MAP_TILES_URL: 'off',
});
await fill(product.databaseFolder);
const browser = await chromium.launch(launch);
const page = await browser.newPage({
  baseURL: product.url,
  viewport: { width: 1280, height: 800 },
});
await signIn(page);
await page.goto('/admin/bookings/board?days=31');
await page.locator('.board').waitFor();
const counts = await page.locator('.board').evaluate((board) => ({
  elements: board.querySelectorAll('*').length,
  bars: board.querySelectorAll('.board-bar').length,
}));
console.log(`${counts.bars} bars, ${counts.elements} elements`);
for (const axis of ['down', 'across'] as const) {
  const cost = await scrolled(page, '.board', axis);
  await page.evaluate(standIn);
  const empty = await scrolled(page, '#stand-in', axis);
  await page.locator('#stand-in').evaluate((box) => box.remove());
  const ratio = (cost.median / empty.median).toFixed(2);
  console.log(`${axis.padEnd(6)} board     ${describe(cost)}`);
  console.log(`       empty box ${describe(empty)}  ratio of medians ${ratio}`);
}
await browser.close();
await product.stop();

async function fill(databaseFolder: string): Promise<void> {
  const database = new Client({ host: databaseFolder, user: 'postgres', database: 'postgres' });
  await database.connect();
  const today = businessNow(new Date()).date;
  for (let n = 0; n < CARS; n++) await addCar(database, { id: `car-${n}`, units: 1 + (n % 3) });
  for (let n = 0; n < BOOKINGS; n++) {
    const start = ((n * 7) % 31) - 2;
    const transfer = n % 10 === 0;
    await addBooking(database, {
      reference: `B-${n}`,
      carId: transfer ? undefined : `car-${n % CARS}`,
      status: STATUSES[n % STATUSES.length],
      passengers: transfer ? 2 : undefined,
      pickupAt: `${addDays(today, start)} ${String(8 + (n % 10)).padStart(2, '0')}:00`,
      dropoffAt: `${addDays(today, start + (transfer ? 0 : 2 + (n % 6)))} 19:00`,
    });
  }
  await database.end();
}

/** Scrolls there and back in steps of a wheel, one a frame; frame times in milliseconds. */
async function scrolled(on: Page, selector: string, axis: 'down' | 'across') {
  const client = await on.context().newCDPSession(on);
  await client.send('Performance.enable');
  const taskTime = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
  };
  const before = await taskTime();
  const { frames, long } = await on.locator(selector).evaluate(
    async (box, { steps, down }) => {
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const tasks: number[] = [];
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) tasks.push(duration);
      });
      observer.observe({ type: 'longtask' });
      const end = down ? box.scrollHeight - box.clientHeight : box.scrollWidth - box.clientWidth;
      const times: number[] = [];
      let last = await nextFrame();
      for (let step = 1; step <= 2 * steps; step++) {
        const at = (end * (step <= steps ? step : 2 * steps - step)) / steps;
        box.scrollTo(down ? { top: at, behavior: 'instant' } : { left: at, behavior: 'instant' });
        const now = await nextFrame();
        times.push(now - last);
        last = now;
      }
      observer.disconnect();
      return { frames: times, long: tasks };
    },
    { steps: STEPS, down: axis === 'down' },
  );
  const cost = (await taskTime()) - before;
  const sorted = frames.toSorted((a, b) => a - b);
  const at = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0;
  const stutters = frames.filter((time) => time > 34).length;
  return {
    median: at(0.5),
    p95: at(0.95),
    worst: at(1),
    long: long.length,
    stutters,
    perFrame: cost / frames.length,
  };
}

function describe(cost: Awaited<ReturnType<typeof scrolled>>): string {
  const { median, p95, worst, long, stutters, perFrame } = cost;
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  return `frame ${ms(median)}, p95 ${ms(p95)}, worst ${ms(worst)}; ${stutters} stutters, ${long} long tasks, main thread ${ms(perFrame)} a frame`;
}

/** A box of the board's size and extent, with nothing in it. */
function standIn(): void {
  const board = document.querySelector('.board');
  if (!board) return;
  const box = document.createElement('div');
  box.id = 'stand-in';
  box.style.cssText = `overflow:auto;height:${board.clientHeight}px;width:${board.clientWidth}px`;
  const inside = document.createElement('div');
  inside.style.cssText = `height:${board.scrollHeight}px;width:${board.scrollWidth}px`;
  box.append(inside);
  board.before(box);
}
