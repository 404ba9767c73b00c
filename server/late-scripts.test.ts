import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { letScriptsWait, START_SOURCE } from './late-scripts.ts';

const page =
  '<head><link rel="modulepreload" href="/a.js"/></head>' +
  '<body><p>&lt;/body></p><script>now()</script><script type="module" async="">import "/a.js"</script></body></html>';

test('nothing of a module is fetched or run by a browser that leaves out our one script', () => {
  const html = letScriptsWait(page);
  expect(html).not.toMatch(/modulepreload"|type="module"/);
  expect(html).toContain('<script>now()</script>');
  expect(html).toContain('import "/a.js"');
});

test('that script is the last thing of the page, and named by its hash', () => {
  const [, code = ''] =
    /<script>([^<]*)<\/script><\/body><\/html>$/.exec(letScriptsWait(page)) ?? [];
  expect(code).toContain('PerformanceObserver');
  const hash = createHash('sha256').update(code).digest('base64');
  expect(START_SOURCE).toBe(`'sha256-${hash}'`);
});
