/**
 * Draws the map of the gulf for the home page: `node scripts/draw-area-map.ts`. The names are set
 * in the product's own font, so a Chromium renders it, the one the browser tests use.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium, NO_CHROMIUM } from '../tests/e2e/support/chromium.ts';
import { mapDrawing } from './area-map/drawing.ts';
import { MAP_SIZE } from './area-map/project.ts';
import { reliefPicture } from './area-map/relief.ts';

const assets = new URL('../app/features/site/assets/', import.meta.url);
const fonts = new URL(
  '../node_modules/@fontsource-variable/plus-jakarta-sans/files/',
  import.meta.url,
);

/** The subset with the Turkish letters first: a browser takes a letter from the first that has it. */
const fontFaces = await Promise.all(
  (['latin-ext', 'latin'] as const).map(async (subset) => {
    const file = await readFile(new URL(`plus-jakarta-sans-${subset}-wght-normal.woff2`, fonts));
    return `@font-face{font-family:"Map ${subset}";font-weight:200 800;src:url(data:font/woff2;base64,${file.toString('base64')})}`;
  }),
);

const style = `${fontFaces.join('')}
body{margin:0}svg{display:block}
text{font-family:"Map latin","Map latin-ext";fill:#0B1F2A}
.halo{stroke:#FAF5EA;stroke-width:8px;stroke-opacity:.8;stroke-linejoin:round;paint-order:stroke}
.city{font-size:62px;font-weight:800;letter-spacing:-1.4px}
.town{font-size:50px;font-weight:700;letter-spacing:-.6px}
.quarter{fill:#0C4A5B;font-size:44px;font-weight:650;letter-spacing:-.4px}
.sea{font-size:50px;font-weight:550;letter-spacing:5px;fill:#0C4A5B;fill-opacity:.8}
.range{font-size:32px;font-weight:700;letter-spacing:11px;fill:#3B574B}
.shield{font-size:27px;font-weight:750;text-anchor:middle}`;

const launch = findChromium();
if (!launch) throw new Error(NO_CHROMIUM);
const browser = await chromium.launch(launch);
try {
  const page = await browser.newPage({ viewport: MAP_SIZE });
  const drawing = mapDrawing(await reliefPicture());
  await page.setContent(`<style>${style}</style>${drawing}`);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  for (const width of [800, 1600]) {
    const bytes = await sharp(picture)
      .resize({ width })
      .webp({ quality: 76, effort: 6, smartSubsample: true })
      .toBuffer();
    await writeFile(new URL(`area-map-${width}.webp`, assets), bytes);
    console.log(`area-map-${width}.webp ${(bytes.length / 1000).toFixed(1)} kB`);
  }
} finally {
  await browser.close();
}
