import { globSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Makes AVIF copies of the large pictures behind a page's first words. They look like their WebP
 * files and are some 40 % smaller. Run after a picture has changed:
 * node scripts/make-backdrops.ts
 */
/** A phone's first picture fits into a connection's first ten packets, headers included. */
const QUALITY = 38;

for (const webp of globSync('app/features/*/assets/{hero-coast,arrival}-*.webp')) {
  const file = webp.replace('.webp', '.avif');
  const { size } = await sharp(webp).avif({ quality: QUALITY, effort: 9 }).toFile(file);
  console.log(`${file}: ${size} bytes`);
}
