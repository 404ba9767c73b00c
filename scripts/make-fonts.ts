import { readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/**
 * Makes the two font files that every page loads, from the font's npm package: the letters that
 * Turkish and English pages consist of, in the weights that the site uses. Other letters come from
 * the package's own files when a page has one (`app/fonts.css`). Run after an update of the package:
 * node scripts/make-fonts.ts
 */
const PACKAGE = 'node_modules/@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans';
const WEIGHTS = { wght: { min: 400, max: 800 } };

const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, i) => 32 + i));
const TURKISH_LATIN_1 = 'ÇÖÜçöüÂÎÛâîûı';
const SIGNS = '\u00a0©«®°·»½×ßéñ–—‘’‚“”„•…‹›€™−←→';
const TURKISH_EXTENDED = 'ĞğİŞş₺';

await make('latin', ASCII + TURKISH_LATIN_1 + SIGNS);
await make('latin-ext', TURKISH_EXTENDED);

async function make(subset: string, letters: string): Promise<void> {
  const whole = readFileSync(`${PACKAGE}-${subset}-wght-normal.woff2`);
  const options = { targetFormat: 'woff2' as const, variationAxes: WEIGHTS };
  const font = await subsetFont(whole, letters, options);
  writeFileSync(`app/fonts/site-${subset}.woff2`, font);
  const codes = [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  console.log(`${subset}: ${font.length} bytes; unicode-range: ${ranges(codes)}`);
}

/** `U+20-7E, U+A0` */
function ranges(codes: number[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return codes
    .flatMap((code, i) => {
      if (codes[i - 1] === code - 1) return [];
      let last = code;
      while (codes.includes(last + 1)) last += 1;
      return last === code ? `U+${hex(code)}` : `U+${hex(code)}-${hex(last)}`;
    })
    .join(', ');
}
