/** Returns true if `max-md:` applies: the window is narrower than `--breakpoint-md` of theme.css. */
export function isNarrowScreen(): boolean {
  return matchMedia('(width < 48.0625rem)').matches;
}
