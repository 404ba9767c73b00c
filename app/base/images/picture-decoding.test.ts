import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  aGifHeader,
  aJpegThatSays,
  aPng,
  heldPhoto,
  packedZeros,
} from '#tests/support/odd-pictures.ts';
import { decodePicture, pictureKind } from './picture-decoding.server.ts';

const RUST = { r: 200, g: 80, b: 30 };
const GREY = { r: 118, g: 118, b: 118 };

function plain(width = 16, height = 16): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RUST } });
}

/** Returns a picture that hardly compresses, so that half of its bytes are half of the picture. */
function grain(): Sharp {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 200, height: 150, channels: 3, background: RUST, noise } });
}

async function decoded(bytes: Buffer) {
  const result = await decodePicture({ bytes });
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  const { data, raw } = result.upright;
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0, alpha = 255] = data.subarray(
      (y * raw.width + x) * raw.channels,
      (y * raw.width + x + 1) * raw.channels,
    );
    return { r, g, b, alpha };
  };
  return { ...raw, at };
}

const refusal = async (bytes: Buffer) => {
  const result = await decodePicture({ bytes });
  return result.ok ? 'taken' : result.reason;
};

describe('refuses', () => {
  test.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['an empty file', 'empty', () => Buffer.alloc(0)],
    ['a TIFF', 'unknown', () => plain().tiff().toBuffer()],
    [
      'a PNG signature before rubbish',
      'damaged',
      () => Buffer.from('\x89PNG\r\n\x1a\nrubbish', 'latin1'),
    ],
    ['a PNG without its pixels', 'damaged', () => aPng({ width: 5000, height: 5000 })],
    ['a PNG of 65,535 × 65,535', 'too-many-pixels', () => aPng({ width: 65_535, height: 65_535 })],
    ['a GIF of 65,535 × 65,535', 'too-many-pixels', () => aGifHeader(65_535, 65_535)],
    ['a JPEG of 65,500 × 65,500', 'too-many-pixels', () => aJpegThatSays(65_500, 65_500)],
    ['70 megapixels in some kB', 'too-many-pixels', () => aPng({ width: 10_000, height: 7_000 })],
    ['a PNG of 1 × 59 million', 'too-long', () => aPng({ width: 1, height: 59_000_000 })],
    ['a PNG of 59 million × 1', 'too-long', () => aPng({ width: 59_000_000, height: 1 })],
    ['a GIF of 65,535 × 2', 'too-long', () => aGifHeader(65_535, 2)],
    ['a JPEG of 2 × 65,500', 'too-long', () => aJpegThatSays(2, 65_500)],
  ])('%s: %s', async (_what, reason, make) => {
    expect(await refusal(await make())).toBe(reason);
  });

  test.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a %s whose end is missing',
    async (type) => {
      const whole = await grain().toFormat(type).toBuffer();
      expect(await refusal(whole)).toBe('taken');
      for (const share of [0.5, 0.99]) {
        expect(await refusal(whole.subarray(0, whole.length * share))).toBe('damaged');
      }
    },
  );
});

test('compressed data of hundreds of megabytes are not unpacked', async () => {
  const zeros = packedZeros(200);
  const hidden = Buffer.concat([Buffer.from('Comment\0\0'), zeros]);
  const before = process.memoryUsage().rss;
  for (const bytes of [
    aPng({ chunks: [['zTXt', hidden]] }),
    aPng({ chunks: [['iCCP', hidden]] }),
    aPng({ pixels: zeros }),
  ]) {
    expect(await decoded(bytes)).toMatchObject({ width: 1, height: 1 });
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});

test('no decoded picture stays in the cache of the decoder', async () => {
  await decoded(await plain().jpeg().toBuffer());
  expect(sharp.cache().items).toEqual({ current: 0, max: 0 });
});

describe('accepts', () => {
  test('a photo of 48 megapixels', async () => {
    const photo = await plain(8064, 6048).jpeg().toBuffer();
    expect(await decoded(photo)).toMatchObject({ width: 1920, height: 1440 });
  });

  test('a screenshot of a very long page, scaled down to the greatest height', async () => {
    const long = await plain(400, 20_000).png().toBuffer();
    expect(await decoded(long)).toMatchObject({ width: 82, height: 4096 });
  });

  test('the first picture of an animation', async () => {
    const frames = [RUST, GREY].map((background) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer(),
    );
    const film = sharp(await Promise.all(frames), { join: { animated: true } });
    for (const type of ['gif', 'webp'] as const) {
      const picture = await decoded(await film.clone().toFormat(type).toBuffer());
      expect(picture).toMatchObject({ width: 20, height: 20 });
      expect(picture.at(10, 10).r).toBeGreaterThan(180);
    }
  });
});

describe('a photo is upright', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('with the EXIF orientation %i', async (orientation) => {
    const { width, height, at } = await decoded(await heldPhoto(orientation));
    expect([width, height]).toEqual([48, 32]);
    const main = (x: number, y: number) => {
      const { r, g, b } = at(x, y);
      return [r > 200, g > 200, b > 200];
    };
    expect(main(6, 6)).toEqual([true, false, false]);
    expect(main(42, 6)).toEqual([false, true, false]);
    expect(main(6, 26)).toEqual([false, false, true]);
    expect(main(42, 26)).toEqual([true, true, true]);
  });
});

