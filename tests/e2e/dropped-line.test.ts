import type { Locator, Page } from '@playwright/test';
import { addDays, businessNow, formatDay } from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../app/lib/text/tr.ts';
import { aCar, form, from, openTrip, receipt, send, to } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { DESKTOP, expect, expectNoAxeViolations, test } from './support/test.ts';

const DATA = /\.data(\?|$)/;
const NOISE =
  /https:\/\/wa\.me|ERR_INTERNET_DISCONNECTED|ERR_FAILED|response 503|Failed to fetch|ErrorResponse|Unable to decode|link preload|preload assets/;

/** A server that asks to slow down or that fails has answered as a busy one has: the page does not look at the number. */
const ANSWERS = {
  busy: { status: 503, body: 'The service is busy.' },
  malformed: { contentType: 'text/html', body: '<p>Wi-Fi</p>' },
};
const FAILURES = {
  offline: (page: Page) => page.context().setOffline(true),
  busy: (page: Page) => page.route(DATA, (route) => route.fulfill(ANSWERS.busy)),
  malformed: (page: Page) => page.route(DATA, (route) => route.fulfill(ANSWERS.malformed)),
};

/** Holds the answer back until what is returned is called. */
async function failsLate(page: Page, failure: keyof typeof ANSWERS): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(DATA, async (route) => {
    await promise;
    await route.fulfill(ANSWERS[failure]);
  });
  return resolve;
}

async function restore(page: Page) {
  await page.context().setOffline(false);
  await page.unroute(DATA);
}

test.beforeEach(({ allowProblems }) => allowProblems(NOISE));

