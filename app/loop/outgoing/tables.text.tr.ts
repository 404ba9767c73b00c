import { formatCount } from '#app/lib/decimal.ts';
import type { en } from './tables.text.en.ts';

export const tr: typeof en = {
  bookings: {
    sheet: 'Rezervasyonlar',
    columns: {
      reference: 'Referans',
      service: 'Hizmet',
      status: 'Durum',
      pickup: 'Alış',
      pickupPlace: 'Alış yeri',
      dropoff: 'Dönüş',
      dropoffPlace: 'Dönüş yeri',
      car: 'Araç veya bölge',
      customer: 'Müşteri',
      phone: 'Telefon',
      email: 'E-posta',
      language: 'Dil',
      passengers: 'Yolcu',
      childSeats: 'Çocuk koltuğu',
      suitcases: 'Valiz',
      flight: 'Uçuş',
      driver: 'Şoför',
      driverPhone: 'Şoförün telefonu',
      hotel: 'Otel',
      total: 'Tutar (€)',
      requests: 'İstekler',
      created: 'Kaydedildi',
    },
  },
  customers: {
    sheet: 'Müşteriler',
    columns: {
      name: 'Ad',
      surname: 'Soyad',
      phone: 'Telefon',
      email: 'E-posta',
      bookings: 'Rezervasyon',
      total: 'Toplam (€)',
      last: 'Son alış',
      warning: 'Uyarı',
      notes: 'Notlar',
      since: 'İlk kayıt',
    },
  },
  handovers: {
    sheet: 'Teslim ve iadeler',
    columns: {
      reference: 'Referans',
      kind: 'Tür',
      plate: 'Plaka',
      car: 'Araç',
      at: 'Saat',
      kilometres: 'Kilometre',
      fuel: 'Yakıt (sekizde)',
      drivers: 'Sürücüler',
      damages: 'Hasarlar',
      charges: 'Ek ücretler',
      total: 'Ek tutar (€)',
      notes: 'Notlar',
      staff: 'Kaydeden',
      recorded: 'Kaydedildi',
    },
  },
  vehicles: {
    sheet: 'Plakalar',
    columns: { fuelEighths: 'Yakıt (sekizde)', due: 'Yaklaşan tarih', blocked: 'Kapalı günler' },
  },
  refusals: {
    tooMany: (most) =>
      `Bir Excel dosyası en fazla ${formatCount(most, 'tr')} satır alır, bu liste daha uzun. CSV dosyası hepsini alır.`,
    tooManyDays: (most) =>
      `İlk ve son günü seçin, en fazla ${most} gün. Daha uzun listeleri yalnız işletme sahibi indirebilir.`,
    wrongRange: 'Son gün ilk günden önce olamaz',
  },
};
