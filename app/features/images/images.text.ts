/** All texts of this feature that staff read; its fields stand in English screens. */

/** Spec, part 8. */
export const UPLOAD_FAILED = 'Failed to upload image. Please try again.';
export const GALLERY_UPLOAD_FAILED = 'Failed to upload gallery image. Please try again.';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);
const ofFile = (name: string, message: string) => (name ? `${name}: ${message}` : message);
const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024);

export const imagesText = {
  /** Spec, part 5. */
  faults: {
    'not-an-image': (_maxBytes: number) => 'Please select a valid image file',
    'too-large': (maxBytes: number) => `Image size must be less than ${megabytes(maxBytes)}MB`,
  },
  formats: (maxBytes: number) => `JPEG, PNG, WebP, AVIF or GIF, up to ${megabytes(maxBytes)} MB`,
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
  /** Of a picture that nobody has described yet. */
  undescribed: 'Picture without alt text',
  noPreview: 'No preview',

  waiting: 'Waiting…',
  uploading: (percent: number) => `Uploading ${percent}%`,
  processing: 'Processing…',
  progressOf: (name: string) => `Upload of ${name}`,
  mainRemoved: 'Main picture removed.',

  gallery: {
    add: 'Add pictures',
    addMore: 'Add',
    hint: 'Choose several at once, drop them here or paste them.',
    sortHint: 'Drag a picture to move it.',
    count: (count: number, max: number) => `${count} of ${max} pictures`,
    full: (max: number) => `The gallery is full: ${max} pictures is the maximum.`,
    surplus: (surplus: number, max: number) =>
      `At most ${max} pictures fit: ${pictures(surplus)} not added.`,
    duplicate: (name: string) =>
      ofFile(name, 'this picture is already here and was not added again.'),
    uploading: (count: number) => `Uploading ${pictures(count)}…`,
    uploaded: (count: number) => `${pictures(count)} uploaded.`,
    failed: (count: number) => `${pictures(count)} could not be uploaded.`,
    removed: (count: number) => `${pictures(count)} removed.`,
    list: 'Pictures of the gallery, in order',
    picture: (place: number, count: number) => `Picture ${place} of ${count}`,
    altOf: (place: number) => `Alt text of picture ${place}`,
    handle: (place: number) => `Move picture ${place}`,
    removeAt: (place: number) => `Remove picture ${place}`,
    cancelAt: (place: number) => `Cancel upload of picture ${place}`,
    menu: (place: number) => `Actions for picture ${place}`,
    moveLeft: 'Move left',
    moveRight: 'Move right',
    makeMain: 'Make main picture',
    isMain: 'This picture is the main picture now.',
    sortable: 'sortable picture',
    sortingHelp:
      'To move a picture, press space or enter, then the arrow keys; press space or enter again to drop it, or escape to leave it where it was.',
    pickedUp: (place: number, count: number) => `Picked up picture ${place} of ${count}.`,
    movedOver: (place: number, count: number) => `Now at place ${place} of ${count}.`,
    moved: (place: number, count: number) => `Picture moved to place ${place} of ${count}.`,
    dropped: (place: number, count: number) => `Dropped at place ${place} of ${count}.`,
    leftAlone: (place: number) => `Left at place ${place}.`,
  },
};
