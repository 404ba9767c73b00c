import { globSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import sanitizeHtml from 'sanitize-html';
import { describe, expect, test } from 'vitest';
import { hostileHtml } from '#tests/support/hostile-html.ts';
import { renderMarkup, sanitizeMarkup } from './markup.server.ts';

/** Allowed parts of a post, written down a second time, independently of the sanitizer's list. */
const MAY_HAVE: Record<string, RegExp> = {
  href: /^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\])|#bolum-[a-z0-9-]+$)\P{Cc}*$/iu,
  src: /^(\/images\/[\w.-]+$|https:\/\/[^/\\])\P{Cc}*$/iu,
  width: /^\d+$/,
  height: /^\d+$/,
  loading: /^lazy$/,
  decoding: /^async$/,
  allowfullscreen: /^$/,
  referrerpolicy: /^strict-origin-when-cross-origin$/,
  id: /^bolum-[a-z0-9-]+$/,
  class: /^table-scroll$/,
  role: /^region$/,
  'aria-label': /^Tablo \d+$/,
  tabindex: /^0$/,
};
const MAY_SAY_ANYTHING = /^(lang|dir|title|alt|start|reversed|colspan|rowspan|scope|align)$/;
const MAY_BE =
  /^(h[2-6]|p|br|hr|div|blockquote|pre|ul|ol|li|dl|dt|dd|figure|figcaption|img|iframe|table|caption|thead|tbody|tfoot|tr|th|td|a|strong|b|em|i|u|s|del|ins|mark|small|sub|sup|abbr|cite|q|code|kbd|samp|bdi|wbr)$/;

function faults(html: string): string[] {
  const found: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(tag, attribs) {
      if (!MAY_BE.test(tag)) found.push(`<${tag}>`);
      for (const [name, value] of Object.entries(attribs)) {
        if (MAY_SAY_ANYTHING.test(name)) continue;
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

describe('hostile HTML is removed', () => {
  test('the corpus has at least 150 examples', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(150);
  });

  test.each(hostileHtml)('%j', (hostile) => {
    for (const content of [hostile, `<p>Önce</p>${hostile}<p>sonra</p>`, `Önce\n\n${hostile}\n`]) {
      expect(faults(renderMarkup(content))).toEqual([]);
      expect(faults(sanitizeMarkup(content))).toEqual([]);
    }
  });

  test('also in random combinations of pieces', { timeout: 60_000 }, () => {
    const scrap = fc
      .tuple(fc.constantFrom(...hostileHtml), fc.nat(200), fc.nat(200))
      .map(([text, a, b]) => text.slice(Math.min(a, b), Math.max(a, b)));
    const piece = fc.oneof(
      scrap,
      fc.constantFrom(...hostileHtml),
      fc.constantFrom(...'<>"\'`=&', '\n\n', '<h1>', '<table>', '</table>', '</div>'),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const html = renderMarkup(pieces.join(''));
        expect(faults(html)).toEqual([]);
        expect(sanitizeMarkup(html)).toBe(html);
      }),
      { numRuns: 400 },
    );
  });
});

const VIDEO = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

