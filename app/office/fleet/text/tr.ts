import { tr as carFields } from '#app/domain/cars/office-text/tr.ts';
import type { PriceOrigin, PriceSet, Season } from '#app/domain/pricing/price.rules.ts';
import { euroText, type Named, periodText } from '#app/domain/pricing/season-words.ts';
import { turkishEditingText } from '#app/editing/editing.text.ts';
import { formatSlashDate } from '#app/lib/dates/dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import type { PriceStretch, PriceWarning } from '../seasons/season-strip.rules.ts';

const list = makeOnFirstUse(() => new Intl.ListFormat('tr'));

const named = (season: Named) => `“${season.name.trim()}”`;

const TARIFF_NAMES: Record<keyof PriceSet, string> = {
  dailyCents: 'Günlük',
  weeklyCents: 'Haftalık',
  monthlyCents: 'Aylık',
};

const warningText = (warning: PriceWarning): string => {
  if (warning.kind === 'noDaily') {
    return `Günlük fiyat yok: ziyaretçiler günlük ${euroText(warning.dailyCents)} görür.`;
  }
  if (warning.kind === 'zero') return `${TARIFF_NAMES[warning.price]} fiyat sıfır.`;
  const [long, days] = warning.kind === 'dearWeek' ? ['Bir hafta', 'yedi'] : ['Bir ay', 'otuz'];
  return `${long} (${euroText(warning.cents)}), günlük fiyattan ${days} günden (${euroText(warning.daysCents)}) daha pahalı.`;
};

const monthName = makeOnFirstUse(
  () => new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', month: 'short' }),
);

const monthText = (month: string) => monthName().format(Date.parse(`${month}-01T00:00Z`));

const LISTED_PERIODS = 3;

function periods(stretches: PriceStretch[]): string {
  const listed = stretches.slice(0, LISTED_PERIODS).map(periodText).join(', ');
  const more = stretches.length - LISTED_PERIODS;
  return more > 0 ? `${listed} ve ${more} dönem daha` : listed;
}

const owner = (season: Season | null) => (season ? `“${season.name}”` : 'Aracın kendi fiyatları');

const labels = {
  ...carFields.labels,
  mainImage: 'Ana görsel',
  gallery: 'Galeri',
  'pricing.daily': 'Günlük fiyat',
  'pricing.weekly': 'Haftalık fiyat',
  'pricing.monthly': 'Aylık fiyat',
  seasonalPricing: 'Sezon fiyatları',
  status: 'Aktif',
  total_units: 'Adet',
  'stats.rating.average': 'Puan',
  'stats.rating.count': 'Değerlendirme sayısı',
};

