import type { Role } from '#app/features/auth/auth.schema.ts';
import type { BookingStatus } from '#app/features/bookings/booking.rules.ts';
import type { PostStatus } from '#app/features/news/post.rules.ts';
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';
import type { AgendaKind } from './agenda.rules.ts';
import {
  englishAgenda,
  englishComingSoon,
  englishDashboard,
  englishFailure,
  englishOwnersOnly,
  englishShell,
} from './office-english.text.ts';
import type { RatesProblem } from './readiness.rules.ts';
import { firstOf, rateProblems, readinessKinds } from './readiness.text.ts';
import type { Section } from './sections.rules.ts';

/** Texts of the back office's frame. The entries are verbatim (spec, part 2). */
export const shellText = inLanguages('tr', englishShell, {
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
    customers: 'Müşteriler',
    filings: 'Resmî Bildirimler',
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
  /** Of visitors' requests, behind the entry of the bookings and for screen readers. */
  waiting: (count: number) => `${count} yeni talep onay bekliyor`,
  /** On or off for this browser. */
  sound: 'Yeni talepte ses',
  soundState: { on: 'açık', off: 'kapalı' },
  account: 'Hesabım',
  roles: { owner: 'İşletme sahibi', staff: 'Çalışan' } satisfies Record<Role, string>,
  signOut: 'Çıkış Yap',
  notices: 'Bildirimler',
  closeNotice: 'Bildirimi kapat',
  pageTitle: (page: string) => `${page} – Kervan`,
});

/** The same in every language: a person who cannot read the shown one still finds the choice. */
export const languageText = {
  label: 'Dil / Language',
  mixed: 'Türkçe + English',
  names: { tr: 'Türkçe', en: 'English' },
  failed: 'Dil değiştirilemedi. / The language could not be changed.',
};

/** In place of a page of owners, for staff. */
export const ownersOnlyText = inLanguages('tr', englishOwnersOnly, {
  title: 'Bu sayfa işletme sahibine açık',
  text: 'Görmeniz gerekiyorsa işletme sahibinden yetki isteyin.',
  back: 'Kontrol Paneli’ne dön',
});

/** In place of a page that could not be shown. */
export const failureText = inLanguages('tr', englishFailure, {
  title: 'Bu sayfa şu anda gösterilemiyor',
  unreachable: 'Sunucuya ulaşılamadı. Bağlantınızı denetleyip yeniden deneyin.',
  missing: 'Aradığınız kayıt yok ya da silinmiş.',
  fault: 'Beklenmeyen bir hata oldu. Yeniden deneyin; sürerse bize bildirin.',
  retry: 'Yeniden dene',
  home: 'Kontrol Paneli’ne dön',
});

/** In place of a section that does not exist. */
export const comingSoonText = inLanguages('tr', englishComingSoon, {
  badge: 'Yakında',
  title: 'Böyle bir bölüm henüz yok',
  text: 'Aradığınız bölüm hazırlanıyor olabilir ya da adresi yanlış yazılmış.',
  back: 'Kontrol Paneli’ne dön',
});

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

const agendaKinds: Record<AgendaKind, string> = {
  pickup: 'Teslim',
  return: 'İade',
  transfer: 'Transfer',
};

/** A tap that gives an event this status; a rental's hand-over and return are recorded instead. */
const agendaSteps = { confirmed: 'Onayla', completed: 'Yapıldı' };

/** Of 'KRV-7F3K9 onaylandı'. */
const agendaChanges: Record<BookingStatus, string> = {
  pending: 'yeniden beklemede',
  confirmed: 'onaylandı',
  active: 'teslim edildi',
  completed: 'tamamlandı',
  cancelled: 'iptal edildi',
};

/** The hand-overs, returns and transfers of the next days. */
export const agendaText = inLanguages('tr', englishAgenda, {
  title: 'Kim geliyor, kim gidiyor',
  failed: 'Günün işleri yüklenemedi.',
  days: 'Gösterilen günler',
  today: 'Bugün',
  tomorrow: 'Yarın',
  week: '7 gün',
  count: (name: string, count: number) => `${name}, ${count} iş`,
  late: (count: number) => `Geciken: ${count}`,
  due: (count: number) => `Tarihi yaklaşan ya da geçen plakalar: ${count}`,
  allDue: (count: number) => `Tarihi yaklaşan bütün plakalar (${count})`,
  isLate: 'Gecikti',
  kinds: agendaKinds,
  steps: agendaSteps,
  records: { out: 'Teslim et', back: 'İade al' },
  stepOf: (step: string, reference: string) => `${step}: ${reference}`,
  call: (name: string) => `${name} – ara`,
  write: (name: string) => `${name} – WhatsApp’tan yaz (yeni sekmede açılır)`,
  passengers: (count: number) => `${count} yolcu`,
  done: 'Tamam',
  waits: 'Onay bekliyor',
  /** Of a request that holds no unit, from its beginning or any more. */
  unheld: 'Araç tutulmuyor',
  nothing: { today: 'Bugün iş yok', tomorrow: 'Yarın iş yok', week: 'Önümüzdeki 7 günde iş yok' },
  nothingText: 'Teslimler, iadeler ve transferler burada görünecek.',
  changed: (reference: string, status: BookingStatus, customer: string) =>
    [`${reference} ${agendaChanges[status]}`, customer].filter(Boolean).join(' · '),
  notChanged: (error: string) => error || 'Durum değiştirilemedi.',
});

const turkishDeletion = {
  question: (title: string) => `“${title}” silinsin mi? Bu işlem geri alınamaz.`,
};

/** Verbatim and in English (spec, part 8), also on a screen that is Turkish without a choice. */
const deletionText = inLanguages('en', turkishDeletion, {
  question: englishDashboard.deletion.question,
});

/** The dashboard and its sections. Failures are verbatim (spec, part 8). */
export const dashboardText = inLanguages('tr', englishDashboard, {
  retry: 'Tekrar dene',
  newBooking: 'Yeni rezervasyon',
  newCar: 'Yeni araç',
  vehicles: 'Plakalar',
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
    pending: 'Bekleyen talepler',
    allBookings: (total: number, active: number) =>
      `toplam ${formatCount(total, 'tr')}, ${formatCount(active, 'tr')} devam ediyor`,
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
    first: firstOf,
    changePassword: 'Kendi parolanı belirle',
    rates: (problem: RatesProblem, day: string | null) => rateProblems[problem](day ?? ''),
    mail: (count: string) => `${count} talep bildirilemedi`,
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
    active: 'Etkin',
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
    question: (title: string) => deletionText.question(title),
    confirm: 'Sil',
    cancel: 'Vazgeç',
    failed: (error: string) => error || 'Öğe silinemedi.',
  },
});
