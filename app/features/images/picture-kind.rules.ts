/** What a file is, told by its first bytes: neither its name nor the type it was sent with counts. */
export type PictureKind = 'picture' | 'empty' | 'heic' | 'svg' | 'unknown';

/** This many bytes tell. */
export const KIND_BYTES = 512;

const PICTURE = /^(\xff\xd8\xff|\x89PNG\r\n|GIF8[79]a|RIFF[\s\S]{4}WEBP)/;
/** After white space, a byte order mark or comments; as plain XML too. */
const SVG = /^\s*(\xef\xbb\xbf|\xff\xfe|\xfe\xff)?\s*<(svg|\?xml|!--|!doctype svg)/i;
/** The brands of a file of the MPEG family: the main one, a version, the compatible ones. */
const BRANDS = /^[\s\S]{4}ftyp([\s\S]{4})[\s\S]{4}((?:[\x20-\x7e]{4})*)/;

/**
 * Asked before any decoder sees the file: those of SVG, PDF and the like, which we do not want, are
 * the ones with a history of holes. JPEG, PNG, WebP, GIF and AVIF are pictures.
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
