import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Makes the two font files that every page loads (docs/decisions/009), from the font's npm package:
 * the characters of Turkish and English pages, in the weights that the site uses. A page with other
 * characters loads files of the package. Prints the `unicode-range` values for `app/fonts.css`; no
 * character is in two of them. Run after an update of the package: node scripts/make-fonts.ts
 */
const PACKAGE = 'node_modules/@fontsource-variable/plus-jakarta-sans';
const WEIGHTS = { wght: { min: 400, max: 800 } };
/** OpenType features: those that browsers use by default, and `tnum` for digits of equal width. */
const FEATURES = ['calt', 'ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const TURKISH_LATIN_1 = 'ÇÖÜçöüÂÎÛâîûı';
/** Other European letters in names of cars and guests, such as Citroën. */
const EUROPEAN = 'Ääàèêëïô';
const SIGNS = '\u00a0©«®°·»½×ßéñ–—‘’‚“”„•…‹›€™−←→';
const TURKISH_EXTENDED = 'ĞğİŞş₺';

/** Ranges of the package's files by subset, such as `U+0100-02BA,U+02BD`. */
const packageRanges = JSON.parse(readFileSync(`${PACKAGE}/unicode.json`, 'utf8'));

const printed = new Set<number>();
await make('latin', ASCII + TURKISH_LATIN_1 + EUROPEAN + SIGNS);
await make('latin-ext', TURKISH_EXTENDED);

async function make(subset: string, letters: string): Promise<void> {
  const whole = readFileSync(`${PACKAGE}/files/plus-jakarta-sans-${subset}-wght-normal.woff2`);
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: WEIGHTS,
    keepFeatures: FEATURES,
  };
  const font = await subsetFont(whole, letters, options);
  writeFileSync(`app/fonts/site-${subset}.woff2`, font);
  const ours = [...letters].map((letter) => letter.codePointAt(0) ?? 0);
  for (const code of ours) printed.add(code);
  const others = codesOf(packageRanges[subset]).filter((code) => !printed.has(code));
  for (const code of others) printed.add(code);
  console.log(`${subset}: ${font.length} bytes; unicode-range: ${ranges(ours)}`);
  console.log(`  of the package's file: ${ranges(others)}`);
}

/** Returns the code points of a range, without control characters. */
function codesOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part
      .replace(/^\s*U\+/, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((c) => c > 0x1f);
  });
}

function ranges(codes: number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const sorted = codes.toSorted((a, b) => a - b);
  return sorted
    .flatMap((code, i) => {
      if (sorted[i - 1] === code - 1) return [];
      let last = code;
      while (sorted.includes(last + 1)) last += 1;
      return last === code ? `U+${hex(code)}` : `U+${hex(code)}-${hex(last)}`;
    })
    .join(', ');
}
