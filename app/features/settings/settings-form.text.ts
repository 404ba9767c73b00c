/** Every text of the settings' screen; Turkish, as the sidebar is. */
import type { EditingText } from '#app/editing/editing.text.ts';
import { EXTRA_NAMES } from './extras.rules.ts';
import type { Weekday } from './opening-hours.rules.ts';
import { WEEKDAY_NAMES } from './settings.text.ts';
import type { SettingsField, SettingsSection } from './settings-fields.rules.ts';
import { EXTRA_LABELS, SETTING_NAMES } from './settings-input.text.ts';

const moment = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'medium', timeStyle: 'short' });

/** The same as `editingText`, of what there is once. */
const editing: EditingText = {
  states: {
    untouched: 'Kaydedilecek bir şey yok',
    saved: 'Bütün değişiklikler kayıtlı',
    unsaved: 'Kaydedilmemiş değişiklikler var',
    uploading: 'Görüntü yükleniyor…',
    saving: 'Kaydediliyor…',
  },
  load: {
    loading: 'Ayarlar yükleniyor…',
    retry: 'Yeniden dene',
    missingTitle: 'Ayarlar bulunamadı',
    missingText: '',
    missingDraft: '',
    useDraft: '',
    back: 'Kontrol Paneli’ne dön',
  },
  cancel: 'Vazgeç',
  fixed: 'Düzeltildi',
  lost: '',
  openList: '',
  leave: {
    title: 'Kaydetmeden çıkılsın mı?',
    text: 'Ayarlarda yaptığınız değişiklikler kaydedilmedi.',
    leave: 'Kaydetmeden çık',
    stay: 'Düzenlemeye dön',
  },
  draft: {
    found: (typedAt) =>
      `${moment.format(new Date(typedAt))} tarihli, kaydedilmemiş değişiklikleriniz var.`,
    stale: 'Ayarlar o zamandan beri değişti; ikisini de göreceksiniz.',
    restore: 'Geri getir',
    discard: 'Sil',
  },
  conflict: {
    title: 'Ayarlar bu arada değişti',
    text: (savedAt) =>
      `Siz açtıktan sonra, ${moment.format(new Date(savedAt))} tarihinde başka biri kaydetti. Hangisi kalsın, seçin; yazdıklarınız kaybolmaz.`,
    mine: 'Sizinki',
    before: 'Önceki',
    theirs: 'Onunki',
    keepMine: 'Benimki kalsın',
    keepBefore: 'Önceki kalsın',
    takeTheirs: 'Onunkini al',
    both: 'İkiniz de değiştirdiniz',
    allMine: 'Benimkilerin hepsi kalsın',
    allTheirs: 'Onunkilerin hepsini al',
    saveMine: 'Benimkini kaydet',
    save: 'Bu seçimlerle kaydet',
    apply: 'Bu seçimleri kullan',
    cancel: 'Düzenlemeye dön',
    empty: 'Boş',
    yes: 'Evet',
    no: 'Hayır',
  },
  deleted: { title: '', text: '', saveAsNew: '', cancel: '' },
};

const extraFields = Object.fromEntries(
  EXTRA_NAMES.flatMap((name) => [
    [`rental.extras.${name}.daily`, `${EXTRA_LABELS[name]}, günlük ücret`],
    [`rental.extras.${name}.maxCount`, `${EXTRA_LABELS[name]}, en çok adet`],
  ]),
) as Record<Extract<SettingsField, `rental.extras.${string}`>, string>;

