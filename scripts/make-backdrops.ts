import { globSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Makes AVIF copies of the large pictures behind the first text of a page. They look like their
 * WebP files and are 30 to 50 % smaller. Run after a picture has changed: node
 * scripts/make-backdrops.ts
 *
 * `hero-coast-narrow-800.webp` is a part of the upright drawing of the coast (800 × 1422 px): 800 ×
 * 550 px, from 150 px below its upper edge.
 */
/**
 * AVIF quality. These pictures are part of a page's first load, so they must be small (decision
 * 057).
 */
const QUALITY = 38;
const QUALITY_OF_NARROW = 50;

for (const webp of globSync('app/**/assets/{hero-coast,arrival}-*.webp')) {
  const file = webp.replace('.webp', '.avif');
  const quality = webp.includes('hero-coast-narrow') ? QUALITY_OF_NARROW : QUALITY;
  const { size } = await sharp(webp).avif({ quality, effort: 9 }).toFile(file);
  console.log(`${file}: ${size} bytes`);
}