describe('renderMarkup', () => {
  test.each([
    [
      'text',
      'Bir **iki** _üç_ ~~dört~~ `beş`',
      '<p>Bir <strong>iki</strong> <em>üç</em> <del>dört</del> <code>beş</code></p>',
    ],
    ['special characters', 'a < b & c > "d" ’', '<p>a &lt; b &amp; c &gt; "d" ’</p>'],
    ['a line break', 'bir  \niki', '<p>bir<br />iki</p>'],
    ['a list', '- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['a list from three', '3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['tasks', '- [x] a\n- [ ] b', '<ul>\n<li>☑ a</li>\n<li>☐ b</li>\n</ul>'],
    ['a quotation', '> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['code', '```ts\na < b\n```', '<pre><code>a &lt; b\n</code></pre>'],
    ['a rule', 'a\n\n---', '<p>a</p>\n<hr />'],
    ['HTML', '<p>Kaş’ta <kbd>P</kbd></p>', '<p>Kaş’ta <kbd>P</kbd></p>'],
    ['indented HTML', '<div>\n\n    <p>a</p>\n\n</div>', '<div>\n\n    <p>a</p>\n\n</div>'],
    ['sectioning elements', '<section><header>a</header></section>', '<div><div>a</div></div>'],
    ['HTML within Markdown', 'a <mark>b</mark>', '<p>a <mark>b</mark></p>'],
    ['an unknown tag', '<p>a <blink>b</blink></p>', '<p>a b</p>'],
  ])('renders %s', (_what, content, html) => {
    expect(renderMarkup(content)).toBe(html);
  });

  test.each([
    ['an ordinal', '19. yüzyıldan kalma evler', '<p>19. yüzyıldan kalma evler</p>'],
    [
      'an ordinal in a list',
      '- 19. yüzyıl\n- 20. yüzyıl',
      '<ul>\n<li>19. yüzyıl</li>\n<li>20. yüzyıl</li>\n</ul>',
    ],
    [
      'ordinals of two paragraphs',
      '19. yüzyılda\n\n20. yüzyılda',
      '<p>19. yüzyılda</p>\n<p>20. yüzyılda</p>',
    ],
    ['an ordinal in a quotation', '> 19. yüzyıl', '<blockquote>\n<p>19. yüzyıl</p>\n</blockquote>'],
    ['ranges', '3~5 gün, 7~10 gün', '<p>3~5 gün, 7~10 gün</p>'],
    ['a suffix after quotation marks', '**"Kaleiçi"**nde', '<p><strong>"Kaleiçi"</strong>nde</p>'],
    [
      'suffixes after brackets',
      'a **Kaleiçi (Antalya)**dan **Kaş (x)**a',
      '<p>a <strong>Kaleiçi (Antalya)</strong>dan <strong>Kaş (x)</strong>a</p>',
    ],
    ['a suffix after italics', '*“Side”*den', '<p><em>“Side”</em>den</p>'],
    ['a suffix after both', '***"Side"***den', '<p><em><strong>"Side"</strong></em>den</p>'],
    ['a suffix after a strike', '~~"Side"~~den', '<p><del>"Side"</del>den</p>'],
    ['a suffix after a number', '*2024*te', '<p><em>2024</em>te</p>'],
    [
      'quotation marks outside',
      '**a**, "**b**" ve "**c**"',
      '<p><strong>a</strong>, "<strong>b</strong>" ve "<strong>c</strong>"</p>',
    ],
    ['four blanks', '    Antalya', '<p>Antalya</p>'],
    ['a tab', 'a\n\n\tb\nc', '<p>a</p>\n<p>b\nc</p>'],
    ['a list that is moved in', '    - a\n    - b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    [
      'blanks within an entry',
      '- a\n\n      b\n- c',
      '<ul>\n<li><p>a</p>\n<p>b</p>\n</li>\n<li><p>c</p>\n</li>\n</ul>',
    ],
    ['blanks in a fence', '```\n    a\n```', '<pre><code>    a\n</code></pre>'],
    ['a tyre size', '205*55*16', '<p>205*55*16</p>'],
    ['dimensions', '5*3*2 m, 2m*3m*4, *5*3*', '<p>5*3*2 m, 2m*3m*4, <em>5*3</em></p>'],
    ['powers', '5**3**2', '<p>5**3**2</p>'],
    ['a footnote', 'Not[^1]\n\n[^1]: Ek', '<p>Not[^1]</p>\n<p>[^1]: Ek</p>'],
    ['a word in brackets', '[Adres]: Kaleiçi', '<p>[Adres]: Kaleiçi</p>'],
    ['a link reference', '[x][1]\n\n[1]: /cars', '<p><a href="/cars">x</a></p>'],
    [
      'an element that opens',
      '<details><summary>Sor</summary>Cevap</details>',
      '<div><div>Sor</div>Cevap</div>',
    ],
  ])('renders %s as Turkish authors mean it', (_what, content, html) => {
    expect(renderMarkup(content)).toBe(html);
  });

  test.each([
    ['within the site', '[x](/cars?a=1&b=2)', '<a href="/cars?a=1&amp;b=2">x</a>'],
    ['to a heading', '[x](#Sahil-Yolu)', '<a href="#bolum-sahil-yolu">x</a>'],
    ['to another site', '[x](https://a.test/b "T")', '<a title="T" href="https://a.test/b">x</a>'],
    ['without a text', 'https://a.test/b', '<a href="https://a.test/b">https://a.test/b</a>'],
    ['to an e-mail address', '[x](mailto:a@b.test)', '<a href="mailto:a@b.test">x</a>'],
    ['to a telephone', '[x](tel:+902420000000)', '<a href="tel:+902420000000">x</a>'],
    [
      'with its own target and rel',
      '<a href="/cars" target="_top" rel="opener">x</a>',
      '<a href="/cars">x</a>',
    ],
    ['to a relative address, which becomes text', '[x](cars)', 'x'],
  ])('a link %s', (_where, content, html) => {
    expect(renderMarkup(content)).toBe(`<p>${html}</p>`);
  });

  test('in another language, links lead to its pages and labels are translated', () => {
    const links =
      '[a](/) [b](/cars?a=1) [c](/?a=1) [d](/news/kas#bolum-x) [e](/de/cars) [f](/enna)';
    const others =
      '[g](/images/x.webp) [h](/api) [i](/admin/cars) [j](#Kaş) [k](https://a.test/cars)';
    const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
    const html = renderMarkup(`${links} ${others}`, 'ru');
    expect(hrefs(html)).toEqual([
      ...['/ru', '/ru/cars?a=1', '/ru?a=1', '/ru/news/kas#bolum-x', '/de/cars', '/ru/enna'],
      ...['/images/x.webp', '/api', '/admin/cars', '#bolum-kas', 'https://a.test/cars'],
    ]);
    expect(sanitizeMarkup(html, 'ru')).toBe(html);
    expect(renderMarkup('|a|\n|-|\n|b|', 'de')).toContain('aria-label="Tabelle 1"');
    const video = '<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>';
    expect(renderMarkup(video, 'ru')).toContain('title="Видео"');
  });

  test.each([
    [
      'of the site',
      '![Koy](/images/aaaaaaaaaaaaaaaaaaaaaaaa-1600.webp)',
      '<img src="/images/aaaaaaaaaaaaaaaaaaaaaaaa-1600.webp" alt="Koy" loading="lazy" decoding="async" />',
    ],
    [
      'of another site',
      '![](https://a.test/b.png)',
      '<img src="https://a.test/b.png" alt="" loading="lazy" decoding="async" />',
    ],
    [
      'with a size',
      '<img src="/images/aaaaaaaaaaaaaaaaaaaaaaaa-320.webp" width="800" height="600" loading="eager">',
      '<img src="/images/aaaaaaaaaaaaaaaaaaaaaaaa-320.webp" alt="" width="800" height="600" loading="lazy" decoding="async" />',
    ],
    [
      'with an invalid size',
      '<img src="/images/aaaaaaaaaaaaaaaaaaaaaaaa-320.webp" width="100%" height="1">',
      '<img src="/images/aaaaaaaaaaaaaaaaaaaaaaaa-320.webp" alt="" loading="lazy" decoding="async" />',
    ],
    ['with an impossible URL of the site', 'a ![x](/images/x.webp)', 'a'],
    ['without HTTPS', 'a ![x](http://a.test/b.png)', 'a'],
  ])('a picture %s', (_what, content, html) => {
    expect(renderMarkup(content).replace(/^<p>|\s*<\/p>$/g, '')).toBe(html);
  });

  test('headings begin below the title, skip no level and have unique anchors', () => {
    expect(
      renderMarkup('## Sahil yolu: D400\n#### Kaş\n## Sahil yolu D400\n### Kaş 2\n### Kaş\n### …'),
    ).toBe(
      [
        '<h2 id="bolum-sahil-yolu-d400">Sahil yolu: D400</h2>',
        '<h3 id="bolum-kas">Kaş</h3>',
        '<h2 id="bolum-sahil-yolu-d400-2">Sahil yolu D400</h2>',
        '<h3 id="bolum-kas-2">Kaş 2</h3>',
        '<h3 id="bolum-kas-3">Kaş</h3>',
        '<h3 id="bolum-baslik">…</h3>',
      ].join('\n'),
    );
  });

  test('a text with h1 headings has all headings one level lower', () => {
    expect(renderMarkup('# A\n## B\n# C')).toBe(
      '<h2 id="bolum-a">A</h2>\n<h3 id="bolum-b">B</h3>\n<h2 id="bolum-c">C</h2>',
    );
  });

  test('a heading without text is removed, and a nested heading becomes text', () => {
    const nested = '<h2>A <table><tr><td><h3>B</h3></td></tr></table></h2>';
    expect(renderMarkup(`<h2> </h2>${nested}`)).toMatch(
      /^<h2 id="bolum-a-b">.*<td>B<\/td>.*<\/h2>$/,
    );
    expect(renderMarkup('## [A](javascript:x)')).toBe('<h2 id="bolum-a">A</h2>');
  });

  test('a table has a name and can be scrolled by keyboard', () => {
    const html = renderMarkup(
      '| A | B |\n|:--|--:|\n| 1 | 2 |\n\n<table><tr><td>3</td></tr></table>',
    );
    expect(html).toContain(
      '<div class="table-scroll" role="region" aria-label="Tablo 1" tabindex="0"><table>',
    );
    expect(html).toContain('aria-label="Tablo 2"');
    expect(html).toContain('<th align="right">B</th>');
    expect(html.match(/<div/g)).toHaveLength(html.match(/<\/div>/g)?.length ?? 0);
  });

  test('a video is embedded without cookies, and other frames are removed', () => {
    expect(
      renderMarkup(
        '<iframe src="https://www.youtube.com/watch?v=dQw4w9WgXcQ" width="1280" height="720">x</iframe>',
      ),
    ).toBe(
      `<iframe src="${VIDEO}" title="Video" width="1280" height="720" loading="lazy" referrerpolicy="strict-origin-when-cross-origin" allowfullscreen></iframe>`,
    );
    expect(renderMarkup('<p>a <iframe src="https://a.test/"><p>x</p></iframe>b</p>')).toBe(
      '<p>a b</p>',
    );
  });

  test('deep nesting is limited', () => {
    expect(renderMarkup(`${'>'.repeat(20_000)} dip`)).toContain('dip');
    expect(renderMarkup(`${'<b>'.repeat(20_000)}dip`).match(/<b>/g)?.length).toBeLessThan(100);
  });

  test.each([
    ['wide', 300, 3_000],
    ['wide and high', 10_000, 8_000],
    ['high, of empty rows', 20, 20_000],
  ])('a table that is far too %s becomes text', (_how, columns, rows) => {
    const table = `|${'a|'.repeat(columns)}\n|${'-|'.repeat(columns)}\n${'|b\n'.repeat(rows)}`;
    const html = renderMarkup(`Önce\n\n${table}`);
    expect(html).not.toContain('<table');
    expect(html).toContain('b');
    expect(html.length).toBeLessThan(2 * table.length);
  });

  test('a very long line of dashes before a letter stays text', () => {
    expect(renderMarkup(`a\n${'-'.repeat(100_000)}x`)).toMatch(/^<p>a\n-+x<\/p>$/);
  });

  test('tables above the total number of cells become text', () => {
    const table = `|${'a|'.repeat(20)}\n|${'-|'.repeat(20)}\n${'|b\n'.repeat(99)}\n`;
    const html = renderMarkup(table.repeat(10));
    expect(html.match(/<table/g)).toHaveLength(2);
  });

  test('a very long word with underscores stays text', () => {
    const word = `${'_a__b'.repeat(400)}**c**`;
    expect(renderMarkup(`${word} **d**`)).toBe(`<p>${word} <strong>d</strong></p>`);
  });

  test('a paragraph with too many emphasis marks stays text', () => {
    const emphasis = '*a* ';
    expect(renderMarkup(emphasis.repeat(400)).match(/<em>/g)).toHaveLength(400);
    expect(renderMarkup(emphasis.repeat(501))).not.toContain('<em>');
    expect(renderMarkup(`${emphasis.repeat(501)}\n\n**b**`)).toContain('<strong>b</strong>');
    for (const odd of ['_a__', '*a_', '__a_b', '*a', '~a~~']) {
      const text = Array(5_000).fill(odd).join(' ');
      expect(renderMarkup(text)).toBe(`<p>${text}</p>`);
    }
  });

  test('5,000 equal headings have unique anchors', () => {
    const html = renderMarkup('<h2>x</h2>'.repeat(5_000));
    const ids = html.match(/id="[^"]+"/g) ?? [];
    expect(new Set(ids).size).toBe(5_000);
    expect(ids.at(-1)).toBe('id="bolum-x-5000"');
  });

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x&autoplay=1', VIDEO],
    ['https://youtube.com/embed/dQw4w9WgXcQ?start=42', `${VIDEO}?start=42`],
    ['https://youtu.be/dQw4w9WgXcQ?t=42s', `${VIDEO}?start=42`],
    ['//m.youtube.com/shorts/dQw4w9WgXcQ', VIDEO],
    [`${VIDEO}?start=1`, `${VIDEO}?start=1`],
    ['https://www.youtube.com/embed/short', null],
    ['https://vimeo.com/dQw4w9WgXcQ', null],
    ['/embed/dQw4w9WgXcQ', null],
  ])('a video at %j is embedded from %j', (address, embed) => {
    const [, src = null] = /src="([^"]*)"/.exec(renderMarkup(`<iframe src="${address}">`)) ?? [];
    expect(src).toBe(embed);
  });
});

const demoPosts = globSync('app/demo/posts/*.md');

test('there are demo posts to read', () => {
  expect(demoPosts).not.toEqual([]);
});

test.each(demoPosts)('%s keeps every heading, link and table', (file) => {
  const content = readFileSync(file, 'utf8').replace(/^---[\s\S]*?\n---\n/, '');
  const html = renderMarkup(content);
  const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
  expect(count(/<h[23] /g, html)).toBe(count(/^#{2,3} /gm, content));
  expect(count(/<a /g, html)).toBe(count(/\]\(/g, content));
  expect(count(/<table>/g, html)).toBe(count(/^\|[ :-]+\|/gm, content));
});
