/** Texts of a car's card: apart from the others, for pages that show cards alone. */
import { counted } from '#app/lib/plain-text.ts';

export const days = (count: number) => counted(count, 'gün');

export const carCardText = {
  rent: 'Kirala',
  perDay: 'gün',
  total: (count: number) => `${days(count)} toplam`,
  sum: 'toplam',
  average: (count: number, price: string) => `${days(count)} · günlük ort. ${price}`,
  /** A category and a body type of one name are said once. */
  kind: ({ category, bodyType, year }: { category: string; bodyType: string; year: number }) =>
    [...new Set([category, bodyType, year])].join(' · '),
  seats: (count: number) => counted(count, 'kişi'),
  season: (name: string) => `${name} fiyatı`,
  rating: (average: number) => `5 üzerinden ${average.toFixed(1)} puan`,
  /** Alt text of a picture without one. */
  picture: 'Fotoğraf',
};
