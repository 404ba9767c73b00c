/**
 * Whether the visitor's browser is set to save data. Then nothing is fetched before it is asked
 * for. Not every browser supports this: https://wicg.github.io/savedata/
 */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}

/** Whether the screen is as narrow as those of `max-md:`, by `--breakpoint-md` of theme.css. */
export function isNarrowScreen(): boolean {
  return matchMedia('(width < 48.0625rem)').matches;
}
