import { describe, expect, test } from 'vitest';
import {
  AREA_MAP_BOUNDS,
  directionsUrl,
  mapUrl,
  placeOnAreaMap,
  positionOnAreaMap,
  tilesOrigin,
} from './map.rules.ts';

const attribution = { text: 'Haritacılar', url: 'https://maps.test/' };

test.each([
  ['https://tile.openstreetmap.org/{z}/{x}/{y}.png', 'https://tile.openstreetmap.org'],
  ['http://127.0.0.1:8080/t/{z}/{x}/{y}@2x.webp?key=1', 'http://127.0.0.1:8080'],
])('the tiles of %s have the origin %s', (url, origin) => {
  expect(tilesOrigin({ url, attribution })).toBe(origin);
});

test('links contain the coordinates of the place', () => {
  const place = { lat: 36.8841, lng: 30.7056 };
  expect(new URL(directionsUrl(place)).searchParams.get('destination')).toBe('36.8841,30.7056');
  expect(new URL(mapUrl(place)).searchParams.get('query')).toBe('36.8841,30.7056');
});

const { west, east, south, north } = AREA_MAP_BOUNDS;

describe('the area map', () => {
  test('has a ratio of 4:3, so that Web Mercator keeps its angles', () => {
    const degrees = (lat: number) => Math.log(Math.tan(Math.PI / 4 + (lat * Math.PI) / 360));
    const height = ((degrees(north) - degrees(south)) * 180) / Math.PI;
    expect((east - west) / height).toBeCloseTo(4 / 3, 4);
  });

  test.each([
    ['Antalya, the office', { lat: 36.8841, lng: 30.7056 }, { x: 0.2997, y: 0.3982 }],
    ['Kemer', { lat: 36.6022, lng: 30.5597 }, { x: 0.197, y: 0.7287 }],
    ['Manavgat', { lat: 36.7867, lng: 31.4431 }, { x: 0.8191, y: 0.5127 }],
  ])('contains %s', (_, place, expected) => {
    const position = positionOnAreaMap(place);
    expect(position?.x).toBeCloseTo(expected.x, 3);
    expect(position?.y).toBeCloseTo(expected.y, 3);
  });

  test.each([
    ['Alanya, to the east', { lat: 36.5438, lng: 31.9998 }],
    ['Burdur, to the north', { lat: 37.7203, lng: 30.2908 }],
    ['Finike, to the west and south', { lat: 36.2996, lng: 30.146 }],
  ])('does not contain %s', (_, place) => {
    expect(positionOnAreaMap(place)).toBeNull();
  });
});

test('a point of the drawn map has the coordinates of the place there', () => {
  const office = { lat: 36.8841, lng: 30.7056 };
  const place = placeOnAreaMap(positionOnAreaMap(office) ?? { x: 0, y: 0 });
  expect(place.lat).toBeCloseTo(office.lat, 9);
  expect(place.lng).toBeCloseTo(office.lng, 9);
});
