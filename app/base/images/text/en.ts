import { type ImageUse, MAX_UPLOAD_BYTES, MAX_UPLOADS } from '../images.schema.ts';
import type { tr } from './tr.ts';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

const ofFile = (name: string, message: string) => (name ? `${name}: ${message}` : message);

const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

function useText({ entity, title }: ImageUse): string {
  if (entity === 'settings') return 'the site settings';
  return `the ${entity === 'handover' ? 'hand-over of' : entity} "${title}"`;
}

export const en: typeof tr = {
  screen: {
    faults: {
      'not-an-image': (_maxBytes) => 'Please select a valid image file',
      'too-large': (maxBytes) => `Image size must be less than ${megabytes(maxBytes)}MB`,
    },
    failed: 'Failed to upload image. Please try again.',
    galleryFailed: 'Failed to upload gallery image. Please try again.',
    formats: (maxBytes) => `JPEG, PNG, WebP, AVIF or GIF, up to ${megabytes(maxBytes)} MB`,
    ofFile,

    choose: 'Choose picture',
    replace: 'Replace',
    remove: 'Remove',
    cancel: 'Cancel upload',
    keepOld: 'Keep previous picture',
    retry: 'Try again',
    undo: 'Undo',
    dismiss: 'Dismiss',
    orDropHere: 'or drop it here',
    dropHere: 'Drop to upload',
    alt: 'Alt text',
    altHint: 'What the picture shows, for people who cannot see it and for search engines.',
    altPlaceholder: 'Alt text',
    undescribed: 'Picture without alt text',
    noPreview: 'No preview',

    waiting: 'Waiting…',
    uploading: (percent) => `Uploading ${percent}%`,
    processing: 'Processing…',
    progressOf: (name) => `Upload of ${name}`,
    mainRemoved: 'Main picture removed.',

    gallery: {
      add: 'Add pictures',
      addMore: 'Add',
      hint: 'Choose several at once, drop them here or paste them.',
      sortHint: 'To move a picture, drag it or use its menu.',
      count: (count, max) => `${count} of ${max} pictures`,
      full: (max) => `The gallery is full: ${max} pictures is the maximum.`,
      surplus: (surplus, max) => `At most ${max} pictures fit: ${pictures(surplus)} not added.`,
      duplicate: (name) => ofFile(name, 'this picture is already here and was not added again.'),
      uploading: (count) => `Uploading ${pictures(count)}…`,
      uploaded: (count) => `${pictures(count)} uploaded.`,
      failed: (count) => `${pictures(count)} could not be uploaded.`,
      removed: 'Picture removed.',
      list: 'Pictures of the gallery, in order',
      picture: (place, count) => `Picture ${place} of ${count}`,
      altOf: (place) => `Alt text of picture ${place}`,
      removeAt: (place) => `Remove picture ${place}`,
      cancelAt: (place) => `Cancel upload of picture ${place}`,
      menu: (place) => `Actions for picture ${place}`,
      moveLeft: 'Move left',
      moveRight: 'Move right',
      makeMain: 'Make main picture',
      isMain: 'This picture is now the main picture.',
      moved: (place, count) => `Picture moved to position ${place} of ${count}.`,
    },
  },
  photoGuide: {
    title: (count) =>
      `Your own photo: this car still has ${count === 1 ? 'a drawing' : `${count} drawings`}`,
    rules: [
      'Stand at a front corner, so that the front and one side show.',
      'Let the car fill two thirds of the frame.',
      'Park on level ground and hold the camera at the height of the headlights.',
      'Shoot in landscape and crop to 3:2.',
      'Shoot in daylight, with the sun behind you.',
    ],
  },
  upload: {
    noForm: 'Send pictures as a form (multipart/form-data)',
    noFile: (field) => `There is no picture in the field "${field}"`,
    oneAtATime: 'Send one picture at a time; several go to /api/images/upload-multiple',
    tooMany: `Send at most ${MAX_UPLOADS} pictures at a time`,
    form: {
      'too-many-fields': 'The form has too many fields',
      unreadable: 'The upload did not arrive completely. Please try again.',
    },
    tooLarge: `The file is larger than ${megabytes(MAX_UPLOAD_BYTES)} MB`,
    refused: {
      empty: 'The file is empty',
      heic: 'HEIC pictures cannot be read here. Please choose a JPEG; phones can also take photos as JPEG (Camera, Formats, Most Compatible).',
      svg: 'SVG drawings are not accepted. Please choose a JPEG or a PNG.',
      unknown: 'The file is not a picture that can be shown. Please choose a JPEG or a PNG.',
      damaged: 'The picture is damaged and cannot be read completely. Please try another copy.',
      'too-many-pixels': 'The picture has more than 60 megapixels. Please choose a smaller one.',
      'too-long':
        'One side of the picture is longer than 30,000 pixels. Please crop it or choose a smaller one.',
      'too-slow': 'The picture takes too long to read. Please save it as a JPEG and try again.',
    },
    noneStored: 'None of the pictures could be stored',
    diskFull:
      'The server’s disk is full, so no picture can be stored. Please free some space and try again.',
    storeFails: 'The picture could not be stored. Please try again in a moment.',
    notOurs: 'imagePath must be the address of a picture on this site, like /images/….webp',
    unknownImage: 'There is no such picture',
    used: (uses) => `The picture is still in use: ${uses.map(useText).join(', ')}`,
  },
};
