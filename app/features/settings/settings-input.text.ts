/** What staff are told about a setting; in Turkish, as their screen is. */

import type { ExtraName } from './extras.rules.ts';
import type { Weekday } from './opening-hours.rules.ts';
import { WEEKDAY_NAMES } from './settings.text.ts';

export const EXTRA_LABELS: Record<ExtraName, string> = {
  cocukKoltugu: 'Çocuk koltuğu',
  ekSurucu: 'Ek sürücü',
  gencSurucu: 'Genç sürücü paketi',
};

export const settingsInputText = {
  invalid: 'Bazı alanlar geçerli değil',
  stale: 'Siz açtıktan sonra ayarları başka biri değiştirdi',
  version: 'Ayarların okunduğu sürüm gereklidir',
  required: (name: string) => `${name} gereklidir`,
  tooLong: (name: string, most: number) => `${name} en fazla ${most} karakter olabilir`,
  between: (name: string, least: number, most: number) =>
    `${name} ${least} ile ${most} arasında olmalıdır`,
  whole: (name: string, least: number, most: number) =>
    `${name} ${least} ile ${most} arasında bir tam sayı olmalıdır`,
  tooMany: (names: string, most: number) => `En fazla ${most} ${names} olabilir`,
  phone: 'Telefon numarası geçerli değil; örnek: +90 242 000 00 00',
  whatsapp: 'WhatsApp numarasını ülke koduyla yazın; örnek: +90 532 000 00 00',
  email: 'E-posta adresi geçerli değil; örnek: info@ornek.com',
  link: 'Bağlantı geçerli değil; örnek: https://instagram.com/isletmeniz',
  country: 'Ülke, iki harfli kodla yazılır; örnek: TR',
  rating: 'Puan 0 ile 5 arasında, en fazla bir ondalıklı olmalıdır',
  price: 'Günlük ücret en fazla iki ondalıklı, sıfır ya da daha büyük bir tutar olmalıdır',
  clock: 'Saat SS:DD biçiminde olmalıdır; örnek: 08:30',
  noDay: 'En az bir gün seçin',
  closesBeforeOpens: 'Kapanış saati açılış saatinden sonra olmalıdır',
  overlap: (day: Weekday, opens: string, closes: string) =>
    `${WEEKDAY_NAMES[day]} günü ${opens} – ${closes} satırıyla çakışıyor`,
  duplicatePlace: 'Bu nokta listede zaten var',
  duplicateQuestion: 'Bu soru listede zaten var',
  noPlace: 'En az bir teslim noktası gereklidir',
  panorama: {
    unknown: 'Bu görüntü bulunamadı. Lütfen yeniden yükleyin.',
    shape: (width: number, height: number) =>
      `Panorama 2:1 oranında (genişliği yüksekliğinin iki katı) olmalıdır; bu görüntü ${width} × ${height}`,
    tooSmall: (least: number, width: number) =>
      `Panorama en az ${least} piksel genişliğinde olmalıdır; bu görüntü ${width} piksel`,
    unreadable: 'Görüntünün dosyası okunamadı. Lütfen yeniden yükleyin.',
  },
};

/** What fields are called in messages. */
export const SETTING_NAMES = {
  name: 'İşletme adı',
  about: 'Tanıtım yazısı',
  street: 'Cadde ve numara',
  district: 'İlçe',
  city: 'İl',
  postalCode: 'Posta kodu',
  lat: 'Enlem',
  lng: 'Boylam',
  count: 'Değerlendirme sayısı',
  maxCount: 'En çok adet',
  place: 'Teslim noktası',
  holdHours: 'Talebin aracı tutma süresi (saat)',
  question: 'Soru',
  answer: 'Yanıt',
  alt: 'Görüntü açıklaması',
};
