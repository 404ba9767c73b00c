/** Texts of lists as files: the sheet and its columns, in the language of the person who exports. */
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';

const english = {
  bookings: {
    sheet: 'Bookings',
    columns: {
      reference: 'Reference',
      service: 'Service',
      status: 'Status',
      pickup: 'Pickup',
      pickupPlace: 'Pickup location',
      dropoff: 'Drop-off',
      dropoffPlace: 'Drop-off location',
      car: 'Car or zone',
      customer: 'Customer',
      phone: 'Phone',
      email: 'E-mail',
      language: 'Language',
      passengers: 'Passengers',
      flight: 'Flight',
      total: 'Total (€)',
      requests: 'Requests',
      created: 'Recorded',
    },
  },
  customers: {
    sheet: 'Customers',
    columns: {
      name: 'Name',
      surname: 'Surname',
      phone: 'Phone',
      email: 'E-mail',
      bookings: 'Bookings',
      total: 'Total (€)',
      last: 'Last pickup',
      warning: 'Warning',
      notes: 'Notes',
      since: 'Known since',
    },
  },
  handovers: {
    sheet: 'Hand-overs',
    columns: {
      reference: 'Reference',
      kind: 'Kind',
      plate: 'Plate',
      car: 'Car',
      at: 'Time',
      kilometres: 'Kilometres',
      fuel: 'Fuel (eighths)',
      drivers: 'Drivers',
      damages: 'Damage',
      charges: 'Charges',
      total: 'Charged (€)',
      notes: 'Notes',
      staff: 'Recorded by',
      recorded: 'Recorded',
    },
  },
  vehicles: {
    sheet: 'Vehicles',
    /** Those that are no fields of a vehicle. */
    columns: { fuelEighths: 'Fuel (eighths)', due: 'Falls due', blocked: 'Blocked' },
  },
  refusals: {
    tooMany: (most: number) =>
      `An Excel file holds at most ${formatCount(most)} rows, and this list has more. A CSV file takes them all.`,
    wrongRange: 'The last day must not be before the first',
  },
};

const turkish: typeof english = {
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
      flight: 'Uçuş',
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
    wrongRange: 'Son gün ilk günden önce olamaz',
  },
};

export const bookingsTableText = inLanguages('en', turkish.bookings, english.bookings);
export const customersTableText = inLanguages('tr', english.customers, turkish.customers);
export const handoversTableText = inLanguages('tr', english.handovers, turkish.handovers);
export const vehiclesTableText = inLanguages('tr', english.vehicles, turkish.vehicles);
export const tablesText = inLanguages('en', turkish.refusals, english.refusals);
