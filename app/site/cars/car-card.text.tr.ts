/** Texts of a car's card in Turkish. */
import { counted } from '#app/lib/plain-text.ts';
import type { StoredWord } from './car.schema.ts';

const days = (count: number) => counted(count, 'gün');

export const tr = {
  days,
  /** Of words that are stored in Turkish (`inWords`); here they are shown as they are. */
  words: {} as Record<StoredWord, string>,
  rent: 'Kirala',
  perDay: 'gün',
  total: (count: number) => `${days(count)} toplam`,
  sum: 'toplam',
  /** In a row of a phone. */
  aDay: (price: string) => `${price}\u00a0/\u00a0gün`,
  average: (count: number, price: string) => `${days(count)} · günlük ort. ${price}`,
  /** A category and a body type of one name are said once. */
  kind: ({ category, bodyType, year }: { category: string; bodyType: string; year: number }) =>
    [...new Set([category, bodyType, year])].join(' · '),
  seats: (count: number) => counted(count, 'kişi'),
  luggage: (count: number) => counted(count, 'valiz'),
  season: (name: string) => `${name} fiyatı`,
  /** On the card, next to a star. */
  stars: (average: number) => average.toFixed(1).replace('.', ','),
  rating: (average: number) => `5 üzerinden ${average.toFixed(1).replace('.', ',')} puan`,
  /** Alt text of a picture without one. */
  picture: 'Fotoğraf',
  /** On the drawing of a car: what is handed over may be another of its kind. */
  similar: 'veya benzeri',
};
