/** The fleet of the demo business: invented stock at prices that are believable for Antalya. */
import type { CarBody } from '#app/db/demo/drawings/car-shapes.ts';
import fleet from './fleet.json' with { type: 'json' };

export interface DemoCar {
  brand: string;
  model: string;
  year: number;
  category: string;
  bodyType: string;
  drawing: CarBody;
  tint: string;
  fuelType: string;
  transmission: string;
  /** cc; null for an electric car. */
  engineCapacity: number | null;
  seats: number;
  doors: number;
  /** Euros. */
  daily: number;
  weekly: number | null;
  units: number;
  featured?: boolean;
  rating?: number[];
  equipment: 'basic' | 'comfort' | 'luxury' | 'work';
  description: string;
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
    'Sunroof',
    'Anahtarsız Çalıştırma',
    'Şerit Takip Sistemi',
  ],
  work: ['Klima', 'Bluetooth', 'ABS', 'Hava Yastığı', 'Park Sensörü', 'Geri Görüş Kamerası'],
};
