import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import type { PostStatus } from '#app/domain/posts/post-status.rules.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { unbroken } from '#app/lib/words/plain-text.ts';
import type { RatesProblem, ReadinessKind } from '../readiness/readiness.rules.ts';

const page = {
  newBooking: 'Yeni rezervasyon',
  newCar: 'Yeni araç',
  more: 'Başka kayıt ekle',
  newPost: 'Yeni yazı',
  /** Closes the sheet with the setup list. */
  close: 'Kapat',
  readiness: {
    title: 'Kurulum',
    missing: (count: number) => `Kurulum: ${count} eksik`,
  },
};

const bookingStatuses: Record<BookingStatus, string> = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  active: 'Devam ediyor',
  completed: 'Tamamlandı',
  cancelled: 'İptal edildi',
};

const postStatuses: Record<PostStatus, string> = {
  draft: 'Taslak',
  published: 'Yayında',
  archived: 'Arşivde',
};

const firstOf = {
  'no-cars': 'İlk aracı ekle',
  'no-zones': 'İlk transfer bölgesini ekle',
};

const readinessKinds: Record<ReadinessKind, (count: number) => string> = {
  'unfit-settings': () => 'Bu ayarlar okunamıyor, varsayılanlar geçerli',
  'first-password': () => 'Hâlâ ilk açılışta verilen parolayı kullanıyorsunuz',
  'proxy-not-trusted': () => 'Proxy başlıkları okunmuyor: sunucuda TRUST_PROXY=on ayarlanmalı',
  'no-cars': () => 'Sitede hiç araç yok',
  'no-zones': () => 'Sitede hiç transfer bölgesi yok',
  'cars-without-price': (count) => `${count} aracın fiyatı yok`,
  'cars-without-photo': (count) => `${count} aracın fotoğrafı yok`,
  'seasons-ending': (count) => `${count} aracın sezon fiyatı bitiyor, devamı girilmemiş`,
  'stale-rates': () => 'Döviz kurları güncel değil',
  'backup-due': () => 'Güncel yedek yok',
  'mail-failing': () => 'Yeni talepler e-postayla bildirilemiyor',
  'placeholder-contact': (count) => `${count} iletişim bilgisi örnek değerde`,
  'return-charges-empty': () => 'İade ücretleri girilmemiş: iadede tutar önerilmez',
  'untranslated-cars': (count) => `${count} aracın çevirisi eksik`,
  'untranslated-zones': (count) => `${count} transfer bölgesinin çevirisi eksik`,
  'untranslated-settings': () => 'Ayarların çevirisi eksik',
};

const rateProblems: Record<RatesProblem, (day: string) => string> = {
  defaults: () => 'Varsayılan kurlar kullanılıyor',
  old: (day) => `Son kur ${day} tarihli`,
  failed: (day) => `Son güncelleme başarısız oldu; ${day} kuru kullanılıyor`,
};

