import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { DEFAULT_RATES, type Rates } from '#app/lib/money/money.ts';
import { paginate } from '#app/lib/pagination.ts';
import { open, TODAY } from '#tests/support/mounted.tsx';
import { type Api, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, press } from '#tests/support/mounted-page.ts';
import * as adminRates from './admin-rates.route.tsx';

const RATES = '/admin/exchange-rates';
const PROVIDER: Rates = { EUR: 1, USD: 1.15, TRY: 48 };

/** Manual rates on the server. */
let override: { rates: Rates; setAt: string; expiresAt: string } | null = null;
/** Body of the last request that set rates. */
let sent: Record<string, unknown> | null = null;

function inForce() {
  if (override) return { source: 'manual', rates: override.rates, asOf: TODAY };
  return { source: 'default', rates: DEFAULT_RATES, asOf: null };
}

const failure = { at: '2026-05-13T06:00:00Z', error: 'Kur sağlayıcısına ulaşılamadı.' };

const api: Api = (method, path, body) => {
  const { pathname } = new URL(path, 'http://api');
  const shown = { base: 'EUR', ...inForce() };
  const times = { fetchedAt: null, expiresAt: override?.expiresAt ?? null };
  switch (`${method} ${pathname}`) {
    case `GET ${RATES}`:
      return { ...shown, ...times, defaults: DEFAULT_RATES, lastError: failure };
    case `PUT ${RATES}`:
      return { ...shown, ...times, source: 'ecb', asOf: TODAY, rates: PROVIDER, changed: true };
    case `GET ${RATES}/status`:
      return {
        ...{ source: shown.source, asOf: shown.asOf, ageDays: null, provider: null, override },
        ...{ lastAttempt: failure, lastError: failure, nextRefreshAt: null, refreshing: false },
      };
    case `GET ${RATES}/history`:
      // Empty, because a browser test covers the history.
      return { history: [], pagination: paginate(1, 20, 0) };
    case `POST ${RATES}/override`: {
      sent = body as Record<string, unknown>;
      const { USD, TRY, expiresAt, allowUnusual } = sent as {
        USD: number;
        TRY: number;
        expiresAt: string;
        allowUnusual: boolean;
      };
      const message = 'TRY kuru geçerli kurdan (37,50) %100 yüksek.';
      if (!allowUnusual) return refusal(409, message, { details: [{ field: 'TRY', message }] });
      override = { rates: { EUR: 1, USD, TRY }, setAt: '2026-05-13T09:00:00Z', expiresAt };
      return null;
    }
    case `DELETE ${RATES}/override`:
      override = null;
      return null;
  }
  return undefined;
};

const openAt = (address: string) => open(address, { routes: { [RATES]: adminRates }, api });

const usd = () => page.getByRole('textbox', { name: /USD/ });
const lira = () => page.getByRole('textbox', { name: /TRY/ });
const end = () => page.getByRole('textbox', { name: 'Bitiş saati' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();

beforeEach(() => {
  override = null;
  sent = null;
});

test('manual rates are checked, confirmed if unusual, and can be ended', async () => {
  await openAt(RATES);
  await said(/varsayılan kurlar geçerli/);
  await said('Henüz kayıtlı kur yok');
  await expect.element(usd()).toHaveValue('1,14');
  await usd().fill('0');
  await lira().fill('');
  await end().fill('25');
  await button('Bu kurları uygula').click();
  await expect
    .element(page.getByRole('alert').first())
    .toHaveTextContent('Lütfen şu alanları kontrol edin');
  await expect.element(usd()).toHaveFocus();
  await expect.element(lira()).toHaveAccessibleDescription('TRY kurunu girin');
  await expectNoAxeViolations('main');

  await usd().fill('1,2');
  await lira().fill('75');
  await end().fill('930');
  await press('Enter');
  const question = page.getByRole('alertdialog');
  await expect.element(question).toMatchTextContent('TRY kuru geçerli kurdan (37,50) %100 yüksek.');
  await question.getByRole('button', { name: 'Düzelt' }).click();
  await expect.element(lira()).toHaveValue('75');
  await button('Bu kurları uygula').click();
  await question.getByRole('button', { name: 'Evet, uygula' }).click();
  await said('Elle girilen kurlar geçerli.');
  expect(sent).toEqual({
    ...{ USD: 1.2, TRY: 75, allowUnusual: true },
    // 09:30 in Istanbul.
    expiresAt: '2026-05-14T06:30:00.000Z',
  });
  await said(/Elle girilen kur .*09:30 tarihine kadar geçerli/);
  // The warning says that manual rates are in use.
  await said(/ulaşılamadı\. Sitede elle girilen kur kullanılıyor\.$/);
  await expect.element(page.getByText(/Son bilinen kurlar/)).toHaveLength(0);

  await button('Kaldır').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Kaldır' }).click();
  await said('Elle girilen kur kaldırıldı.');
  await expect.element(page.getByText(/tarihine kadar geçerli/)).toHaveLength(0);
  await expect.element(usd()).toHaveValue('1,14');
});

test('sends no request if neither a rate nor the end has changed', async () => {
  await openAt(RATES);
  await button('Bu kurları uygula').click();
  await said('Uygulanacak bir değişiklik yok. Önce bir kuru ya da bitişi değiştirin.');
  expect(sent).toBeNull();
});

test('shows which part failed, and retries', async () => {
  const parts = [/\/status$/, /\/history\?/].map((part) =>
    respondTo('GET', part, () => refusal(500)),
  );
  await openAt(RATES);
  await said('Kur bilgileri yüklenemedi.');
  await said('Kur geçmişi yüklenemedi.');
  for (const works of parts) works();
  await page.getByRole('button', { name: 'Tekrar dene' }).first().click();
  await expect.element(page.getByRole('heading', { name: 'Geçerli kurlar' })).toBeVisible();
  await expect.element(page.getByText('Kur geçmişi yüklenemedi.')).toHaveLength(0);
});

test('shows why a fetch failed, then the fetched rates @6.14', async () => {
  const there = respondTo('PUT', RATES, () => refusal(503, failure.error));
  await openAt(RATES);
  await button('Şimdi güncelle').click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Kurlar güncellenemedi: Kur sağlayıcısına ulaşılamadı.');
  await expect.element(button('Şimdi güncelle')).toHaveFocus();
  there();
  await button('Şimdi güncelle').click();
  await said('Kurlar güncellendi.');
  await expect.element(page.getByRole('alert')).toHaveLength(0);
});
