import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, sealPage } from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  test.each([
    ['script-src', "script-src 'self'"],
    ['default-src', "default-src 'self'"],
    ['frame-src', 'frame-src https://www.youtube-nocookie.com'],
    ['img-src', "img-src 'self' data: blob: https:"],
    ['form-action', "form-action 'self' https://wa.me https://api.whatsapp.com"],
    ['frame-ancestors', "frame-ancestors 'none'"],
  ])('%s is the same for all answers', (name, value) => {
    expect(directive(contentSecurityPolicy(), name)).toBe(value);
  });

  test("adds a page's own inline scripts by hash, and the one server of pictures", () => {
    const pictures = ['http://tile.test'];
    const policy = contentSecurityPolicy({ scripts: [hash('a()')], inlineStyles: true, pictures });
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')}`);
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https: http://tile.test");
  });
});

describe('sealPage', () => {
  test('hashes what bears the mark and takes the mark out', () => {
    const page =
      '<link nonce="m1" href="/a.css"><script nonce="m1">a()</script>' +
      '<script type="module" async="" nonce="m1">import "/b.js"</script>';
    expect(sealPage(page, 'm1')).toEqual({
      html: '<link href="/a.css"><script>a()</script><script type="module" async="">import "/b.js"</script>',
      scripts: [hash('a()'), hash('import "/b.js"')],
    });
  });

  test.each([
    '<script>evil()</script><script nonce="guess">evil()</script>',
    '<p nonce="m1">x</p><script>evil()</script>',
  ])('gives no hash to a script without the mark of its own: %s', (page) => {
    expect(sealPage(page, 'm1').scripts).toEqual([]);
  });

  test('leaves out files and counts equal scripts once', () => {
    const page =
      '<script nonce="m1" src="/a.js"></script><script nonce="m1">a()</script><script nonce="m1">a()</script>';
    expect(sealPage(page, 'm1').scripts).toEqual([hash('a()')]);
  });
});