const fields: Record<SettingsField, string> = {
  'business.name': SETTING_NAMES.name,
  'business.phone': 'Telefon',
  'business.whatsappNumber': 'WhatsApp numarası',
  'business.email': 'E-posta',
  'business.about': SETTING_NAMES.about,
  'business.openingHours': 'Çalışma saatleri',
  'business.address.street': SETTING_NAMES.street,
  'business.address.district': SETTING_NAMES.district,
  'business.address.city': SETTING_NAMES.city,
  'business.address.postalCode': SETTING_NAMES.postalCode,
  'business.address.country': 'Ülke kodu',
  'business.mapPosition': 'Haritadaki yer',
  'business.links.instagram': 'Instagram',
  'business.links.facebook': 'Facebook',
  'business.links.x': 'X',
  'business.links.youtube': 'YouTube',
  'business.reviewSummary.rating': 'Ortalama puan',
  'business.reviewSummary.count': SETTING_NAMES.count,
  'business.reviewSummary.url': 'Değerlendirmelerin bağlantısı',
  panorama: '360° görüntü',
  'rental.places': 'Teslim noktaları',
  ...extraFields,
  'rental.holdHours': SETTING_NAMES.holdHours,
  faq: 'Sık sorulan sorular',
};

/** Fields whose messages do not say what they are about. */
const UNNAMED: readonly SettingsField[] = [
  'business.openingHours',
  'business.links.instagram',
  'business.links.facebook',
  'business.links.x',
  'business.links.youtube',
  'business.reviewSummary.url',
  'panorama',
  'rental.places',
  'faq',
];

const sections: Record<SettingsSection, { title: string; text?: string }> = {
  business: {
    title: 'İşletme',
    text: 'Sitenin üstünde, altında ve iletişim düğmelerinde görünür.',
  },
  hours: {
    title: 'Çalışma saatleri',
    text: 'Hiçbir satırda olmayan günler kapalıdır. Öğle arası için aynı güne iki satır ekleyin.',
  },
  address: { title: 'Adres' },
  map: { title: 'Haritadaki yer', text: 'Yol tarifi ve sitedeki harita bu noktayı gösterir.' },
  links: { title: 'Sosyal medya', text: 'Boş bırakılanlar sitede görünmez.' },
  reviews: {
    title: 'Değerlendirmeler',
    text: 'Sitenin altında ve haritanın yanında görünen özet.',
  },
  panorama: {
    title: '360° görüntü',
    text: 'Ana sayfadaki çepeçevre görüntü. Kendi görüntünüz yoksa Kervan’ın çizimi gösterilir.',
  },
  places: {
    title: 'Teslim noktaları',
    text: 'Araçların alınıp bırakılabileceği yerler, formlardaki sırayla.',
  },
  extras: {
    title: 'Ek hizmetler',
    text: 'Günlük ücretler avro olarak yazılır. En çok adedi sıfır olan ek hizmet sunulmaz.',
  },
  requests: {
    title: 'Ziyaretçi talepleri',
    text: 'Ziyaretçilerin API ile gönderdiği, onayınızı bekleyen rezervasyon talepleri.',
  },
  faq: { title: 'Sık sorulan sorular', text: 'Ana sayfada ve arama sonuçlarında, bu sırayla.' },
};

const SHORT_DAYS: Record<Weekday, string> = {
  monday: 'Pzt',
  tuesday: 'Sal',
  wednesday: 'Çar',
  thursday: 'Per',
  friday: 'Cum',
  saturday: 'Cmt',
  sunday: 'Paz',
};

