import type { Image } from './images.schema.ts';

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
