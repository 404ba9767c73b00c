const NUMBER = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/**
 * Patterns of map addresses. The marker comes before the middle of the map, which may be elsewhere.
 */
const PATTERNS = [
  new RegExp(`!3d${NUMBER}!4d${NUMBER}`),
  new RegExp(
    `[?&](?:q|query|ll|sll|center|destination|daddr)=(?:loc:)?${NUMBER}(?:,|%2C)\\s*${NUMBER}`,
    'i',
  ),
  new RegExp(`[?&]mlat=${NUMBER}&mlon=${NUMBER}`),
  new RegExp(`/search/${NUMBER},[+\\s]*${NUMBER}`),
  new RegExp(`@${NUMBER},${NUMBER}`),
  new RegExp(`#map=\\d+/${NUMBER}/${NUMBER}`),
  new RegExp(`^geo:${NUMBER},${NUMBER}`),
  new RegExp(`^\\(?${NUMBER}\\s*[,;\\s]\\s*${NUMBER}\\)?$`),
];

/** Number of decimals of degrees, so about 0.1 m. */
const DECIMALS = 6;

/**
 * Returns the position in a text: `36.8841, 30.7056`, the same with decimal commas (`36,8841;
 * 30,7056`), or a link to Google, Apple or OpenStreetMap. Returns null if the text has none.
 */
export function readPosition(typed: string): { lat: number; lng: number } | null {
  const text = withPoints(typed.trim());
  for (const pattern of PATTERNS) {
    const [, first, second] = pattern.exec(text) ?? [];
    if (first === undefined || second === undefined) continue;
    const [lat, lng] = [rounded(Number(first)), rounded(Number(second))];
    if (Math.abs(lat) <= 90 && Math.abs(lng) <= 180) return { lat, lng };
  }
  return null;
}

export function rounded(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS));
}

/** Replaces decimal commas of a Turkish keyboard, if another character separates the two numbers. */
function withPoints(text: string): string {
  return /^-?\d+,\d+\s*[;\s]\s*-?\d+,\d+$/.test(text) ? text.replaceAll(',', '.') : text;
}