export const settingsFormText = {
  editing,
  fields,
  sections,
  sectionsLabel: 'Ayarların bölümleri',
  hasErrors: 'hatalı alan var',
  fieldMessage: (field: SettingsField, message: string) =>
    UNNAMED.includes(field)
      ? `${fields[field]}: ${message}`
      : field.startsWith('rental.extras.')
        ? `${EXTRA_LABELS[field.split('.')[2] as keyof typeof EXTRA_LABELS]}: ${message}`
        : message,
  title: 'Ayarlar',
  lead: 'İşletmenin bilgileri, çalışma saatleri, teslim noktaları ve ücretler.',
  admins: 'Yöneticiler',
  viewSite: 'Siteyi görüntüle',
  newWindow: '(yeni pencerede açılır)',
  loadFailed: 'Ayarlar yüklenemedi. Lütfen tekrar deneyin.',
  save: 'Kaydet',
  saved: 'Ayarlar kaydedildi',
  saveFailed: 'Ayarlar kaydedilemedi. Lütfen tekrar deneyin.',
  errorsTitle: 'Lütfen şu alanları düzeltin:',
  hints: {
    phone: 'Ziyaretçilerin arayacağı numara',
    whatsapp: 'Ülke koduyla; rezervasyon talepleri buraya gelir',
    about: 'Haber sayfalarının yanında görünür',
    country: 'İki harf; Türkiye için TR',
    rating: '0 ile 5 arasında',
    link: 'https://…',
    holdHours: 'Bu sürede onaylanmayan talep aracı serbest bırakır; 1 ile 168 arasında',
  },
  hours: {
    row: (place: number) => `${place}. satır`,
    days: 'Günler',
    dayNames: WEEKDAY_NAMES,
    shortDays: SHORT_DAYS,
    opens: 'Açılış',
    closes: 'Kapanış',
    remove: (place: number) => `${place}. satırı sil`,
    add: 'Saat satırı ekle',
    preview: 'Sitede böyle görünür',
    none: 'Hiç saat yok: site bütün hafta kapalı gösterir.',
  },
  map: {
    paste: 'Koordinat ya da harita bağlantısı',
    pasteHint: 'Örneğin 36.8841, 30.7056 ya da Google Haritalar’dan kopyalanan bağlantı',
    pasted: 'Konum alındı.',
    notFound:
      'Bunda konum yok. Kısa bağlantıyı tarayıcıda açıp adres çubuğundaki uzun bağlantıyı kopyalayın.',
    lat: SETTING_NAMES.lat,
    lng: SETTING_NAMES.lng,
    pick: 'İşletmenin yeri: haritada tıklayın ya da iğneyi sürükleyin; tam yer için koordinat yazın',
    pickHint: 'Haritada tıklayarak ya da iğneyi sürükleyerek de seçebilirsiniz.',
    outside: 'Bu nokta çizili haritanın dışında; site haritanın yerine ilçe ve ili gösterir.',
    check: 'Bu noktayı haritada aç',
  },
  panorama: {
    own: 'Kendi görüntünüz',
    painted: 'Kervan’ın çizimi kullanılıyor',
    choose: 'Görüntü seç',
    replace: 'Değiştir',
    remove: 'Kaldır',
    cancel: 'Yüklemeyi iptal et',
    retry: 'Yeniden dene',
    formats: (megabytes: number) =>
      `2:1 oranında (eşdikdörtgensel), en az 2000 piksel genişliğinde; en iyisi 4096 × 2048. JPEG, PNG, WebP ya da AVIF, en çok ${megabytes} MB.`,
    alt: 'Görüntü açıklaması',
    altHint: 'Görüntüde ne var? Göremeyenler ve arama motorları için.',
    uploading: (percent: number) => `Yükleniyor: %${percent}`,
    processing: 'İşleniyor…',
    progress: 'Görüntünün yüklenmesi',
    failed: 'Görüntü yüklenemedi. Lütfen tekrar deneyin.',
    notAnImage: 'Lütfen bir görüntü dosyası seçin',
    tooLarge: (megabytes: number) => `Görüntü en çok ${megabytes} MB olabilir`,
    unreadable: 'Bu dosya okunamadı. JPEG ya da PNG olarak kaydedip yeniden deneyin.',
    undescribed: 'Açıklaması olmayan görüntü',
    failedFirst: 'Görüntü yüklenemedi. Yeniden deneyin ya da kaldırın, sonra kaydedin.',
  },
  rows: {
    up: (name: string) => `${name}: yukarı taşı`,
    down: (name: string) => `${name}: aşağı taşı`,
    remove: (name: string) => `${name}: sil`,
    moved: (name: string, place: number, count: number) =>
      `${name}, ${count} içinde ${place}. sırada`,
    removed: (name: string) => `${name} silindi`,
  },
  places: { one: (place: number) => `${place}. nokta`, add: 'Nokta ekle' },
  faq: {
    one: (place: number) => `${place}. soru`,
    question: SETTING_NAMES.question,
    answer: SETTING_NAMES.answer,
    add: 'Soru ekle',
    none: 'Soru yoksa bölüm sitede görünmez.',
  },
  extras: { daily: 'Günlük ücret (€)', maxCount: SETTING_NAMES.maxCount, names: EXTRA_LABELS },
};
