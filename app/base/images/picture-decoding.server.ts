import { open } from 'node:fs/promises';
import type sharp from 'sharp';
import { renditionWidths } from './images.rules.ts';

/** Enough for the camera of any phone, and too few pixels to exhaust the memory. */
const MAX_PIXELS = 60_000_000;
/**
 * Longest side in px. Panoramas of phones have some 20,000 px. A picture of 1 × 59 million px has
 * no more pixels than a photo, but took a decoder 40 s.
 */
const MAX_SIDE = 30_000;
/**
 * Largest height in px. A screenshot of a very long page is scaled down to it. The limit of WebP is
 * 16,383.
 */
const MAX_HEIGHT = 4096;
/**
 * Far more time than the largest picture takes on a busy machine. A picture must not block others
 * for longer.
 */
const MAX_SECONDS = 120;
/** Effort 2 takes a third of the time of the default and makes files 4 % larger. */
const WEBP = { quality: 80, effort: 2 } as const;

const KIND_BYTES = 512;

const PICTURE = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[\s\S]{4}WEBP)/;
/** SVG and plain XML, also after white space, a byte order mark or comments. */
const SVG = /^\s*(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(svg|\?xml|!--|!doctype svg)/i;
/** Brands of a file of the MPEG family: the main brand, a version, and the compatible brands. */
const BRANDS = /^[\s\S]{4}ftyp([\s\S]{4})[\s\S]{4}((?:[\x20-\x7e]{4})*)/;

export type PictureSource = { bytes: Buffer } | { path: string };

/** Kind of a file, from its first bytes. The name and the declared type are ignored. */
export type PictureKind = 'picture' | 'empty' | 'heic' | 'svg' | 'unknown';

export type PictureFault =
  | Exclude<PictureKind, 'picture'>
  /** The file begins as a picture, but cannot be read to its end. */
  | 'damaged'
  | 'too-many-pixels'
  | 'too-long'
  | 'too-slow';

/** Pixels of the largest rendition, upright, in sRGB, without metadata. */
interface Upright {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

type DecodeResult = { ok: true; upright: Upright } | { ok: false; reason: PictureFault };

/**
 * Decodes a picture; of an animation, the first picture. Refuses an SVG, because it may contain
 * scripts. `wide` is for a panorama.
 */
export async function decodePicture(
  source: PictureSource,
  { wide = false } = {},
): Promise<DecodeResult> {
  const kind = pictureKind(await beginningOf(source));
  if (kind !== 'picture') return { ok: false, reason: kind };
  try {
    const input = 'path' in source ? source.path : source.bytes;
    return await decode(input, wide);
  } catch (error) {
    return { ok: false, reason: faultOf(error) };
  }
}

export async function encodeRendition({ data, raw }: Upright, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(data, { raw }).resize({ width }).webp(WEBP).toBuffer();
}

async function decode(input: Buffer | string, wide: boolean): Promise<DecodeResult> {
  const sharp = await loadSharp();
  const picture = sharp(input, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  // Reads only the header of the file.
  const { autoOrient, icc, space } = await picture.metadata();
  const { width, height } = autoOrient;
  if (width * height > MAX_PIXELS) return { ok: false, reason: 'too-many-pixels' };
  if (Math.max(width, height) > MAX_SIDE) return { ok: false, reason: 'too-long' };
  // A 16-bit picture with a profile is decoded to Display P3; this converts it back to sRGB.
  if (icc && space === 'rgb16') picture.withIccProfile('srgb');
  const { data, info } = await picture
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({
      width: renditionWidths(width, { wide }).at(-1),
      height: MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  return { ok: true, upright: { data, raw } };
}

function faultOf(error: unknown): PictureFault {
  const text = String(error);
  if (/pixel limit/.test(text)) return 'too-many-pixels';
  return /^Error: timeout/.test(text) ? 'too-slow' : 'damaged';
}

async function beginningOf(source: PictureSource): Promise<Uint8Array> {
  if ('bytes' in source) return source.bytes.subarray(0, KIND_BYTES);
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(KIND_BYTES), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Loads sharp at its first use, so that the process starts faster and with less memory. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  // The cache of libvips keeps the last hundred operations with the memory of their decoders, 160
  // MB for a progressive JPEG of 48 megapixels. Uploads would fill gigabytes, and no file is
  // decoded twice.
  loaded.cache(false);
  return loaded;
}

/**
 * Returns the kind of a file. Only JPEG, PNG, WebP, GIF and AVIF count as pictures and are decoded,
 * because decoders of SVG, PDF and the like have a history of security holes.
 */
export function pictureKind(beginning: Uint8Array): PictureKind {
  if (beginning.length === 0) return 'empty';
  const text = String.fromCharCode(...beginning.subarray(0, KIND_BYTES));
  if (PICTURE.test(text)) return 'picture';
  if (SVG.test(text.replaceAll('\0', ''))) return 'svg';
  const brands = BRANDS.exec(text);
  if (!brands) return 'unknown';
  const [, main = '', compatible = ''] = brands;
  if (/avi[fs]/.test(main + compatible)) return 'picture';
  return /hei[cxms]|hev[cxms]|mif1|msf1/.test(main) ? 'heic' : 'unknown';
}
