import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { finishPage, ownScripts } from './finish-page.ts';

const MARK = '0f9e';
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
function finished(page: string, options: Omit<Parameters<typeof finishPage>[1], 'nonce'>) {
  const { html, sources } = finishPage(Buffer.from(page), { nonce: MARK, ...options });
  return { html: html.toString(), sources };
}
const own = ownScripts({
  assets: { version: '', url: '', entry: { module: '', imports: [] }, routes: {} },
  routes: {},
});
const inPlace = (page: string) => finished(page, { own: null });
const late = (page: string) => finished(page, { own });

describe('the nonce', () => {
  test('is removed, and its scripts get hashes', () => {
    const page =
      `<link nonce="${MARK}" href="/a.css"/><script nonce="${MARK}">a()</script>` +
      `<script type="module" async="" nonce="${MARK}">import "/b.js"</script>`;
    expect(inPlace(page)).toEqual({
      html: '<link href="/a.css"/><script>a()</script><script type="module" async="">import "/b.js"</script>',
      sources: [hash('a()'), hash('import "/b.js"')],
    });
  });

  test.each([
    ['no nonce', '<script>evil()</script>'],
    ['another nonce', '<script nonce="guess">evil()</script>'],
    ['the nonce of an element before it', `<p nonce="${MARK}">x</p><script>evil()</script>`],
    [
      'the nonce of a script before it',
      `<script nonce="${MARK}" src="/a.js"></script>evil()</script>`,
    ],
    ['the nonce in its text', `<p>&lt;script nonce=&quot;${MARK}&quot;&gt;evil()</p>`],
    ['an unfinished tag', `<script nonce="${MARK}"`],
    ['no end tag', `<script nonce="${MARK}">evil()`],
  ])('a script with %s gets no hash', (_name, page) => {
    expect(inPlace(page).sources).toEqual([]);
  });

  test('gives equal scripts one hash', () => {
    const script = `<script nonce="${MARK}">a()</script>`;
    expect(inPlace(script + script).sources).toEqual([hash('a()')]);
  });

  test('leaves elements without it unchanged', () => {
    const page =
      '<html><head></head><body><link rel="modulepreload" href="/x"/>$&$1 ş ₺ \u2028' +
      '<script type="module">evil()</script><p title="</body>">&lt;/head></p></body></html>';
    expect(inPlace(page).html).toBe(page);
    expect(late(page).html).toContain(
      '<link rel="modulepreload" href="/x"/>$&$1 ş ₺ \u2028<script type="module">evil()</script>',
    );
  });
});

describe('a page with late scripts', () => {
  const page =
    `<head><link rel="modulepreload" nonce="${MARK}" href="/a.js"/></head>` +
    `<body><p>&lt;/body></p><script nonce="${MARK}">now()</script>` +
    `<script nonce="${MARK}" type="module" async="">import "/a.js"</script></body></html>`;

  test('has no module that a browser runs before our scripts', () => {
    const { html } = late(page);
    expect(html).not.toMatch(/<link rel="modulepreload"|<script type="module"/);
    expect(html).toContain('<link rel="later" fetchpriority="low" href="/a.js"/>');
    expect(html).toContain('<script>now()</script><script type="later" async="">import "/a.js"');
  });

  test('has a script at the end of the head and of the body, and hashes for all scripts', () => {
    const { html, sources } = late(page);
    const [, firstFrame = ''] = /<script>([\s\S]*?)<\/script><\/head>/.exec(html) ?? [];
    const [, start = ''] = /<script>([^<]*)<\/script><\/body><\/html>$/.exec(html) ?? [];
    expect(firstFrame).toContain('document.fonts.load');
    expect(start).toContain('PerformanceObserver');
    expect(sources.toSorted()).toEqual(
      [hash(firstFrame), hash('now()'), hash('import "/a.js"'), hash(start)].toSorted(),
    );
  });

  test.each(['<p>no page</p>', '</body></head>', ''])(
    'an incomplete page is sent in full: %j',
    (part) => {
      const { html, sources } = late(part);
      expect(html.replace(/<script>[^<]*<\/script>/g, '')).toBe(part);
      expect(sources).toHaveLength(html.split('<script>').length - 1);
    },
  );
});
