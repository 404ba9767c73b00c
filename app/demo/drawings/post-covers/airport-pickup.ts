import { shrubs } from '../landscape.ts';
import { suitcase } from '../luggage-items.ts';
import { linear, n } from '../svg.ts';
import { aeroplane } from './aeroplane.ts';
import { controlTower, lampPost, terminal } from './airport.ts';
import { bloom } from './bloom.ts';
import { castShadow } from './cast-shadow.ts';
import { at, car, cover } from './cover.ts';
import { featherPalm } from './feather-palm.ts';
import { hedge } from './hedge.ts';
import { range, rangeTones } from './mountains.ts';
import { sky } from './sky.ts';

/** The level of the eye, where the ground would end. */
const eye = 505;

/** A stripe on the ground between two levels, towards the point where all lines meet. */
const stripe = (x: number, width: number, from: number, to: number): string => {
  const spot = (px: number, level: number) =>
    `${n(800 + ((px - 800) * (level - eye)) / (745 - eye))} ${level}`;
  return `M${spot(x, from)}L${spot(x + width, from)}L${spot(x + width, to)}L${spot(x, to)}Z`;
};

const bays = (() => {
  const row = (ends: number[], from: number, to: number) =>
    ends.map((x) => stripe(x, 12, from, to)).join('');
  return `<path d="M0 640H1600V644H0ZM0 690H1600V695H0ZM0 838H1600V848H0Z${row([-340, 500, 1340, 2180], 642, 692)}${row([-240, 600, 1440], 692, 842)}" fill="#F6F1E4" fill-opacity=".85"/>`;
})();

/** The shadows of the two cases, away from the sun. */
const caseShadows =
  '<path d="M446 790L392 822Q384 832 398 834L462 834Q474 834 480 824L512 790ZM540 798L498 822Q490 832 504 834L552 834Q562 834 568 826L590 798Z" fill="#0B2A3A" fill-opacity=".2"/>';

/** A white saloon waits in front of the terminal, two cases behind it, an airliner comes in. */
export const airportPickup = (): string =>
  cover([
    `<defs>${linear(
      'lot',
      [0, 590, 0, 900],
      [
        [0, '#A9AFAD'],
        [0.4, '#8B9496'],
        [1, '#737D81'],
      ],
    )}${linear(
      'plaza',
      [0, 540, 0, 590],
      [
        [0, '#D8CDB6'],
        [1, '#EFE4CC'],
      ],
    )}</defs>`,
    sky({
      horizon: eye,
      sun: [1200, 300],
      disc: 0,
      clouds: [
        [700, 92, 330],
        [1290, 150, 240],
      ],
    }),
    range({
      id: 'haze',
      line: '-20,330 110,262 230,300 370,214 500,262 640,196 760,246 900,190 1040,252 1180,204 1320,262 1450,216 1620,250',
      floor: 560,
      tones: rangeTones.haze,
      seed: 9,
    }),
    range({
      id: 'far',
      line: '-20,300 90,332 210,284 330,322 470,262 600,300 720,250 830,292 960,240 1060,300 1180,262 1250,306 1400,250 1500,300 1620,262',
      floor: 560,
      tones: rangeTones.far,
      seed: 14,
    }),
    range({
      id: 'middle',
      line: '820,420 960,360 1060,392 1170,340 1260,400 1390,352 1490,400 1620,330',
      floor: 560,
      tones: rangeTones.middle,
      seed: 27,
    }),
    at(1330, 552, 1.02, controlTower()),
    shrubs(1080, 1640, 548, 548, 26, 5, 0.6),
    terminal({ from: -70, to: 1160, ground: 552, height: 262 }),
    '<rect y="548" width="1600" height="46" fill="url(#plaza)"/>',
    featherPalm({ x: 120, ground: 580, height: 170, seed: 4, reach: 84, leaflets: 9 }),
    featherPalm({ x: 420, ground: 582, height: 152, seed: 11, reach: 76, leaflets: 9 }),
    featherPalm({ x: 905, ground: 580, height: 162, seed: 8, reach: 80, leaflets: 9 }),
    featherPalm({ x: 1226, ground: 584, height: 190, seed: 2, reach: 92, leaflets: 9 }),
    featherPalm({ x: 1500, ground: 582, height: 212, seed: 6, reach: 102, leaflets: 9 }),
    hedge({ from: -10, to: 1610, ground: 594, height: 26, seed: 33 }),
    '<rect y="594" width="1600" height="306" fill="url(#lot)"/><rect y="592" width="1600" height="7" fill="#F1E7D2"/><rect y="599" width="1600" height="4" fill="#6B7477" fill-opacity=".5"/>',
    bays,
    at(300, 596, 2, lampPost),
    at(1414, 596, 2, lampPost),
    at(170, 150, 0.95, `<g transform="rotate(5)">${aeroplane()}</g>`),
    castShadow({ x: 104, ground: 664, scale: 0.72, length: 405, towards: 'left' }),
    car({ body: 'hatchback', tint: '#2F6DB3', x: 104, ground: 664, scale: 0.72 }),
    castShadow({ x: 640, ground: 770, scale: 1.56, length: 454, towards: 'left' }),
    car({ body: 'sedan', tint: '#F4F4F1', x: 640, ground: 770, scale: 1.56, facing: 'right' }),
    caseShadows,
    at(440, 792, 1.5, suitcase({ x: 0, width: 48, height: 70, index: 0 })),
    at(534, 800, 1.5, suitcase({ x: 0, width: 38, height: 54, index: 1 })),
    bloom({
      spots: [
        [1560, 880, 110],
        [1450, 904, 70],
        [1600, 800, 60],
      ],
      flower: 7.5,
      seed: 5,
    }),
  ]);
