/**
 * The oldest browsers that have everything (docs/decisions/044). The build writes for them
 * (vite.config.ts), and `npm run browsers` refuses what they do not know. Named as in MDN's data.
 */
export const BROWSER_FLOOR = {
  chrome: '111',
  edge: '111',
  firefox: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The same as Vite names them. */
export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(
  ([name, version]) => (name === 'safari_ios' ? 'ios' : name) + version,
);
