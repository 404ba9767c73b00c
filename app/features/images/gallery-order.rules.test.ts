import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arrangedUploads,
  galleryTiles,
  moved,
  nextPlace,
  withMain,
  withRestored,
  withUploaded,
} from './gallery-order.rules.ts';
import type { Image } from './images.schema.ts';
import { patchUpload, type Upload, withoutUpload } from './upload-list.rules.ts';

function image(name: string): Image {
  return { url: `/images/${name}`, alt: '', width: 3, height: 2, srcset: '' };
}

function upload(id: string, after: string | null, changes: Partial<Upload> = {}): Upload {
  return {
    ...{ id, after, field: 'gallery', name: `${id}.jpg`, previewUrl: null, alt: '' },
    ...{ status: 'sending', sent: 0, error: null, canRetry: true, image: null },
    ...changes,
  };
}

const [a, b, c] = [image('a'), image('b'), image('c')];
const keys = (images: readonly Image[], uploads: readonly Upload[]) =>
  galleryTiles(images, uploads).map(({ key }) => key);

describe('galleryTiles', () => {
  test('shows what is arriving where it was put', () => {
    const uploads = [upload('1', b.url), upload('2', '1'), upload('3', null)];
    expect(keys([a, b, c], uploads)).toEqual(['3', a.url, b.url, '1', '2', c.url]);
  });

  test('a picture that has arrived keeps the key of its upload', () => {
    const uploads = [upload('1', a.url, { status: 'done', image: b }), upload('2', '1')];
    expect(keys([a, b], uploads)).toEqual([a.url, '1', '2']);
  });

  test('what has arrived and is not in the form any more is not shown', () => {
    expect(keys([a], [upload('1', null, { status: 'done', image: b })])).toEqual([a.url]);
  });

  test('what stood after a picture that is gone comes last', () => {
    expect(keys([a, c], [upload('1', b.url)])).toEqual([a.url, c.url, '1']);
  });
});

test('pictures land in the order they were chosen in, whichever arrives first', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (arrivals) => {
      let after: string | null = a.url;
      let uploads: readonly Upload[] = arrivals
        .toSorted((x, y) => x - y)
        .map((n) => {
          const each = upload(`u${n}`, after);
          after = each.id;
          return each;
        });
      let images = [a];
      for (const n of arrivals) {
        const arrived = image(`new-${n}`);
        images = withUploaded(images, uploads, `u${n}`, arrived);
        uploads = patchUpload(uploads, `u${n}`, { status: 'done', image: arrived });
      }
      expect(images.map(({ url }) => url)).toEqual([
        a.url,
        ...[0, 1, 2, 3, 4].map((n) => image(`new-${n}`).url),
      ]);
    }),
  );
});

test('pictures and uploads moved among each other keep the order they were given', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }), (order) => {
      const uploads = [upload('1', a.url), upload('2', '1')];
      const tiles = galleryTiles([a, b, c], uploads);
      const wanted = order.flatMap((index) => tiles[index] ?? []);
      const wantedKeys = wanted.map(({ key }) => key);
      const arranged = arrangedUploads(uploads, 'gallery', wantedKeys);
      const images = wanted.flatMap((tile) => tile.image ?? []);
      expect(keys(images, arranged)).toEqual(wantedKeys);
    }),
  );
});

test('arranging a gallery leaves the uploads of other fields alone', () => {
  const other = upload('main', null, { field: 'mainImage' });
  const uploads = [upload('1', a.url), other, upload('2', '1')];
  const arranged = arrangedUploads(uploads, 'gallery', ['2', a.url, '1']);
  expect(arranged.find(({ id }) => id === 'main')).toBe(other);
  expect(
    keys(
      [a],
      arranged.filter(({ field }) => field === 'gallery'),
    ),
  ).toEqual(['2', a.url, '1']);
});

test('what stood after an upload that is given up closes the gap', () => {
  const uploads = withoutUpload([upload('1', a.url), upload('2', '1')], '1');
  expect(keys([a, b], uploads)).toEqual([a.url, '2', b.url]);
});

describe('withRestored', () => {
  test('puts a picture back where it was', () => {
    const uploads = [upload('1', a.url)];
    expect(withRestored([a, c], uploads, b, '1')).toEqual([a, b, c]);
    expect(withRestored([b, c], [], a, null)).toEqual([a, b, c]);
  });

  test('does not add what has come back some other way', () => {
    expect(withRestored([b, a], [], a, null)).toEqual([b, a]);
  });
});

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
])('moved from %i to %i', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

describe('withMain', () => {
  test('the former main picture takes the place of the new one', () => {
    expect(withMain({ mainImage: a, gallery: [b, c] }, c)).toEqual({
      mainImage: c,
      gallery: [b, a],
    });
  });

  test('without a main picture so far, the gallery has one less', () => {
    expect(withMain({ mainImage: null, gallery: [b, c] }, b)).toEqual({
      mainImage: b,
      gallery: [c],
    });
  });
});

describe('arrow keys move a picture', () => {
  const steps = (from: number, columns: number, keys: string) => {
    const names = {
      '←': 'ArrowLeft',
      '→': 'ArrowRight',
      '↑': 'ArrowUp',
      '↓': 'ArrowDown',
    } as const;
    let place = from;
    return [...keys].map((key) => {
      place = nextPlace(place, names[key as keyof typeof names], { count: 5, columns });
      return place;
    });
  };

  test.each([1, 2, 3, 5])('through all places, whatever the rows: %i columns', (columns) => {
    expect(steps(0, columns, '→→→→→')).toEqual([1, 2, 3, 4, 4]);
    expect(steps(4, columns, '←←←←←')).toEqual([3, 2, 1, 0, 0]);
  });

  test('by a row', () => {
    expect(steps(1, 2, '↓↑↑')).toEqual([3, 1, 1]);
    expect(steps(0, 2, '↓↓↓')).toEqual([2, 4, 4]);
    expect(steps(4, 2, '↑↑↑')).toEqual([2, 0, 0]);
  });

  test('down to the end of a last row that is shorter', () => {
    expect(steps(3, 4, '↓←')).toEqual([4, 3]);
    expect(steps(2, 3, '↓')).toEqual([4]);
  });

  test('nowhere up or down in a single row', () => {
    expect(steps(2, 5, '↑↓')).toEqual([2, 2]);
  });
});
