import { expect, test } from 'vitest';
import { toImage } from '#app/features/images/images.rules.ts';
import { imageIdOfCard, placeOnCard, socialCardUrl } from './social-card.rules.ts';

const id = '0123456789abcdef01234567';

test('the card of a picture has an address that leads back to the picture', () => {
  const image = toImage({ id, width: 1600, height: 900, widths: [320, 1600] }, 'Egea');
  expect(socialCardUrl(image)).toBe(`/social-cards/${id}.jpg`);
  expect(imageIdOfCard(`${id}.jpg`)).toBe(id);
});

test.each(['', 'x.jpg', `${id}.webp`, `${id}-320.jpg`, `../${id}.jpg`, `${id.toUpperCase()}.jpg`])(
  '"%s" is no card',
  (file) => {
    expect(imageIdOfCard(file)).toBeNull();
  },
);

test.each([
  ['a wide one', { width: 1920, height: 1080 }, { width: 1200, height: 630, scaledWidth: 1200 }],
  ['one of 3:2', { width: 1600, height: 1067 }, { width: 1200, height: 630, scaledWidth: 1200 }],
  ['a panorama', { width: 1920, height: 640 }, { width: 1200, height: 630, scaledWidth: 1890 }],
  [
    'an upright one',
    { width: 1000, height: 2000 },
    { width: 1200, height: 630, scaledWidth: 1200 },
  ],
  ['a small one', { width: 800, height: 500 }, { width: 1200, height: 630, scaledWidth: 1200 }],
])('%s covers the card', (_name, picture, expected) => {
  expect(placeOnCard(picture)).toEqual(expected);
});

test.each([
  ['a thumbnail', { width: 320, height: 200 }, { width: 512, height: 320, scaledWidth: 512 }],
  ['a ribbon', { width: 1920, height: 96 }, { width: 1200, height: 60, scaledWidth: 1200 }],
  ['a mast', { width: 20, height: 1200 }, { width: 11, height: 630, scaledWidth: 11 }],
  ['a dot', { width: 1, height: 1 }, { width: 2, height: 2, scaledWidth: 2 }],
])('%s stands inside the card rather than soft', (_name, picture, expected) => {
  expect(placeOnCard(picture)).toEqual(expected);
});
