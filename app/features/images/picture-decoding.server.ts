import { open } from 'node:fs/promises';
import { renditionWidths } from './images.rules.ts';
import { loadSharp } from './load-sharp.server.ts';
import { KIND_BYTES, type PictureKind, pictureKind } from './picture-kind.rules.ts';

/** Enough for the camera of any phone, too little for a picture made to exhaust the memory. */
const MAX_PIXELS = 60_000_000;
/** In px; a screenshot of a very long page is made narrower until it fits. WebP ends at 16,383. */
const MAX_HEIGHT = 4096;
/** Far more than the largest picture takes on a busy machine; none may hold up others for ever. */
const MAX_SECONDS = 120;
/** Effort 2 takes a third of the time of the default and makes files 4 % larger. */
const WEBP = { quality: 80, effort: 2 } as const;

/** A picture in memory, or in a file. */
export type PictureSource = { bytes: Buffer } | { path: string };

/** Why a file was not taken as a picture. */
export type PictureFault =
  | Exclude<PictureKind, 'picture'>
  /** It begins as a picture, but cannot be read to its end. */
  | 'damaged'
  | 'too-many-pixels'
  | 'too-slow';

/** Pixels of the largest rendition, upright, in sRGB, without metadata. */
interface Upright {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Reads a picture, of an animation the first one. An SVG is refused, since it is a program.
 * `wide`: a panorama.
 */
export async function decodePicture(
  source: PictureSource,
  { wide = false } = {},
): Promise<{ ok: true; upright: Upright } | { ok: false; reason: PictureFault }> {
  const kind = pictureKind(await beginningOf(source));
  if (kind !== 'picture') return { ok: false, reason: kind };
  try {
    const input = 'path' in source ? source.path : source.bytes;
    return { ok: true, upright: await decode(input, wide) };
  } catch (error) {
    return { ok: false, reason: faultOf(error) };
  }
}

/** One rendition as WebP. */
export async function encodeRendition({ data, raw }: Upright, width: number): Promise<Buffer> {
  const sharp = await loadSharp();
  return sharp(data, { raw }).resize({ width }).webp(WEBP).toBuffer();
}

async function decode(input: Buffer | string, wide: boolean): Promise<Upright> {
  const sharp = await loadSharp();
  const picture = sharp(input, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
  const { autoOrient, icc, space } = await picture.metadata();
  // Where 16 bits come with a profile, sharp works in Display P3 and has to be told the way back.
  if (icc && space === 'rgb16') picture.withIccProfile('srgb');
  const { data, info } = await picture
    .timeout({ seconds: MAX_SECONDS })
    .autoOrient()
    .resize({
      width: renditionWidths(autoOrient.width, { wide }).at(-1),
      height: MAX_HEIGHT,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function faultOf(error: unknown): PictureFault {
  const text = String(error);
  if (/pixel limit/.test(text)) return 'too-many-pixels';
  return /^Error: timeout/.test(text) ? 'too-slow' : 'damaged';
}

/** As much of a picture as tells its kind. */
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
