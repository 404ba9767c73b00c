import { dice } from '../landscape.ts';
import { linear, n } from '../svg.ts';
import { at, car, cover } from './cover.ts';
import { fogSea } from './fog-sea.ts';
import { sky } from './sky.ts';
import { snowCedar } from './snow-cedar.ts';
import { snowChains } from './snow-chains.ts';
import { snowRange } from './snow-slopes.ts';

const defs = [
  linear(
    'snow-sea',
    [0, 336, 0, 400],
    [
      [0, '#FFF6DC'],
      [0.35, '#FBE7B8'],
      [1, '#A9D3D6'],
    ],
  ),
  linear(
    'snow-bank',
    [0, 640, 0, 730],
    [
      [0, '#FFFFFF'],
      [0.5, '#E3EDF5'],
      [1, '#B4C9DE'],
    ],
  ),
  linear(
    'snow-lane',
    [0, 712, 0, 840],
    [
      [0, '#C3D0DB'],
      [0.5, '#AFBFCD'],
      [1, '#9DAFC0'],
    ],
  ),
  linear(
    'snow-front',
    [0, 810, 0, 900],
    [
      [0, '#FFFFFF'],
      [0.3, '#E6EFF6'],
      [1, '#A9C1D8'],
    ],
  ),
].join('');

const shimmer = (() => {
  const roll = dice(12);
  return Array.from({ length: 46 }, () => {
    const down = roll();
    const half = 6 + down * 26;
    return `M${n(430 + (roll() - 0.5) * (160 + down * 620) - half)} ${n(340 + down * 46)}h${n(half * 2)}`;
  }).join('');
})();

/** A pole that shows where the road lies under the snow, 190 high on y = 0. */
const pole =
  '<path d="M4 2L120 26L128 24L8 0Z" fill="#5F83A8" fill-opacity=".28"/><path d="M-5 0V-190H5V0Z" fill="#F4F7F9" stroke="#A9BDCF" stroke-width="1.4"/><path d="M-5 -190H5V-158H-5ZM-5 -126H5V-94H-5ZM-5 -62H5V-30H-5Z" fill="#C8402A"/><path d="M1.5 0V-190H5V0Z" fill="#0B2A4A" fill-opacity=".22"/><path d="M-7 -197Q0 -203 7 -197L6 -189H-6Z" fill="#FFFFFF"/><path d="M-12 2Q-6 -12 2 -10Q10 -10 14 2Z" fill="#FFFFFF"/>';

/** The road ahead climbs on round the slope, with its own bank and poles. */
const upperRoad = (() => {
  const outer = 'C1510 462 1400 492 1310 540C1256 570 1226 606 1214 690';
  const poles = [
    [1560, 450, 26],
    [1478, 468, 30],
    [1400, 496, 34],
    [1328, 530, 40],
    [1262, 576, 48],
  ].map(([x = 0, y = 0, tall = 0]) => at(x, y, tall / 190, pole));
  return `<path d="M1620 442${outer}L1330 690C1336 640 1366 600 1430 566C1490 534 1550 512 1620 498Z" fill="#B7C8D7"/><path d="M1620 470C1520 486 1420 520 1350 566C1306 596 1280 640 1272 690" fill="none" stroke="#8DA2B6" stroke-width="5" stroke-opacity=".55"/><path d="M1620 442${outer}" fill="none" stroke="#FFFFFF" stroke-width="12" stroke-linecap="round"/><path d="M1620 498C1550 512 1490 534 1430 566C1366 600 1336 640 1330 690" fill="none" stroke="#FFFFFF" stroke-width="8"/><path d="M1620 504C1552 518 1494 540 1436 571C1374 604 1344 644 1338 690" fill="none" stroke="#9DB7CF" stroke-width="4"/>${poles.join('')}`;
})();

/** A line of drifted snow from left to right, closed downwards. */
const drift = (y: number, floor: number, swell: number, phase: number): string => {
  const crest = Array.from({ length: 83 }, (_, i) => {
    const x = -20 + i * 20;
    const lift = Math.sin(x / 210 + phase) + Math.sin(x / 83 + phase * 2) * 0.4;
    return `${x} ${n(y - lift * swell)}`;
  });
  return `M-20 ${floor}L${crest.join(' ')} 1620 ${floor}Z`;
};

const tracks =
  '<path d="M0 776C300 772 700 778 1000 774C1250 771 1450 776 1600 773V788C1450 790 1250 786 1000 789C700 792 300 787 0 790Z" fill="#8397AB" fill-opacity=".6"/><path d="M0 736C300 733 800 737 1100 734C1300 732 1480 736 1600 734V742C1400 744 1200 741 1000 744C700 746 300 742 0 744Z" fill="#8397AB" fill-opacity=".4"/><path d="M0 783H1600" stroke="#6F8499" stroke-width="3" stroke-dasharray="5 7" stroke-opacity=".55"/><path d="M0 739H1600" stroke="#6F8499" stroke-width="2" stroke-dasharray="4 6" stroke-opacity=".4"/>';

