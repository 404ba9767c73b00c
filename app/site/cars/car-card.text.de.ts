import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import type { tr } from './car-card.text.tr.ts';

const days = (count: number) => counted(count, plural(count, 'Tag', 'Tage'));

export const de: typeof tr = {
  days,
  words: {
    Ekonomik: 'Economy',
    'Orta Sınıf': 'Mittelklasse',
    'Üst Sınıf': 'Oberklasse',
    SUV: 'SUV',
    Geniş: 'Großraum',
    Lüks: 'Luxusklasse',

    Belirtilmemiş: 'Keine Angabe',

    Benzin: 'Benzin',
    Dizel: 'Diesel',
    'Benzin+LPG': 'Benzin/LPG',
    Elektrikli: 'Elektro',
    Hibrit: 'Hybrid',

    Manuel: 'Schaltgetriebe',
    'Yarı Otomatik': 'Halbautomatik',
    Otomatik: 'Automatik',

    // "Limousine" is the German word for a saloon; Turkish "Limuzin" is the long one.
    Sedan: 'Limousine',
    Hatchback: 'Schrägheck',
    'Station Wagon': 'Kombi',
    // In Turkish a small van with windows, such as a Doblo.
    Kombi: 'Hochdachkombi',
    Panelvan: 'Kastenwagen',
    Minivan: 'Minivan',
    Minibüs: 'Minibus',
    Pickup: 'Pick-up',
    Otobüs: 'Bus',
    Kamyonet: 'Kleintransporter',
    Kamyon: 'Lkw',
    Convertible: 'Cabrio',
    Coupe: 'Coupé',
    Crossover: 'Crossover',
    Roadster: 'Roadster',
    Limuzin: 'Stretchlimousine',

    Klima: 'Klimaanlage',
    'GPS Navigasyon': 'GPS-Navigation',
    Bluetooth: 'Bluetooth',
    Sunroof: 'Schiebedach',
    'USB Girişi': 'USB-Anschluss',
    'Apple CarPlay / Android Auto': 'Apple CarPlay / Android Auto',
    'Geri Görüş Kamerası': 'Rückfahrkamera',
    'Park Sensörü': 'Parksensoren',
    'Hız Sabitleyici': 'Tempomat',
    'Şerit Takip Sistemi': 'Spurhalteassistent',
    'Kör Nokta Uyarısı': 'Totwinkelwarner',
    ABS: 'ABS',
    'Hava Yastığı': 'Airbags',
    ISOFIX: 'ISOFIX',
    'Deri Koltuk': 'Ledersitze',
    'Koltuk Isıtma': 'Sitzheizung',
    'Anahtarsız Çalıştırma': 'Schlüsselloser Start',
    'Yağmur Sensörü': 'Regensensor',
    'LED Far': 'LED-Scheinwerfer',
    'Kış Lastiği': 'Winterreifen',
  },
  rent: 'Mieten',
  perDay: 'Tag',
  total: (count) => `${days(count)} gesamt`,
  sum: 'gesamt',
  aDay: (price) => `${price}\u00a0/\u00a0Tag`,
  average: (count, price) => `${days(count)} · Ø\u00a0${price} pro\u00a0Tag`,
  kind: ({ category, bodyType, year }) => [...new Set([category, bodyType, year])].join(' · '),
  luggage: (count) => counted(count, 'Koffer'),
  seats: (count) => counted(count, plural(count, 'Sitz', 'Sitze')),
  season: (name) => `Preis: ${name}`,
  stars: (average) => average.toFixed(1).replace('.', ','),
  rating: (average) => `Bewertung: ${average.toFixed(1).replace('.', ',')} von 5`,
  picture: 'Foto',
  similar: 'oder ähnlich',
};
