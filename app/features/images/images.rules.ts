import { IMAGE_WIDTHS, type Image } from './images.schema.ts';

/** What the database knows of a stored picture. */
export interface StoredImage {
  id: string;
  width: number;
  height: number;
  /** Ascending, in px. */
  widths: number[];
}

/** Names of the files we make; nothing else is looked up in the store. */
const FILE_NAME = /^[0-9a-f]{24}-\d{1,4}\.webp$/;

/** File name of one rendition. `id` is the hash of the largest one. */
export function imageFileName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

export function isImageFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** A stored picture as pages and API show it: `url` is the largest rendition. */
export function toImage({ id, width, height, widths }: StoredImage, alt: string): Image {
  const url = (renditionWidth: number) => `/images/${imageFileName(id, renditionWidth)}`;
  return {
    url: url(widths.at(-1) ?? width),
    alt,
    width,
    height,
    srcset: widths.map((renditionWidth) => `${url(renditionWidth)} ${renditionWidth}w`).join(', '),
  };
}

/** Widths of the renditions of an original, ascending, none wider than it. */
export function renditionWidths(originalWidth: number): number[] {
  const largest = Math.min(originalWidth, Math.max(...IMAGE_WIDTHS));
  return [...IMAGE_WIDTHS.filter((width) => width < largest), largest];
}

/**
 * True for JPEG, PNG, WebP, GIF and AVIF, by their first bytes. Checked before any decoder sees the
 * file, since those we do not want (SVG, PDF) are the ones with a history of holes.
 */
export function isPicture(bytes: Uint8Array): boolean {
  const text = String.fromCharCode(...bytes.subarray(0, 12));
  return /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftypavi[fs])/s.test(text);
}
