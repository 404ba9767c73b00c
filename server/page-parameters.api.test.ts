import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LEGAL_PATHS } from '#app/base/settings/legal-pages.rules.ts';
import { plainPath } from '#app/lib/site-language.rules.ts';
import { PAGE_PARAMETERS } from '#app/page-parameters.ts';
import { aBooking, aCar, aPost } from '#tests/support/factories.ts';
import { sitePaths, testSite } from '#tests/support/site.ts';

/** They lead elsewhere or are not found: no answer of theirs is kept. */
const NEVER_KEPT = ['/*', '/blog/:slug?', '/currency'];
/** What React Router itself reads: of data it is part of the key, and `index` counts for forms alone. */
const OF_THE_ROUTER = ['_routes', 'index'];

const kept = sitePaths.filter((path) => !NEVER_KEPT.includes(plainPath(path)));
const { app, db } = await testSite();

/** Names of parameters that were read of any query. */
const read = new Set<string>();
beforeEach(() => {
  read.clear();
  for (const method of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[method] as (name: string) => never;
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      if (this.size > 0) read.add(name);
      return original.call(this, name);
    });
  }
});
afterEach(() => vi.restoreAllMocks());

const TRIP = '?pickupDate=2026-07-02&pickupTime=10:00&returnDate=2026-07-05&returnTime=10:00';

test.each(kept)(
  'the key of %s has the parameters that the page reads, and no others',
  async (path) => {
    await aCar(db, { id: 'egea' });
    await aPost(db, { slug: 'kas' });
    const { tripToken } = await aBooking(db);
    const url = path.replace(':id', 'egea').replace(':slug', 'kas').replace(':token', tripToken);
    for (const query of ['?x', TRIP]) {
      const { statusCode } = await app.inject(url + query);
      // No legal text is written.
      expect(statusCode).toBe(Object.values(LEGAL_PATHS).includes(plainPath(path)) ? 404 : 200);
    }
    const own = [...read].filter((name) => !OF_THE_ROUTER.includes(name));
    expect(own.sort()).toEqual(PAGE_PARAMETERS[path]?.toSorted());
  },
);
