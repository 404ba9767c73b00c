import type { Locator, Page } from '@playwright/test';
import { datesText } from '../../app/lib/dates.text.ts';
import { addDays, businessNow, formatDay } from '../../app/lib/dates.ts';
import { aCar, form, from, openTrip, receipt, send, to } from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { DESKTOP, expect, expectNoAxeViolations, test, untilFetchedAhead } from './support/test.ts';

const dates = datesText.in('tr');

const DATA = /\.data(\?|$)/;
const NOISE =
  /https:\/\/wa\.me|ERR_INTERNET_DISCONNECTED|ERR_FAILED|response (503|429)|Failed to fetch|ErrorResponse|Unable to decode|link preload|preload assets/;

const FAILURES = {
  offline: (page: Page) => page.context().setOffline(true),
  busy: (page: Page) =>
    page.route(DATA, (route) => route.fulfill({ status: 503, body: 'The service is busy.' })),
  slowed: (page: Page) =>
    page.route(DATA, (route) => route.fulfill({ status: 429, body: 'Too many requests.' })),
  malformed: (page: Page) =>
    page.route(DATA, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Wi-Fi</p>' })),
};

/** What is shown is the same for all of them, but for its words: axe looks once. */
async function expectAccessible(page: Page, failure: string) {
  if (failure === 'busy') await expectNoAxeViolations(page);
}

async function restore(page: Page) {
  await page.context().setOffline(false);
  await page.unroute(DATA);
}

test.beforeEach(({ allowProblems }) => allowProblems(NOISE));

test('a car’s form keeps everything when its question about free units fails @8.47', async ({
  page,
}) => {
  const { id } = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}`);
  await openTrip(page);
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Kemer');
  let [days, end] = [8, to];
  for (const [name, fail] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      await fail(page);
      await form(page).getByLabel('Alış tarihi').fill(from);
      await form(page).getByLabel('Dönüş tarihi').fill(end);
      await expect(receipt(page)).toContainText(`${days} gün`);
      await expect(form(page)).toContainText(
        'Müsaitlik şu anda kontrol edilemedi. Talebinizi gönderebilirsiniz; uygunluğu ofisimiz onaylar.',
      );
      await expect(form(page).getByText('Invalid response structure')).toHaveCount(
        name === 'malformed' ? 1 : 0,
      );
      await expect(page).toHaveURL(
        `/cars/${id}?pickupLocation=Antalya+Kemer&pickupDate=${from}&returnDate=${end}`,
      );
      await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Kemer');
      await expectAccessible(page, name);
      await restore(page);
      // By itself when the browser is online again.
      if (name !== 'offline') await form(page).getByRole('button', { name: 'Tekrar Dene' }).click();
      await expect(form(page)).toContainText(/Bu tarihlerde (boş|son 1\saraç)/);
      await expect(form(page).getByText('Müsaitlik şu anda')).toHaveCount(0);
    });
    // Other days are another question.
    [days, end] = [days - 1, addDays(end, -1)];
  }
  await page.reload();
  await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Kemer');
  await expect(form(page).getByLabel('Dönüş yeri')).toHaveValue('Antalya Kemer');
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(addDays(end, 1));
});

test('a line that drops for a moment is not told of', async ({ page }) => {
  const { id } = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}?pickupDate=${from}`);
  await openTrip(page);
  await page.route(DATA, (route) => route.abort(), { times: 1 });
  await form(page).getByLabel('Dönüş tarihi').fill(to);
  await expect(
    form(page).getByText(/Bu tarihlerde (boş|son 1\saraç)|Müsaitlik şu anda/),
  ).toHaveText(/Bu tarihlerde/);
});

