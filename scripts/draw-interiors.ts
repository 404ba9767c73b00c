import sharp from 'sharp';
import { type Dashboard, type Gear, interiorPicture } from './cars/interior.ts';

/** Draws the dashboards of the demo's cars: node scripts/draw-interiors.ts */
const BOARDS: [Dashboard, Gear][] = [
  ['small', 'manual'],
  ['small', 'automatic'],
  ['middle', 'manual'],
  ['middle', 'automatic'],
  ['large', 'automatic'],
  ['van', 'manual'],
  ['van', 'automatic'],
];

for (const [board, gear] of BOARDS)
  for (const width of [320, 640, 960])
    await sharp(Buffer.from(interiorPicture(board, gear)), { density: 144 })
      .resize(width)
      .webp({ quality: 76, effort: 6, smartSubsample: true })
      .toFile(`app/demo/pictures/interiors/${board}-${gear}-${width}.webp`);
