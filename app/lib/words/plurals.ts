/**
 * Words that follow a count, without a formatter that a phone would have to make before its first page
 * (docs/decisions/058). `Intl.PluralRules` is what the test holds them against.
 */

/** English and German: 1 day, 0 days, 2 days. `count` is whole. */
export function plural(count: number, one: string, other: string): string {
  return count === 1 ? one : other;
}

/** Russian: 1 день, 2 дня, 5 дней, 11 дней, 21 день. `count` is whole and at least 0. */
export function russianPlural(count: number, one: string, few: string, many: string): string {
  const ten = count % 10;
  const hundred = count % 100;
  if (ten === 1 && hundred !== 11) return one;
  return ten >= 2 && ten <= 4 && (hundred < 12 || hundred > 14) ? few : many;
}