/** Parts of Today and lists of the dashboard. Failures are verbatim (spec, part 8). */
export const tr = {
  fleetTabs: { label: 'Filo', cars: 'Araçlar', vehicles: 'Plakalar', lettingRules: 'Kurallar' },
  overview: {
    allBookings: 'Tüm rezervasyonlar',
    allCars: 'Tüm araçlar',
  },
  stats: {
    title: 'Bir bakışta',
    failed: 'Kontrol paneli istatistikleri yüklenemedi.',
    /** Numbers in one line, so each says what it counts. */
    today: (pickups: number, returns: number) => `${pickups} teslim · ${returns} iade`,
    available: (free: number, total: number) => `${free} / ${total} boş`,
    pending: (count: number) => `${count} talep`,
    revenue: (sum: string) => `${sum} bu ay`,
    open: (sum: string) => `${sum} alacak`,
    deposits: (sum: string) => `${sum} depozito`,
    cars: (total: number, active: number) => `${total} araç, ${active} aktif`,
    bookings: (total: number, active: number) =>
      `${formatCount(total, 'tr')} rezervasyon, ${formatCount(active, 'tr')} sürüyor`,
    posts: (published: number, drafts: number) => `${published} yazı, ${drafts} taslak`,
  },
  readiness: {
    failed: 'Kurulum listesi yüklenemedi.',
    allReady: 'Her şey hazır: araçlar, fiyatlar, bölgeler ve kurlar tamam.',
    more: (count: number) => `ve ${count} tane daha`,
    kinds: readinessKinds,
    first: firstOf,
    changePassword: 'Kendi parolanızı belirleyin',
    rates: (problem: RatesProblem, day: string | null) => rateProblems[problem](day ?? ''),
    mail: (count: string) => `${count} talep bildirilemedi`,
    backup: (day: string | null) => (day ? `Son yedek ${day} tarihli` : 'Hiç yedek alınmadı'),
  },
  bookings: {
    title: 'Son rezervasyonlar',
    failed: 'Veriler yüklenemedi. Lütfen tekrar deneyin.',
    empty: 'Henüz rezervasyon yok',
    emptyText: 'Kaydedilen ilk rezervasyon burada görünecek.',
    statuses: bookingStatuses,
  },
  available: {
    title: 'Müsait araçlar',
    failed: 'Araç verileri yüklenemedi.',
    empty: 'Müsait araç yok',
    emptyText: 'Yayına alınan araçlar burada görünecek.',
    units: (free: number, total: number) => `${free}/${total} müsait`,
    allOut: 'Tümü kirada',
    inactive: 'Yayında değil',
    aDay: '/ gün',
  },
  cars: {
    lead: (total: number) => `${total} araç`,
    failed: 'Araç verileri yüklenemedi.',
    empty: 'Henüz araç yok',
    emptyText: 'İlk aracı ekleyin; yayına alındığında sitede görünür.',
    noneFound: 'Aramanıza uyan araç yok',
    search: 'Başlık, marka veya model ara',
    car: 'Araç',
    category: 'Kategori',
    price: 'Günlük fiyat',
    units: 'Müsait',
    closedUntil: (day: string) => `teslim yok, son gün: ${unbroken(staffDay(day, 'tr'))}`,
    unitsOf: (free: number, total: number) => `${free} / ${total}`,
    status: 'Durum',
    active: 'Aktif',
    inactive: 'Pasif',
    featured: 'Öne çıkan',
    switchStatus: (title: string) => `${title} sitede yayında`,
    nowActive: (title: string) => `${title} yayına alındı.`,
    nowInactive: (title: string) => `${title} yayından kaldırıldı.`,
    statusFailed: (title: string) => `${title}: durum değiştirilemedi.`,
    typeName: (title: string) => `Silmek için aracın adını yazın: ${title}`,
    upcoming: (count: number) =>
      `Bu aracın devam eden ya da yaklaşan ${count} rezervasyonu var. Rezervasyonlar silinmez, aracın adıyla kayıtlı kalır.`,
    deletion: 'Araç silinsin mi?',
    deleted: (title: string) => `${title} silindi.`,
  },
  posts: {
    lead: (total: number) => `${total} yazı`,
    failed: 'Blog verileri yüklenemedi.',
    empty: 'Henüz yazı yok',
    emptyText: 'İlk yazınızı ekleyin; yayımlandığında sitede görünür.',
    noneFound: 'Aramanıza uyan yazı yok',
    search: 'Yazılarda ara',
    post: 'Yazı',
    category: 'Kategori',
    status: 'Durum',
    statuses: postStatuses,
    featured: 'Öne çıkan',
    created: 'Oluşturulma',
    deletion: 'Yazı silinsin mi?',
    deleted: (title: string) => `“${title}” silindi.`,
    manage: 'Tüm yazıları yönet',
    preview: (title: string) => `${title} – önizle (yeni sekmede açılır)`,
  },
  list: {
    actions: 'İşlemler',
    statusFilter: 'Duruma göre filtrele',
    allStatuses: 'Tümü',
    clear: 'Filtreleri temizle',
    edit: (title: string) => `${title} – düzenle`,
    view: (title: string) => `${title} – sitede gör (yeni sekmede açılır)`,
    delete: (title: string) => `${title} – sil`,
  },
  deletion: {
    question: (title: string) => `“${title}” silinsin mi? Bu işlem geri alınamaz.`,
    confirm: 'Sil',
    cancel: 'Vazgeç',
    failed: (error: string) => error || 'Öğe silinemedi.',
  },
  page,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    today: typeof tr;
  }
}
