import { tr as refusals } from '#app/domain/availability/text/tr.ts';
import type { SeasonState } from '#app/domain/pricing/season.rules.ts';
import { turkishEditingText } from '#app/editing/editing.text.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import { translationLabels } from '#app/lib/words/translation-labels.ts';

const name = 'Ad';

const day = (date: string) => unbroken(staffDay(date, 'tr'));
const days = (first: string, last: string) =>
  first === last ? day(first) : `${day(first)} – ${day(last)}`;

const states: Record<SeasonState, string> = { past: 'Geçti', now: 'Şu an', coming: 'Gelecek' };

export const tr = {
  labels: {
    carId: 'Araç',
    name,
    firstDay: 'İlk gün',
    lastDay: 'Son gün',
    minDays: 'En az gün',
    maxDays: 'En fazla gün',
    closed: 'Araç teslim edilmiyor',
    noPickupWeekdays: 'Teslim yapılmayan günler',
    noReturnWeekdays: 'İade alınmayan günler',
    ...translationLabels({ name }),
  },
  /** Restrictions of a rule in a list. */
  words: {
    allCars: 'Bütün araçlar',
    closed: 'Teslim yok',
    exactly: (count: number) => `Tam ${count} gün`,
    minDays: (count: number) => `En az ${count} gün`,
    maxDays: (count: number) => `En fazla ${count} gün`,
    noPickup: (weekdays: string[]) => `${weekdays.join(', ')}: teslim yok`,
    noReturn: (weekdays: string[]) => `${weekdays.join(', ')}: iade yok`,
    days,
  },
  page: {
    pageTitle: 'Kiralama kuralları – Kervan',
    title: 'Kiralama kuralları',
    lead: (count: number) => `${formatCount(count, 'tr')} kural`,
    hint: 'Aracın teslim edildiği gün hangi kuralların geçerli olduğunu belirler. Var olan rezervasyonlar hiç değişmez.',
    failed: 'Kiralama kuralları yüklenemedi.',
    add: 'Kural ekle',
    search: 'Kural veya araç ara',
    car: 'Araç',
    everyRule: 'Bütün kurallar',
    found: (count: number) => `${formatCount(count, 'tr')} kural bulundu`,
    noneFound: 'Uyan kural yok',
    clearSearch: 'Aramayı temizle',
    empty: 'Henüz kural yok',
    emptyText:
      'Bir kural; en kısa ve en uzun kiralamayı, teslim yapılmayan günleri ya da satışa kapalı tarihleri belirler. Site, rezervasyon formu ve mesajlar hemen buna uyar.',
    emptyForStaff: 'Kuralları işletme sahibi ekler.',
    columns: {
      rule: 'Kural',
      car: 'Araç',
      days: 'Teslim günleri',
      state: 'Durum',
      actions: 'İşlemler',
    },
    states,
    edit: (rule: string) => `${rule} – düzenle`,
    copy: (rule: string, year: number) => `${rule} – ${year} yılına kopyala`,
    copyToYear: (year: number) => `${year} yılına kopyala`,
    delete: (rule: string) => `${rule} – sil`,
    deletion: {
      title: 'Kural silinsin mi?',
      question: (rule: string, when: string) =>
        `${rule} (${when}) silinir ve artık kiralamaları kısıtlamaz. Var olan rezervasyonlar değişmez.`,
      confirm: 'Sil',
      cancel: 'Vazgeç',
      failed: (error: string) => error || 'Kural silinemedi.',
      done: (rule: string) => `${rule} silindi`,
    },
  },
  strip: {
    title: 'Önümüzdeki on iki ay',
    ofCar: (car: string) => `Önümüzdeki on iki ay: ${car}`,
    none: 'Önümüzdeki on iki ayda hiçbir kısıtlama yok.',
    noneForAll: 'Önümüzdeki on iki ayda bütün araçlar için kısıtlama yok.',
    lanes: {
      seasons: 'Sezonlar',
      closed: 'Teslim yok',
      minDays: 'En az gün',
      maxDays: 'En fazla gün',
      noPickupWeekdays: 'Teslimsiz günler',
      noReturnWeekdays: 'İadesiz günler',
    },
    seasonsFailed: 'Aracın sezonları yüklenemedi.',
    asList: 'Liste olarak göster',
    stretch: (when: string, limits: string, names: string[]) =>
      names.length > 0 ? `${when}: ${limits} (${names.join(', ')})` : `${when}: ${limits}`,
    conflicts: 'Çakışan kurallar',
    rule: (title: string, details: string) => (details ? `“${title}” (${details})` : `“${title}”`),
    stricter: (when: string, [one, other]: [string, string], stricter: string) =>
      `${when}: ${one} ve ${other} aynı günlere denk geliyor. Sıkı olan geçerlidir: ${stricter}.`,
    impossible: (when: string, one: string, other: string) =>
      `${when}: ${one} ve ${other} birlikte hiçbir kiralamaya izin vermiyor.`,
    more: (count: number) => `${formatCount(count, 'tr')} çakışma daha var.`,
  },
  form: {
    editing: turkishEditingText('kural', 'Kiralama kuralları'),
    newTitle: 'Kural ekle',
    loadFailed: 'Kural yüklenemedi. Lütfen tekrar deneyin.',
    failed: (error: string) => error || 'Kural kaydedilemedi',
    fixErrors: 'Lütfen şu hataları düzeltin:',
    create: 'Kaydet',
    update: 'Kaydet',
    created: 'Kural eklendi',
    updated: 'Kural kaydedildi',
    sections: { days: 'Araç ve günler', limits: 'Kısıtlamalar', name: 'Ziyaretçilere açıklama' },
    limitsText: 'En az birini doldurun. Birden çok kural denk gelirse sıkı olan geçerlidir.',
    nameText: 'Ziyaretçiler reddedilen günlerin yanında okur; boş bırakılabilir.',
    bothIncluded: 'İlk ve son gün kurala dahildir.',
    closedHint: 'Satışı durdurur: bu günlerde kiralama başlamaz, süren kiralamalar biter.',
    noLimit: 'Boş: sınır yok',
  },
  /** Reasons for which a rule refuses a rental. */
  refusals,
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    required: (label: string) => `${label} gereklidir`,
    notAText: (label: string) => `${label} bir metin olmalıdır`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    firstDay: 'Geçerli bir ilk gün girin',
    lastDay: 'Geçerli bir son gün girin',
    order: 'Son gün, ilk günden önce olamaz',
    days: (label: string, most: number) =>
      `${label}, 1 ile ${most} arasında bir tam sayı olmalıdır`,
    maxBelowMin: 'En fazla gün, en az günden küçük olamaz',
    everyWeekday: 'Haftanın en az bir günü serbest kalmalıdır',
    weekday: 'Haftanın günleri monday ile sunday arasında olmalıdır',
    nothing: 'En az bir kısıtlama girin',
    unknownCar: 'Bu araç artık yok',
    tooManyRules: (most: number) => `En fazla ${most} kural olabilir`,
    version: 'Sürüm bilgisi gereklidir',
    stale: 'Siz açtıktan sonra bu kuralı başka biri değiştirdi',
    notFound: 'Bu kural artık yok',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    lettingRules: typeof tr;
  }
}
