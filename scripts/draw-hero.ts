/**
 * Draws the hero of the home page and renders it in the widths the site serves, with the social
 * card and the touch icon. Run it again after a change to the drawings: `node scripts/draw-hero.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { heroScene, heroSize } from '../app/demo/drawings/hero-scene.ts';
import { svg } from '../app/demo/drawings/svg.ts';

const assets = new URL('../app/features/site/assets/', import.meta.url);
const publicFiles = new URL('../public/', import.meta.url);
const scene = heroScene({ body: 'suv', tint: '#C8402A' });

/** The part of the scene a tall screen shows: the car, the headland and the sky above them. */
const portrait = { x: 1452, width: 675 };

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

/** No name and no sign: whose site it is stands beside the card, from the settings. */
const card = svg(
  [0, 0, 1200, 630],
  `<svg x="0" y="0" width="1200" height="630" viewBox="360 70 2040 1071" preserveAspectRatio="xMidYMid slice">${scene}</svg>`,
);
await save(
  'social-card.png',
  assets,
  render(card, 1200).png({ palette: true, quality: 90, effort: 10 }).toBuffer(),
);

const symbol = await readFile(new URL('logo.svg', assets), 'utf8');
const symbolShapes = symbol.replace(/^[^>]*>|<\/svg>\s*$/g, '');
await save('favicon.svg', publicFiles, Promise.resolve(Buffer.from(symbol)));

const icon = svg(
  [0, 0, 180, 180],
  `<rect width="180" height="180" fill="#FBFAF7"/><g transform="translate(24 22) scale(2.75)">${symbolShapes}</g>`,
);
await save('apple-touch-icon.png', publicFiles, render(icon, 180).png().toBuffer());
