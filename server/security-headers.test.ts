import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, sealPage } from './security-headers.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  test('lets scripts come from our own files only', () => {
    expect(directive(contentSecurityPolicy(), 'script-src')).toBe("script-src 'self'");
    expect(directive(contentSecurityPolicy(), 'default-src')).toBe("default-src 'self'");
  });

  test("names a page's own inline scripts by hash, never all of them", () => {
    const policy = contentSecurityPolicy({ scripts: [hash('a()')], inlineStyles: true });
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')}`);
  });

  test('lets posts frame videos without cookies, and nothing else', () => {
    const policy = contentSecurityPolicy();
    expect(directive(policy, 'frame-src')).toBe('frame-src https://www.youtube-nocookie.com');
  });

  test('lets posts show encrypted pictures from elsewhere, and others none', () => {
    expect(directive(contentSecurityPolicy(), 'img-src')).toBe("img-src 'self' data: blob: https:");
  });

  test('lets pictures come from the one other site that is named, encrypted or not', () => {
    const policy = contentSecurityPolicy({ pictures: ['http://tile.test'] });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https: http://tile.test");
  });

  test('lets a form lead to WhatsApp and nobody frame us', () => {
    const policy = contentSecurityPolicy();
    expect(directive(policy, 'form-action')).toContain('https://wa.me');
    expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
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

  test('gives no hash to a script without the mark, or with a guessed one', () => {
    const page = '<script>evil()</script><script nonce="guess">evil()</script>';
    expect(sealPage(page, 'm1')).toEqual({ html: page, scripts: [] });
  });

  test('does not mistake a mark in the text before a script for one on it', () => {
    const page = '<p nonce="m1">x</p><script>evil()</script>';
    expect(sealPage(page, 'm1').scripts).toEqual([]);
  });

  test('leaves out files and counts equal scripts once', () => {
    const page =
      '<script nonce="m1" src="/a.js"></script><script nonce="m1">a()</script><script nonce="m1">a()</script>';
    expect(sealPage(page, 'm1').scripts).toEqual([hash('a()')]);
  });
});
