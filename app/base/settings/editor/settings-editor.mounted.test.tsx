import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import * as backupsRoute from '#app/base/backups/admin-backups.route.tsx';
import type { BackupsState } from '#app/base/backups/backups.schema.ts';
import {
  SETTINGS_PAGES,
  type SettingsPage,
  settingsPath,
} from '#app/editing/office-paths.rules.ts';
import { changedFacts } from '#app/lib/facts.schema.ts';
import { FOREIGN_LANGUAGES } from '#app/lib/words/translation-labels.ts';
import { fieldsWithoutControlInAnyLanguage } from '#tests/support/controls.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { type Api, heldBack, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, innerTexts, press } from '#tests/support/mounted-page.ts';
import { centreOf, mouse } from '#tests/support/pointer.ts';
import { photo, takeUploads } from '#tests/support/uploads.ts';
import {
  type AdminSettings,
  defaultSettings,
  settingsFacts,
  settingsInputSchema,
} from '../settings.schema.ts';
import * as settingsRoute from './admin-settings.route.tsx';
import { fieldsOfPage } from './settings-table.rules.ts';

const SETTINGS = '/admin/settings';
const BACKUPS = '/admin/backups';
const extra = { daily: 5, maxCount: 3 };
const MADE = { updatedAt: null, mapTiles: null };
const DEFAULTS: AdminSettings = {
  ...settingsInputSchema.parse({
    ...defaultSettings,
    rental: {
      ...defaultSettings.rental,
      extras: { cocukKoltugu: extra, ekSurucu: extra, gencSurucu: extra },
    },
    legal: Object.fromEntries(Object.keys(defaultSettings.legal).map((name) => [name, ''])),
  }),
  ...MADE,
  panorama: null,
  version: 1,
};

let settings = DEFAULTS;
let sent: string[] = [];
let backups: BackupsState;

const api: Api = (method, path, body) => {
  if (path === BACKUPS) {
    const made = { name: 'kervan.tar', madeAt: '2026-05-13T09:00:00.000Z', bytes: 9_000 };
    if (method === 'POST') backups = { ...backups, backups: [made, ...backups.backups] };
    return backups;
  }
  if (path !== SETTINGS || method === 'GET') return path === SETTINGS ? settings : undefined;
  const input = body as AdminSettings;
  if (input.version !== settings.version) return refusal(409, 'Changed');
  sent = Object.keys(input);
  settings = {
    ...changedFacts({ ...settingsFacts, panorama: z.any() }, settings, input),
    ...MADE,
    version: settings.version + 1,
  };
  return settings;
};

const routes = {
  [`${SETTINGS}/:page?`]: settingsRoute,
  [`${SETTINGS}/backups`]: backupsRoute,
};

const openSettings = (name: SettingsPage | '' = '', hash = '') =>
  open(`${name ? settingsPath(name) : SETTINGS}${hash}`, { routes, api });

const section = (name: string) => page.getByRole('region', { name, exact: true });
const save = () => page.getByRole('button', { name: 'Kaydet', exact: true });
const said = (text: string) => expect.element(page.getByText(text)).toBeVisible();
const ours = () => section('Yedekler');
const make = () => ours().getByRole('button', { name: 'Yedek al' });

beforeEach(() => {
  settings = DEFAULTS;
  backups = { backups: [], running: false, lastFailure: null, lastRestore: null, nightly: true };
});

/** Fields that each row of a place edits: its names, kind, meeting point and fees. */
const IN_ROWS_OF_PLACES = [
  ...FOREIGN_LANGUAGES.map((language) => `translations.${language}.places`),
  ...['rental.placeKinds', 'rental.meetingPoints'],
  ...FOREIGN_LANGUAGES.map((language) => `translations.${language}.meetingPoints`),
  ...['rental.deliveryFees', 'rental.returnFees'],
];

test.each(SETTINGS_PAGES)('the page %s has a control for each of its settings', async (name) => {
  await openSettings(name);
  await expect.element(save()).toBeVisible();
  expect(await fieldsWithoutControlInAnyLanguage('settings', fieldsOfPage(name))).toEqual(
    name === 'rental' ? IN_ROWS_OF_PLACES : [],
  );
});

