import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/default-settings.ts';
import { localPath } from '#app/lib/site-language.rules.ts';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';
import { testSite } from '#tests/support/site.ts';
import { tripText } from './trip.text.ts';

const { open } = await testSite();

describe.each(SITE_LANGUAGES)('the page of a request in %s', (language) => {
  test('is one for everybody, out of search results, and without scripts says how to reach the office', async () => {
    const { status, page } = await open(localPath(language, '/yolculuk'));
    expect(status).toBe(200);
    const [robots] = page.elements(({ attribs }) => attribs.name === 'robots');
    expect(robots?.attribute('content')).toBe('noindex, follow');
    const text = tripText.in(language);
    expect(page.text).toContain(text.noScript.title);
    const { business } = defaultSettings;
    expect(page.all('link', text.write)[0]?.attribute('href')).toMatch(/^https:\/\/wa\.me\//);
    expect(page.all('link', business.phone).length).toBeGreaterThan(0);
  });
});
