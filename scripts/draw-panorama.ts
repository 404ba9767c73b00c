/**
 * Paints the panorama of the home page, all round a viewpoint over the Lycian coast, and the still
 * that stands in its place until it is asked for: `node scripts/draw-panorama.ts`, some minutes.
 */
import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { STILL } from '#app/features/settings/panorama.rules.ts';
import { equirectangular, type Lens, perspective } from './panorama/projection.ts';
import { render } from './panorama/render.ts';
import { panoramaScene } from './panorama/scene.ts';

const assets = new URL('../app/features/site/assets/', import.meta.url);

/** In the middle of the panorama and of the still: the bays, the capes and the car. */
const FACING = 14;

const scene = await panoramaScene();

const paint = (lens: Lens, width: number, height: number, fine: number): Sharp =>
  sharp(render(scene, lens, { width, height, fine }), { raw: { width, height, channels: 3 } });

const save = async (name: string, picture: Sharp, width: number, quality: number) => {
  const bytes = await picture
    .clone()
    .resize({ width })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
  await writeFile(new URL(name, assets), bytes);
  console.log(`${name} ${(bytes.length / 1000).toFixed(1)} kB`);
};

const still = paint(perspective({ yaw: FACING, ...STILL }), 1600, 1600 / STILL.aspect, 4);
await save('panorama-still-800.webp', still, 800, 80);
await save('panorama-still-1600.webp', still, 1600, 78);

const panorama = paint(equirectangular(FACING), 4096, 2048, 3);
await save('panorama-2048.webp', panorama, 2048, 86);
await save('panorama-4096.webp', panorama, 4096, 90);
