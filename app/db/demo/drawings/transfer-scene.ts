import { bougainvillea, palm, shrubs } from './landscape.ts';
import { suitcase } from './luggage-items.ts';
import { aeroplane } from './post-covers/aeroplane.ts';
import { controlTower, lampPost, terminal } from './post-covers/airport.ts';
import { at, car } from './post-covers/cover.ts';
import { hedge } from './post-covers/hedge.ts';
import { range, rangeTones } from './post-covers/mountains.ts';
import { linear, radial } from './svg.ts';

/**
 * What each picture shows of the scene, as x, y, width and height: a wide one whose left half is
 * calm, for words to stand on, and a tall one with a high sky above the same arrival.
 */
export const transferViews = {
  wide: [0, 0, 1600, 760],
  tall: [775, -480, 800, 1240],
} satisfies Record<string, [number, number, number, number]>;

const TOP = -480;
/** Where the plain meets the mountains. */
const PLAIN = 500;

const defs = [
  linear(
    'transfer-sky',
    [0, TOP, 0, PLAIN],
    [
      [0, '#9FD2E0'],
      [0.4, '#BFE2EA'],
      [0.72, '#E2F0EE'],
      [0.92, '#F8EFDC'],
      [1, '#FDE6BF'],
    ],
  ),
  radial(
    'transfer-sun',
    [430, 420, 760],
    [
      [0, '#FFF6DC', 0.95],
      [0.22, '#FFEFCB', 0.6],
      [0.6, '#FFEFCB', 0.18],
      [1, '#FFEFCB', 0],
    ],
  ),
  linear(
    'transfer-lane',
    [0, 592, 0, 760],
    [
      [0, '#A3AAA9'],
      [0.4, '#8B9496'],
      [1, '#727C80'],
    ],
  ),
  linear(
    'transfer-kerb',
    [0, 704, 0, 760],
    [
      [0, '#F3E9D3'],
      [1, '#D9CBAE'],
    ],
  ),
].join('');

const mountains = [
  range({
    id: 'transfer-haze',
    line: '-20,392 130,330 260,356 400,300 540,340 690,270 820,318 960,262 1090,312 1240,268 1390,322 1500,280 1620,312',
    floor: 540,
    tones: rangeTones.haze,
    seed: 9,
  }),
  range({
    id: 'transfer-far',
    line: '-20,440 100,412 230,430 380,392 520,420 660,366 790,404 930,350 1060,396 1190,352 1330,404 1460,352 1620,396',
    floor: 545,
    tones: rangeTones.far,
    seed: 14,
  }),
].join('');

const crossing = Array.from(
  { length: 7 },
  (_, i) => `M${610 - i * 2} ${612 + i * 13}h92l-3 7h-92Z`,
);

/** An arrival: the terminal in the morning, a dark minivan at the kerb, two cases before it. */
export const transferScene = (view: keyof typeof transferViews): string =>
  [
    `<defs>${defs}</defs>`,
    `<rect y="${TOP}" width="1600" height="${PLAIN - TOP + 60}" fill="url(#transfer-sky)"/><rect y="${TOP}" width="1600" height="${PLAIN - TOP + 60}" fill="url(#transfer-sun)"/>`,
    '<g fill="#FFFFFF" fill-opacity=".5"><path d="M1010 120c60 -18 120 -3 170 -9c50 -8 100 4 150 0c-50 18 -120 15 -180 17c-60 1 -100 -2 -140 -8Z"/><path d="M1290 236c44 -12 90 -2 130 -7c40 -5 70 4 100 2c-40 12 -86 11 -126 12c-40 0 -74 -2 -104 -7Z"/><path d="M840 -70c60 -18 120 -3 170 -9c50 -8 100 4 150 0c-50 18 -120 15 -180 17c-60 1 -100 -2 -140 -8Z"/><path d="M1230 -190c60 -18 120 -3 170 -9c50 -8 100 4 150 0c-50 18 -120 15 -180 17c-60 1 -100 -2 -140 -8Z"/></g>',
    mountains,
    '<rect y="528" width="1600" height="72" fill="#E9DFC8"/>',
    shrubs(-40, 820, 540, 540, 44, 5, 0.5),
    view === 'wide' ? at(806, 548, 0.86, controlTower()) : '',
    terminal({ from: 860, to: 1780, ground: 556, height: 236 }),
    '<rect y="548" width="1600" height="46" fill="#EADFC8"/>',
    palm(1000, 582, 190, 11),
    palm(1390, 582, 176, 8),
    palm(1560, 584, 232, 6),
    hedge({ from: -10, to: 1610, ground: 596, height: 24, seed: 33 }),
    '<rect y="596" width="1600" height="164" fill="url(#transfer-lane)"/><rect y="593" width="1600" height="6" fill="#F1E7D2"/><rect y="599" width="1600" height="4" fill="#6B7477" fill-opacity=".5"/>',
    `<path d="M0 636H1600V640H0Z${crossing.join('')}" fill="#F6F1E4" fill-opacity=".8"/>`,
    at(690, 598, 1.5, lampPost),
    // In the tall view words stand where it would fly.
    view === 'wide' ? at(1180, 190, 0.72, `<g transform="rotate(6)">${aeroplane()}</g>`) : '',
    car({ body: 'minivan', tint: '#173642', x: 880, ground: 690, scale: 1.16, facing: 'right' }),
    '<rect y="712" width="1600" height="48" fill="url(#transfer-kerb)"/><rect y="706" width="1600" height="8" fill="#FCF5E6"/><rect y="714" width="1600" height="3" fill="#BBA987" fill-opacity=".6"/>',
    at(1500, 726, 1.2, suitcase({ x: 0, width: 46, height: 68, index: 0 })),
    at(1454, 732, 1.2, suitcase({ x: 0, width: 36, height: 52, index: 1 })),
    shrubs(-40, 420, 772, 768, 16, 21, 1.3),
    bougainvillea(60, 740, 78, 5),
    bougainvillea(190, 764, 52, 15),
  ].join('');
