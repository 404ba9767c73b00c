import type { BookingStatus } from '#app/domain/bookings/booking.rules.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import { type AgendaKind, MANY_LATE } from '../agenda.rules.ts';

const kinds: Record<AgendaKind, string> = {
  pickup: 'Teslim',
  return: 'İade',
  transfer: 'Transfer',
};

/** Label of a button that sets this status. Hand-over and return of a rental have forms instead. */
const steps = { confirmed: 'Onayla', completed: 'Tamamlandı' };

/** Words for the new status in 'KRV-7F3K9 onaylandı'. */
const changes: Record<BookingStatus, string> = {
  pending: 'yeniden beklemede',
  confirmed: 'onaylandı',
  active: 'teslim edildi',
  completed: 'tamamlandı',
  cancelled: 'iptal edildi',
};

/** `12`, or `160+`: late events are counted only up to 160. */
const many = (count: number) => (count < MANY_LATE ? String(count) : `${MANY_LATE}+`);

/** `38 dk`, `5 sa`, `2 gün`. */
function duration(minutes: number): string {
  if (minutes < 60) return `${minutes} dk`;
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? `${hours} sa` : `${formatCount(Math.floor(hours / 24), 'tr')} gün`;
}

/** Exact to the minute within a day: 2 h 59 min is not shown as two hours. */
function untilThen(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const isShort = hours === 0 || hours >= 24 || rest === 0;
  return isShort ? duration(minutes) : `${hours} sa ${rest} dk`;
}

export const tr = {
  title: 'Teslimler ve iadeler',
  failed: 'Günün işleri yüklenemedi.',
  days: 'Gösterilen gün',
  today: 'Bugün',
  tomorrow: 'Yarın',
  tasks: (count: number) => `${count} iş`,
  tasksOf: (day: string, count: number) => `${day}, ${count} iş`,
  moreTasks: (count: number) => `${count} iş daha`,
  late: (count: number) => `Geciken: ${many(count)}`,
  moreLate: (count: number) => `${many(count)} geciken daha`,
  allLate: (count: number) => `Gecikenlerin tümü (${many(count)})`,
  duration,
  lateBy: (minutes: number) => `${duration(minutes)} geç`,
  inTime: (minutes: number) => (minutes === 0 ? 'şimdi' : `${untilThen(minutes)} sonra`),
  now: 'Şimdi',
  nextIn: (when: string) => `sıradaki ${when}`,
  print: 'Günün listesini yazdır',
  doneCount: (count: number) => `${count} tamamlandı`,
  next: 'Sıradaki',
  kinds,
  steps,
  records: { out: 'Teslim et', back: 'İade al' },
  stepOf: (step: string, reference: string) => `${step}: ${reference}`,
  callLabel: 'Ara',
  call: (name: string) => `${name} – ara`,
  writeLabel: 'Yaz',
  write: (name: string) => `Yaz: ${name} – WhatsApp (yeni sekmede açılır)`,
  directions: 'Yol tarifi',
  wayTo: (place: string) => `Yol tarifi: ${place} (yeni sekmede açılır)`,
  papers: 'Belgeler',
  booking: 'Rezervasyon',
  passengers: (count: number) => `${count} yolcu`,
  /** Label of the amount to collect. */
  due: 'alınacak',
  /** Amount that the customer paid too much. */
  giveBack: (sum: string) => `${sum} geri verilecek`,
  deposit: (sum: string) => `+ ${sum} depozito`,
  depositBack: (sum: string) => `− ${sum} depozito`,
  depositHeld: (sum: string) => `${sum} depozito alındı`,
  cardHold: (sum: string) => `${sum} kartta bloke`,
  unpriced: 'Fiyat bekliyor',
  noPlate: 'plaka seçilmedi',
  noDriver: 'şoför yok',
  driver: (name: string) => `Şoför: ${name}`,
  callDriver: 'Şoförü ara',
  callDriverNamed: (name: string) => (name ? `Şoförü ara: ${name}` : 'Şoförü ara'),
  /** Note at a plate that is still out with a late booking. */
  notBack: (reference: string) => `henüz dönmedi: ${reference}`,
  waits: 'Onay bekliyor',
  /** Note at a request that does not hold a unit, or whose hold has ended. */
  unheld: 'Araç ayrılmadı',
  tomorrowThen: 'Yarın',
  nothing: 'Bugün teslim, iade ve transfer yok',
  nothingThen: 'O gün teslim, iade ve transfer yok',
  nothingText: 'Yeni bir rezervasyon kaydedilince burada görünür.',
  /** Outcome in a row that was just decided. */
  cancel: 'İptal et',
  cancelled: 'İptal edildi',
  outcomes: {
    pending: 'Yeniden beklemede',
    confirmed: 'Onaylandı',
    active: 'Teslim edildi',
    completed: 'Tamamlandı',
    cancelled: 'Reddedildi',
  } satisfies Record<BookingStatus, string>,
  show: 'Göster',
  hide: 'Gizle',
  requests: {
    title: (count: number) => `Yanıt bekleyen talepler (${formatCount(count, 'tr')})`,
    /** `minutes` from the latest answered request to its answer; null: unknown. */
    none: (minutes: number | null) =>
      minutes === null ? 'Bekleyen yok' : `Bekleyen yok, son yanıt ${duration(minutes)} sürdü`,
    all: (count: number) => `Tümü (${formatCount(count, 'tr')})`,
    age: (minutes: number) => (minutes < 1 ? 'şimdi geldi' : `${duration(minutes)} önce`),
    days: (count: number) => `${count} gün`,
    left: (minutes: number) => `${duration(minutes)} kaldı`,
    holds: 'Araç bu süre opsiyonda',
    more: (reference: string) => `Diğer işlemler: ${reference}`,
    open: 'Rezervasyonu aç',
    confirm: 'Onayla',
    decline: 'Reddet, nedeni:',
  },
  cars: {
    title: 'Araçlar',
    tomorrow: (what: string) => `yarın ${what}`,
    noPlate: (count: number) => `Plakası seçilmeyen (${count})`,
    awaited: (count: number) => `Gereken ama henüz dönmeyen (${count})`,
    turnarounds: (count: number) => `Aynı gün dönüp çıkan (${count})`,
    between: (minutes: number) => `${duration(minutes)} ara`,
    due: (count: number) => `Bu hafta süresi dolanlar (${count})`,
    allDue: (count: number) => `30 gün içinde süresi dolacaklar (${count})`,
    endingHolds: (count: number) => `Süresi biten kart blokeleri (${count})`,
    until: (day: string) => `son gün ${day}`,
    unfiled: {
      title: 'Bildirilecek:',
      count: (sheet: string, count: number) => `${count} ${sheet}`,
    },
    none: 'Tüm araçlar hazır',
    noCars: 'Henüz araç yok.',
    addFirst: 'İlk aracı ekle',
  },
  changed: (reference: string, status: BookingStatus, customer: string) =>
    [`${reference} ${changes[status]}`, customer].filter(Boolean).join(' · '),
  notChanged: (reference: string) => (error: string) =>
    error ? `${reference} değiştirilemedi: ${error}` : `${reference} değiştirilemedi.`,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    agenda: typeof tr;
  }
}
