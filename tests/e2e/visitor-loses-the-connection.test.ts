import type { Locator, Page } from '@playwright/test';
import { addDays, formatDay } from '#app/lib/dates/dates.ts';
import { tr as dates } from '../../app/lib/text/tr.ts';
import {
  aCar,
  cards,
  choosePlace,
  chosenPlace,
  closePopover,
  form,
  from,
  openDays,
  receipt,
  reservationCard,
  searchBar,
  send,
  to,
  today,
} from './support/cars.ts';
import { chatOpenedBy } from './support/chat.ts';
import { DESKTOP, expect, expectNoAxeViolations, test } from './support/test.ts';

const DATA = /\.data(\?|$)/;
const NOISE =
  /https:\/\/wa\.me|ERR_INTERNET_DISCONNECTED|ERR_FAILED|response 503|Failed to fetch|ErrorResponse|Unable to decode|link preload|preload assets/;

const ANSWERS = {
  busy: { status: 503, body: 'The service is busy.' },
  /** The sign-in page of a Wi-Fi network, which is sent in place of the site's response. */
  malformed: { contentType: 'text/html', body: '<p>Wi-Fi</p>' },
};
const fail = (page: Page, how: keyof typeof ANSWERS) =>
  page.route(DATA, (route) => route.fulfill(ANSWERS[how]));
const restore = (page: Page) => page.unroute(DATA);

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const nav = (name: string) => (page: Page) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });
const firstArticle = (page: Page) => cards(page).first().getByRole('link').first();

test.beforeEach(({ allowProblems }) => allowProblems(NOISE));

