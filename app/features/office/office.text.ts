import type { BookingStatus } from '#app/features/bookings/booking.rules.ts';
import type { PostStatus } from '#app/features/news/post.rules.ts';
import type { RatesProblem, ReadinessKind } from './readiness.rules.ts';
import type { Section } from './sections.rules.ts';

/** Texts of the back office's frame. The entries are verbatim (spec, part 2). */
export const shellText = {
  product: 'Kervan',
  area: 'Yönetim',
  skipToContent: 'İçeriğe geç',
  nav: 'Yönetim menüsü',
  openMenu: 'Menüyü aç',
  closeMenu: 'Menüyü kapat',
  menu: 'Menü',
  sections: {
    dashboard: 'Kontrol Paneli',
    cars: 'Araç Yönetimi',
    bookings: 'Rezervasyonlar',
    blog: 'Blog Yönetimi',
    'transfer-zones': 'Transfer Bölgeleri',
    'exchange-rates': 'Döviz Kurları',
    reports: 'Raporlar',
    settings: 'Ayarlar',
    'audit-log': 'İşlem Geçmişi',
  } satisfies Record<Section, string>,
  site: 'Siteyi görüntüle',
  newWindow: '(yeni pencerede açılır)',
  signedInAs: 'Oturum açan:',
  signOut: 'Çıkış Yap',
  notices: 'Bildirimler',
  closeNotice: 'Bildirimi kapat',
  pageTitle: (page: string) => `${page} – Kervan`,
};

/** In place of a page that could not be shown. */
export const failureText = {
  title: 'Bu sayfa şu anda gösterilemiyor',
  unreachable: 'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  missing: 'Aradığınız kayıt yok ya da silinmiş.',
  fault: 'Beklenmeyen bir hata oldu. Yeniden deneyin; sürerse bize bildirin.',
  retry: 'Yeniden dene',
  home: 'Kontrol Paneli’ne dön',
};

/** In place of a section that does not exist. */
export const comingSoonText = {
  badge: 'Yakında',
  title: 'Böyle bir bölüm henüz yok',
  text: 'Aradığınız bölüm hazırlanıyor olabilir ya da adresi yanlış yazılmış.',
  back: 'Kontrol Paneli’ne dön',
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

const readinessKinds: Record<ReadinessKind, (count: number) => string> = {
  'cars-without-price': (count) => `${count} aracın fiyatı yok`,
  'cars-without-photo': (count) => `${count} aracın fotoğrafı yok`,
  'seasons-ending': (count) => `${count} aracın sezonu bitiyor, devamı yok`,
  'stale-rates': () => 'Döviz kurları güncel değil',
  'backup-due': () => 'Yeni bir yedek yok',
  'placeholder-contact': (count) => `${count} iletişim bilgisi örnek değerde`,
  'inactive-zones': (count) => `${count} transfer bölgesi pasif`,
  'posts-without-cover': (count) => `${count} yazının kapak görseli yok`,
  'posts-without-excerpt': (count) => `${count} yazının özeti yok`,
};

const rateProblems: Record<RatesProblem, (day: string) => string> = {
  defaults: () => 'Sabit varsayılan kurlar kullanılıyor',
  old: (day) => `Son kur ${day} tarihli`,
  failed: (day) => `Son güncelleme başarısız oldu; ${day} kuru kullanılıyor`,
};

/** The dashboard and its sections. Failures are verbatim (spec, part 8). */
export const dashboardText = {
  retry: 'Tekrar dene',
  newCar: 'Yeni araç',
  newPost: 'Yeni yazı',
  overview: {
    allBookings: 'Tüm rezervasyonlar',
    allCars: 'Tüm araçlar',
  },
  stats: {
    title: 'Bir bakışta',
    failed: 'Kontrol paneli istatistikleri yüklenemedi.',
    cars: 'Araçlar',
    activeCars: (count: number) => `${count} aktif`,
    available: 'Şu an müsait',
    units: (count: number) => `toplam ${count} adet`,
    bookings: 'Rezervasyonlar',
    openBookings: (pending: number, active: number) =>
      `${pending} beklemede, ${active} devam ediyor`,
    today: 'Bugünkü teslimler',
    returns: (count: number) => `${count} iade`,
    revenue: 'Bu ayki gelir',
    revenueNote: 'onaylanan rezervasyonlar',
    posts: 'Yayındaki yazılar',
    drafts: (count: number) => `${count} taslak`,
  },
  readiness: {
    title: 'Hazır mı?',
    failed: 'Hazırlık listesi yüklenemedi.',
    allReady: 'Her şey hazır: araçlar, fiyatlar, yazılar, bölgeler ve kurlar tamam.',
    more: (count: number) => `ve ${count} tane daha`,
    kinds: readinessKinds,
    rates: (problem: RatesProblem, day: string | null) => rateProblems[problem](day ?? ''),
    backup: (day: string | null) => (day ? `Son yedek ${day} tarihli` : 'Hiç yedek alınmadı'),
  },
  bookings: {
    title: 'Son rezervasyonlar',
    failed: 'Veriler yüklenemedi. Lütfen tekrar deneyin.',
    empty: 'Henüz rezervasyon yok',
    emptyText: 'Kaydedilen ilk rezervasyon burada görünecek.',
    booking: 'Rezervasyon',
    customer: 'Müşteri',
    transfer: 'Transfer',
    passengers: (count: number) => `${count} yolcu`,
    pickup: 'Alış',
    dropoff: 'Dönüş',
    total: 'Tutar',
    /** In place of a total that staff have yet to name. */
    unpriced: 'Fiyat bekliyor',
    status: 'Durum',
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
    unitsOf: (free: number, total: number) => `${free} / ${total}`,
    status: 'Durum',
    active: 'Aktif',
    inactive: 'Pasif',
    featured: 'Öne çıkan',
    switchStatus: (title: string) => `${title} sitede yayında`,
    nowActive: (title: string) => `${title} yayına alındı.`,
    nowInactive: (title: string) => `${title} yayından kaldırıldı.`,
    statusFailed: (title: string) => `${title}: durum değiştirilemedi.`,
    upcoming: (count: number) =>
      `Bu aracın süren ya da gelecek ${count} rezervasyonu var. Rezervasyonlar silinmez, aracın adıyla kayıtlı kalır.`,
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
    statusFilter: 'Duruma göre süz',
    allStatuses: 'Tümü',
    clear: 'Süzgeçleri temizle',
    edit: (title: string) => `${title} – düzenle`,
    view: (title: string) => `${title} – sitede gör (yeni sekmede açılır)`,
    delete: (title: string) => `${title} – sil`,
    pages: {
      nav: 'Sayfalar',
      previous: 'Önceki sayfa',
      next: 'Sonraki sayfa',
      page: (page: number) => `Sayfa ${page}`,
    },
  },
  deletion: {
    /** Verbatim and in English (spec, part 8). */
    question: (title: string) =>
      `Are you sure you want to delete "${title}"? This action cannot be undone.`,
    confirm: 'Sil',
    cancel: 'Vazgeç',
    failed: (error: string) => error || 'Öğe silinemedi.',
  },
};
