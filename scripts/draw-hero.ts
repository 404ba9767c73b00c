/**
 * Draws the hero of the home page and renders it in the widths the site serves, with the social
 * card and the touch icon. Run it again after a change to the drawings: `node scripts/draw-hero.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heroScene, heroSize } from '../app/db/demo/drawings/hero-scene.ts';
import { svg } from '../app/db/demo/drawings/svg.ts';

const assets = new URL('../app/features/site/assets/', import.meta.url);
const publicFiles = new URL('../public/', import.meta.url);
const scene = heroScene({ body: 'suv', tint: '#C8402A' });

/** The part of the scene a tall screen shows: the car, the headland and the sky above them. */
const portrait = { x: 1452, width: 675 };

const wordMark = [
  // K e r v a n, drawn with one pen.
  'M12 0V88M64 0L14 50M30 36L68 88',
  'M86 58H136A25 25 0 1 0 129 76',
  'M160 88V34M160 58C160 42 170 34 184 35',
  'M198 34L222 86L246 34',
  'M310 34V88M310 61A25.5 25.5 0 1 1 259 61A25.5 25.5 0 1 1 310 61',
  'M336 88V34M336 60C336 44 346 34 361 34C376 34 384 44 384 60V88',
].join('');

const render = (drawing: string, width: number) =>
  sharp(Buffer.from(drawing), { density: 144 }).resize({ width });

const save = async (name: string, folder: URL, picture: Promise<Buffer>) => {
  const bytes = await picture;
  await writeFile(new URL(name, folder), bytes);
  console.log(`${name} ${(bytes.length / 1000).toFixed(1)} kB`);
};

const wide = svg([0, 0, heroSize.width, heroSize.height], scene);
const tall = svg([portrait.x, 0, portrait.width, heroSize.height], scene);
for (const [width, quality] of [
  [800, 74],
  [1600, 72],
  [2400, 68],
] as const) {
  const name = `hero-coast-${width}.webp`;
  await save(name, assets, render(wide, width).webp({ quality, effort: 6 }).toBuffer());
}
await save(
  'hero-coast-portrait-800.webp',
  assets,
  render(tall, 800).webp({ quality: 56, effort: 6 }).toBuffer(),
);

const symbol = await readFile(new URL('logo.svg', assets), 'utf8');
const symbolShapes = symbol.replace(/^[^>]*>|<\/svg>\s*$/g, '');
const card = svg(
  [0, 0, 1200, 630],
  `<svg x="0" y="0" width="1200" height="630" viewBox="360 70 2040 1071" preserveAspectRatio="xMidYMid slice">${scene}</svg><g transform="translate(84 92) scale(2.1)">${symbolShapes}</g><g transform="translate(210 98)" fill="none" stroke="#0B1F2A" stroke-width="15" stroke-linejoin="round"><path d="${wordMark}"/></g>`,
);
await save(
  'social-card.png',
  assets,
  render(card, 1200).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
);

await save('favicon.svg', publicFiles, Promise.resolve(Buffer.from(symbol)));

const icon = svg(
  [0, 0, 180, 180],
  `<rect width="180" height="180" fill="#FBFAF7"/><g transform="translate(24 22) scale(2.75)">${symbolShapes}</g>`,
);
await save('apple-touch-icon.png', publicFiles, render(icon, 180).png().toBuffer());
