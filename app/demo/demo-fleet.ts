/** Invented cars of the demo business, at prices that are plausible for Antalya. */
import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import type { OwnTerms, RentalTerms } from '#app/base/settings/papers/rental-terms.rules.ts';
import { type IsoDate, isIsoDate } from '#app/lib/dates/dates.ts';
import type { ForeignLanguage } from '#app/lib/words/translation-labels.ts';
import fleet from './fleet.json' with { type: 'json' };

export interface DemoCar {
  brand: string;
  model: string;
  year: number;
  category: string;
  bodyType: string;
  fuelType: string;
  transmission: string;
  /** Engine displacement in cc; null for an electric car. */
  engineCapacity: number | null;
  seats: number;
  doors: number;
  /** Number of suitcases; null for a goods vehicle. */
  luggage: number | null;
  /** Daily and weekly price in euros. */
  daily: number;
  weekly: number | null;
  units: number;
  featured?: boolean;
  /** True if the car has a picture of its front corner. */
  front?: boolean;
  rating?: number[];
  equipment: 'basic' | 'comfort' | 'luxury' | 'work';
  /** Features that `equipment` does not include. */
  also?: string[];
  description: string;
  /** Terms that differ from `demoTerms`. */
  terms?: Partial<OwnTerms>;
  withoutExtras?: ExtraName[];
}

export const demoFleet = fleet as DemoCar[];

const basic = ['Klima', 'Bluetooth', 'USB Girişi', 'ABS', 'Hava Yastığı', 'ISOFIX'];
const comfort = [
  ...basic,
  'Geri Görüş Kamerası',
  'Park Sensörü',
  'Hız Sabitleyici',
  'GPS Navigasyon',
  'Apple CarPlay / Android Auto',
];

export const demoEquipment: Record<DemoCar['equipment'], string[]> = {
  basic,
  comfort,
  luxury: [
    ...comfort,
    'Deri Koltuk',
    'Koltuk Isıtma',
    'Anahtarsız Çalıştırma',
    'Şerit Takip Sistemi',
  ],
  work: ['Klima', 'Bluetooth', 'ABS', 'Hava Yastığı', 'Park Sensörü', 'Geri Görüş Kamerası'],
};

export function featuresOf({ equipment, also = [] }: DemoCar): string[] {
  return [...demoEquipment[equipment], ...also];
}

export const demoTerms: RentalTerms = {
  included: [
    'Zorunlu trafik sigortası',
    'Muafiyetli kasko ve hırsızlık teminatı',
    'Havalimanında teslim',
    '7/24 yol yardımı',
    'KDV',
  ],
  insurance:
    'Kasko muafiyeti €350: hasarın bu tutara kadarı size aittir. Lastik, cam ve alt takım kapsam dışıdır.',
  deposit: '€200, teslimde alınır; dönüşte HGS, yakıt ve kilometre farkı düşülüp geri verilir.',
  kilometres: 'Günde 300 km; 7 gün ve üzerinde sınırsız.',
  age: 'En az 21 yaş ve 2 yıllık ehliyet.',
  fuel: 'Nasıl aldıysanız öyle bırakırsınız.',
  cancellation:
    'Alıştan 24 saat öncesine kadar ücretsiz; sonra tutarın %30’u, gelinmezse %50’si alınır.',
};

interface DemoSeason {
  name: string;
  translations: Record<ForeignLanguage, { name: string }>;
  startDate: IsoDate;
  endDate: IsoDate;
  /** Factor for the car's regular prices. */
  factor: number;
  /**
   * False leaves the season's weekly price empty, so that the car's regular weekly price applies.
   */
  weekly: boolean;
}

/** Seasons of every year by month and day. New Year ends in the next year. */
const YEARLY = [
  {
    name: 'Bahar tatili',
    ...{ en: 'Spring holiday', de: 'Frühlingsferien', ru: 'Весенние каникулы' },
    ...{ from: '04-18', to: '04-28', factor: 1.15, weekly: false },
  },
  {
    name: 'Yaz sezonu',
    ...{ en: 'Summer season', de: 'Sommersaison', ru: 'Летний сезон' },
    ...{ from: '06-15', to: '09-15', factor: 1.45, weekly: true },
  },
  {
    name: 'Yılbaşı',
    ...{ en: 'New Year', de: 'Neujahr', ru: 'Новый год' },
    ...{ from: '12-24', to: '01-04', factor: 1.25, weekly: true },
  },
] as const;

/**
 * Returns the seasons of last year, this year and next year that end today or later. Seasons never
 * overlap.
 */
export function demoSeasons(today: IsoDate): DemoSeason[] {
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear, thisYear + 1]
    .flatMap((year) =>
      YEARLY.map(({ name, en, de, ru, from, to, factor, weekly }) => ({
        name: `${name} ${year}`,
        translations: {
          en: { name: `${en} ${year}` },
          de: { name: `${de} ${year}` },
          ru: { name: `${ru} ${year}` },
        },
        startDate: `${year}-${from}`,
        endDate: `${to < from ? year + 1 : year}-${to}`,
        factor,
        weekly,
      })),
    )
    .filter((season) => isIsoDate(season.startDate) && season.endDate >= today);
}
