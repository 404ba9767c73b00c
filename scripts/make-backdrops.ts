import { globSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Makes AVIF copies of the large pictures behind a page's first text. They look like their WebP
 * files and are 30 to 50 % smaller. Run after a picture has changed: node scripts/make-backdrops.ts
 *
 * `hero-coast-narrow-800.webp` is 800 × 550 pixels of the upright drawing of the coast (800 ×
 * 1422), from 150 pixels below its upper edge.
 */
/** Quality of the first picture, which is part of the page's first load (decision 057). */
const QUALITY = 38;
/** The narrow one has few pixels, which may be finer. */
const QUALITY_OF_NARROW = 50;

for (const webp of globSync('app/**/assets/{hero-coast,arrival}-*.webp')) {
  const file = webp.replace('.webp', '.avif');
  const quality = webp.includes('hero-coast-narrow') ? QUALITY_OF_NARROW : QUALITY;
  const { size } = await sharp(webp).avif({ quality, effort: 9 }).toFile(file);
  console.log(`${file}: ${size} bytes`);
}
