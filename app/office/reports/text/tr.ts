import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { formatCount } from '#app/lib/money/decimal.ts';

const percent = makeOnFirstUse(
  () => new Intl.NumberFormat('tr-TR', { style: 'percent', maximumFractionDigits: 1 }),
);

export const tr = {
  share: (share: number) => percent().format(share),
  count: (count: number) => formatCount(count, 'tr'),
  wrongMonth: 'Ay YYYY-AA biçiminde olmalıdır, örneğin 2026-07.',
  endsBeforeItBegins: 'Bitiş ayı başlangıç ayından önce olamaz.',
  tooLong: (_label: string, months: number) => `En fazla ${months} aylık rapor alınabilir.`,
  pageTitle: 'Raporlar – Kervan',
  title: 'Raporlar',
  tabs: {
    label: 'Raporlar',
    bookings: 'Rezervasyonlar',
    money: 'Gelir ve tahsilat',
    vehicles: 'Araçlar',
  },
  failed: 'Rapor yüklenemedi.',
  note: 'Onaylanan, devam eden ve tamamlanan rezervasyonlar başladıkları ayda sayılır. Doluluk, bugün yayında olan araçların adetlerine göredir.',
  period: {
    legend: 'Dönem',
    from: 'İlk ay',
    to: 'Son ay',
    show: 'Göster',
    months: 'Ay seç',
    running: (month: string) => `${month} sürüyor`,
    presets: {
      last12: 'Son 12 ay',
      last3: 'Son 3 ay',
      thisMonth: 'Bu ay',
      lastMonth: 'Geçen ay',
      thisYear: 'Bu yıl',
    },
  },
  figures: {
    title: 'Dönem özeti',
    revenue: 'Anlaşılan gelir',
    bookings: 'Rezervasyon',
    average: 'Ortalama tutar',
    occupancy: 'Doluluk',
    none: '–',
    comparedWith: (period: string) => `Önceki dönem: ${period}`,
    before: (value: string) => `Önceki ${value}`,
    noBefore: 'Önceki dönemde kayıt yok',
    more: (share: string) => `${share} artış`,
    less: (share: string) => `${share} azalış`,
    same: 'Değişmedi',
  },
  chart: {
    view: 'Görünüm',
    chart: 'Grafik',
    table: 'Tablo',
    loading: 'Grafik yükleniyor…',
    download: 'İndir',
    downloadOf: (title: string) => `İndir: ${title}`,
  },
  months: {
    bookings: 'Aylara göre rezervasyon',
    bookingsLabel: (count: number, months: number) =>
      `${months} ayda ${formatCount(count, 'tr')} rezervasyon, araç kiralama ve transfer olarak aylara göre.`,
    revenue: 'Aylara göre anlaşılan gelir',
    revenueLabel: (total: string, months: number) =>
      `${months} ayda toplam ${total} gelir, araç kiralama ve transfer olarak aylara göre.`,
    month: 'Ay',
    rentals: 'Araç kiralama',
    rentalsShort: 'Kiralama',
    transfers: 'Transfer',
    rentalRevenue: 'Kiralama geliri',
    transferRevenue: 'Transfer geliri',
    total: 'Toplam',
    occupancy: 'Doluluk',
    file: 'aylar',
  },
  cars: {
    title: 'Araçlara göre doluluk',
    label: (car: string, share: string) => `En dolu araç ${car}: ${share}. Tamamı tabloda.`,
    text: 'Rezerve edilen süre, aracın tüm adetlerinin süresine bölünür.',
    caption: 'Araçlara göre doluluk',
    car: 'Araç',
    units: 'Adet',
    bookings: 'Rezervasyon',
    days: 'Dolu gün',
    occupancy: 'Doluluk',
    empty: 'Yayında araç yok.',
    chartOf: (shown: number, all: number) =>
      `En dolu ${shown}\u00a0araç gösteriliyor; ${all} aracın tamamı tabloda.`,
    file: 'doluluk',
  },
  zones: {
    title: 'En yoğun transfer bölgeleri',
    label: (zone: string, count: string) =>
      `En yoğun bölge ${zone}: ${count} transfer. Tamamı tabloda.`,
    caption: 'Transfer bölgeleri',
    zone: 'Bölge',
    noZone: 'Bölgesiz (özel fiyat)',
    transfers: 'Transfer',
    passengers: 'Yolcu',
    revenue: 'Anlaşılan gelir',
    empty: 'Bu dönemde transfer yok.',
    chartOf: (shown: number, all: number) =>
      `En yoğun ${shown} bölge gösteriliyor; ${all} bölgenin tamamı tabloda.`,
    file: 'bolgeler',
  },
  empty: 'Bu dönemde rezervasyon yok',
  emptyText: 'Başka bir dönem seçin ya da ilk rezervasyonu kaydedin.',
  newBooking: 'Yeni rezervasyon',
  fileName: (part: string, from: string, to: string) => `kervan-${part}-${from}_${to}`,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    reports: typeof tr;
  }
}
