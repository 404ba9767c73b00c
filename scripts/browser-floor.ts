/**
 * Oldest browser versions that have all functions (docs/decisions/044), with the names of MDN's
 * data. The build compiles for them (vite.config.ts), and `npm run browsers` refuses calls that
 * they lack.
 */
export const BROWSER_FLOOR = {
  chrome: '111',
  edge: '111',
  firefox: '128',
  safari: '16.4',
  safari_ios: '16.4',
} as const;

/** The same versions with the names of Vite, such as `ios16.4`. */
export const BUILD_TARGET = Object.entries(BROWSER_FLOOR).map(
  ([name, version]) => (name === 'safari_ios' ? 'ios' : name) + version,
);
