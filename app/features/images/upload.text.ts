import type { ImageUse } from './image-uses.server.ts';
import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from './upload.rules.ts';

const MEGABYTE = 1024 * 1024;

/** What staff read when a picture is not taken, or not removed. */
export const uploadText = {
  noForm: 'Send pictures as a form (multipart/form-data)',
  noFile: (field: string) => `There is no picture in the field "${field}"`,
  oneAtATime: 'Send one picture at a time; several go to /api/images/upload-multiple',
  tooMany: `Send at most ${MAX_UPLOADS} pictures at a time`,
  form: {
    'too-many-fields': 'The form has too many fields',
    unreadable: 'The upload did not arrive as a whole. Please try again.',
  },
  tooLarge: `The file is larger than ${MAX_UPLOAD_BYTES / MEGABYTE} MB`,
  refused: {
    empty: 'The file is empty',
    heic: 'HEIC pictures cannot be read here. Please choose a JPEG; phones can take photos as JPEG, too (Camera, Formats, Most Compatible).',
    svg: 'SVG drawings are not taken. Please choose a JPEG or a PNG.',
    unknown: 'The file is not a picture that can be shown. Please choose a JPEG or a PNG.',
    damaged: 'The picture is damaged and cannot be read to its end. Please try another copy of it.',
    'too-many-pixels': 'The picture has more than 60 megapixels. Please choose a smaller one.',
    'too-slow': 'The picture takes too long to read. Please save it as a JPEG and try again.',
  },
  noneStored: 'None of the pictures could be stored',
  diskFull:
    'The disk of the server is full, so no picture can be stored. Please free some space on it and try again.',
  storeFails: 'The picture could not be stored. Please try again in a moment.',
  notOurs: 'imagePath must be the address of a picture of this site, like /images/….webp',
  unknownImage: 'There is no such picture',
  used: (uses: ImageUse[]) => `The picture is still in use: ${uses.map(useText).join(', ')}`,
} as const;

function useText({ thing, title }: ImageUse): string {
  return thing === 'settings' ? 'the settings of the site' : `the ${thing} "${title}"`;
}