test('a reservation form keeps its data when the availability check fails, and works offline @8.47', async ({
  page,
}) => {
  const { id } = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}`);
  await openTrip(page);
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Kemer');
  await form(page).getByLabel('Alış tarihi').fill(from);
  let [days, end] = [9, addDays(to, 1)];
  for (const [name, fail] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      // Other days are another question.
      [days, end] = [days - 1, addDays(end, -1)];
      await fail(page);
      await form(page).getByLabel('Dönüş tarihi').fill(end);
      await expect(form(page)).toContainText(
        'Müsaitlik şu anda kontrol edilemedi. Talebinizi gönderebilirsiniz; uygunluğu ofisimiz onaylar.',
      );
      await expect(receipt(page)).toContainText(`${days} gün`);
      await expect(form(page).getByText('Invalid response structure')).toHaveCount(
        name === 'malformed' ? 1 : 0,
      );
      await expect(page).toHaveURL(
        `/cars/${id}?pickupLocation=Antalya+Kemer&pickupDate=${from}&returnDate=${end}`,
      );
      await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Kemer');
      // All failures look the same except for their text, so axe checks one.
      if (name === 'busy') await expectNoAxeViolations(page, '.reservation-card');
      await restore(page);
      // An offline browser retries by itself when it is online.
      if (name !== 'offline') await form(page).getByRole('button', { name: 'Tekrar Dene' }).click();
      await expect(form(page)).toContainText(/Bu tarihlerde (boş|son 1\saraç)/);
      await expect(form(page).getByText('Müsaitlik şu anda')).toHaveCount(0);
    });
  }
  await test.step('a line that drops for a moment is not told of', async () => {
    end = addDays(end, -1);
    await page.route(DATA, (route) => route.abort(), { times: 1 });
    const asked = page.waitForEvent('requestfailed', (request) => DATA.test(request.url()));
    await form(page).getByLabel('Dönüş tarihi').fill(end);
    // The result for the previous dates is removed as soon as the dates change.
    await asked;
    await expect(
      form(page).getByText(/Bu tarihlerde (boş|son 1\saraç)|Müsaitlik şu anda/),
    ).toHaveText(/Bu tarihlerde/);
  });
  await page.reload();
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Kemer');
  await expect(form(page).getByLabel('Dönüş yeri')).toHaveValue('Antalya Kemer');
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(end);

  await test.step('the request goes to the chat while the line is down, at the price of its days', async () => {
    // The calendar's script has come before the line goes down.
    await openTrip(page);
    await page.context().setOffline(true);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(receipt(page)).toContainText('8 gün');
    const total = await receipt(page)
      .getByRole('row', { name: /^Toplam/ })
      .getByRole('cell')
      .textContent();
    const chat = await chatOpenedBy(page, () => send(page).click());
    expect(chat.searchParams.get('text')).toContain(`*Toplam: ${total}*`);
    await expect(page.getByRole('alert')).toContainText('Bağlantınız yok');
    await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(to);
  });
});

test('from one car straight back to another whose data does not come, it is shown as it was', async ({
  page,
}) => {
  await page.goto('/cars');
  const card = (index: number) => page.getByRole('article').nth(index).getByRole('link').first();
  const title = page.getByRole('heading', { level: 1 });
  await card(0).click();
  await expect(page).toHaveURL(/\/cars\/./);
  const first = page.url();
  await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/cars$/);
  await card(1).click();
  await expect(form(page)).toBeVisible();
  const second = (await title.textContent()) ?? '';
  await FAILURES.busy(page);
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL(first);
  await expect(title).not.toHaveText(second);
  await expect(form(page)).toBeVisible();
});

test('filters, order and pages of the list work without the network', DESKTOP, async ({ page }) => {
  await page.goto('/cars');
  const filters = page.getByRole('complementary', { name: 'Filtreler' });
  const cards = page.getByRole('article');
  const { data } = await (await page.request.get('/api/listings?limit=100')).json();
  const count = (test: (car: { brand: string; fuelType: string }) => boolean) =>
    data.listings.filter(test).length as number;
  const [all, renault] = [count(() => true), count(({ brand }) => brand === 'Renault')];
  const diesel = count(({ brand, fuelType }) => brand === 'Renault' && fuelType === 'Dizel');
  await page.context().setOffline(true);

  await filters.getByRole('checkbox', { name: /^Renault/ }).click();
  await expect(page).toHaveURL('/cars?brand=Renault');
  await expect(cards).toHaveCount(Math.min(15, renault));
  await expect(
    filters.getByText(`${renault} araç bulundu`).filter({ visible: true }),
  ).toBeVisible();
  await expect(filters.getByText(`Dizel${diesel}`)).toBeVisible();
  await page.getByLabel('Sırala').selectOption('price-desc');
  await expect(page).toHaveURL('/cars?brand=Renault&sort=price-desc');
  const isDearestFirst = async () => {
    const prices = await cards.getByText(/€\d/).allTextContents();
    const euros = prices.map((price) => Number(price.replace(/[^\d.]/g, '')));
    return euros.every((price, i) => i === 0 || price <= (euros[i - 1] ?? 0));
  };
  await expect.poll(isDearestFirst).toBe(true);

  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/cars');
  await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
  await expect(page).toHaveURL('/cars?page=2');
  await expect(page.getByText(`${all} araçtan 16–30 arası gösteriliyor`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText(`${all} araçtan 1–15 arası gösteriliyor`)).toBeVisible();
});

test('the list stays when other days cannot be had, and says so', DESKTOP, async ({ page }) => {
  const start = addDays(businessNow(new Date()).date, 3);
  const [later, end] = [addDays(start, 1), addDays(start, 6)];
  await page.goto(`/cars?pickupDate=${start}&returnDate=${end}`);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('6 gün · günlük ort.');
  await FAILURES.busy(page);
  await page.getByRole('main').getByText('Değiştir').click();
  const search = page.getByRole('form', { name: 'Araç ara' });
  await search.getByLabel('Alış tarihi').fill(later);
  await search.getByRole('button', { name: 'Boş araçları göster' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    `Liste yenilenemedi. Aşağıdaki araçlar ve fiyatlar şu seçim içindir: ${formatDay(start, dates)} – ${formatDay(end, dates)}.`,
  );
  await expect(page).toHaveURL(new RegExp(`&pickupDate=${later}&returnDate=${end}$`));
  await expect(cards.first()).toContainText('6 gün · günlük ort.');
  await expectNoAxeViolations(page, '[role=alert]');
  await restore(page);
  await alert.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(alert).toHaveCount(0);
  await expect(cards.first()).toContainText('5 gün · günlük ort.');
});

test('the news stay when a category cannot be loaded, and come at the next try', async ({
  page,
}) => {
  await page.goto('/news');
  const posts = page.getByRole('article');
  const before = await posts.count();
  await FAILURES.busy(page);
  await page.getByRole('link', { name: 'Bakım' }).first().click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to load blog posts');
  await expect(posts).toHaveCount(before);
  await restore(page);
  await alert.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(alert).toHaveCount(0);
  await expect(posts).not.toHaveCount(before);
});

const NO_CAR = 'Failed to load car details. Please try again later.';
const NO_POST = 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.';

/**
 * Link to a page, its error, and its title once it is loaded. Each page is opened from the one
 * before, and the first from a page that loads no data, because loading documents takes most of the
 * time. `looked`: axe checks this page, because it differs from those before.
 */
const PAGES: [link: (page: Page) => Locator, string, RegExp, looked?: true][] = [
  [nav('Araçlar'), 'Araçlar yüklenemedi. Lütfen daha sonra tekrar deneyin.', /Araçlar/],
  [firstArticle, NO_CAR, /./, true],
  [nav('Transfer'), 'Transfer bölgeleri yüklenemedi', /./, true],
  [nav('Haberler'), 'Failed to load blog posts', /./],
  [firstArticle, NO_POST, /./],
  [nav('Ana Sayfa'), 'Failed to load cars. Please try again later.', /./, true],
];
const MALFORMED: Record<string, string> = {
  [NO_CAR]: 'Invalid response structure',
  [NO_POST]: 'Blog yazısı verisi bulunamadı',
};

function firstArticle(page: Page) {
  return page.getByRole('article').first().getByRole('link').first();
}

function nav(name: string) {
  return (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** All pages load their data by `loadPage`: each says it when the server is busy, other failures are tried where their words differ. */
test(
  'a page that fails to load shows its own error and loads on retry @2.15 @4.8 @4.11 @4.12 @8.7 @8.10 @8.14 @8.47',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/kvkk');
    for (const [link, failed, read, looked] of PAGES) {
      await test.step(failed, async () => {
        const from = page.url();
        // The car's link meets the sign-in page of a Wi-Fi network, and its retry a busy server; a post the other way round.
        const [first, second] =
          failed === NO_CAR ? (['malformed', 'busy'] as const) : (['busy', 'malformed'] as const);
        const textOf = (failure: keyof typeof ANSWERS) =>
          failure === 'malformed' ? (MALFORMED[failed] ?? '') : failed;
        const answer = await failsLate(page, first);
        await link(page).click();
        await expect(page.locator('.progress-bar')).toBeAttached();
        await expect(page).toHaveURL(from);
        answer();
        await expect(title(page)).toHaveText(textOf(first));
        await expect(page.locator('.progress-bar')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        if (looked) await expectNoAxeViolations(page);
        await restore(page);
        const shown = failed in MALFORMED ? textOf(second) : failed;
        if (failed in MALFORMED) {
          await FAILURES[second](page);
          await tryAgain(page);
          await expect(title(page)).toHaveText(shown);
          await restore(page);
        }
        if (failed === NO_CAR) {
          await expect(title(page).getByText(failed)).toHaveAttribute('lang', 'en');
          await expect(page.getByRole('link', { name: 'Araçlara dön' })).toBeVisible();
        }
        if (failed === NO_POST)
          await expect(page.getByRole('link', { name: 'Haberlere dön' })).toBeVisible();
        await tryAgain(page);
        await expect(title(page)).not.toHaveText(shown);
        await expect(title(page)).toHaveText(read);
      });
    }
  },
);

function tryAgain(page: Page) {
  const again = page.getByRole('main').getByRole('button', { name: /Tekrar Dene|Try Again/ });
  return again.click();
}
