/**
 * Draws the pictures of the transfer page: its hero in the widths the site serves, the card that
 * chats show beside a link to it, and the three vehicles. Run it again after a change to the
 * drawings: `node scripts/draw-transfer.ts`.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { carGroup } from '../app/demo/drawings/car-drawing.ts';
import type { CarBody } from '../app/demo/drawings/car-shapes.ts';
import { carShapes } from '../app/demo/drawings/car-shapes.ts';
import { svg } from '../app/demo/drawings/svg.ts';
import { transferScene, transferViews } from '../app/demo/drawings/transfer-scene.ts';

const assets = new URL('../app/features/transfers/assets/', import.meta.url);

/** One canvas for all, so that they stand on one line and show their sizes; in centimetres. */
const canvas = { width: 640, height: 296 };
const vehicles: { name: string; body: CarBody; tint: string }[] = [
  { name: 'sedan', body: 'sedan', tint: '#0F5A66' },
  { name: 'minivan', body: 'minivan', tint: '#173642' },
  { name: 'minibus', body: 'minibus', tint: '#F2F4F3' },
];

async function save(name: string, drawing: string, width: number, quality: number) {
  const bytes = await sharp(Buffer.from(drawing), { density: 144 })
    .resize({ width })
    .webp({ quality, effort: 6 })
    .toBuffer();
  await writeFile(new URL(name, assets), bytes);
  console.log(`${name} ${(bytes.length / 1000).toFixed(1)} kB`);
}

for (const [width, quality] of [
  [1920, 68],
  [2880, 60],
] as const) {
  await save(
    `arrival-${width}.webp`,
    svg(transferViews.wide, transferScene('wide')),
    width,
    quality,
  );
}
await save('arrival-tall-800.webp', svg(transferViews.tall, transferScene('tall')), 800, 62);

const card = svg(transferViews.card, transferScene('wide'));
const cardBytes = await sharp(Buffer.from(card), { density: 144 })
  .resize(1200, 630)
  .jpeg({ quality: 80, mozjpeg: true })
  .toBuffer();
await writeFile(new URL('arrival-card.jpg', assets), cardBytes);
console.log(`arrival-card.jpg ${(cardBytes.length / 1000).toFixed(1)} kB`);

for (const { name, body, tint } of vehicles) {
  const left = (carShapes[body].length - canvas.width) / 2;
  const box: [number, number, number, number] = [
    left,
    16 - canvas.height,
    canvas.width,
    canvas.height,
  ];
  await save(`vehicle-${name}.webp`, svg(box, carGroup({ body, tint })), 640, 74);
}
