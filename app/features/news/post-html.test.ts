import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { hostileHtml } from '#tests/support/hostile-html.ts';
import { renderPostHtml, sanitizePostHtml } from './post-html.server.ts';

/** Written down a second time on purpose: what a post may consist of, as against what lets it through. */
const MAY_HAVE: Record<string, RegExp> = {
  lang: /^/,
  dir: /^/,
  title: /^/,
  href: /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|#bolum-[a-z0-9-]+$)\P{Cc}*$/iu,
  src: /^(\/images\/[\w.-]+$|https:\/\/[^/\\])\P{Cc}*$/iu,
  alt: /^/,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  allowfullscreen: /^$/,
  referrerpolicy: /^strict-origin-when-cross-origin$/,
  start: /^/,
  reversed: /^/,
  colspan: /^/,
  rowspan: /^/,
  scope: /^/,
  align: /^/,
  id: /^bolum-[a-z0-9-]+$/,
  class: /^table-scroll$/,
  role: /^region$/,
  'aria-label': /^Tablo \d+$/,
  tabindex: /^0$/,
};
const MAY_BE =
  /^(h[2-6]|p|br|hr|div|blockquote|pre|ul|ol|li|dl|dt|dd|figure|figcaption|img|iframe|table|caption|thead|tbody|tfoot|tr|th|td|a|strong|b|em|i|u|s|del|ins|mark|small|sub|sup|abbr|cite|q|code|kbd|samp|bdi|wbr)$/;

/** What a parser finds in the HTML that may not be there. */
function faults(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(tag, attribs) {
      if (!MAY_BE.test(tag)) found.push(`<${tag}>`);
      for (const [name, value] of Object.entries(attribs)) {
        if (!MAY_HAVE[name]?.test(value)) found.push(`${tag} ${name}="${value}"`);
      }
      if (tag === 'iframe' && !attribs.src?.startsWith('https://www.youtube-nocookie.com/embed/')) {
        found.push(`frames ${attribs.src}`);
      }
    },
  });
  if (/<!|<\?|<%/.test(html)) found.push('a declaration');
  return found;
}

describe('nothing hostile survives', () => {
  test('the corpus is as large as it was', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(150);
  });

  test.each(hostileHtml)('%j', (hostile) => {
    for (const content of [hostile, `<p>Önce</p>${hostile}<p>sonra</p>`, `Önce\n\n${hostile}\n`]) {
      expect(faults(renderPostHtml(content))).toEqual([]);
      expect(faults(sanitizePostHtml(content))).toEqual([]);
    }
  });

  test('however it is cut and put together', { timeout: 60_000 }, () => {
    const scrap = fc
      .tuple(fc.constantFrom(...hostileHtml), fc.nat(200), fc.nat(200))
      .map(([text, a, b]) => text.slice(Math.min(a, b), Math.max(a, b)));
    const piece = fc.oneof(
      scrap,
      fc.constantFrom(...hostileHtml),
      fc.constantFrom(
        '<',
        '>',
        '"',
        "'",
        '`',
        '=',
        '\n\n',
        '&',
        '<h1>',
        '<table>',
        '</table>',
        '</div>',
      ),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const html = renderPostHtml(pieces.join(''));
        expect(faults(html)).toEqual([]);
        expect(sanitizePostHtml(html)).toBe(html);
      }),
      { numRuns: 400 },
    );
  });
});
