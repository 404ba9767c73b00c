import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { createEncoder, finishPage } from './page-scripts.ts';

const MARK = '0f9e';
const encode = createEncoder();
const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const finish = (html: string, how: { late: boolean; data?: string }) => {
  const { body, sources } = finishPage(html, { mark: MARK, data: '', encode, ...how });
  return { html: body.toString().replace(/^<!DOCTYPE html>/, ''), sources };
};
const inPlace = (html: string) => finish(html, { late: false });
const late = (html: string) => finish(html, { late: true });

test('each page has bytes of its own', () => {
  const encodeAll = createEncoder();
  const texts = ['Kaş ₺ 😀', 'ş', 'Çıralı '.repeat(50)];
  const bodies = texts.map((text) => encodeAll([text, '!', text]));
  expect(bodies.map(String)).toEqual(texts.map((text) => `${text}!${text}`));
});

describe('what bears the mark', () => {
  test('loses it, and scripts are named by their hashes', () => {
    const page =
      `<link nonce="${MARK}" href="/a.css"/><script nonce="${MARK}">a()</script>` +
      `<script type="module" async="" nonce="${MARK}">import "/b.js"</script>`;
    expect(inPlace(page)).toEqual({
      html: '<link href="/a.css"/><script>a()</script><script type="module" async="">import "/b.js"</script>',
      sources: [hash('a()'), hash('import "/b.js"')],
    });
  });

  test.each([
    ['no mark', '<script>evil()</script>'],
    ['another one', '<script nonce="guess">evil()</script>'],
    ['that of an element before it', `<p nonce="${MARK}">x</p><script>evil()</script>`],
    ['that of a script before it', `<script nonce="${MARK}" src="/a.js"></script>evil()</script>`],
    ['the word in its text', `<p>&lt;script nonce=&quot;${MARK}&quot;&gt;evil()</p>`],
    ['a tag that does not end', `<script nonce="${MARK}"`],
    ['no end', `<script nonce="${MARK}">evil()`],
  ])('a script with %s gets no hash', (_name, page) => {
    expect(inPlace(page).sources).toEqual([]);
  });

  test('equal scripts count once', () => {
    const script = `<script nonce="${MARK}">a()</script>`;
    expect(inPlace(script + script).sources).toEqual([hash('a()')]);
  });

  test('what does not is left as it is, whatever it looks like', () => {
    const page =
      '<html><head></head><body><link rel="modulepreload" href="/x"/>$&$1 ş ₺ \u2028' +
      '<script type="module">evil()</script><p title="</body>">&lt;/head></p></body></html>';
    expect(inPlace(page).html).toBe(page);
    expect(late(page).html).toContain(
      '<link rel="modulepreload" href="/x"/>$&$1 ş ₺ \u2028<script type="module">evil()</script>',
    );
  });
});

describe('a page whose scripts start late', () => {
  const page =
    `<head><link rel="modulepreload" nonce="${MARK}" href="/a.js"/></head>` +
    `<body><p>&lt;/body></p><script nonce="${MARK}">now()</script>` +
    `<script nonce="${MARK}" type="module" async="">import "/a.js"</script></body></html>`;

  test('nothing of a module is fetched or run by a browser that leaves out our scripts', () => {
    const { html } = late(page);
    expect(html).not.toMatch(/modulepreload"|type="module"/);
    expect(html).toContain('<link rel="later" fetchpriority="low" href="/a.js"/>');
    expect(html).toContain('<script>now()</script><script type="later" async="">import "/a.js"');
  });

  test('one script ends the head, one the page, and all are named by their hashes', () => {
    const { html, sources } = late(page);
    const [, firstFrame = ''] = /<script>([^<]*)<\/script><\/head>/.exec(html) ?? [];
    const [, start = ''] = /<script>([^<]*)<\/script><\/body><\/html>$/.exec(html) ?? [];
    expect(firstFrame).toContain('document.fonts.load');
    expect(start).toContain('PerformanceObserver');
    expect(sources).toEqual([hash(firstFrame), hash('now()'), hash('import "/a.js"'), hash(start)]);
  });

  test.each(['<p>no page</p>', '</body></head>', ''])('%j is sent as a whole', (part) => {
    const { html, sources } = late(part);
    expect(html.replace(/<script>[^<]*<\/script>/g, '')).toBe(part);
    expect(sources).toHaveLength(html.split('<script>').length - 1);
  });
});

test('data come at the end of the page as text that cannot close its own element, and a script takes them', () => {
  const { html, sources } = finish('<body>ş</body></html>', {
    late: false,
    data: '["₺</script>"]',
  });
  const [, text = '', taker = ''] =
    /^<body>ş<script type="application\/json">([^<]*)<\/script><script>([^<]*)<\/script><\/body><\/html>$/.exec(
      html,
    ) ?? [];
  expect(JSON.parse(text)).toEqual(['₺</script>']);
  expect(sources).toEqual([hash(taker)]);

  const calls: string[] = [];
  runInNewContext(taker, {
    window: {
      __reactRouterContext: {
        streamController: {
          enqueue: (data: string) => calls.push(data),
          close: () => calls.push('closed'),
        },
      },
    },
    document: {
      currentScript: {
        previousElementSibling: { textContent: text, remove: () => calls.push('data removed') },
        remove: () => calls.push('script removed'),
      },
    },
  });
  expect(calls).toEqual([text, 'closed', 'data removed', 'script removed']);
});
