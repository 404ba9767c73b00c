import type { Language } from '../words/language.ts';
import { formatNumber } from './money.ts';

/**
 * Returns the number that a person typed, with a decimal comma or point: `45,5`, `45.5`,
 * `1.250,50`, `1,250.50`. A comma or point before exactly three digits groups thousands, because
 * nobody enters three decimals here: `1.600` is 1600. Returns null for an empty text, and NaN for a
 * text that is not a number.
 */
export function readDecimal(typed: string): number | null {
  const text = typed.replace(/\s/g, '');
  if (text === '') return null;
  const grouped = /^(-?[1-9]\d{0,2})((?:\.\d{3})+(?:,\d*)?|(?:,\d{3})+(?:\.\d*)?)$/.exec(text);
  if (grouped) {
    const [, head = '', tail = ''] = grouped;
    const mark = tail.charAt(0);
    return Number(head + tail.replaceAll(mark, '').replace(',', '.'));
  }
  return /^-?(\d+([.,]\d*)?|[.,]\d+)$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/**
 * Formats a count for staff without `Intl` (see `formatNumber`): `1,234`, in Turkish `1.234`. A
 * fraction has one decimal: `3.5`, in Turkish `3,5`.
 */
export function formatCount(count: number, language: Language = 'en'): string {
  const english = formatNumber(count, Number.isInteger(count) ? 0 : 1);
  if (language === 'en') return english;
  return english.replaceAll(/[.,]/g, (mark) => (mark === ',' ? '.' : ','));
}
