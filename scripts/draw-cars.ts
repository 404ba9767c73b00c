import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { carPicture, drawnCars, viewsOf } from './cars/car-pictures.ts';

/**
 * Draws the pictures of the demo's cars from `scripts/cars/car-dimensions.json` and their lines. Run it
 * after one of them has changed, for all cars or for those that are named:
 * node scripts/draw-cars.ts [fiat-panda …]
 */
const FOLDER = 'app/demo/pictures/cars';
const WIDTHS = { studio: [320, 640, 960, 1200], gallery: [320, 640, 960] };
const QUALITY = { studio: 80, gallery: 72 };

const named = process.argv.slice(2);
let bytes = 0;
for (const name of named.length > 0 ? named : drawnCars) {
  mkdirSync(`${FOLDER}/${name}`, { recursive: true });
  console.log(name);
  for (const view of viewsOf(name)) {
    const picture = await carPicture(name, view);
    for (const width of view === 'studio' || view === 'front' ? WIDTHS.studio : WIDTHS.gallery) {
      const quality = QUALITY[view === 'studio' || view === 'front' ? 'studio' : 'gallery'];
      const { size } = await sharp(picture)
        .resize(width)
        .webp({ quality, effort: 5, smartSubsample: true })
        .toFile(`${FOLDER}/${name}/${view}-${width}.webp`);
      bytes += size;
    }
  }
}
console.log(`${Math.round(bytes / 1000)} kB`);
