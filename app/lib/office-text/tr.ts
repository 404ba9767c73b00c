import { formatCount } from '../money/decimal.ts';

export const tr = {
  notAPrice: 'Fiyat 0 ya da daha büyük bir sayı olmalıdır',
  tooHigh: (_label: string, most: number) => `Fiyat en fazla ${formatCount(most, 'tr')} olabilir`,
  decimals: 'Fiyat en fazla iki ondalık basamaklı olabilir',
};

declare module '../words/catalogue.ts' {
  interface OfficeTexts {
    price: typeof tr;
  }
}
