import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './support/admin.ts';
import { addCar, clear } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Kaydet', exact: true });

async function open(page: Page, of = 'business') {
  await signIn(page);
  await page.goto(`/admin/settings/${of}`);
  await expect(page.getByRole('heading', { name: 'Ayarlar', level: 1 })).toBeVisible();
}

/** Saves what is typed on a page, and goes on to another. */
async function saveAndGoTo(page: Page, next: string) {
  await save(page).click();
  await expect(page.getByText('Bütün değişiklikler kayıtlı')).toBeVisible();
  await page.getByRole('link', { name: next, exact: true }).click();
  await expect(page).toHaveTitle(`${next} – Ayarlar – Kervan`);
}

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await database.query('delete from settings');
});

test('settings that a hand in the database broke open, and a save mends them', async ({
  page,
  business: { database },
}) => {
  await database.query(
    `insert into settings (value) values ('{"business": {"name": "Deniz Rent", "phone": "yok"}}')`,
  );
  await page.goto('/admin/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await open(page);
  const alert = page
    .getByRole('alert')
    .filter({ hasText: 'varsayılan değerleri kullanıyor: Telefon.' });
  await expect(alert).toBeVisible();
  await expect(section(page, 'İşletme').getByLabel('İşletme adı')).toHaveValue('Deniz Rent');
  await section(page, 'İşletme').getByLabel('Telefon').fill('+90 312 111 22 33');
  await save(page).click();
  await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
  await expect(alert).toHaveCount(0);
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('+90 312 111 22 33');
});

test('what is changed is on the public pages at once', async ({ page, business: { database } }) => {
  await addCar(database, { id: 'egea' });
  await page.goto('/');
  await expect(page.getByRole('contentinfo')).toContainText('+90 242 000 00 00');
  await open(page);
  await section(page, 'İşletme').getByLabel('Telefon').fill('+90 312 111 22 33');
  const answers = page.getByRole('group', { name: 'Yanıt verdiğiniz diller' });
  await expect(answers.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await answers.getByRole('checkbox', { name: 'Deutsch' }).check();
  const hours = section(page, 'Çalışma saatleri');
  await hours.getByText('Saatleri değiştir').click();
  await hours.getByRole('checkbox', { name: 'Cumartesi' }).check();
  await hours.getByLabel('Kapanış').fill('1730');
  await page.keyboard.press('Tab');
  await expect(hours.getByLabel('Kapanış')).toHaveValue('17:30');
  await expect(hours.getByText('08:00 – 17:30')).toBeVisible();
  await expect(page.getByText('Kaydedilmemiş değişiklikler var')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Ayarlar kaydedildi')).toBeVisible();
  await expect(save(page)).toBeFocused();

  await page.getByRole('link', { name: 'Kiralama', exact: true }).click();
  const places = section(page, 'Teslim noktaları');
  await places.getByRole('button', { name: 'Nokta ekle' }).click();
  await page.keyboard.type('Kaş Marina');
  await places.getByRole('button', { name: 'Kaş Marina: yukarı taşı' }).click();
  await places.getByText('Antalya Otogar', { exact: true }).click();
  await places.getByRole('button', { name: 'Antalya Otogar: sil' }).click();
  const extras = section(page, 'Ek hizmetler');
  await extras.getByRole('group', { name: 'Ek sürücü' }).getByLabel('Günlük ücret').fill('9,50');
  const terms = section(page, 'Kiralama koşulları');
  await terms.getByLabel('Fiyata dahil olanlar').fill('KDV\nYol yardımı');
  await terms.getByLabel('Depozito').fill('200 €');
  await terms.getByRole('checkbox', { name: 'Uzun kiralamada aylık fiyat' }).check();
  await saveAndGoTo(page, 'Site');

  const hold = section(page, 'Ziyaretçi talepleri').getByLabel('Talebin aracı tutma süresi (saat)');
  await expect(hold).toHaveValue('24');
  await hold.fill('12');
  const faq = section(page, 'Sık sorulan sorular');
  await faq.getByText('Ödemeyi nasıl yapabilirim?').click();
  await faq.getByRole('button', { name: /^Ödemeyi nasıl yapabilirim\?: sil/ }).click();
  await page.keyboard.press('Enter');
  await faq.getByLabel('1. Soru').fill('Evcil hayvan olur mu?');
  await save(page).click();
  await expect(page.getByText('Bütün değişiklikler kayıtlı')).toBeVisible();
  await expect(hold).toHaveValue('12');

  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('+90 312 111 22 33');
  await expect(footer).toContainText('Pazartesi – Cumartesi');
  await expect(footer).toContainText('Türkçe, İngilizce, Almanca');
  await expect(footer).toContainText('08:00 – 17:30');
  await expect(page.getByText('Evcil hayvan olur mu?').first()).toBeAttached();
  await page.goto('/cars/egea');
  const choices = page.locator('select[name="pickupLocation"] option');
  await expect(choices.filter({ hasText: 'Kaş Marina' })).toHaveCount(1);
  await expect(choices.filter({ hasText: 'Antalya Otogar' })).toHaveCount(0);
  await expect(page.getByText('€9.50').first()).toBeAttached();
  await expect(page.getByRole('region', { name: 'Fiyata dahil' })).toContainText('Yol yardımı');
  await expect(page.getByRole('region', { name: 'Bilmeniz gerekenler' })).toContainText('€200.00');
  await expect(page.getByText('Her tam 30 gün bu fiyattan')).toBeAttached();
});

test('legal texts, numbers, delivery hours and reviews appear once they are filled in', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 404 GET .*\/gizlilik/);
  expect((await page.goto('/gizlilik'))?.status()).toBe(404);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('navigation', { name: 'Yasal' })).toHaveCount(0);
  await expect(footer).not.toContainText('Teslim saatleri');

  await open(page);
  await section(page, 'Çalışma saatleri').getByLabel('Teslim saatleri').fill('Her gün 24 saat');
  await saveAndGoTo(page, 'Yasal');
  await section(page, 'Resmî bilgiler').getByLabel('MERSİS no').fill('0123456789');
  const texts = section(page, 'Yasal metinler');
  await texts.locator('summary').filter({ hasText: 'Gizlilik' }).click();
  await texts.getByLabel('Gizlilik').fill('## Çerez yok\n\n**Gerçekten.**');
  await saveAndGoTo(page, 'Site');
  const reviews = section(page, 'Değerlendirmeler');
  await reviews.getByRole('button', { name: 'Yorum ekle' }).click();
  await page.keyboard.type('Ayşe K.');
  const first = reviews.getByRole('group', { name: '1. yorum' });
  await first.getByLabel('Yıldız').fill('6');
  await save(page).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Lütfen şu alanları düzeltin:' });
  await expect(alert.getByRole('link')).toHaveText(['Yorumlar: Yorum gereklidir']);
  await first.getByLabel('Yorum', { exact: true }).fill('Çok iyi.');
  await first.getByLabel('Yıldız').fill('4');
  await save(page).click();
  await expect(page.getByText('Bütün değişiklikler kayıtlı')).toBeVisible();

  await page.goto('/');
  await expect(footer).toContainText('Teslim saatleri');
  await expect(footer).toContainText('Her gün 24 saat');
  await expect(footer).toContainText('MERSİS no: 0123456789');
  await expect(footer).not.toContainText('Vergi dairesi');
  const quote = page
    .getByRole('list', { name: 'Misafirlerimizin yorumları' })
    .getByRole('listitem');
  await expect(quote).toHaveText(['Çok iyi.Ayşe K.']);
  await expect(quote.getByRole('img', { name: '5 üzerinden 4 yıldız' })).toBeAttached();
  await footer.getByRole('link', { name: 'Gizlilik' }).click();
  await expect(page).toHaveURL('/gizlilik');
  await expect(page.getByRole('heading', { level: 1, name: 'Gizlilik' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Çerez yok' })).toBeVisible();
  await expect(page.getByRole('strong').filter({ hasText: 'Gerçekten.' })).toBeVisible();
});

test('a place is pasted or clicked, and a panorama of the office takes the place of ours', async ({
  page,
}) => {
  await open(page);
  const map = section(page, 'Haritadaki yer');
  await map.getByText('Haritada seç').click();
  await map
    .getByLabel('Koordinat ya da harita bağlantısı')
    .fill('https://maps.google.com/?q=36.5445,31.9954');
  await expect(map.getByLabel('Enlem')).toHaveValue('36.5445');
  await expect(map.getByText('çizili haritanın dışında')).toBeVisible();
  await map.getByRole('img', { name: /İşletmenin yeri/ }).click();
  await expect(map.getByLabel('Boylam')).toHaveValue(/^30\.9/);

  await saveAndGoTo(page, 'Site');

  const panorama = section(page, '360° görüntü');
  const picture = async (width: number, height: number) => ({
    name: 'teras.jpg',
    mimeType: 'image/jpeg',
    buffer: await sharp({ create: { width, height, channels: 3, background: 'teal' } })
      .jpeg()
      .toBuffer(),
  });
  const chooser = panorama.locator('input[type="file"]');
  await chooser.setInputFiles(await picture(2400, 1500));
  await expect(panorama.getByRole('alert')).toContainText('2:1 oranında');
  await chooser.setInputFiles(await picture(2400, 1200));
  await panorama.getByLabel('Görüntü açıklaması').fill('Terastan körfez');
  await save(page).click();
  await expect(page.getByText('Bütün değişiklikler kayıtlı')).toBeVisible();
  await page.goto('/');
  await page
    .getByRole('heading', { name: 'Çevrenize bir de buradan bakın' })
    .scrollIntoViewIfNeeded();
  await expect(page.getByRole('img', { name: 'Terastan körfez' })).toBeVisible();
});
