import { globSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Makes AVIF copies of the large pictures behind a page's first words. They look like their WebP
 * files and are some 40 % smaller. Run after a picture has changed:
 * node scripts/make-backdrops.ts
 */
const QUALITY = 38;
/** Of the part of the coast that a phone shows: it has few pixels, so they may be finer. */
const QUALITY_OF_SMALL = 50;

for (const webp of globSync('app/features/*/assets/{hero-coast,arrival}-*.webp')) {
  const file = webp.replace('.webp', '.avif');
  const quality = webp.includes('hero-coast-tall') ? QUALITY_OF_SMALL : QUALITY;
  const { size } = await sharp(webp).avif({ quality, effort: 9 }).toFile(file);
  console.log(`${file}: ${size} bytes`);
}
