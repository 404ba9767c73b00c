import { sql } from 'drizzle-orm';
import { afterEach, expect, test, vi } from 'vitest';
import { recordFetch } from '#app/base/exchange-rates/exchange-rates.server.ts';
import { renderLegalTextsAgain } from '#app/base/settings/save-settings.server.ts';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { recordChange } from '#app/db/audit-log.server.ts';
import {
  auditLog,
  customers,
  exchangeRateFetches,
  posts,
  settings,
} from '#app/db/schema.server.ts';
import { postInputSchema } from '#app/domain/posts/post.schema.ts';
import { createPost, renderPostsAgain } from '#app/domain/posts/save-post.server.ts';
import { testClock } from '#tests/support/clock.ts';
import { testDatabase } from '#tests/support/database.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { createDailyPruning, createRendering } from './daily-work.ts';

const { db } = await testDatabase();
const clock = testClock();
const log = { info: vi.fn(), error: vi.fn() };
afterEach(() => vi.resetAllMocks());

/** Ninety days before the test clock, and a millisecond earlier. */
const KEPT = new Date('2026-04-02T09:00:00.000Z');
const OLD = new Date('2026-04-02T08:59:59.999Z');

async function fill() {
  for (const at of [OLD, KEPT]) {
    await recordFetch(db, { attemptedAt: at, error: null });
    for (const action of ['open-section', 'update'] as const) {
      const entity = action === 'update' ? 'car' : 'section';
      const title = `${action} ${at === OLD ? 'old' : 'kept'}`;
      await recordChange(db, { actor: 'system', action, entity, entityId: null, title, now: at });
    }
  }
}

const entries = async () => (await db.select().from(auditLog)).map(({ title }) => title).sort();

test('pruning deletes fetches and opened sections after ninety days, but keeps changes', async () => {
  await fill();
  const pruning = createDailyPruning({ db, now: clock.now, log });
  pruning.start();
  await waitFor(() => expect(log.info).toHaveBeenCalled());
  await pruning.stop();
  expect(await entries()).toEqual(['open-section kept', 'update kept', 'update old']);
  const fetches = await db.select().from(exchangeRateFetches);
  expect(fetches.map(({ attemptedAt }) => attemptedAt)).toEqual([KEPT]);
  expect(log.info).toHaveBeenCalledWith({ fetches: 1, openedSections: 1 }, expect.any(String));
});

test('pruning anonymises customers after the years of the settings', async () => {
  const phone = { phone: '', phoneDigits: '905320000001' };
  const lastPickupAt = '2021-06-30 10:00';
  await db.insert(customers).values({ id: 'old', name: 'Old', ...phone, lastPickupAt });
  await db.insert(settings).values({ value: { customers: { keepYears: 5 } } });
  const pruning = createDailyPruning({ db, now: clock.now, log });
  pruning.start();
  await waitFor(() => expect(log.info).toHaveBeenCalled());
  await pruning.stop();
  expect(log.info).toHaveBeenCalledWith({ customers: 1 }, expect.any(String));
  expect(await db.select({ name: customers.name }).from(customers)).toEqual([{ name: 'Anonim' }]);
});

test('pruning runs again after its interval, also after a failure of the database', async () => {
  await db.execute(sql`alter table exchange_rate_fetches rename to not_there`);
  const pruning = createDailyPruning({ db, now: clock.now, log, everyMs: 5 });
  pruning.start();
  await waitFor(() => expect(log.error).toHaveBeenCalled());
  await db.execute(sql`alter table not_there rename to exchange_rate_fetches`);
  await fill();
  // A run may have started before all rows existed, and may delete only some of them.
  await waitFor(async () => {
    expect(await entries()).toHaveLength(3);
    expect(await db.$count(exchangeRateFetches)).toBe(1);
  });
  await pruning.stop();
});

test('posts and legal texts of an older markup version are rendered again', async () => {
  const content = '19. yüzyıldan kalma evler Kaleiçi’nin dar sokaklarında durur.';
  const inGerman = '18. Jahrhundert: Häuser aus Stein in engen Gassen am Hafen.';
  const old = `<ol><li>${content.slice(4)}</li></ol>`;
  const created = await createPost(
    db,
    postInputSchema.parse({
      title: 'Kaleiçi',
      content,
      status: 'published',
      translations: { de: { title: 'Altstadt', content: inGerman, excerpt: 'Eigener Auszug' } },
    }),
    { actor: 'system', now: clock.now() },
  );
  if (!created.ok) throw new Error(created.reason);
  const { version, translations } = created.post;
  await db.update(posts).set({
    markupVersion: 0,
    html: old,
    excerpt: `${content.slice(4)}...`,
    searchText: '',
    translations: { ...translations, de: { ...translations.de, html: old } },
  });
  const kvkk = { text: content, html: old, translated: { en: old } };
  const legal = { ...defaultSettings.legal, kvkk };
  await db.insert(settings).values({
    value: { ...defaultSettings, legal, translations: { en: { kvkk: '18. century' } } },
    version: 3,
  });
  const rendering = createRendering({ db, log });
  rendering.start();
  await waitFor(() => expect(log.info).toHaveBeenCalled());
  await rendering.stop();
  const [post] = await db.select().from(posts);
  expect(post).toMatchObject({
    html: `<p>${content}</p>`,
    excerpt: `${content}...`,
    searchText: expect.stringContaining('yüzyıldan'),
    version,
    translations: { de: { html: `<p>${inGerman}</p>`, excerpt: 'Eigener Auszug' } },
  });
  const [row] = await db.select().from(settings);
  expect(row).toMatchObject({
    value: {
      legal: {
        kvkk: {
          text: content,
          html: `<p>${content}</p>`,
          translated: { en: '<p>18. century</p>' },
        },
      },
    },
    version: 3,
  });
});

test('texts of the current markup version are not rendered again', async () => {
  await db.insert(settings).values({ value: defaultSettings });
  for (const rendered of [true, false]) expect(await renderLegalTextsAgain(db)).toBe(rendered);
  expect(await renderPostsAgain(db)).toBe(0);
});
