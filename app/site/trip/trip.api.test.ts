import { queryAllByRole } from '@testing-library/dom';
import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { aBooking } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/parsed-page.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { testSite } from '#tests/support/site.ts';

const { app, cache, db, open } = await testSite();

describe.each(SITE_LANGUAGES)('the page of a request in %s', (language) => {
  test('has the same bytes for everybody, whatever is booked', async () => {
    const url = localPath(language, '/yolculuk');
    const bytes = async (asked: InjectOptions = {}) => {
      cache.invalidate();
      const { body } = await app.inject({ url, ...asked });
      return body.replaceAll(/nonce="[^"]*"/g, '');
    };
    const first = await bytes();
    await aBooking(db);
    expect(await bytes()).toBe(first);
    expect(await bytes({ headers: (await signIn(db)).headers })).toBe(first);
  });

  test('is not indexed, and without scripts shows how to reach the office', async () => {
    const { status, page } = await open(localPath(language, '/yolculuk'));
    expect(status).toBe(200);
    const robots = page.querySelector<HTMLElement>('[name="robots"]');
    expect(robots?.getAttribute('content')).toBe('noindex, follow');
    const text = allTexts.site[language].trip;
    expect(textOf(page)).toContain(text.noScript.title);
    const { business } = defaultSettings;
    expect(queryAllByRole(page, 'link', { name: text.write })[0]?.getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\//,
    );
    expect(queryAllByRole(page, 'link', { name: business.phone }).length).toBeGreaterThan(0);
  });
});
