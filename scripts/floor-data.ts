import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { BROWSER_FLOOR } from './browser-floor.ts';

const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');
const { builtins = {} } = data.javascript;
/** All objects of the language and of browsers, with their members, as MDN describes them. */
export const browserObjects: Record<string, Identifier> = {
  ...data.api,
  ...builtins,
  ...builtins.Intl,
};
/** Their methods and properties: a method of the object itself ends in `_static` where it is the browser's. */
export function membersOf(object: Identifier): [string, Identifier][] {
  return Object.entries(object).filter(
    ([name]) => /^[a-z]\w*$/i.test(name) && !name.endsWith('_event'),
  ) as [string, Identifier][];
}

/** Whether the oldest browsers that have everything have it. */
export function isOnFloor(compat: CompatStatement | undefined): boolean {
  if (!compat) return true;
  return Object.entries(BROWSER_FLOOR).every(([browser, floor]) => {
    const support = compat.support[browser as keyof typeof BROWSER_FLOOR];
    if (!support) return true;
    return [support]
      .flat()
      .some(
        ({ version_added: since, version_removed: until, flags, prefix, alternative_name }) =>
          typeof since === 'string' &&
          since !== 'preview' &&
          !flags &&
          !prefix &&
          !alternative_name &&
          isAtMost(since, floor) &&
          !(typeof until === 'string' && isAtMost(until, floor)),
      );
  });
}

function isAtMost(version: string, floor: string): boolean {
  return Number.parseFloat(version.replace('≤', '')) <= Number(floor);
}