describe('colours are converted to sRGB', () => {
  const grey = () => plain().greyscale();
  const with16Bits = () => plain().toColourspace('rgb16');

  test.each<[string, typeof RUST, () => Sharp]>([
    ['without a profile', RUST, () => plain().png()],
    ['with a palette', RUST, () => plain().png({ palette: true })],
    ['with the profile of Apple', RUST, () => plain().withIccProfile('p3').jpeg({ quality: 98 })],
    ['with 16 bits', RUST, () => with16Bits().png()],
    ['with 16 bits and a profile', RUST, () => with16Bits().withIccProfile('srgb').png()],
    ['with 16 bits and the profile of Apple', RUST, () => with16Bits().withIccProfile('p3').png()],
    ['with 10 bits', RUST, () => plain().avif({ bitdepth: 10 })],
    [
      'in CMYK, with a profile',
      RUST,
      () => plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg({ quality: 98 }),
    ],
    ['grey', GREY, () => grey().jpeg()],
    ['grey with 16 bits', GREY, () => grey().toColourspace('grey16').png()],
  ])('%s', async (_what, { r, g, b }, make) => {
    const colour = (await decoded(await make().toBuffer())).at(8, 8);
    // CMYK has no such orange, so the colour is only similar.
    expect(Math.abs(colour.r - r)).toBeLessThan(8);
    expect(Math.abs(colour.g - g)).toBeLessThan(8);
    expect(Math.abs(colour.b - b)).toBeLessThan(16);
  });

  test('and keep their transparency', async () => {
    for (const bands of [plain(), grey()]) {
      const half = await bands.ensureAlpha(0.5).png().toBuffer();
      expect(Math.abs((await decoded(half)).at(8, 8).alpha - 127)).toBeLessThan(2);
    }
  });
});

describe('the first bytes show the kind of a file', () => {
  test.each([
    ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF', 'picture'],
    ['PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'picture'],
    ['GIF', 'GIF89a\x01\0\x01\0', 'picture'],
    ['WebP', 'RIFF\x1a\0\0\0WEBPVP8 ', 'picture'],
    ['a sound in the same container as WebP', 'RIFF\x1a\0\0\0WAVEfmt ', 'unknown'],
    ['AVIF', '\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'picture'],
    ['AVIF under its general name', '\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'picture'],
    ['HEIC', '\0\0\0\x24ftypheic\0\0\0\0mif1MiHEheic', 'heic'],
    ['HEIC under its general name', '\0\0\0\x1cftypmif1\0\0\0\0mif1heic', 'heic'],
    ['an MP4 video', '\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'unknown'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    ['SVG after a prolog', '\xef\xbb\xbf<?xml version="1.0"?><svg>', 'svg'],
    ['SVG in UTF-16', '\xff\xfe<\0s\0v\0g\0', 'svg'],
    ['HTML', '<!doctype html><script>', 'unknown'],
    ['PDF', '%PDF-1.7', 'unknown'],
    ['TIFF', 'II*\0', 'unknown'],
    ['an empty file', '', 'empty'],
  ])('%s', (_name, text, kind) => {
    expect(pictureKind(Buffer.from(text, 'latin1'))).toBe(kind);
  });
});