test('shows errors at the field and above the form', async () => {
  await openSettings();
  const email = section('İşletme').getByLabelText('E-posta');
  await email.fill('info@');
  const hours = section('Çalışma saatleri');
  await hours.getByText('Saatleri değiştir').click();
  await hours.getByRole('button', { name: 'Saat satırı ekle' }).click();
  const second = hours.getByRole('group', { name: '2. satır' });
  await second.getByRole('checkbox', { name: 'Pazartesi' }).click();
  await hours.getByText('Saatleri değiştir').click();
  await save().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Lütfen şu alanları düzeltin:' });
  await expect
    .poll(() => innerTexts(alert.getByRole('link')))
    .toEqual([
      expect.stringMatching(/^E-posta adresi geçerli değil/),
      'Çalışma saatleri: Pazartesi günü 08:00 – 18:00 satırıyla çakışıyor',
    ]);
  await expect.element(email).toHaveFocus();
  await expect.element(hours.getByText('hatalı alan var')).toBeVisible();
  await expectNoAxeViolations('main');
  await alert.getByRole('link', { name: /çakışıyor/ }).click();
  await expect.element(second.getByRole('textbox', { name: 'Açılış' })).toHaveFocus();
  await second.getByRole('checkbox', { name: 'Pazartesi' }).click();
  await second.getByRole('checkbox', { name: 'Pazar', exact: true }).click();
  await expect.element(alert.getByLabelText('Düzeltildi')).toHaveLength(1);
});