test('a page whose data does not come though the browser says it is online says so', async ({
  page,
}) => {
  await page.goto('/');
  await page.route(DATA, (route) => route.abort());
  await page.getByRole('contentinfo').locator('summary').first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Transfer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transfer bölgeleri yüklenemedi',
  );
  await expect(page.getByRole('alert')).toBeVisible();
  await restore(page);
  await page.getByRole('main').getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(page.getByLabel('Telefon')).toBeVisible();
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

test('Back on a car brings the days of its address into the form', async ({ page }) => {
  const { id } = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  const query = `?pickupDate=${from}&returnDate=${to}`;
  await page.goto(`/cars/${id}${query}`);
  await expect(receipt(page)).toContainText('8 gün');
  await page.evaluate((hash) => location.assign(hash), '#ozet-title');
  await openTrip(page);
  const [later, end] = [addDays(from, 3), addDays(from, 5)];
  await form(page).getByLabel('Dönüş tarihi').fill(addDays(to, 2));
  await form(page).getByLabel('Alış tarihi').fill(later);
  await form(page).getByLabel('Dönüş tarihi').fill(end);
  await expect(page).toHaveURL(`/cars/${id}?pickupDate=${later}&returnDate=${end}`);
  await page.goBack();
  await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(from);
  await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(to);
  await expect(form(page)).toContainText(/Bu tarihlerde (boş|son 1\saraç)/);
});

test('a request goes to the chat while the line is down, at the price of its season', async ({
  page,
}) => {
  const { id } = await aCar(page, 'brand=Fiat');
  await page.goto(`/cars/${id}`);
  await openTrip(page);
  await page.context().setOffline(true);
  await form(page).getByLabel('Alış yeri').selectOption('Antalya Kemer');
  await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Kemer');
  await form(page).getByLabel('Alış tarihi').fill(from);
  await form(page).getByLabel('Dönüş tarihi').fill(to);
  const total = await receipt(page)
    .getByRole('row', { name: /^Toplam/ })
    .getByRole('cell')
    .textContent();
  const chat = await chatOpenedBy(page, () => send(page).click());
  expect(chat.searchParams.get('text')).toContain(`*Toplam: ${total}*`);
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
  let start = addDays(businessNow(new Date()).date, 3);
  const end = addDays(start, 6);
  let days = 6;
  await page.goto(`/cars?pickupDate=${start}&returnDate=${end}`);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText('6 gün · günlük ort.');
  for (const [name, fail] of Object.entries(FAILURES)) {
    await test.step(name, async () => {
      const later = addDays(start, 1);
      await fail(page);
      await page.getByRole('main').getByText('Değiştir').click();
      const search = page.getByRole('form', { name: 'Araç ara' });
      await search.getByLabel('Alış tarihi').fill(later);
      await search.getByRole('button', { name: 'Boş araçları göster' }).click();
      const alert = page.getByRole('alert');
      await expect(alert).toContainText(
        `Liste yenilenemedi. Aşağıdaki araçlar ve fiyatlar şu seçim içindir: ${formatDay(start, dates)} – ${formatDay(end, dates)}.`,
      );
      await expect(page).toHaveURL(new RegExp(`&pickupDate=${later}&returnDate=${end}$`));
      await expect(cards.first()).toContainText(`${days} gün · günlük ort.`);
      await expectAccessible(page, name);
      await restore(page);
      if (name !== 'offline') await alert.getByRole('button', { name: 'Tekrar Dene' }).click();
      await expect(alert).toHaveCount(0);
      [start, days] = [later, days - 1];
      await expect(cards.first()).toContainText(`${days} gün · günlük ort.`);
    });
  }
});

const NO_CAR = 'Failed to load car details. Please try again later.';
const NO_POST = 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.';

/**
 * From where, which link leads to it, what it says without its data, and how its title reads with it. Those without a start
 * are left to from where the one before them ended: to open a page takes most of the time.
 */
const PAGES: [start: string | null, (page: Page) => Locator, string, RegExp][] = [
  ['/', nav('Araçlar'), 'Araçlar yüklenemedi. Lütfen daha sonra tekrar deneyin.', /Araçlar/],
  [null, firstArticle, NO_CAR, /./],
  [null, nav('Transfer'), 'Transfer bölgeleri yüklenemedi', /./],
  [null, nav('Haberler'), 'Failed to load blog posts', /./],
  ['/news', firstArticle, NO_POST, /./],
  ['/cars', nav('Ana Sayfa'), 'Failed to load cars. Please try again later.', /./],
];
const MALFORMED: Record<string, string> = {
  [NO_CAR]: 'Invalid response structure',
  [NO_POST]: 'Blog yazısı verisi bulunamadı',
};

/**
 * All pages ask in one way (`use-page-data.ts`): each says it when the server is busy, other failures
 * are tried where their words differ. A server that asks to slow down has answered as a busy one has.
 */
function pagesFor(failure: string) {
  if (failure === 'busy') return PAGES;
  const others = PAGES.filter(([, , failed], index) => index === 0 || failed in MALFORMED);
  return failure === 'slowed' ? others.slice(0, 1) : others;
}

function firstArticle(page: Page) {
  return page.getByRole('article').first().getByRole('link').first();
}

function nav(name: string) {
  return (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true });
}