/** Two pairs of skis on the roof, in the car's own centimetres. */
const skis =
  '<path d="M206 -174h6v-8h-6ZM304 -174h6v-8h-6Z" fill="#0B171E"/><path d="M120 -184Q112 -190 106 -192Q112 -182 124 -180H350V-184Z" fill="#19B5AE"/><path d="M128 -189Q120 -195 114 -197Q120 -187 132 -185H346V-189Z" fill="#FFB424"/><path d="M124 -180H350" stroke="#0B171E" stroke-width="1" stroke-opacity=".5"/>';

/** Stones that stand out of the bank in front. */
const stones = [
  [1290, 872, 34],
  [1346, 880, 22],
  [520, 878, 24],
]
  .map(([x = 0, y = 0, r = 0]) =>
    at(
      x,
      y,
      r / 20,
      '<path d="M-20 4L-16 -8L-4 -13L10 -10L20 2L14 6H-14Z" fill="#6D8298"/><path d="M4 -12L10 -10L20 2L14 6L6 4Z" fill="#506579"/><path d="M-17 -6Q-12 -16 -3 -16Q8 -16 13 -8Q6 -10 2 -6Q-6 -10 -9 -4Q-13 -7 -17 -6Z" fill="#FFFFFF"/>',
    ),
  )
  .join('');

/** A dark SUV on chains above a sea of fog, with the real sea shining behind it. */
export const snowRoad = (): string =>
  cover([
    `<defs>${defs}</defs>`,
    sky({
      horizon: 336,
      sun: [430, 196],
      disc: 40,
      clouds: [
        [760, 96, 300],
        [90, 120, 210],
      ],
    }),
    '<rect y="334" width="1600" height="400" fill="url(#snow-sea)"/>',
    `<path d="${shimmer}" stroke="#FFFDF2" stroke-width="3" stroke-linecap="round" stroke-opacity=".9"/>`,
    snowRange({
      id: 'snow-far',
      line: '600,410 700,366 780,344 860,300 930,330 1040,244 1120,280 1240,180 1340,232 1460,160 1620,200',
      floor: 480,
      tones: ['#93B4CC', '#D3E2E9'],
      light: 0.8,
      rocks: 60,
      seed: 9,
    }),
    fogSea({ id: 'fog-far', from: 400, to: 468, rows: 5, size: [40, 110], seed: 3 }),
    snowRange({
      id: 'snow-isle',
      line: '120,520 210,480 300,430 380,460 450,408 530,462 620,486 720,520',
      floor: 540,
      tones: ['#7FA4C0', '#D9E6EC'],
      light: 0.85,
      rocks: 26,
      seed: 4,
    }),
    fogSea({ id: 'fog-near', from: 486, to: 650, rows: 6, size: [130, 330], seed: 8 }),
    snowRange({
      id: 'snow-own',
      line: '700,700 800,624 900,560 990,506 1080,424 1180,396 1290,300 1400,262 1500,170 1640,110',
      floor: 720,
      tones: ['#F4F7F7', '#DCE8F0'],
      light: 0.6,
      rocks: 60,
      folds: 11,
      seed: 21,
    }),
    upperRoad,
    [
      [1130, 616, 110],
      [1176, 574, 84],
      [1092, 664, 150],
      [1172, 650, 130],
      [1440, 452, 70],
      [1500, 430, 84],
      [1404, 656, 170],
      [1488, 672, 270],
      [1576, 680, 360],
    ]
      .map(([x = 0, ground = 0, tall = 0], i) => snowCedar(x, ground, tall, i + 3))
      .join(''),
    `<path d="${drift(674, 740, 9, 5)}" fill="url(#snow-bank)"/>`,
    [150, 420, 690, 960, 1230, 1500].map((x) => at(x, 694, 0.84, pole)).join(''),
    '<rect y="712" width="1600" height="150" fill="url(#snow-lane)"/><path d="M0 712H1600V718H0Z" fill="#8FA9C0" fill-opacity=".6"/>',
    tracks,
    car({ body: 'suv', tint: '#1D3440', x: 640, ground: 790, scale: 1.5 }),
    at(640, 790, 1.5, snowChains('suv') + at(0, 9, 1, skis)),
    `<path d="${drift(846, 900, 11, 2)}" fill="url(#snow-front)"/>`,
    stones,
    snowCedar(60, 1010, 540, 6),
  ]);
