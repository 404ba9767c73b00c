import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './security-headers.ts';

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
  ])('%s has its value in the default policy', (name, value) => {
    expect(directive(contentSecurityPolicy(), name)).toBe(value);
  });

  test("contains hashes of the page's inline scripts and the server of map tiles", () => {
    const pictures = ['http://tile.test'];
    const policy = contentSecurityPolicy({ scripts: [hash('a()')], inlineStyles: true, pictures });
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')}`);
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https: http://tile.test");
  });
});
