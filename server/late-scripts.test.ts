import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { ADDED_SOURCES, arrangeScripts } from './late-scripts.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head>' +
  '<body><p>&lt;/body></p><script>now()</script><script type="module" async="">import "/a.js"</script></body></html>';

test('nothing of a module is fetched or run by a browser that leaves out our scripts', () => {
  const html = arrangeScripts(page);
  expect(html).not.toMatch(/modulepreload"|type="module"/);
  expect(html).toContain('<script>now()</script>');
  expect(html).toContain('import "/a.js"');
});

test('one script ends the head, one the page, and both are named by their hashes', () => {
  const html = arrangeScripts(page);
  const [, letters = ''] = /<script>([^<]*)<\/script><\/head>/.exec(html) ?? [];
  const [, start = ''] = /<script>([^<]*)<\/script><\/body><\/html>$/.exec(html) ?? [];
  expect(letters).toContain('document.fonts.load');
  expect(start).toContain('PerformanceObserver');
  const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  expect(ADDED_SOURCES).toEqual([hash(start), hash(letters)]);
});
