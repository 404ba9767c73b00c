import type { Page } from '@playwright/test';
import { demoSeasons } from '#app/demo/demo-fleet.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { cards, pricesInSight, searchBar, today } from './support/cars.ts';
import { DESKTOP, expect, test } from './support/test.ts';
import { boxOf } from './support/touch.ts';

const planned = (pickupDate: string) =>
  `/cars?pickupDate=${pickupDate}&returnDate=${addDays(pickupDate, 7)}`;
const seasons = demoSeasons(today());
/** List for days without seasons and bookings, so that all days around them cost the same. */
const quiet = planned(quietPickup());

function quietPickup(): string {
  let pickup = addDays(today(), 63);
  const isNear = ({ startDate, endDate }: (typeof seasons)[number]) =>
    startDate <= addDays(pickup, 10) && endDate >= addDays(pickup, -3);
  while (seasons.some(isNear)) pickup = addDays(pickup, 1);
  return pickup;
}

const strip = (page: Page) => page.getByRole('navigation', { name: 'Yakın günlerin fiyatları' });
const answers = (page: Page) => page.getByRole('region', { name: /toplam fiyatlar/ });

/** Returns the number of whole cards in the window, above the contact bar. */
const wholeCards = (page: Page) =>
  cards(page).evaluateAll(
    (all) =>
      all.filter((card) => {
        const { bottom, left } = card.getBoundingClientRect();
        const last = document.elementFromPoint(left + 30, bottom - 2);
        return bottom <= innerHeight && last?.closest('article') === card;
      }).length,
  );

test(
  'the first screen of the home page on a laptop has three totals',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    await expect(answers(page).getByRole('article')).toHaveCount(3);
    await expect.poll(() => pricesInSight(page)).toBe(3);
  },
);

test('the first screen of the home page on a phone has a total', async ({ page }) => {
  await page.goto('/');
  expect((await boxOf(answers(page).locator('strong').first())).y).toBeLessThan(600);
});

for (const language of ['', 'en', 'de', 'ru']) {
  test(`the days of the search are whole and clear of the dash in language “${language || 'tr'}”`, async ({
    page,
  }) => {
    // Wednesdays in December have the widest names.
    const year = Number(today().slice(0, 4)) + (today().slice(5) > '11-15' ? 1 : 0);
    const days = ['pickupDate', 'dropoffDate'].map((name, i) => `${name}=${wednesdays(year)[i]}`);
    for (const width of [320, 360, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/${language}?${days.join('&')}`);
      const { box, words, dash } = await page.locator('[data-dates]').evaluate((field) => {
        const edges = (element: Element | undefined | null) => {
          const range = document.createRange();
          if (element) range.selectNodeContents(element);
          const { left, right } = range.getBoundingClientRect();
          return { left, right };
        };
        const { left, right } = field.getBoundingClientRect();
        const hidden = [...field.querySelectorAll('span[aria-hidden]')];
        return {
          box: { left, right },
          words: [...field.querySelectorAll('input + span')].map(edges),
          dash: edges(hidden.find(({ textContent }) => textContent === '–')),
        };
      });
      expect(words).toHaveLength(2);
      expect(dash.left - (words[0]?.right ?? 0)).toBeGreaterThanOrEqual(4);
      expect((words[1]?.left ?? 0) - dash.right).toBeGreaterThanOrEqual(4);
      expect(words[1]?.right).toBeLessThan(box.right);
    }
  });
}

/** Returns the last two Wednesdays of a year's December. */
function wednesdays(year: number): string[] {
  const last = [31, 30, 29, 28, 27, 26, 25].find(
    (day) => new Date(Date.UTC(year, 11, day)).getUTCDay() === 3,
  );
  return [(last ?? 31) - 7, last ?? 31].map((day) => `${year}-12-${day}`);
}

test('a total of the home page is the same on the list and the car page', async ({ page }) => {
  await page.goto('/');
  const first = answers(page).getByRole('article').first();
  const total = await first.locator('strong').innerText();
  // The link of an answer has the place that the search shows.
  await expect(first.getByRole('link')).toHaveAttribute('href', /pickupLocation=Antalya\+Hava/);
  await searchBar(page).getByRole('button', { name: 'Müsait araçları göster' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Araçlar' })).toBeAttached();
  await expect(cards(page).first().locator('strong')).toHaveText(total);
  await cards(page).first().getByRole('link').first().click();
  await expect(page.getByRole('main')).toContainText(total);
});

test('the first screen of the list on a laptop has eight totals', DESKTOP, async ({ page }) => {
  await page.goto(quiet);
  await expect.poll(() => pricesInSight(page)).toBeGreaterThanOrEqual(8);
});

test('the first row of the list on a laptop has four whole cards', DESKTOP, async ({ page }) => {
  await page.goto(quiet);
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 4).map((card) => card.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  await expect.poll(() => wholeCards(page)).toBeGreaterThanOrEqual(4);
});

test('the first screen of the list on a phone has five whole rows', async ({ page }) => {
  await page.goto(quiet);
  await expect.poll(() => wholeCards(page)).toBeGreaterThanOrEqual(5);
});

test('a row of the list on a phone is 96 px high', async ({ page }) => {
  await page.goto(quiet);
  const heights = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  );
  expect(new Set(heights)).toEqual(new Set([96]));
});

test('two cards are in a row on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 900 });
  await page.goto(quiet);
  const tops = await cards(page).evaluateAll((all) =>
    all.slice(0, 3).map((card) => card.getBoundingClientRect().top),
  );
  expect(tops[1]).toBe(tops[0]);
  expect(tops[2]).toBeGreaterThan(tops[0] ?? 0);
});

test('the list begins with the lowest total', async ({ page }) => {
  await page.goto(quiet);
  const totals = (await cards(page).locator('strong').allInnerTexts()).map((total) =>
    Number(total.replace(/[^\d.]/g, '')),
  );
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
});

test('the favourites of the office have a badge', DESKTOP, async ({ page }) => {
  await page.goto('/cars?sort=recommended');
  await expect(cards(page).first().getByText('Ofisin önerisi').first()).toBeVisible();
});

test('no strip of days is shown if all days cost the same', async ({ page }) => {
  await page.goto(quiet);
  await expect(cards(page).first()).toBeVisible();
  await expect(strip(page)).toHaveCount(0);
});

test('no day of the strip costs the same as the chosen day', async ({ page }) => {
  const season = seasons.find(({ startDate }) => startDate > addDays(today(), 12));
  if (!season) throw new Error('the demo has no coming season');
  await page.goto(planned(addDays(season.startDate, -7)));
  await expect(strip(page).locator('[aria-current]')).toContainText(
    await cards(page).first().locator('strong').innerText(),
  );
  const [chosen, ...others] = await totals(page);
  expect(others.length).toBeGreaterThan(0);
  expect(others).not.toContain(chosen);
});

/** Returns the totals of the strip's days, the chosen day first. */
async function totals(page: Page): Promise<(string | undefined)[]> {
  const pills = strip(page).getByRole('link');
  const texts = [
    ...(await pills.and(page.locator('[aria-current]')).allTextContents()),
    ...(await pills.and(page.locator(':not([aria-current])')).allTextContents()),
  ];
  return texts.map((text) => text.match(/€[\d,.]+$/)?.[0]);
}