export const tr = {
  labels,
  input: {
    requiredFields: 'Lütfen gerekli alanları doldurun (başlık, marka, model ve günlük fiyat)',
    invalid: 'Bazı alanlar geçerli değil',
    version: 'Sürüm bilgisi gereklidir',
    rating: 'Puan 0 ile 5 arasında, en fazla bir ondalık basamaklı bir sayı olmalıdır',
    alt: 'Alternatif metin',
    tooManyPictures: (_label: string, most: number) => `En fazla ${most} galeri görseli olabilir`,
    tooManySeasons: (_label: string, most: number) => `En fazla ${most} sezon olabilir`,
    notAPicture: 'Yükleme yanıtında verilen görsel adresi gereklidir',
    unknownPicture: 'Bu görsel yok. Lütfen yeniden yükleyin.',
    stale: 'Siz açtıktan sonra bu aracı başka biri değiştirdi',
    notFound: 'Araç bulunamadı',
    status: 'Durum true, false, active ya da inactive olmalıdır',
    /**
     * 'Fiat Egea would have 1 instead of 2 units, too few for KRV-7F3K9 and KRV-2MPX4', with at
     * most five references.
     */
    tooFew: (car: { title: string; before: number; units: number }, references: string[]) =>
      `${car.title} ${car.before} adetten ${car.units} adede düşer; bu rezervasyonlara yetmez: ${list().format(references.slice(0, 5))}`,
    tooNew: (_label: string, latest: number) => `Yıl en fazla ${latest} olabilir`,
  },
  season: {
    add: 'Sezon ekle',
    full: (most: number) => `Bir aracın en fazla ${most} sezonu olabilir.`,
    empty: 'Henüz sezon yok',
    emptyHint: 'Tüm yıl aracın kendi fiyatları geçerli.',
    list: 'Sezonlar',
    dates: 'Tarihler',
    /** Note below the list, whose rows have no room for the origin of a price. */
    palePrices:
      'Soluk fiyatlar sezonda boş bırakılmıştır; aracın fiyatından ya da günlük fiyattan gelir.',
    states: { past: 'Geçti', now: 'Şu an', coming: 'Gelecek' },
    tariffs: TARIFF_NAMES,
    /** Origin of a price that the season does not have. */
    origin: (origin: PriceOrigin, price: keyof PriceSet) =>
      origin === 'car'
        ? 'aracın fiyatı'
        : { dailyCents: 'varsayılan', weeklyCents: '7 × günlük', monthlyCents: '30 × günlük' }[
            price
          ],
    copy: (year: number) => `Kopyala: ${year}`,
    edit: 'Düzenle',
    remove: 'Sil',
    /** Accessible name of a row's button, which shows only its action. */
    of: (action: string, name: string) => `${action}: ${name.trim()}`,
    removal: {
      title: 'Bu sezon kaldırılsın mı?',
      text: (season: Named) => `${named(season)}, ${periodText(season)}`,
      confirm: 'Kaldır',
      cancel: 'Vazgeç',
    },
    notices: {
      added: (name: string) => `“${name}”, aracı kaydettiğinizde eklenecek.`,
      changed: (name: string) => `“${name}”, aracı kaydettiğinizde değişecek.`,
      removed: (name: string) => `“${name}”, aracı kaydettiğinizde kaldırılacak.`,
      undo: 'Geri al',
    },
    form: {
      titles: { add: 'Yeni sezon', edit: 'Sezonu düzenle', copy: 'Sezonun kopyası' },
      name: 'Sezon adı',
      nameHint: 'Ziyaretçiler fiyatın yanında görür.',
      otherLanguages: 'Diğer dillerdeki adı',
      startDate: 'Başlangıç tarihi',
      endDate: 'Bitiş tarihi',
      bothIncluded: 'İlk ve son gün sezona dahildir.',
      length: (days: number) => `${days} gün, ilk ve son gün dahil.`,
      prices: 'Fiyatlar (euro)',
      daily: 'Günlük fiyat',
      weekly: 'Haftalık fiyat',
      monthly: 'Aylık fiyat',
      ifEmpty: (price: string, origin: string) => `Boş bırakılırsa: ${price} (${origin})`,
      submit: { add: 'Sezonu ekle', edit: 'Sezonu güncelle', copy: 'Sezonu ekle' },
      cancel: 'Vazgeç',
      errorsTitle: 'Lütfen bu sezonu kontrol edin:',
      fixed: 'Düzeltildi',
    },
    discard: {
      title: 'Yazdıklarınız silinsin mi?',
      text: 'Bu sezon henüz listeye eklenmedi.',
      confirm: 'Sil',
      cancel: 'Yazmaya devam et',
    },
    warning: warningText,
    /** Messages of the spec, part 5, and of cases that the spec leaves open. */
    errors: {
      startDate: 'Başlangıç tarihi gereklidir',
      endDate: 'Bitiş tarihi gereklidir',
      name: 'Sezon adı gereklidir',
      order: 'Bitiş tarihi başlangıç tarihinden sonra olmalıdır',
      noPrice: 'En az bir fiyat girilmelidir',
      notADate: 'Böyle bir tarih yok',
      overlap: (_label: string, name: string, others: readonly string[]) =>
        `${name} şununla çakışıyor: ${others.join(' ve ')}`,
    },
  },
  strip: {
    title: 'Önümüzdeki on iki ay',
    today: 'Bugün',
    base: 'Aracın fiyatı',
    daily: (stretch: PriceStretch) => euroText(stretch.prices.dailyCents),
    /** `Jul` for `2026-07`. */
    month: monthText,
    /** `Jul 26` for `2026-07`. */
    monthAndYear: (month: string) => `${monthText(month)} ${month.slice(2, 4)}`,
    checkCount: (count: number) =>
      count === 0 ? 'Kontrol edilecek bir şey yok' : `Kontrol edilecek ${count} nokta var`,
    check: (warning: PriceWarning, stretches: PriceStretch[]) =>
      `${owner(stretches[0]?.season ?? null)} (${periods(stretches)}): ${warningText(warning)}`,
    gaps: (stretches: PriceStretch[]) =>
      `${stretches.reduce((sum, { days }) => sum + days, 0)} günde sezon yok; o günlerde aracın kendi fiyatları geçerli: ${periods(stretches)}.`,
    asList: 'Liste olarak göster',
    stretch: ({ startDate, endDate, days, season, prices }: PriceStretch) =>
      [
        startDate === endDate ? formatSlashDate(startDate) : periodText({ startDate, endDate }),
        `(${days} gün):`,
        season ? `“${season.name}”,` : 'aracın kendi fiyatları,',
        `günlük ${euroText(prices.dailyCents)},`,
        `haftalık ${euroText(prices.weeklyCents)},`,
        `aylık ${euroText(prices.monthlyCents)}`,
      ].join(' '),
  },
  form: {
    editing: turkishEditingText('araç', 'Araçlar'),
    sections: {
      basics: { title: 'Araç' },
      pictures: { title: 'Görseller' },
      specs: { title: 'Teknik bilgiler' },
      features: {
        title: 'Özellikler',
        text: 'Araçta bulunanlar; sayfasında liste olarak görünür.',
      },
      pricing: {
        title: 'Fiyatlar',
        text: 'Euro olarak. Ziyaretçiler seçtikleri para biriminde görür.',
      },
      seasons: {
        title: 'Sezon fiyatları',
        text: 'Belirli tarihlerdeki fiyatlar. Boş bırakılanın yerine yukarıdaki fiyat geçerlidir.',
      },
      places: { title: 'Alış ve dönüş', text: 'Bu aracın genellikle bulunduğu yer.' },
      terms: {
        title: 'Kiralama koşulları',
        text: 'Yalnızca bu araçta farklıysa doldurun: boş bırakılan alanda Ayarlar’daki koşul geçerlidir.',
      },
      fleet: { title: 'Filo ve görünürlük' },
    },
    pages: { car: 'Araç', pictures: 'Görseller', prices: 'Fiyat', terms: 'Koşullar' },
    pagesLabel: 'Bu formun sayfaları',
    hasErrors: 'hatalı alan var',
    /** Adds the field's label to a message in the summary that does not contain it. */
    fieldMessage: (field: keyof typeof labels, message: string) =>
      message.includes(labels[field]) ? message : `${labels[field]}: ${message}`,
    newTitle: 'Araç ekle',
    newHint: 'Başlık, marka, model ve günlük fiyat gerekli; kalanı sonra da girilebilir.',
    editTitle: (title: string) => `Düzenle: ${title}`,
    back: 'Araçlar',
    viewOnSite: 'Sitede gör',
    extras: {
      cocukKoltugu: 'Çocuk koltuğu',
      ekSurucu: 'Ek sürücü',
      gencSurucu: 'Genç sürücü paketi',
    },
    hints: {
      title: 'Ziyaretçilerin gördüğü ad; örneğin Fiat Egea 1.4 veya benzeri',
      brand: 'Bir marka seçin ya da yazın',
      engine: 'cc olarak',
      engineElectric: 'Elektrikli araçta olmaz',
      place: 'Bir yer seçin ya da yazın',
      weekly: (cents: number) => `Boş bırakılırsa 7 × günlük = ${euroText(cents)}`,
      weeklyEmpty: 'Boş bırakılırsa 7 × günlük fiyat',
      monthly: (cents: number) => `Boş bırakılırsa 30 × günlük = ${euroText(cents)}`,
      monthlyEmpty: 'Boş bırakılırsa 30 × günlük fiyat',
      included: 'Her satıra bir tane',
      status: 'Sitede görünür',
      featured: 'Diğer araçlardan önce gösterilir',
      vehicles: (count: number) => `${count} plaka hizmette: plakaları gör`,
      newUnits: 'Bu araçtan kaç adedinizin olduğu',
      units: (free: number, bookings: number) =>
        `Şu an ${free} adet müsait; devam eden ya da yaklaşan ${bookings} rezervasyon`,
      buffer: '0 ile 1440 arasında; boş bırakılırsa Ayarlar’daki süre geçerlidir',
      rating: '0 ile 5 arasında; boşsa ziyaretçi 4,5 görür',
    },
    openChoices: (label: string) => `${label}: seçenekleri göster`,
    ownFeatures: 'Bu araca özel yazılanlar',
    featureCount: (chosen: number) => `${chosen} seçili`,
    save: {
      create: 'Oluştur',
      update: 'Kaydet',
      created: (title: string) => `${title} oluşturuldu`,
      updated: (title: string) => `${title} kaydedildi`,
      failed: 'Araç kaydedilemedi.',
      clashing: {
        title: 'Rezervasyonlara rağmen kaydedilsin mi?',
        confirm: 'Yine de kaydet',
        cancel: 'Geri',
      },
      uploadFailed: 'Bir görsel yüklenemedi. Tekrar deneyin ya da kaldırın, sonra kaydedin.',
    },
    errors: {
      title: 'Lütfen şu hataları düzeltin:',
    },
    loadFailed: 'Araç bilgileri yüklenemedi. Lütfen tekrar deneyin.',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    fleet: typeof tr;
  }
}
