/** Returns whether `max-md:` applies: narrower than `--breakpoint-md` of theme.css. */
export function isNarrowScreen(): boolean {
  return matchMedia('(width < 48.0625rem)').matches;
}