test('a visitor who loses the connection on a car’s page sends the form offline @8.47', async ({
  page,
  context,
}) => {
  const { id } = await aCar(page, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}`);
  await choosePlace(page, 'Alış yeri', 'Antalya Kemer');
  await openDays(page);
  await form(page).getByLabel('Alış tarihi').fill(from);
  const back = form(page).getByLabel('Dönüş tarihi');
  const unknown = form(page).getByText(
    'Müsaitlik şu anda kontrol edilemedi. Talebinizi gönderebilirsiniz; uygunluğu ofisimiz onaylar.',
  );
  const known = reservationCard(page).getByText(/Bu tarihlerde (müsait|son 1\saraç)/);

  await test.step('prices can be loaded again after the response of another site', async () => {
    await fail(page, 'malformed');
    await back.fill(to);
    await expect(unknown).toBeVisible();
    await expect(form(page).getByText('Invalid response structure')).toBeVisible();
    await expect(receipt(page)).toContainText('8 gün');
    await expect(page).toHaveURL(
      `/cars/${id}?pickupLocation=Antalya+Kemer&pickupDate=${from}&returnDate=${to}`,
    );
    await expectNoAxeViolations(page, '.reservation-card');
    await restore(page);
    await closePopover(page);
    await form(page).getByRole('button', { name: 'Tekrar Dene' }).click();
    await expect(known).toBeVisible();
    await expect(unknown).toHaveCount(0);
  });

  await test.step('offline the days have prices, and availability is checked automatically once online', async () => {
    await openDays(page);
    await context.setOffline(true);
    await back.fill(addDays(to, -1));
    await expect(unknown).toBeVisible();
    await expect(form(page).getByText('Invalid response structure')).toHaveCount(0);
    await expect(receipt(page)).toContainText('7 gün');
    await context.setOffline(false);
    await expect(known).toBeVisible();
    await page.reload();
    await expect(chosenPlace(page, 'Alış yeri')).toHaveValue('Antalya Kemer');
    await expect(chosenPlace(page, 'Dönüş yeri')).toHaveValue('Antalya Kemer');
    await openDays(page);
    await expect(back).toHaveValue(addDays(to, -1));
  });

  await test.step('the request goes to the chat while offline, with the price of its days', async () => {
    // The script of the calendar has to load before the connection is lost.
    await openDays(page);
    await context.setOffline(true);
    await back.fill(to);
    await expect(receipt(page)).toContainText('8 gün');
    const total = receipt(page).getByRole('row', { name: /^Toplam/ });
    const amount = await total.getByRole('cell').textContent();
    await closePopover(page);
    const chat = await chatOpenedBy(page, () => send(page).click());
    expect(chat.searchParams.get('text')).toContain(`*Toplam: ${amount}*`);
    await expect(page.getByRole('alert')).toContainText('İnternet bağlantınız yok');
    await expect(form(page).locator('[name="returnDate"]')).toHaveValue(to);
  });
});

test(
  'a visitor who loses the connection on a list can filter it',
  DESKTOP,
  async ({ page, context }) => {
    const alert = page.getByRole('alert');
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await page.goto('/cars');
    const { data } = await (await page.request.get('/api/listings?limit=100')).json();
    const count = (has: (car: { brand: string; fuelType: string }) => boolean) =>
      data.listings.filter(has).length as number;
    const renault = count(({ brand }) => brand === 'Renault');
    const diesel = count(({ brand, fuelType }) => brand === 'Renault' && fuelType === 'Dizel');

    await test.step('filters, order and pages work offline', async () => {
      await context.setOffline(true);
      await filters.locator('summary').first().click();
      await filters.getByRole('checkbox', { name: /^Renault/ }).click();
      await expect(page).toHaveURL('/cars?brand=Renault');
      await expect(cards(page)).toHaveCount(Math.min(15, renault));
      await expect(filters.getByText(`Dizel${diesel}`)).toBeVisible();
      await page.getByLabel('Sırala').selectOption('price-desc');
      await expect(page).toHaveURL('/cars?brand=Renault&sort=price-desc');
      await page.goBack();
      await page.goBack();
      await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
      await expect(page).toHaveURL('/cars?page=2');
      const shown = (range: string) =>
        page.getByText(`${count(() => true)} araçtan ${range} arası gösteriliyor`);
      await expect(shown('16–30')).toBeVisible();
      await page.goBack();
      await expect(shown('1–15')).toBeVisible();
      await context.setOffline(false);
    });

    await test.step('a list for other days that fails to load leaves the old list, with a message', async () => {
      const [start, later, end] = [3, 4, 9].map((days) => addDays(today(), days)) as [
        string,
        string,
        string,
      ];
      await page.goto(`/cars?pickupDate=${start}&returnDate=${end}`);
      await expect(searchBar(page)).toContainText('6 gün');
      const shown = await cards(page).first().locator('strong').innerText();
      await fail(page, 'busy');
      await searchBar(page).getByLabel('Alış tarihi').fill(later);
      await page.keyboard.press('Enter');
      await expect(alert).toContainText(
        `Liste yenilenemedi. Aşağıdaki araçlar ve fiyatlar şu seçim içindir: ${formatDay(start, dates)} – ${formatDay(end, dates)}.`,
      );
      await expect(page).toHaveURL(new RegExp(`&pickupDate=${later}&returnDate=${end}$`));
      await expect(cards(page).first().locator('strong')).toHaveText(shown);
      await expectNoAxeViolations(page, '[role=alert]');
      await restore(page);
      await alert.getByRole('button', { name: 'Tekrar Dene' }).click();
      await expect(alert).toHaveCount(0);
      await expect(cards(page).first().locator('strong')).not.toHaveText(shown);
    });

    await test.step('news remain when a category fails to load', async () => {
      await page.goto('/news');
      const before = await cards(page).count();
      await fail(page, 'busy');
      await page.getByRole('link', { name: 'Bakım' }).first().click();
      await expect(alert).toContainText('Failed to load blog posts');
      await expect(cards(page)).toHaveCount(before);
      await restore(page);
      await alert.getByRole('button', { name: 'Tekrar Dene' }).click();
      await expect(alert).toHaveCount(0);
      await expect(cards(page)).not.toHaveCount(before);
    });
  },
);

const NO_CAR = 'Failed to load car details. Please try again later.';
const NO_POST = 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.';

interface FailingPage {
  link: (page: Page) => Locator;
  failed: string;
  loaded: RegExp;
  /** Message if the response is not the data of the page. */
  malformed?: string;
  /** Set if the error page looks different from those before it. */
  looked?: true;
}
/** Each page is opened by a link on the previous one. */
const PAGES: FailingPage[] = [
  {
    link: nav('Araçlar'),
    failed: 'Araçlar yüklenemedi. Lütfen daha sonra tekrar deneyin.',
    loaded: /Araçlar/,
  },
  {
    link: firstArticle,
    failed: NO_CAR,
    loaded: /./,
    malformed: 'Invalid response structure',
    looked: true,
  },
  { link: nav('Transfer'), failed: 'Transfer bölgeleri yüklenemedi', loaded: /./, looked: true },
  { link: nav('Haberler'), failed: 'Failed to load blog posts', loaded: /./ },
  { link: firstArticle, failed: NO_POST, loaded: /./, malformed: 'Blog yazısı verisi bulunamadı' },
  {
    link: nav('Ana Sayfa'),
    failed: 'Failed to load cars. Please try again later.',
    loaded: /./,
    looked: true,
  },
];

test(
  'a visitor whose pages fail to load reads the reason on each page, and loads it again @2.15 @4.8 @4.11 @4.12 @8.7 @8.10 @8.14 @8.47',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/kvkk');
    const again = page.getByRole('main').getByRole('button', { name: /Tekrar Dene|Try Again/ });
    for (const { link, failed, loaded, malformed, looked } of PAGES)
      await test.step(failed, async () => {
        const address = page.url();
        const { promise, resolve } = Promise.withResolvers<void>();
        await page.route(DATA, async (route) => {
          await promise;
          await route.fulfill(ANSWERS.busy);
        });
        await link(page).click();
        await expect(page.locator('.progress-bar')).toBeAttached();
        await expect(page).toHaveURL(address);
        resolve();
        await expect(title(page)).toHaveText(failed);
        await expect(page.locator('.progress-bar')).toHaveCount(0);
        await expect(page.getByRole('contentinfo')).toBeVisible();
        if (looked) await expectNoAxeViolations(page);
        if (failed === NO_CAR) {
          await expect(title(page).getByText(failed)).toHaveAttribute('lang', 'en');
          await expect(page.getByRole('link', { name: 'Araçlara dön' })).toBeVisible();
        }
        if (failed === NO_POST)
          await expect(page.getByRole('link', { name: 'Haberlere dön' })).toBeVisible();
        await restore(page);
        if (malformed) {
          await fail(page, 'malformed');
          await again.click();
          await expect(title(page)).toHaveText(malformed);
          await restore(page);
        }
        await again.click();
        await expect(title(page)).not.toHaveText(malformed ?? failed);
        await expect(title(page)).toHaveText(loaded);
      });
  },
);

test(
  'a visitor goes back offline to visited pages, and waits at another page',
  DESKTOP,
  async ({ page, context }) => {
    const titles: string[] = [];
    const seen = async () => {
      // The address changes before the content does.
      await expect(title(page)).not.toHaveText(titles.at(-1) ?? 'no page yet');
      titles.push((await title(page).textContent()) ?? '');
    };
    const transferFails = async () => {
      await nav('Transfer')(page).click();
      await expect(title(page)).toHaveText('Transfer bölgeleri yüklenemedi');
    };
    await page.goto('/cars');
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await filters.locator('summary').first().click();
    await filters.getByRole('checkbox', { name: /^Fiat/ }).click();
    await expect(page).toHaveURL('/cars?brand=Fiat');
    await expect(cards(page).filter({ hasNotText: 'Fiat' })).toHaveCount(0);
    const count = await cards(page).count();
    await firstArticle(page).click();
    await expect(form(page)).toBeVisible();
    await openDays(page);
    await form(page).getByLabel('Alış tarihi').fill(from);
    await form(page).getByLabel('Dönüş tarihi').fill(to);
    await expect(reservationCard(page)).toContainText(/Bu tarihlerde (müsait|son 1\saraç)/);
    await seen();
    await nav('Haberler')(page).click();
    await expect(page).toHaveURL('/news');
    await seen();
    await firstArticle(page).click();
    await expect(page).toHaveURL(/\/news\/./);
    await seen();
    await page.waitForLoadState('networkidle');

    await test.step('a page that was not visited before says that it could not be loaded', async () => {
      await context.setOffline(true);
      await transferFails();
      // The drawing is part of the script of the page, which is already loaded.
      await expect(page.getByRole('alert').locator('img')).toHaveAttribute('src', /^data:image/);
    });

    await test.step('Back shows the visited pages as they were', async () => {
      const tab = await page.title();
      for (const [address, text] of [
        [/\/news\/./, titles[2]],
        [/\/news$/, titles[1]],
        [new RegExp(`returnDate=${to}`), titles[0]],
      ] as const) {
        await page.goBack();
        await expect(page).toHaveURL(address);
        await expect(title(page)).toHaveText(text ?? '');
        await expect(page).not.toHaveTitle(tab);
      }
      await expect(form(page).locator('[name="returnDate"]')).toHaveValue(to);
      await expect(reservationCard(page)).toContainText(/Bu tarihlerde (müsait|son 1\saraç)/);
      while (new URL(page.url()).pathname !== '/cars') await page.goBack();
      await expect(page).toHaveURL('/cars?brand=Fiat');
      await expect(cards(page)).toHaveCount(count);
    });

    await test.step('the page that could not be loaded loads automatically once online', async () => {
      await transferFails();
      // The page listens for the connection before it moves the focus.
      await expect(title(page)).toBeFocused();
      await context.setOffline(false);
      await expect(title(page)).toHaveText('Kapıda karşılar, otelinize bırakırız.');
    });

    await test.step('two cars opened one after the other are not mixed up when data fails to load', async () => {
      await page.goto('/cars');
      await firstArticle(page).click();
      await expect(page).toHaveURL(/\/cars\/./);
      const first = page.url();
      await page.getByRole('navigation', { name: 'Sayfa yolu' }).getByRole('link').click();
      await expect(page).toHaveURL(/\/cars$/);
      await cards(page).nth(1).getByRole('link').first().click();
      await expect(form(page)).toBeVisible();
      const second = (await title(page).textContent()) ?? '';
      await fail(page, 'busy');
      await page.evaluate(() => history.go(-2));
      await expect(page).toHaveURL(first);
      await expect(title(page)).not.toHaveText(second);
      await expect(form(page)).toBeVisible();
    });
  },
);
