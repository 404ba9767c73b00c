import { expect, test } from 'vitest';
import { readPosition } from './typed-position.rules.ts';

const office = { lat: 36.8841, lng: 30.7056 };

test.each([
  '36.8841, 30.7056',
  ' 36.8841 30.7056 ',
  '(36.8841, 30.7056)',
  '36,8841; 30,7056',
  '36,8841 30,7056',
  '36.88410000049, 30.7056',
  'https://www.google.com/maps/search/?api=1&query=36.8841,30.7056',
  'https://www.google.com/maps/search/36.8841,+30.7056?entry=tts',
  'https://maps.google.com/?q=36.8841%2C30.7056',
  'https://www.google.com/maps/@36.8841,30.7056,15z',
  'https://www.google.com/maps/place/Ofis/@36.9,30.6,15z/data=!3m1!8m2!3d36.8841!4d30.7056',
  'https://maps.apple.com/?ll=36.8841,30.7056',
  'https://www.openstreetmap.org/?mlat=36.8841&mlon=30.7056#map=15/36.9/30.6',
  'https://www.openstreetmap.org/#map=15/36.8841/30.7056',
  'geo:36.8841,30.7056',
])('reads the position %s', (typed) => {
  expect(readPosition(typed)).toEqual(office);
});

test('south and west are negative', () => {
  expect(readPosition('-33.8568, -151.2153')).toEqual({ lat: -33.8568, lng: -151.2153 });
});

test.each([
  '',
  'Antalya',
  '36.8841',
  '36.8841, 300',
  '96.1, 30.7',
  '36,8841',
  'https://maps.app.goo.gl/abc123',
  'Telefon: 0242 000 00 00',
])('finds no position in: %s', (typed) => {
  expect(readPosition(typed)).toBeNull();
});
