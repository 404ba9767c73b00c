import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/**
 * Pictures made byte by byte. Usual programs do not write such files, but a client may send them.
 */

const PNG_BEGIN = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const MEGABYTE = 1024 * 1024;
/** Compressed line of a PNG: the byte of its filter and a white pixel. */
const PIXEL = deflateSync(Buffer.from([0, 255, 255, 255]));

interface PngParts {
  width?: number;
  height?: number;
  /** Compressed pixels; by default one white pixel. */
  pixels?: Uint8Array;
  /** Chunks before the pixels: name and content. */
  chunks?: [name: string, content: Uint8Array][];
}

/** Returns a PNG whose header states this width and height, even if the pixels do not fit. */
export function aPng({ width = 1, height = 1, pixels = PIXEL, chunks = [] }: PngParts): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // 8 bits, RGB, usual compression and filters, not interlaced.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    PNG_BEGIN,
    chunk('IHDR', header),
    ...chunks.map(([name, content]) => chunk(name, content)),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Returns compressed data of some kilobytes that unpack to this number of megabytes. */
export function packedZeros(megabytes: number): Buffer {
  return deflateSync(Buffer.alloc(megabytes * MEGABYTE));
}

/** Returns a GIF whose header states this size, with a single pixel of data. */
export function aGifHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  bytes.writeUInt16LE(width, 6);
  bytes.writeUInt16LE(height, 8);
  const picture = Buffer.from(',\0\0\0\0\0\0\0\0\0\x02\x02D\x01\0;', 'latin1');
  picture.writeUInt16LE(width, 5);
  picture.writeUInt16LE(height, 7);
  return Buffer.concat([bytes, picture]);
}

/** Returns a JPEG of 8 × 8 px whose header states this size. */
export async function aJpegThatSays(width: number, height: number): Promise<Buffer> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

export function withComment(jpeg: Buffer, comment: string): Buffer {
  const segment = Buffer.alloc(4);
  segment.writeUInt16BE(0xfffe, 0);
  segment.writeUInt16BE(comment.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), segment, Buffer.from(comment), jpeg.subarray(2)]);
}

/**
 * Functions that map a pixel of the file to its place in the upright picture, by EXIF orientation
 * (1 to 8).
 */
const UPRIGHT_PLACE: ((x: number, y: number, w: number, h: number) => [x: number, y: number])[] = [
  (x, y) => [x, y],
  (x, y, w) => [w - 1 - x, y],
  (x, y, w, h) => [w - 1 - x, h - 1 - y],
  (x, y, _w, h) => [x, h - 1 - y],
  (x, y) => [y, x],
  (x, y, _w, h) => [h - 1 - y, x],
  (x, y, w, h) => [h - 1 - y, w - 1 - x],
  (x, y, w) => [y, w - 1 - x],
];

/**
 * Returns a JPEG with this EXIF orientation (1 to 8). Upright it is 48 × 32 px: red at the top
 * left, green at the top right, blue at the bottom left, white at the bottom right.
 */
export function heldPhoto(orientation: number): Promise<Buffer> {
  const lying = orientation > 4;
  const [width, height] = lying ? [32, 48] : [48, 32];
  const place = UPRIGHT_PLACE[orientation - 1] ?? ((x, y) => [x, y] as [number, number]);
  const data = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [uprightX, uprightY] = place(x, y, width, height);
      data.set(quarterColour(uprightX < 24, uprightY < 16), (y * width + x) * 3);
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

function quarterColour(left: boolean, above: boolean): [number, number, number] {
  if (above) return left ? [255, 0, 0] : [0, 255, 0];
  return left ? [0, 0, 255] : [255, 255, 255];
}
