import { inflateSync } from 'node:zlib';

/**
 * Returns the text of each page of a PDF without white space, in the order of drawing: margin boxes
 * come first. Reads only PDFs of Chromium.
 */
export function sheetsOf(pdf: Buffer): string[] {
  const objects = new Map<string, string>();
  for (const [, number = '', body = ''] of pdf
    .toString('latin1')
    .matchAll(/^(\d+) 0 obj\n(.*?)\nendobj$/gms))
    objects.set(number, body);
  const read = (number: string | undefined) => streamOf(objects.get(number ?? '') ?? '');
  const lettersOfFont = (number: string | undefined) =>
    lettersOf(read(/\/ToUnicode (\d+) 0 R/.exec(objects.get(number ?? '') ?? '')?.[1]));
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const fonts = [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(
        ([, name = '', number]) => [name, lettersOfFont(number)] as const,
      );
      return textOf(read(/\/Contents (\d+) 0 R/.exec(page)?.[1]), new Map(fonts));
    });
}

function streamOf(body: string): string {
  const data = /stream\n(.*)\nendstream$/s.exec(body)?.[1] ?? '';
  if (!body.includes('/FlateDecode')) return data;
  return inflateSync(Buffer.from(data, 'latin1')).toString('latin1');
}

/** Characters of a font by their codes. A code has two or four hexadecimal digits. */
type Letters = Map<string, string>;

function lettersOf(map: string): Letters {
  const letters: Letters = new Map();
  for (const [, pairs = ''] of map.matchAll(/beginbfchar(.*?)endbfchar/gs))
    for (const [, code = '', text = ''] of pairs.matchAll(/<(\w+)> <(\w+)>/g))
      letters.set(code, Buffer.from(text, 'hex').swap16().toString('utf16le'));
  for (const [, ranges = ''] of map.matchAll(/beginbfrange(.*?)endbfrange/gs))
    for (const [, first = '', last = '', text = ''] of ranges.matchAll(
      /<(\w+)> <(\w+)> <(\w{4})>/g,
    ))
      for (let code = Number.parseInt(first, 16); code <= Number.parseInt(last, 16); code += 1)
        letters.set(
          code.toString(16).toUpperCase().padStart(first.length, '0'),
          String.fromCodePoint(Number.parseInt(text, 16) + code - Number.parseInt(first, 16)),
        );
  return letters;
}

function textOf(content: string, fonts: Map<string, Letters>): string {
  let letters: Letters = new Map();
  let text = '';
  for (const [, font, codes = ''] of content.matchAll(/\/(F\d+) [\d.]+ Tf|<([\dA-F]+)>/g)) {
    if (font) {
      letters = fonts.get(font) ?? new Map();
      continue;
    }
    const [first = ''] = letters.keys();
    for (let at = 0; at < codes.length; at += first.length || codes.length)
      text += letters.get(codes.slice(at, at + first.length)) ?? '';
  }
  return text.replace(/\s/g, '');
}
