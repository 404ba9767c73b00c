import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Image } from '../images.schema.ts';
import type { Upload } from '../upload/upload-queue.ts';
import { galleryTiles, moved, withMain, withUploaded } from './gallery-order.rules.ts';

function image(name: string): Image {
  return { url: `/images/${name}`, alt: '', width: 3, height: 2, srcset: '' };
}

function upload(id: string, changes: Partial<Upload> = {}): Upload {
  return {
    id,
    field: 'gallery',
    name: `${id}.jpg`,
    previewUrl: null,
    alt: '',
    status: 'sending',
    sent: 0,
    error: null,
    canRetry: true,
    image: null,
    ...changes,
  };
}

const [a, b, c] = [image('a'), image('b'), image('c')];
const keys = (images: readonly Image[], uploads: readonly Upload[]) =>
  galleryTiles(images, uploads).map(({ key }) => key);

describe('galleryTiles', () => {
  test('shows new pictures at the end, in the order in which they were chosen', () => {
    expect(keys([a, b], [upload('1'), upload('2')])).toEqual([a.url, b.url, '1', '2']);
  });

  test('a stored picture keeps the key of its upload', () => {
    const uploads = [upload('1'), upload('2', { status: 'done', image: b })];
    expect(keys([a, b], uploads)).toEqual([a.url, '1', '2']);
  });

  test('a picture that was removed from the form is not shown', () => {
    expect(keys([a], [upload('1', { status: 'done', image: b })])).toEqual([a.url]);
  });
});

test('uploaded pictures have the order in which they were chosen, not stored', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (arrivals) => {
      const uploads = [0, 1, 2, 3, 4].map((n) => upload(`u${n}`));
      let images = [a];
      for (const n of arrivals) {
        const arrived = image(`new-${n}`);
        images = withUploaded(images, uploads, `u${n}`, arrived);
        uploads[n] = upload(`u${n}`, { status: 'done', image: arrived });
      }
      expect(images).toEqual([a, ...[0, 1, 2, 3, 4].map((n) => image(`new-${n}`))]);
    }),
  );
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moving a picture from %i to %i gives %j', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

describe('withMain', () => {
  test('the former main picture takes the place of the new one', () => {
    expect(withMain({ mainImage: a, gallery: [b, c] }, c)).toEqual({
      mainImage: c,
      gallery: [b, a],
    });
  });

  test('a new main picture leaves the gallery if there was none before', () => {
    expect(withMain({ mainImage: null, gallery: [b, c] }, b).gallery).toEqual([c]);
  });
});
