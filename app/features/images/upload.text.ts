import { MAX_UPLOAD_BYTES, MAX_UPLOADS } from './upload.rules.ts';

const MB = 1024 * 1024;

/** What staff read when a picture is not taken. */
export const uploadText = {
  noForm: 'Send the picture as a form (multipart/form-data)',
  brokenForm: 'The form could not be read to its end. Please try again.',
  noFile: (field: string) => `There is no picture in the field "${field}"`,
  oneAtATime: 'Send one picture at a time; several go to /api/images/upload-multiple',
  tooMany: `Send at most ${MAX_UPLOADS} pictures at a time`,
  tooLarge: `The file is larger than ${MAX_UPLOAD_BYTES / MB} MB`,
  refused: {
    'not-a-picture': 'The file is not a picture that we know. Please choose a JPEG or a PNG.',
    'too-large': 'The picture has too many pixels',
  },
} as const;
