import { formatCount } from '../money/decimal.ts';
import type { tr } from './tr.ts';

export const en: typeof tr = {
  notAPrice: 'Price must be a number of at least 0',
  tooHigh: (_label, most) => `Price must be at most ${formatCount(most)}`,
  decimals: 'Price can have at most two decimals',
};
