import type { SiteLanguage } from '#app/lib/words/texts.ts';

/**
 * Texts of the calendar in the language of the business, because the calendar belongs to no single
 * person.
 */
export const calendarText = {
  pickup: (car: string, name: string) => `Teslim: ${car} – ${name}`,
  return: (car: string, name: string) => `İade: ${car} – ${name}`,
  transfer: (to: string, name: string) => `Transfer: ${to} – ${name}`,
  waits: 'onay bekliyor',
  /** `Antalya → Kemer`. */
  way: (from: string, to: string) => `${from} → ${to}`,
  reference: 'Rezervasyon',
  phone: 'Telefon',
  car: 'Araç',
  childSeats: 'Çocuk koltuğu',
  suitcases: 'Valiz',
  flight: 'Uçuş',
  hotel: 'Otel',
  driver: 'Şoför',
  passengers: 'Yolcu',
  audit: 'Takvim adresi',
};

/** E-mails to the office, in the language of the business. */
export const mailText = {
  subject: (reference: string) => `Yeni rezervasyon talebi: ${reference}`,
  lead: 'Siteden yeni bir rezervasyon talebi geldi ve onayınızı bekliyor.',
  subjectOfMany: (count: number) => `${count} yeni rezervasyon talebi`,
  leadOfMany: (count: number) =>
    `Siteden kısa sürede çok sayıda talep geldiği için ${count} yeni rezervasyon talebi bu e-postada toplandı. Hepsi onayınızı bekliyor.`,
  reference: 'Referans',
  days: 'Tarih',
  car: 'Araç',
  transfer: 'Transfer',
  name: 'Ad',
  phone: 'Telefon',
  language: 'Dil',
  languages: { en: 'İngilizce', de: 'Almanca', ru: 'Rusça' } satisfies Record<
    Exclude<SiteLanguage, 'tr'>,
    string
  >,
  unheld:
    'Onay bekleyen talepler için ayrılan oran dolduğundan bu talebe araç ayrılmadı. Onaylarken müsaitlik kontrol edilir.',
  test: {
    subject: 'Kervan: deneme e-postası',
    text: 'Bu bir deneme e-postasıdır. Yeni rezervasyon talepleri bu adrese gönderilecek.\n',
  },
};