test('shows the finished chat link while the WhatsApp number is typed', async () => {
  await openSettings();
  const number = section('İşletme').getByLabelText('WhatsApp');
  const chat = section('İşletme').getByRole('link', { name: /^https:\/\/wa\.me\// });
  await number.fill('+90 (0)532 333 44 55');
  await expect.element(chat).toHaveTextContent('https://wa.me/905323334455');
  await expect.element(chat).toHaveAttribute('href', 'https://wa.me/905323334455');
  await number.fill('0533 222 33 44');
  await expect.element(chat).toHaveTextContent('https://wa.me/905332223344');
  await number.fill('+90 532 333 44 55 / 0533 222 33 44');
  await expect.element(chat).not.toBeInTheDocument();
});

test('an error link opens the closed row that it names', async () => {
  await openSettings('rental');
  const places = section('Teslim noktaları');
  const line = (name: string) => places.getByText(name, { exact: true });
  await line('Antalya Belek Otel Teslimi').click();
  const second = places.getByRole('textbox', { name: '2. nokta' });
  await second.fill('');
  await line('Antalya Otogar').click();
  await expect.element(second).toHaveLength(0);
  await save().click();
  const alert = page.getByRole('alert');
  await alert.getByRole('link', { name: /Teslim noktası gereklidir/ }).click();
  await expect.element(second).toHaveFocus();
  await userEvent.keyboard('Kaş');
  await expect.element(line('Kaş')).toBeVisible();
  await places.getByRole('button', { name: 'Kaş: yukarı taşı' }).click();
  await expect.element(places.getByRole('button', { name: 'Kaş: yukarı taşı' })).toHaveFocus();
  await places.getByRole('button', { name: 'Kaş: sil' }).click();
  await expect.element(places.getByText('1. nokta silindi')).toBeInTheDocument();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Antalya Havalimanı/);
  await save().click();
  await said('Ayarlar kaydedildi');
  expect(settings.rental.places.slice(0, 2)).toEqual([
    'Antalya Havalimanı (AYT)',
    'Antalya Merkez Ofis',
  ]);
  // The list of what to bring is among the papers.
  expect(sent.toSorted()).toEqual(['papers', 'rental', 'translations', 'version']);
});

describe('fees and meeting points of pickup points', () => {
  const places = () => section('Teslim noktaları');
  const outOfHours = () => section('Mesai dışı');
  const point = (name: string) => places().getByText(name, { exact: true });
  const night = (name: string) => outOfHours().getByLabelText(name);
  const LARA = 'Antalya Lara';

  test('follow a point to its new name', async () => {
    const { rental } = DEFAULTS;
    const withFees = {
      ...rental,
      deliveryFees: { [LARA]: 15 },
      returnFees: { [LARA]: 25 },
      meetingPoints: { [LARA]: 'Falez önünde' },
      outOfHours: { ...rental.outOfHours, pickup: 20, places: [LARA, 'Antalya Otogar'] },
    };
    settings = { ...DEFAULTS, rental: withFees };
    await openSettings('rental');
    await expect.element(places().getByText('teslim €15 · tek yön €25')).toBeVisible();
    await point(LARA).click();
    await places()
      .getByRole('textbox', { name: /\. nokta$/ })
      .fill('Lara Plajı');
    await expect.element(outOfHours().getByRole('checkbox', { name: 'Lara Plajı' })).toBeChecked();
    await save().click();
    await said('Ayarlar kaydedildi');
    expect(settings.rental).toMatchObject({
      meetingPoints: { 'Lara Plajı': 'Falez önünde' },
      deliveryFees: { 'Lara Plajı': 15 },
      returnFees: { 'Lara Plajı': 25 },
      outOfHours: { places: ['Lara Plajı', 'Antalya Otogar'] },
    });
  });

  test('have errors beside their fields', async () => {
    await openSettings('rental');
    await point(LARA).click();
    const fee = places().getByLabelText(`Teslim ücreti (€): ${LARA}`);
    await fee.fill('1001');
    await night('Mesai dışı teslim ücreti (€)').fill('çok');
    await night('Mesai dışı başlangıcı').fill('25');
    await save().click();
    await expect.element(fee).toHaveAccessibleDescription(/0 ile 1000 arasında/);
    await expect
      .element(night('Mesai dışı teslim ücreti (€)'))
      .toHaveAccessibleDescription(/0 ile 1000 arasında/);
    await expect
      .element(night('Mesai dışı başlangıcı'))
      .toHaveAccessibleDescription('Saat SS:DD biçiminde olmalıdır; örnek: 08:30');
    await expectNoAxeViolations('main');
  });

  test('are charged out of hours at all points or at chosen points', async () => {
    await openSettings('rental');
    const all = outOfHours().getByRole('checkbox', { name: 'Bütün noktalar' });
    await expect.element(all).toBeChecked();
    await all.click();
    for (const place of DEFAULTS.rental.places.slice(2)) {
      await outOfHours().getByRole('checkbox', { name: place, exact: true }).click();
    }
    await night('Mesai dışı başlangıcı').fill('2130');
    await press('Tab');
    await expect.element(night('Mesai dışı başlangıcı')).toHaveValue('21:30');
    await night('Mesai dışı iade ücreti (€)').fill('12,5');
    await save().click();
    await said('Ayarlar kaydedildi');
    expect(settings.rental.outOfHours).toEqual({
      ...{ from: '21:30', to: '07:00', pickup: null, return: 12.5 },
      places: DEFAULTS.rental.places.slice(0, 2),
    });
    await all.click();
    await save().click();
    await expect.poll(() => settings.rental.outOfHours.places).toEqual([]);
  });

  test('have errors of the server beside their fields', async () => {
    await openSettings('rental');
    respondTo('PUT', SETTINGS, () =>
      refusal(400, 'Bazı alanlar geçerli değil', {
        details: [
          { field: 'rental.outOfHours.to', message: 'Bitiş saati farklı olmalıdır' },
          { field: 'rental.outOfHours.places', message: 'Seçili noktalar artık listede yok' },
        ],
      }),
    );
    await night('Mesai dışı bitişi').fill('22:00');
    await save().click();
    await expect
      .element(night('Mesai dışı bitişi'))
      .toHaveAccessibleDescription('Bitiş saati farklı olmalıdır');
    await expect
      .element(outOfHours().getByRole('checkbox', { name: 'Bütün noktalar' }))
      .toHaveAccessibleDescription('Seçili noktalar artık listede yok');
  });
});

test('completes abbreviated hours, and moves the focus to the save button after a save', async () => {
  await openSettings('business');
  await section('İşletme').getByLabelText('Telefon').fill('+90 312 111 22 33');
  const answersIn = page.getByRole('group', { name: 'Yanıt verdiğiniz diller' });
  await expect.element(answersIn.getByRole('checkbox', { checked: true })).toHaveLength(2);
  await answersIn.getByRole('checkbox', { name: 'Deutsch' }).click();
  const hours = section('Çalışma saatleri');
  await hours.getByText('Saatleri değiştir').click();
  await hours.getByRole('checkbox', { name: 'Cumartesi' }).click();
  const closes = hours.getByRole('textbox', { name: 'Kapanış' });
  await closes.fill('1730');
  await press('Tab');
  await expect.element(closes).toHaveValue('17:30');
  await expect.element(hours.getByText('08:00 – 17:30')).toBeVisible();
  await said('Kaydedilmemiş değişiklikler var');
  await save().click();
  await said('Ayarlar kaydedildi');
  await expect.element(save()).toHaveFocus();
  expect(settings.business).toMatchObject({
    phone: '+90 312 111 22 33',
    languages: ['tr', 'en', 'de'],
    openingHours: [{ closes: '17:30' }],
  });
  expect(settings.business.openingHours[0]?.days).toContain('saturday');
});

test('removes a question, with the focus on the next question, and adds a review', async () => {
  await openSettings('site');
  const faq = section('Sık sorulan sorular');
  await faq.getByText('Ödemeyi nasıl yapabilirim?').click();
  await faq.getByRole('button', { name: /^Ödemeyi nasıl yapabilirim\?: sil/ }).click();
  // The next question has the focus, and a key opens it.
  await press('Enter');
  await faq.getByLabelText('1. soru').fill('Evcil hayvan olur mu?');
  const reviews = section('Değerlendirmeler');
  await reviews.getByRole('button', { name: 'Yorum ekle' }).click();
  await userEvent.keyboard('Ayşe K.');
  const first = reviews.getByRole('group', { name: '1. yorum' });
  await first.getByLabelText('Yıldız').fill('6');
  await save().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Lütfen şu alanları düzeltin:' });
  await expect
    .poll(() => innerTexts(alert.getByRole('link')))
    .toEqual(['Yorumlar: Yorum gereklidir']);
  await first.getByLabelText('Yorum', { exact: true }).fill('Çok iyi.');
  await first.getByLabelText('Yıldız').fill('4');
  await save().click();
  await said('Tüm değişiklikler kaydedildi');
  expect(settings.reviews).toMatchObject([{ name: 'Ayşe K.', text: 'Çok iyi.', stars: 4 }]);
  expect(settings.faq).toHaveLength(DEFAULTS.faq.length - 1);
  expect(settings.faq[0]).toMatchObject({ question: 'Evcil hayvan olur mu?' });
});

test('the position of the office is pasted, or chosen on the drawn map', async () => {
  await openSettings('business');
  const map = section('Haritadaki yer');
  await map.getByText('Haritada seç').click();
  await map
    .getByLabelText('Koordinat ya da harita bağlantısı')
    .fill('https://maps.google.com/?q=36.5445,31.9954');
  await expect.element(map.getByLabelText('Enlem')).toHaveValue('36.5445');
  await expect.element(map.getByText('çizili haritanın dışında')).toBeVisible();
  await map.getByRole('img', { name: /İşletmenin yeri/ }).click();
  await expect.element(map.getByLabelText('Boylam')).toHaveValue(expect.stringMatching(/^30\.9/));
});

test('refuses a picture that is no panorama', async () => {
  takeUploads();
  await openSettings('site');
  const panorama = section('360° görüntü');
  await userEvent.upload(panorama.css('input[type="file"]'), await photo('teras'));
  await expect.element(panorama.getByRole('alert')).toMatchTextContent('2:1 oranında');
});

test('typed values on one page survive a save of another page', async () => {
  await openSettings('business');
  const name = section('İşletme').getByLabelText('İşletme adı');
  await name.fill('Benim adım');
  await openSettings('legal');
  await section('Resmî bilgiler').getByLabelText('MERSİS no').fill('0123');
  // Another person saves another page.
  settings = { ...settings, faq: [], version: 2 };
  await save().click();
  await said('Ayarlar kaydedildi');
  expect(settings).toMatchObject({
    faq: [],
    business: { name: DEFAULTS.business.name, legalNumbers: { mersis: '0123' } },
    version: 3,
  });
  await page.getByRole('link', { name: 'İşletme', exact: true }).click();
  await page.getByRole('button', { name: 'Geri getir' }).click();
  await expect.element(name).toHaveValue('Benim adım');
  await page.getByRole('link', { name: 'Yasal', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Kaydetmeden çıkılsın mı?' });
  await question.getByRole('button', { name: 'Düzenlemeye dön' }).click();
  await expect.element(name).toHaveValue('Benim adım');
});

test('the search opens a folded field on another page by keyboard', async () => {
  await openSettings();
  await expectAddress(settingsPath('business'));
  const box = page.getByRole('combobox', { name: 'Ayarlarda ara' });
  await expect.element(box).toBeVisible();
  await box.click();
  await userEvent.keyboard('qwx');
  const none = page.css('search').getByText('Bu adla bir ayar yok.');
  await expect.element(none).toHaveLength(2);
  // The visible hint disappears with the focus, and the announcement stays.
  await press('Tab');
  await expect.element(none).toHaveLength(1);
  await box.fill('IADE mesaj');
  const found = page.getByRole('listbox', { name: 'Bulunan ayarlar' });
  await expect
    .poll(() => innerTexts(found.getByRole('option')))
    .toEqual([expect.stringMatching(/^İade mesajı, Türkçe\s+Sistem · Mesajlar$/)]);
  await expectNoAxeViolations('main');
  await press('Enter');
  await expectAddress(settingsPath('system'));
  const message = section('Mesajlar').getByLabelText('İade mesajı, Türkçe');
  await expect.element(message).toHaveFocus();
  await expect.element(message).toHaveClass('ring-4');
  await box.fill('yedek');
  await press('ArrowDown');
  await press('Enter');
  await expect.element(ours()).toHaveFocus();
});

test('a press on the backup button counts while the list is loading', async () => {
  const release = heldBack('GET', BACKUPS);
  await openSettings('system');
  await expect.element(make()).toBeVisible();
  // Scrolls to the end, where a page that gets shorter moves its content.
  scrollTo(0, document.documentElement.scrollHeight);
  await mouse.move(await centreOf(make()));
  await mouse.down();
  release();
  await expect.element(ours().getByText('Henüz yedek yok.')).toBeVisible();
  await mouse.up();
  await said('Yedek alındı.');
});

test('a late response from before a backup does not hide the backup', async () => {
  const release = heldBack('GET', BACKUPS);
  await openSettings('system');
  await make().click();
  await said('Yedek alındı.');
  release();
  await expect.element(ours().getByRole('rowheader')).toHaveLength(1);
});

test('shows a running backup, and why reading or making one failed', async () => {
  const isRead = respondTo('GET', BACKUPS, () => refusal(500));
  // The address of older links.
  await openSettings('', '#settings-section-backups');
  await expectAddress(settingsPath('system'));
  await expect.element(ours()).toHaveFocus();
  await expect.element(ours().getByText('Yedekler okunamadı.')).toBeVisible();
  isRead();
  await ours().getByRole('button', { name: 'Tekrar dene' }).click();
  await expect.element(ours().getByText('Yedekler okunamadı.')).toHaveLength(0);
  respondTo('POST', BACKUPS, () => refusal(503));
  await make().click();
  await expect.element(ours().getByRole('alert')).toMatchTextContent('Diskte yedek için yer yok.');
  const lastFailure = { at: '2026-11-22T00:00:00Z', reason: 'failed' as const };
  backups = { backups: [], running: true, lastFailure, lastRestore: null, nightly: false };
  await open(`${SETTINGS}/backups`, { routes, api });
  await expect.poll(() => location.hash).toBe('#settings-section-backups');
  await expectAddress(settingsPath('system'));
  await expect
    .element(ours().getByRole('alert'))
    .toHaveTextContent('22 Kasım 2026 03:00 yedeği alınamadı. Nedeni sunucunun günlüğünde.');
  await expect.element(ours()).toMatchTextContent('Gece yedekleri kapalı');
  const status = ours().getByRole('status').filter({ hasText: 'Yedek alınıyor…' });
  await expect.element(status).toBeVisible();
  await expect.element(make()).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations('#settings-section-backups');
  backups.running = false;
  await expect.element(status).toHaveLength(0);
  await expect.element(make()).not.toHaveAttribute('aria-disabled', 'true');
});

test('lists the accounts and customers that a restore brought back', async () => {
  backups.lastRestore = {
    at: '2026-11-22T09:00:00Z',
    madeAt: '2026-11-22T00:00:00Z',
    ...{ shut: ['ayse'], opened: ['zehra'], customers: ['Derya Ak'] },
  };
  await openSettings('', '#settings-section-backups');
  const restored = ours().getByRole('status').filter({ hasText: 'geri yüklendi' });
  await expect
    .element(restored)
    .toMatchTextContent('22 Kasım 2026 12:00 tarihinde 22 Kasım 2026 03:00 yedeği geri yüklendi.');
  await expect.element(restored).toMatchTextContent('şu hesaplar kapalı: ayse.');
  await expect.element(restored).toMatchTextContent('şu hesaplar yeniden açıldı: zehra.');
  await expect.element(restored).toMatchTextContent('adları geri geldi: Derya Ak.');
  await expectNoAxeViolations('#settings-section-backups');
});

test('an unknown placeholder in a message is refused at its field', async () => {
  await openSettings('system');
  const messages = section('Mesajlar');
  await messages.getByText('Onay mesajı', { exact: true }).click();
  const confirmation = messages.getByLabelText('Onay mesajı, Türkçe');
  await confirmation.fill('Merhaba {isim}');
  await save().click();
  await expect
    .element(confirmation)
    .toHaveAccessibleDescription(/Bilinmeyen alan: \{isim\}\. Kullanılabilenler: \{ad\}/);
  await expect.element(confirmation).toHaveValue('Merhaba {isim}');
  await confirmation.fill('Merhaba {ad}');
  await save().click();
  await said('Ayarlar kaydedildi');
  expect(settings.papers.messages.confirmation.tr).toBe('Merhaba {ad}');
});
