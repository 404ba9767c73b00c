import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Image } from './images.schema.ts';

/**
 * Widths in px of the stored renditions. The largest rendition of a narrower original has the
 * original's width.
 */
const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
/** Widths in px for a panorama, because a screen shows only a part of it. */
const WIDE_WIDTHS = [...IMAGE_WIDTHS, 4096] as const;

export const MAX_ALT = 200;

/**
 * Returns the class that fits a picture into a frame that is wider than high. An upright picture is
 * shown whole on the background of the frame, because a crop would hide half of the picture.
 */
export function fitOf({ width, height }: Pick<Image, 'width' | 'height'>): string {
  return height > width ? 'object-contain' : 'object-cover';
}

/** Returns a picture without the fields that only staff see. */
export function pictureOf({ url, alt, width, height, srcset }: Image): Image {
  return { url, alt, width, height, srcset };
}

/**
 * `sizes` of a picture that takes 92 % of a phone's width. The smaller value makes most phones load
 * 640 or 960 px instead of the next width, which has twice the bytes and no visible advantage.
 */
export const ACROSS_A_PHONE = '82vw';

export const IMAGES_PATH = '/images/';

export const IMAGE_ID = '[0-9a-f]{24}';

/**
 * Path of pictures that only staff may see. The ids begin with `p`, so no public address matches.
 */
export const STAFF_IMAGES_PATH = '/api/admin/images/';
const STAFF_FILE_NAME = new RegExp(`^(p${IMAGE_ID})-\\d{1,4}\\.webp$`);

/** Returns the id of a picture that only staff may see. */
export function staffImageId(hash: string): string {
  return `p${hash}`;
}

export function isStaffImageFileName(name: string): boolean {
  return STAFF_FILE_NAME.test(name);
}

/**
 * Returns the id of the staff picture with this address, in any width; null for any other address.
 */
export function staffImageIdOf(url: string): string | null {
  if (!url.startsWith(STAFF_IMAGES_PATH)) return null;
  return STAFF_FILE_NAME.exec(url.slice(STAFF_IMAGES_PATH.length))?.[1] ?? null;
}

export interface StoredImage {
  id: string;
  width: number;
  height: number;
  /** Widths of the renditions in px, ascending. */
  widths: number[];
  /** True if the picture was drawn for Kervan in place of a photo. */
  illustration?: boolean;
}

/** Pattern of the names that we give to files. No other name is looked up in the store. */
const FILE_NAME = new RegExp(`^(${IMAGE_ID})-\\d{1,4}\\.webp$`);

/** Returns the file name of a rendition. `id` is the hash of the largest rendition. */
export function imageFileName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

export function isImageFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/**
 * Returns the id of the public picture with this address, in any width; null for any other address.
 */
export function imageIdOf(url: string): string | null {
  if (!url.startsWith(IMAGES_PATH)) return null;
  return FILE_NAME.exec(url.slice(IMAGES_PATH.length))?.[1] ?? null;
}

/** Returns a stored picture for pages and the API. `url` is the largest rendition. */
export function toImage(
  { id, width, height, widths, illustration }: StoredImage,
  alt: string,
): Image {
  const path = id.startsWith('p') ? STAFF_IMAGES_PATH : IMAGES_PATH;
  return {
    url: path + imageFileName(id, widths.at(-1) ?? width),
    alt,
    width,
    height,
    srcset: widths.map((each) => `${path}${imageFileName(id, each)} ${each}w`).join(', '),
    ...(illustration && { illustration }),
  };
}

/**
 * Returns the widths of an original's renditions in px, ascending, at most the width of the
 * original. `wide` is for a panorama.
 */
export function renditionWidths(originalWidth: number, { wide = false } = {}): number[] {
  const widths: readonly number[] = wide ? WIDE_WIDTHS : IMAGE_WIDTHS;
  const largest = Math.min(originalWidth, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest];
}

/**
 * Returns the address of the smallest rendition of at least `leastWidth` px, or else of the
 * largest.
 */
export function renditionUrl({ url, srcset }: Image, leastWidth: number): string {
  const renditions = srcset.split(', ').map((each) => each.split(' '));
  const [found] =
    renditions.find(([, width]) => Number.parseInt(width ?? '', 10) >= leastWidth) ?? [];
  return found ?? url;
}

/** Texts of a field for one picture. Some screens pass their own. */
export type PictureTexts = Omit<
  OfficeTexts['images']['screen'],
  'gallery' | 'galleryFailed' | 'ofFile' | 'altPlaceholder'
>;
