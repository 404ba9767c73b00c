/** Whether the screen is as narrow as those of `max-md:`, by `--breakpoint-md` of theme.css. */
export function isNarrowScreen(): boolean {
  return matchMedia('(width < 48.0625rem)').matches;
}
