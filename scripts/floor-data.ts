import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { BROWSER_FLOOR } from './browser-floor.ts';

const { api, javascript }: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { builtins = {} } = javascript;

interface BrowserFeature {
  object: string;
  isObjectOnFloor: boolean;
  /**
   * Name of a method or property; undefined for the object itself. Static methods of browser
   * objects end in `_static`.
   */
  member?: string;
  isOnFloor: boolean;
}

/** Objects of JavaScript and of browsers, and their members, from MDN's data. */
export const browserFeatures: BrowserFeature[] = Object.entries<Identifier>({
  ...api,
  ...builtins,
  ...builtins.Intl,
}).flatMap(([object, { __compat, ...members }]) => {
  const isObjectOnFloor = isOnFloor(__compat);
  const names = Object.keys(members).filter(
    (name) => /^[a-z]\w*$/i.test(name) && !name.endsWith('_event'),
  );
  const features = names.map((member): BrowserFeature => {
    return { object, isObjectOnFloor, member, isOnFloor: isOnFloor(members[member]?.__compat) };
  });
  return __compat
    ? [{ object, isObjectOnFloor, isOnFloor: isObjectOnFloor }, ...features]
    : features;
});

function isOnFloor(compat: CompatStatement | undefined): boolean {
  return Object.entries(BROWSER_FLOOR).every(([browser, floor]) => {
    const support = compat?.support[browser as keyof typeof BROWSER_FLOOR];
    if (!support) return true;
    return [support].flat().some(({ version_added, version_removed, ...other }) => {
      const isPlain = !other.flags && !other.prefix && !other.alternative_name;
      return isPlain && isUntil(version_added, floor) && !isUntil(version_removed, floor);
    });
  });
}

function isUntil(version: unknown, floor: string): boolean {
  return (
    typeof version === 'string' && Number.parseFloat(version.replace('≤', '')) <= Number(floor)
  );
}
