import type { Page } from '@playwright/test';
import { getByRole, queryAllByRole } from '@testing-library/dom';
import sharp from 'sharp';
import { parsedPage, textOf } from '../support/parsed-page.ts';
import { signIn } from './support/admin.ts';
import { addCar, clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });

const pickupPlaces = (car: HTMLElement) =>
  [...car.querySelectorAll<HTMLInputElement>('[type="radio"][name="pickupLocation"]')].map(
    ({ value }) => value,
  );

async function saveAndGoTo(page: Page, next: string) {
  await save(page).click();
  await expect(page.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();
  await page.getByRole('link', { name: next, exact: true }).click();
  await expect(page).toHaveTitle(`${next} – Ayarlar – Kervan`);
}

test('changed settings are on the public pages at once', async ({
  page,
  business: { database },
}) => {
  await clear(database);
  await database.query('delete from settings');
  await addCar(database, { id: 'egea' });
  const visited = async (path: string) => {
    const response = await page.request.get(path);
    return { status: response.status(), page: parsedPage(await response.text()) };
  };
  // Opens the public pages before the change, so that the server has cached them.
  const before = getByRole((await visited('/')).page, 'contentinfo');
  expect(textOf(before)).toContain('+90 242 000 00 00');
  expect(textOf(before)).not.toContain('Teslim saatleri');
  expect(queryAllByRole(before, 'navigation', { name: 'Yasal' })).toEqual([]);
  expect((await visited('/gizlilik')).status).toBe(404);
  expect(pickupPlaces((await visited('/cars/egea')).page)).toContain('Antalya Otogar');

  await signIn(page);
  await page.goto('/admin/settings/business');
  await expect(page.getByRole('heading', { name: 'Ayarlar', level: 1 })).toBeVisible();
  await section(page, 'İşletme').getByLabel('Telefon').fill('+90 312 111 22 33');
  await page
    .getByRole('group', { name: 'Yanıt verdiğiniz diller' })
    .getByRole('checkbox', { name: 'Deutsch' })
    .check();
  const hours = section(page, 'Çalışma saatleri');
  await hours.getByText('Saatleri değiştir').click();
  await hours.getByRole('checkbox', { name: 'Cumartesi' }).check();
  await hours.getByLabel('Teslim saatleri').fill('Her gün 24 saat');
  await saveAndGoTo(page, 'Kiralama');

  const places = section(page, 'Teslim noktaları');
  await places.getByRole('button', { name: 'Nokta ekle' }).click();
  await page.keyboard.type('Kaş Marina');
  await places.getByText('Antalya Otogar', { exact: true }).click();
  await places.getByRole('button', { name: 'Antalya Otogar: sil' }).click();
  const terms = section(page, 'Kiralama koşulları');
  await terms.getByLabel('Fiyata dahil olanlar').fill('KDV\nYol yardımı');
  await terms.getByLabel('Depozito').fill('200 €');
  await saveAndGoTo(page, 'Ücretler');

  const extras = section(page, 'Ek hizmetler');
  await extras.getByLabel('Ek sürücü, günlük ücret (€)').fill('9,50');
  await page.getByRole('checkbox', { name: 'Uzun kiralamada aylık fiyat' }).check();
  await saveAndGoTo(page, 'Yasal');

  await section(page, 'Resmî bilgiler').getByLabel('MERSİS no').fill('0123456789');
  const texts = section(page, 'Yasal metinler');
  await texts.locator('summary').filter({ hasText: 'Gizlilik' }).click();
  await texts.getByLabel('Gizlilik').fill('## Çerez yok\n\n**Gerçekten.**');
  await saveAndGoTo(page, 'Site');

  const hold = section(page, 'Ziyaretçi talepleri').getByLabel('Opsiyon süresi (saat)');
  await expect(hold).toHaveValue('24');
  await hold.fill('12');
  const faq = section(page, 'Sık sorulan sorular');
  await faq.getByText('Ödemeyi nasıl yapabilirim?').click();
  await faq.getByLabel('1. soru').fill('Evcil hayvan olur mu?');
  const reviews = section(page, 'Değerlendirmeler');
  await reviews.getByRole('button', { name: 'Yorum ekle' }).click();
  await page.keyboard.type('Ayşe K.');
  const first = reviews.getByRole('group', { name: '1. yorum' });
  await first.getByLabel('Yorum', { exact: true }).fill('Çok iyi.');
  await first.getByLabel('Yıldız').fill('4');
  const panorama = section(page, '360° görüntü');
  await panorama.locator('input[type="file"]').setInputFiles({
    name: 'teras.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({
      create: { width: 2000, height: 1000, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer(),
  });
  await panorama.getByLabel('Alternatif metin').fill('Terastan körfez');
  await save(page).click();
  await expect(page.getByText('Tüm değişiklikler kaydedildi')).toBeVisible();
  await expect(hold).toHaveValue('12');

  const home = (await visited('/')).page;
  const [still] = queryAllByRole(
    getByRole(home, 'region', { name: 'Çevrenize bir de buradan bakın' }),
    'img',
    { name: 'Terastan körfez' },
  );
  expect((await page.request.get(still?.getAttribute('src') ?? 'none')).status()).toBe(200);
  const footer = getByRole(home, 'contentinfo');
  for (const part of [
    '+90 312 111 22 33',
    'Pazartesi – Cumartesi',
    'Türkçe, İngilizce, Almanca',
    'Her gün 24 saat',
    'MERSİS no: 0123456789',
  ])
    expect(textOf(footer)).toContain(part);
  expect(textOf(footer)).not.toContain('Vergi dairesi');
  expect(
    getByRole(getByRole(footer, 'navigation', { name: 'Yasal' }), 'link', {
      name: 'Gizlilik',
    }).getAttribute('href'),
  ).toBe('/gizlilik');
  expect(textOf(home)).toContain('Evcil hayvan olur mu?');
  const quotes = queryAllByRole(
    getByRole(home, 'list', { name: 'Misafirlerimizin yorumları' }),
    'listitem',
  );
  expect(quotes.map(textOf)).toEqual([expect.stringMatching(/Çok iyi\..*Ayşe K\./)]);
  expect(
    queryAllByRole(quotes[0] as HTMLElement, 'img', { name: '5 üzerinden 4 yıldız' }),
  ).toHaveLength(1);
  const privacy = getByRole((await visited('/gizlilik')).page, 'main');
  expect(queryAllByRole(privacy, 'heading').map(textOf)).toEqual(['Gizlilik', 'Çerez yok']);
  const really = privacy.querySelector<HTMLElement>('strong');
  expect(textOf(really)).toBe('Gerçekten.');
  const car = (await visited('/cars/egea')).page;
  expect(pickupPlaces(car)).toContain('Kaş Marina');
  expect(pickupPlaces(car)).not.toContain('Antalya Otogar');
  for (const part of ['€9.50', 'Her tam 30 gün bu fiyattan']) expect(textOf(car)).toContain(part);
  expect(textOf(getByRole(car, 'region', { name: 'Fiyata dahil' }))).toContain('Yol yardımı');
  expect(textOf(getByRole(car, 'region', { name: 'Bilmeniz gerekenler' }))).toContain('€200.00');
});
