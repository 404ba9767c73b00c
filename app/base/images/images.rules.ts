import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Image } from './images.schema.ts';

/** Widths in px of the stored renditions; a smaller original keeps its own width as the largest. */
const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
/** Widths in px for a panorama, of which a screen shows a part at a time. */
const WIDE_WIDTHS = [...IMAGE_WIDTHS, 4096] as const;

/** Letters of an alt text. */
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
 * `sizes` of a picture across a phone. The picture takes 92 % of the width, but with 82 % most
 * phones load 640 or 960 pixels instead of the next size, which has twice the bytes, and the
 * difference is not visible.
 */
export const ACROSS_A_PHONE = '82vw';

/** The pictures' folder within the site. */
export const IMAGES_PATH = '/images/';

/** Pattern of the id of a picture, for regular expressions. */
export const IMAGE_ID = '[0-9a-f]{24}';

/** The pictures that only staff may see; their ids begin with `p`, so that no public address fits. */
export const STAFF_IMAGES_PATH = '/api/admin/images/';
const STAFF_FILE_NAME = new RegExp(`^(p${IMAGE_ID})-\\d{1,4}\\.webp$`);

/** The id of a picture for staff alone. */
export function staffImageId(hash: string): string {
  return `p${hash}`;
}

export function isStaffImageFileName(name: string): boolean {
  return STAFF_FILE_NAME.test(name);
}

/** Id of the picture for staff with this address, in any width; null for any other address. */
export function staffImageIdOf(url: string): string | null {
  if (!url.startsWith(STAFF_IMAGES_PATH)) return null;
  return STAFF_FILE_NAME.exec(url.slice(STAFF_IMAGES_PATH.length))?.[1] ?? null;
}

/** Row of a stored picture. */
export interface StoredImage {
  id: string;
  width: number;
  height: number;
  /** Ascending, in px. */
  widths: number[];
  /** Drawn for Kervan, to be shown in place of a photo. */
  illustration?: boolean;
}

/** Names of the files we make; nothing else is looked up in the store. */
const FILE_NAME = new RegExp(`^(${IMAGE_ID})-\\d{1,4}\\.webp$`);

/** Returns the file name of a rendition. `id` is the hash of the largest rendition. */
export function imageFileName(id: string, width: number): string {
  return `${id}-${width}.webp`;
}

export function isImageFileName(name: string): boolean {
  return FILE_NAME.test(name);
}

/** Id of the picture of this site with this address, in any width; null for any other address. */
export function imageIdOf(url: string): string | null {
  if (!url.startsWith(IMAGES_PATH)) return null;
  return FILE_NAME.exec(url.slice(IMAGES_PATH.length))?.[1] ?? null;
}

/** A stored picture as pages and API show it: `url` is the largest rendition. */
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

/** Widths of the renditions of an original, ascending, none wider than it; `wide` is for a panorama. */
export function renditionWidths(originalWidth: number, { wide = false } = {}): number[] {
  const widths: readonly number[] = wide ? WIDE_WIDTHS : IMAGE_WIDTHS;
  const largest = Math.min(originalWidth, Math.max(...widths));
  return [...widths.filter((width) => width < largest), largest];
}

/** The address of the smallest rendition that is so wide, or of the largest there is. */
export function renditionUrl({ url, srcset }: Image, leastWidth: number): string {
  const renditions = srcset.split(', ').map((each) => each.split(' '));
  const [found] =
    renditions.find(([, width]) => Number.parseInt(width ?? '', 10) >= leastWidth) ?? [];
  return found ?? url;
}

/** Texts of a field of a single picture; some screens have their own. */
export type PictureTexts = Omit<
  OfficeTexts['images']['screen'],
  'gallery' | 'galleryFailed' | 'ofFile' | 'altPlaceholder'
>;
