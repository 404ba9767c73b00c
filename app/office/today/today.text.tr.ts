import { formatCount } from '#app/lib/decimal.ts';
import type { PostStatus } from '#app/site/news/post-status.rules.ts';
import type { BookingStatus } from '../bookings/booking.rules.ts';
import { type AgendaKind, MANY_LATE } from './agenda.rules.ts';
import type { RatesProblem } from './readiness.rules.ts';
import { firstOf, rateProblems, readinessKinds } from './readiness.text.ts';

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

/** `12`, or `160+`: what is late is not counted to its end. */
const many = (count: number) => (count < MANY_LATE ? String(count) : `${MANY_LATE}+`);

/** `38 dk`, `5 sa`, `2 gün`. */
function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} dk`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} sa` : `${formatCount(Math.floor(hours / 24), 'tr')} gün`;
}

export const tr = {
  /** The morning: what waits, who comes and goes, and what has to be ready. */
  agenda: {
    title: 'Kim geliyor, kim gidiyor',
    failed: 'Günün işleri yüklenemedi.',
    days: 'Gösterilen gün',
    today: 'Bugün',
    tomorrow: 'Yarın',
    tasks: (count: number) => `${count} iş`,
    late: (count: number) => `Geciken: ${many(count)}`,
    moreLate: (count: number) => `${many(count)} geciken daha`,
    duration,
    lateBy: (minutes: number) => `${duration(minutes)} geç`,
    inTime: (minutes: number) => (minutes === 0 ? 'şimdi' : `${duration(minutes)} sonra`),
    now: 'Şimdi',
    nextIn: (when: string) => `sıradaki ${when}`,
    print: 'Günün listesini yazdır',
    doneCount: (count: number) => `${count} tamam`,
    next: 'Sıradaki',
    kinds: agendaKinds,
    steps: agendaSteps,
    records: { out: 'Teslim et', back: 'İade al' },
    stepOf: (step: string, reference: string) => `${step}: ${reference}`,
    callLabel: 'Ara',
    call: (name: string) => `${name} – ara`,
    writeLabel: 'Yaz',
    write: (name: string) => `${name} – WhatsApp’tan yaz (yeni sekmede açılır)`,
    way: 'Yol tarifi',
    wayTo: (place: string) => `Yol tarifi: ${place} (yeni sekmede açılır)`,
    papers: 'Belgeler',
    booking: 'Rezervasyon',
    passengers: (count: number) => `${count} yolcu`,
    /** Of the sum that is to be collected. */
    due: 'alınacak',
    deposit: (sum: string) => `+ ${sum} depozito`,
    depositBack: (sum: string) => `${sum} depozito iadesi`,
    noPlate: 'plaka seçilmedi',
    waits: 'Onay bekliyor',
    /** Of a request that holds no unit, from its beginning or any more. */
    unheld: 'Araç tutulmuyor',
    nothing: 'Bugün teslim, iade ve transfer yok',
    nothingThen: 'O gün teslim, iade ve transfer yok',
    nothingText: 'Yeni bir rezervasyon kaydedilince burada görünür.',
    requests: {
      title: (count: number) => `Cevap bekliyor (${formatCount(count, 'tr')})`,
      none: 'Cevap bekleyen yok',
      show: 'Göster',
      hide: 'Gizle',
      all: (count: number) => `Tümü (${formatCount(count, 'tr')})`,
      age: (minutes: number) => (minutes < 1 ? 'şimdi geldi' : `${duration(minutes)} önce`),
      days: (count: number) => `${count} gün`,
      left: (minutes: number) => `${duration(minutes)} kaldı`,
      holds: 'Araç bu süre tutulur',
      confirm: 'Onayla',
      decline: 'Reddet',
    },
    cars: {
      title: 'Araçlar',
      noPlate: (count: number) => `Plakası seçilmeyen (${count})`,
      turnarounds: (count: number) => `Döner dönmez çıkan (${count})`,
      between: (minutes: number) => `${duration(minutes)} ara`,
      due: (count: number) => `Bu hafta dolan (${count})`,
      allDue: (count: number) => `30 günde dolan tarihler (${count})`,
      unfiled: {
        title: 'Bildirilmedi:',
        count: (sheet: string, count: number) => `${count} ${sheet}`,
      },
      none: 'Her araç hazır',
    },
    changed: (reference: string, status: BookingStatus, customer: string) =>
      [`${reference} ${agendaChanges[status]}`, customer].filter(Boolean).join(' · '),
    notChanged: (error: string) => error || 'Durum değiştirilemedi.',
  },
  /** The dashboard and its sections. Failures are verbatim (spec, part 8). */
  dashboard: {
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
      activeCars: (count: number) => `${count} etkin`,
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
      missing: (count: number) => `Hazır mı? ${count} eksik`,
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
    },
    deletion: {
      question: (title: string) => `“${title}” silinsin mi? Bu işlem geri alınamaz.`,
      confirm: 'Sil',
      cancel: 'Vazgeç',
      failed: (error: string) => error || 'Öğe silinemedi.',
    },
  },
};
