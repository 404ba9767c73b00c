import type { IsoDate } from '#app/lib/dates/dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';

function datesIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    makeOnFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
  const month = format({ month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'short' });
  const wholeDay = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return {
    /** `Temmuz 2026`. */
    month: (date: IsoDate) => month().format(Date.parse(date)),
    /** `Çar`. */
    weekday: (date: IsoDate) => weekday().format(Date.parse(date)),
    /** `30 Haziran – 30 Temmuz 2026`. */
    span: (from: IsoDate, to: IsoDate) => wholeDay().formatRange(Date.parse(from), Date.parse(to)),
  };
}

export const tr = {
  page: {
    title: 'Rezervasyonlar',
    pageTitle: 'Filo takvimi – Kervan',
    lead: (cars: number, bookings: number) => `${cars} araç, ${bookings} rezervasyon`,
    newBooking: 'Yeni rezervasyon',
    failed: 'Rezervasyonlar alınamadı',
    region: 'Filo takvimi, kaydırılabilir',
    daysShown: {
      label: 'Gösterilen günler',
      today: 'Bugün',
      back: { month: 'Bir ay geri', week: 'Bir hafta geri', day: 'Bir gün geri' },
      on: { month: 'Bir ay ileri', week: 'Bir hafta ileri', day: 'Bir gün ileri' },
      firstDay: 'İlk gün',
      span: 'Gün sayısı',
      days: (days: number) => `${days} gün`,
    },
    filters: {
      label: (chosen: number) => (chosen > 0 ? `Filtreler (${chosen})` : 'Filtreler'),
      search: 'Araç ara',
      booked: 'Yalnızca rezervasyonlular',
      cancelled: 'İptalleri göster',
    },
    legend: 'Renkler',
    overbooked: 'Fazla rezervasyon',
    notBack: 'Henüz dönmedi',
    freeFrom: (moment: string) => `${moment} itibarıyla boş`,
    buffer: 'Dönüşten sonra hazırlık',
    refused: 'Kurala göre teslim yok',
    refusedFrom: (day: string, reason: string) => `${day}: ${reason}`,
    owes: (amount: string) => `${amount} borç`,
    rows: {
      transfers: 'Transferler',
      cars: 'Araçlar',
      carless: 'Silinen araçlar',
      units: (units: number) => `${units} adet`,
      bookings: (bookings: number) => `${bookings} rezervasyon`,
      inactive: 'Gizli',
      unplated: 'Plaka bekliyor',
      none: 'Rezervasyon yok',
      showAll: (row: string) => `${row}: tümünü göster`,
      newFor: (title: string) => `${title} – yeni rezervasyon`,
      newTransfer: 'Yeni transfer',
    },
    empty: 'Henüz araç yok',
    emptyText: 'Filodaki her aracın burada bir satırı olur.',
    addCar: 'Araç ekle',
    noneFound: 'Bu filtrelere uyan araç yok',
    clear: 'Filtreleri temizle',
    help: 'Nasıl kullanılır',
    hint: 'Rezervasyon için boş bir güne tıklayın; taşımak için çubuğu başka güne, araca ya da plakaya sürükleyin ya da tıklayıp “Taşı”yı seçin. Aracın adının üzerine bırakılan rezervasyon plaka bekler.',
    details: {
      call: (phone: string) => `${phone} – ara`,
      chat: (customer: string) => `${customer} – WhatsApp’tan yaz (yeni sekmede açılır)`,
      chatLabel: 'WhatsApp',
      open: 'Rezervasyonu aç',
      cancel: 'İptal et',
      move: 'Taşı',
      balance: (amount: string) => `Kalan: ${amount}`,
      overpaid: (amount: string) => `Fazla ödenen: ${amount}`,
    },
    move: {
      /** Announced during a drag. */
      at: (from: string, to: string, car: string) =>
        [`${from} – ${to}`, car].filter(Boolean).join(', '),
      day: 'Alış günü',
      title: (reference: string, customer: string) => `${reference}, ${customer} taşınsın mı?`,
      loading: 'Fiyat ve araç kontrol ediliyor…',
      failed: 'Fiyat ve araç kontrol edilemedi',
      retry: 'Tekrar dene',
      now: 'Şimdi',
      next: 'Yeni',
      pickup: 'Alış',
      dropoff: 'Dönüş',
      car: 'Araç',
      plate: 'Plaka',
      total: 'Tutar',
      price: 'Fiyat',
      keep: (amount: string) => `${amount} kalsın`,
      take: (amount: string) => `Yeni fiyat ${amount}`,
      free: 'O günlerde müsait araç var.',
      plateBusy: (plate: string) =>
        `${plate} o günlerde müsait değil. Başka bir plaka ya da “Plaka bekliyor” satırını seçin.`,
      clash: 'Bu aracın tüm adetleri o günlerde dolu:',
      cannot: 'Oraya taşınamaz:',
      changed:
        'Siz gördükten sonra bu rezervasyonu başkası değiştirdi. “Şimdi” sütunu yeni hâlini gösterir.',
      deleted: 'Bu rezervasyonu başkası silmiş.',
      save: 'Kaydet',
      saveAnyway: 'Yine de kaydet',
      saveMine: 'Yine de taşı',
      cancel: 'Vazgeç',
      keepTheirs: 'Diğeri kalsın',
    },
  },
  dates: datesIn('tr-TR'),
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    board: typeof tr;
  }
}
