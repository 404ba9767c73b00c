import { counted } from '#app/lib/plain-text.ts';
import { plural } from '#app/lib/plurals.ts';
import type { tr } from './car-card.text.tr.ts';

const days = (count: number) => counted(count, plural(count, 'day', 'days'));

export const en: typeof tr = {
  days,
  words: {
    Ekonomik: 'Economy',
    'Orta Sınıf': 'Mid-size',
    'Üst Sınıf': 'Executive',
    SUV: 'SUV',
    Geniş: 'Spacious',
    Lüks: 'Luxury',

    Belirtilmemiş: 'Not specified',
    Benzin: 'Petrol',
    Dizel: 'Diesel',
    'Benzin+LPG': 'Petrol + LPG',
    Elektrikli: 'Electric',
    Hibrit: 'Hybrid',

    Manuel: 'Manual',
    'Yarı Otomatik': 'Semi-automatic',
    Otomatik: 'Automatic',

    Sedan: 'Saloon',
    Hatchback: 'Hatchback',
    'Station Wagon': 'Estate car',
    Kombi: 'Combi van',
    Panelvan: 'Panel van',
    Minivan: 'MPV',
    Minibüs: 'Minibus',
    Pickup: 'Pick-up truck',
    Otobüs: 'Coach',
    Kamyonet: 'Light lorry',
    Kamyon: 'Lorry',
    Convertible: 'Convertible',
    Coupe: 'Coupé',
    Crossover: 'Crossover',
    Roadster: 'Roadster',
    Limuzin: 'Limousine',

    Klima: 'Air conditioning',
    'GPS Navigasyon': 'Satnav',
    Bluetooth: 'Bluetooth',
    Sunroof: 'Sunroof',
    'USB Girişi': 'USB port',
    'Apple CarPlay / Android Auto': 'Apple CarPlay / Android Auto',
    'Geri Görüş Kamerası': 'Reversing camera',
    'Park Sensörü': 'Parking sensors',
    'Hız Sabitleyici': 'Cruise control',
    'Şerit Takip Sistemi': 'Lane-keeping assist',
    'Kör Nokta Uyarısı': 'Blind-spot warning',
    ABS: 'ABS',
    'Hava Yastığı': 'Airbags',
    ISOFIX: 'ISOFIX',
    'Deri Koltuk': 'Leather seats',
    'Koltuk Isıtma': 'Heated seats',
    'Anahtarsız Çalıştırma': 'Keyless start',
    'Yağmur Sensörü': 'Rain-sensing wipers',
    'LED Far': 'LED headlights',
    'Kış Lastiği': 'Winter tyres',

    // What tells them apart comes first: on a phone the rest may be cut off.
  },
  rent: 'Book',
  perDay: 'day',
  total: (count) => `Total for ${days(count)}`,
  sum: 'total',
  average: (count, price) => `${days(count)} · avg. ${price} a\u00a0day`,
  kind: ({ category, bodyType, year }) => [...new Set([category, bodyType, year])].join(' · '),
  seats: (count) => counted(count, plural(count, 'seat', 'seats')),
  season: (name) => `${name} price`,
  stars: (average) => average.toFixed(1),
  rating: (average) => `Rated ${average.toFixed(1)} out of 5`,
  picture: 'Photo',
};
