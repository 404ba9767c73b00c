/**
 * Forms of a word after a count. `Intl.PluralRules` is used in the test alone: making it would
 * delay a phone's first page (docs/decisions/058).
 */

/** Returns the English or German form: 1 day, 0 days, 2 days. `count` is whole. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** Returns the Russian form: 1 день, 2 дня, 5 дней, 11 дней, 21 день. `count` is whole and at least 0. */
export function russianPlural(count: number, one: string, few: string, many: string): string {
  const ten = count % 10;
  const hundred = count % 100;
  if (ten === 1 && hundred !== 11) return one;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? few : many;
}
