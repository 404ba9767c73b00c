import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { images } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { imageStoreInFolder } from './image-store.server.ts';
import { type StoreImageResult, storeImage } from './images.server.ts';

const { db } = await testDatabase();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kervan-images-'));
});
afterEach(() => rm(folder, { recursive: true }));

const RED = { r: 200, g: 30, b: 30 };
const BLUE = { r: 30, g: 30, b: 200 };

function picture(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

/** Left half red, right half blue, as a camera held upright (EXIF orientation 6) would write it. */
function photoOnItsSide(): Promise<Buffer> {
  const blue = { create: { width: 50, height: 60, channels: 3 as const, background: BLUE } };
  return picture(100, 60)
    .composite([{ input: blue, left: 50, top: 0 }])
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'SecretCamera' } })
    .jpeg()
    .toBuffer();
}

const store = (bytes: Buffer, trustedSvg = false) =>
  storeImage(db, imageStoreInFolder(folder), { bytes, trustedSvg });

function stored(result: StoreImageResult) {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.image;
}

async function file(name: string): Promise<Buffer> {
  const opened = await imageStoreInFolder(folder).open(name);
  if (!opened) throw new Error(`no file ${name}`);
  return Buffer.concat(await opened.stream.toArray());
}

describe('storeImage', () => {
  test('makes WebP of every width that the original reaches, and a row', async () => {
    const image = stored(await store(await picture(1000, 500).png().toBuffer()));
    expect(image).toMatchObject({ width: 1000, height: 500, widths: [320, 640, 960, 1000] });
    const names = await readdir(folder);
    expect(names.sort()).toEqual(image.widths.map((width) => `${image.id}-${width}.webp`).sort());
    const small = await sharp(await file(`${image.id}-320.webp`)).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 320, height: 160 });
    const [row] = await db.select().from(images);
    expect(row).toMatchObject(image);
    expect(row?.bytes).toBeGreaterThan(0);
  });

  test('never enlarges, and cuts what is wider than the widest rendition', async () => {
    expect(stored(await store(await picture(10, 10).png().toBuffer())).widths).toEqual([10]);
    const wide = stored(await store(await picture(4000, 1000).png().toBuffer()));
    expect(wide).toMatchObject({ width: 1920, height: 480 });
  });

  test('turns a photo upright and drops its metadata', async () => {
    const image = stored(await store(await photoOnItsSide()));
    expect(image).toMatchObject({ width: 60, height: 100 });
    const bytes = await file(`${image.id}-60.webp`);
    const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const [redTop, , blueTop] = data;
    expect(redTop).toBeGreaterThan(150);
    expect(blueTop).toBeLessThan(90);
    const { exif, orientation } = await sharp(bytes).metadata();
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined });
    expect(bytes.includes('SecretCamera')).toBe(false);
  });

  test('keeps transparency', async () => {
    const clear = { r: 0, g: 0, b: 0, alpha: 0 };
    const input = sharp({ create: { width: 8, height: 8, channels: 4, background: clear } });
    const image = stored(await store(await input.png().toBuffer()));
    expect((await sharp(await file(`${image.id}-8.webp`)).metadata()).hasAlpha).toBe(true);
  });

  test('stores the same picture once, also when it comes twice at the same time', async () => {
    const bytes = await picture(400, 300).png().toBuffer();
    const [first, second] = await Promise.all([store(bytes), store(bytes)]);
    expect(first).toEqual(second);
    expect(await store(bytes)).toEqual(first);
    expect(await db.$count(images)).toBe(1);
  });

  test('takes the first picture of an animation', async () => {
    const frames = [RED, BLUE].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const gif = await sharp(await Promise.all(frames), { join: { animated: true } })
      .gif()
      .toBuffer();
    const image = stored(await store(gif));
    expect(image).toMatchObject({ width: 20, height: 20 });
    expect((await sharp(await file(`${image.id}-20.webp`)).metadata()).pages ?? 1).toBe(1);
  });

  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="teal"/></svg>',
  );

  test('draws an SVG of our own', async () => {
    expect(stored(await store(svg, true))).toMatchObject({ width: 800, height: 400 });
  });

  test.each([
    ['an SVG from outside', svg],
    ['a text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a PNG header without a picture', Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.4 …')],
  ])('refuses %s', async (_what, bytes) => {
    expect(await store(bytes)).toEqual({ ok: false, reason: 'not-a-picture' });
    expect(await db.$count(images)).toBe(0);
  });

  test('refuses half a picture', async () => {
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
    const whole = await sharp({
      create: { width: 200, height: 200, channels: 3, noise, background: RED },
    })
      .jpeg()
      .toBuffer();
    const half = whole.subarray(0, whole.length / 2);
    expect(await store(half)).toEqual({ ok: false, reason: 'not-a-picture' });
  });

  test('refuses more pixels than the memory should hold', async () => {
    const bomb = await picture(10_000, 7_000).png({ compressionLevel: 9 }).toBuffer();
    expect(await store(bomb)).toEqual({ ok: false, reason: 'too-large' });
  });
});