for (const [name, fail] of Object.entries(FAILURES)) {
  test.describe(name, () => {
    // Without a line the script of the next page has to be there.
    const isOffline = name === 'offline';
    test.use({ savesData: !isOffline });

    test(
      'a page without its data says so in its own words, and comes at the next try @8.10 @8.14 @8.47',
      DESKTOP,
      async ({ page }) => {
        for (const [start, link, failed, title] of pagesFor(name)) {
          await test.step(failed, async () => {
            if (start) await page.goto(start);
            if (start && isOffline) await untilFetchedAhead(page);
            await fail(page);
            await link(page).click();
            const text = name === 'malformed' ? (MALFORMED[failed] ?? failed) : failed;
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(text);
            await expect(page.getByRole('contentinfo')).toBeVisible();
            await expectAccessible(page, name);
            await restore(page);
            if (!isOffline) {
              await page
                .getByRole('main')
                .getByRole('button', { name: /Tekrar Dene|Try Again/ })
                .click();
            }
            await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text);
            await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
          });
        }
      },
    );
  });
}

test(
  'dates, hours and places travel to a car, back to the list, to another car, and survive a reload',
  DESKTOP,
  async ({ page }) => {
    const trip =
      `pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Kemer&pickupDate=${from}` +
      `&pickupTime=09%3A30&returnDate=${to}&returnTime=18%3A00`;
    await page.goto(`/cars?${trip}`);
    await page.reload();
    const filled = async () => {
      await expect(form(page).getByLabel('Alış yeri')).toHaveValue('Antalya Lara');
      await expect(form(page).getByLabel('Dönüş yeri')).toHaveValue('Antalya Kemer');
      await expect(form(page).getByLabel('Alış tarihi')).toHaveValue(from);
      await expect(form(page).getByLabel('Alış saati')).toHaveValue('09:30');
      await expect(form(page).getByLabel('Dönüş tarihi')).toHaveValue(to);
      await expect(form(page).getByLabel('Dönüş saati')).toHaveValue('18:00');
      await expect(receipt(page)).toContainText('9 gün');
    };
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await filters.getByRole('checkbox', { name: /^Fiat/ }).click();
    await expect(page).toHaveURL(`/cars?brand=Fiat&${trip}`);
    await expect(page.getByRole('article').first()).toContainText('9 gün · günlük ort.');
    await page.getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(new RegExp(`/cars/[^?]+\\?${trip.replaceAll('+', '\\+')}$`));
    await filled();
    await page.reload();
    await filled();
    await openTrip(page);
    await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Lara');
    await form(page).getByLabel('Dönüş yeri').selectOption('Antalya Kemer');
    await page
      .getByRole('navigation', { name: 'Sayfa yolu' })
      .getByRole('link', { name: /\d araç, / })
      .click();
    await expect(page).toHaveURL(`/cars?${trip}`);
    await page.getByRole('article').nth(1).getByRole('link').first().click();
    await filled();
  },
);
