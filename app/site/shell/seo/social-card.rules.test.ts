import { expect, test } from 'vitest';
import { toImage } from '#app/base/images/images.rules.ts';
import {
  imageIdOfCard,
  placeOnCard,
  socialCardFileName,
  socialCardUrl,
} from './social-card.rules.ts';

const id = '0123456789abcdef01234567';

test('the URL of a card contains the id of its picture', () => {
  const image = toImage({ id, width: 1600, height: 900, widths: [320, 1600] }, 'Egea');
  const file = socialCardFileName(id);
  expect(socialCardUrl(image)).toBe(`/social-cards/${file}`);
  expect(imageIdOfCard(file)).toBe(id);
});

test('the URL of a card contains the version of the frame, because cards are cached for ever', () => {
  expect(socialCardFileName(id)).toMatch(/^[0-9a-f]{24}-card[1-9]\d*\.jpg$/);
  expect(imageIdOfCard(`${id}-card0.jpg`)).toBeNull();
});

test('a picture of another site has no card', () => {
  expect(socialCardUrl({ url: 'https://a.test/b-320.webp' })).toBeNull();
});

test.each([
  '',
  'x.jpg',
  `${id}.jpg`,
  `${id}-320.webp`,
  `../${socialCardFileName(id)}`,
  socialCardFileName(id).toUpperCase(),
  socialCardFileName(id).replace('.', 'x'),
])('"%s" is not the name of a card', (file) => {
  expect(imageIdOfCard(file)).toBeNull();
});

test.each([
  [
    'a wide picture',
    { width: 1920, height: 1080 },
    { width: 1200, height: 630, scaledWidth: 1200 },
  ],
  [
    'a picture of 3:2',
    { width: 1600, height: 1067 },
    { width: 1200, height: 630, scaledWidth: 1200 },
  ],
  ['a panorama', { width: 1920, height: 640 }, { width: 1200, height: 630, scaledWidth: 1890 }],
  [
    'an upright picture',
    { width: 1000, height: 2000 },
    { width: 1200, height: 630, scaledWidth: 1200 },
  ],
  ['a small picture', { width: 800, height: 500 }, { width: 1200, height: 630, scaledWidth: 1200 }],
])('%s covers the card', (_name, picture, expected) => {
  expect(placeOnCard(picture)).toEqual(expected);
});

test.each([
  ['a thumbnail', { width: 320, height: 200 }, { width: 512, height: 320, scaledWidth: 512 }],
  ['a ribbon', { width: 1920, height: 96 }, { width: 1200, height: 60, scaledWidth: 1200 }],
  ['a mast', { width: 20, height: 1200 }, { width: 11, height: 630, scaledWidth: 11 }],
  ['a dot', { width: 1, height: 1 }, { width: 2, height: 2, scaledWidth: 2 }],
])('%s is placed inside the card, so that it does not get blurred', (_name, picture, expected) => {
  expect(placeOnCard(picture)).toEqual(expected);
});
