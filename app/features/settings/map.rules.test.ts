import { expect, test } from 'vitest';
import { directionsUrl, mapUrl, tilesOrigin } from './map.rules.ts';

const attribution = { text: 'Haritacılar', url: 'https://maps.test/' };

test.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['http://127.0.0.1:8080/t/{z}/{x}/{y}@2x.webp?key=1', 'http://127.0.0.1:8080'],
])('the tiles of %s come from %s', (url, origin) => {
  expect(tilesOrigin({ url, attribution })).toBe(origin);
});

test('links name the place in degrees', () => {
  const place = { lat: 36.8841, lng: 30.7056 };
  expect(new URL(directionsUrl(place)).searchParams.get('destination')).toBe('36.8841,30.7056');
  expect(new URL(mapUrl(place)).searchParams.get('query')).toBe('36.8841,30.7056');
});
