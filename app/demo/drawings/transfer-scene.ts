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
 * calm, for words to stand on, and a tall one with a high sky above the same arrival. The card for chats is cut from the wide one.
 */
export const transferViews = {
  wide: [-800, 0, 2400, 760],
  card: [180, 20, 1410, 740],
  tall: [750, -480, 800, 1240],
} satisfies Record<string, [number, number, number, number]>;

const TOP = -480;
/** Left end of everything, for very wide screens; the right end is 1600. */
const LEFT = -800;
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
    line: '-820,372 -690,318 -560,352 -430,284 -300,340 -160,302 -20,372 130,330 260,356 400,300 540,340 690,270 820,318 960,262 1090,312 1240,268 1390,322 1500,280 1620,312',
    floor: 540,
    tones: rangeTones.haze,
    seed: 9,
  }),
  range({
    id: 'transfer-far',
    line: '-820,420 -700,384 -580,418 -450,366 -330,410 -190,376 -20,440 100,412 230,430 380,392 520,420 660,366 790,404 930,350 1060,396 1190,352 1330,404 1460,352 1620,396',
    floor: 545,
    tones: rangeTones.far,
    seed: 14,
  }),
].join('');

const crossing = Array.from(
  { length: 7 },
  (_, i) => `M${610 - i * 2} ${612 + i * 13}h92l-3 7h-92Z`,
);

/** A strip over the whole width, from `y` down. */
const band = (y: number, height: number, fill: string): string =>
  `<rect x="${LEFT}" y="${y}" width="${1600 - LEFT}" height="${height}" fill="${fill}"/>`;

/** An arrival: the terminal in the morning, a dark minivan at the kerb, two cases at its boot. */
export const transferScene = (view: 'wide' | 'tall'): string =>
  [
    `<defs>${defs}</defs>`,
    band(TOP, PLAIN - TOP + 60, 'url(#transfer-sky)'),
    band(TOP, PLAIN - TOP + 60, 'url(#transfer-sun)'),
    '<g fill="#FFFFFF" fill-opacity=".5"><path d="M1010 120c60 -18 120 -3 170 -9c50 -8 100 4 150 0c-50 18 -120 15 -180 17c-60 1 -100 -2 -140 -8Z"/><path d="M1290 236c44 -12 90 -2 130 -7c40 -5 70 4 100 2c-40 12 -86 11 -126 12c-40 0 -74 -2 -104 -7Z"/><path d="M840 -70c60 -18 120 -3 170 -9c50 -8 100 4 150 0c-50 18 -120 15 -180 17c-60 1 -100 -2 -140 -8Z"/><path d="M1230 -190c60 -18 120 -3 170 -9c50 -8 100 4 150 0c-50 18 -120 15 -180 17c-60 1 -100 -2 -140 -8Z"/></g>',
    mountains,
    band(528, 72, '#E9DFC8'),
    shrubs(-840, 820, 540, 540, 86, 5, 0.5),
    at(view === 'wide' ? 938 : 1330, 548, 0.9, controlTower()),
    terminal({ from: 860, to: 1780, ground: 556, height: 236 }),
    band(548, 46, '#EADFC8'),
    palm(-640, 582, 176, 15),
    palm(1040, 582, 178, 11),
    palm(1390, 582, 176, 8),
    palm(1560, 584, 232, 6),
    hedge({ from: LEFT - 10, to: 1610, ground: 596, height: 24, seed: 33 }),
    band(596, 164, 'url(#transfer-lane)'),
    band(593, 6, '#F1E7D2'),
    band(599, 4, '#7D8687'),
    `<path d="M${LEFT} 636H1600V640H${LEFT}Z${crossing.join('')}" fill="#F6F1E4" fill-opacity=".8"/>`,
    at(806, 598, 1.5, lampPost),
    // In the tall view words stand where it would fly.
    view === 'wide' ? at(1180, 190, 0.72, `<g transform="rotate(6)">${aeroplane()}</g>`) : '',
    car({ body: 'minivan', tint: '#173642', x: 880, ground: 690, scale: 1.16, facing: 'right' }),
    band(712, 48, 'url(#transfer-kerb)'),
    band(706, 8, '#FCF5E6'),
    band(714, 3, '#CDBD9D'),
    at(786, 722, 1.2, suitcase({ x: 0, width: 46, height: 68, index: 0 })),
    at(838, 730, 1.2, suitcase({ x: 0, width: 36, height: 52, index: 1 })),
    shrubs(LEFT - 40, -380, 772, 768, 16, 21, 1.3),
    shrubs(-40, 420, 772, 768, 16, 21, 1.3),
    bougainvillea(60, 740, 78, 5),
    bougainvillea(190, 764, 52, 15),
    bougainvillea(-700, 744, 84, 8),
    bougainvillea(-560, 766, 50, 12),
  ].join('');
