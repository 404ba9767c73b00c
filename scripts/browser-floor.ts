/**
 * Oldest browsers with all functions (docs/decisions/044), named as in MDN's data. The build
 * compiles for them (vite.config.ts), and `npm run browsers` refuses features that they lack.
 */
export const BROWSER_FLOOR = {
  chrome: '111',
  edge: '111',
  firefox: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** Names of these browsers for Vite. */
export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(
  ([name, version]) => (name === 'safari_ios' ? 'ios' : name) + version,
);
