import { carGroup } from './car-drawing.ts';
import type { CarBody } from './car-shapes.ts';
import {
  bougainvillea,
  dice,
  facets,
  type Point,
  pine,
  ridge,
  sailingBoat,
  shrubs,
} from './landscape.ts';
import { linear, n, radial } from './svg.ts';

/** The hero is drawn at this size; the car stands right of the middle, the left stays calm. */
export const heroSize = { width: 2400, height: 1200 };

/** Points written as `x,y x,y`, from left to right. */
const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

/** The layers of the mountains from the haze to the near ones, with the strength of their light. */
const layers = [
  {
    line: '640,604 860,560 1010,520 1150,470 1260,505 1420,430 1560,470 1740,392 1900,440 2080,380 2420,420',
    fill: 'hero-far',
    seed: 5,
    light: 0.14,
  },
  {
    line: '1080,606 1270,552 1400,520 1530,450 1640,486 1790,380 1880,424 2040,300 2180,352 2300,262 2420,300',
    fill: 'hero-middle',
    seed: 23,
    light: 0.13,
  },
  {
    line: '1420,620 1560,570 1690,548 1820,490 1930,512 2060,436 2170,452 2290,376 2420,350',
    fill: 'hero-near',
    seed: 41,
    light: 0.1,
  },
];

const mountains = layers
  .map(({ line, fill, seed, light }, i) => {
    const points = pointsOf(line);
    const d = ridge(points, 640, seed, 0.17, 4);
    return `<clipPath id="hero-cut-${i}"><path d="${d}"/></clipPath><path d="${d}" fill="url(#${fill})"/><path d="${facets(points, 640, seed)}" fill="#FFF4DC" fill-opacity="${light}" clip-path="url(#hero-cut-${i})"/>`;
  })
  .join('');

/** The headland with its cliffs, cove and the road that comes round it. */
const headland = (() => {
  const d = ridge(
    pointsOf('1560,800 1650,752 1760,726 1880,668 1990,648 2110,584 2240,548 2420,486'),
    820,
    63,
    0.14,
    4,
  );
  return `<clipPath id="hero-cape"><path d="${d}"/></clipPath><path d="M1470 806C1600 784 1900 792 2400 780L2400 850L1500 840Z" fill="#A8E4DB" fill-opacity=".75"/><path d="${d}" fill="url(#hero-land)"/><g clip-path="url(#hero-cape)"><path d="M1560 812C1640 764 1720 790 1800 752C1880 720 1960 752 2060 706C2150 668 2260 690 2420 640L2420 672C2260 720 2170 700 2080 742C1980 786 1900 752 1820 790C1740 820 1660 800 1580 830Z" fill="#E8CFA2"/><path d="M1600 822C1720 798 1900 806 2080 770C2200 748 2300 752 2420 724L2420 840L1600 840Z" fill="#D9B98A"/><path d="M1580 806C1660 766 1726 782 1806 746C1886 712 1966 742 2064 696C2154 658 2264 680 2420 628" fill="none" stroke="#F8EFDC" stroke-width="9"/><path d="M1580 802C1660 762 1726 778 1806 742C1886 708 1966 738 2064 692C2154 654 2264 676 2420 624" fill="none" stroke="#7E8C8C" stroke-width="2" stroke-opacity=".6"/>${shrubs(1640, 2400, 752, 560, 60, 12, 0.42)}${shrubs(1800, 2400, 726, 640, 26, 18, 0.36)}</g><path d="M1500 824C1640 812 1800 826 1960 812C2120 800 2260 812 2400 800" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"/>`;
})();

const glints = Array.from({ length: 46 }, (_, i) => {
  const depth = i / 46;
  const y = 614 + depth * depth * 250;
  const spread = 40 + depth * 190;
  const x = 1180 + Math.sin(i * 2.4) * spread;
  const half = 10 + depth * 46 + ((i * 31) % 24);
  return `M${n(x - half)} ${n(y)}H${n(x + half)}`;
}).join('');

const roll = dice(19);
const ripples = Array.from({ length: 34 }, () => {
  const y = 640 + roll() * 226;
  const x = roll() * 1560 - 40;
  const long = 30 + (y - 640) * (0.3 + roll() * 0.3);
  return `M${n(x)} ${n(y)}q${n(long / 4)} -3 ${n(long / 2)} 0t${n(long / 2)} 0`;
}).join('');

const boat = `<g transform="translate(1392 640)">${sailingBoat}</g>`;

const defs = [
  linear(
    'hero-sky',
    [0, 0, 0, 610],
    [
      [0, '#B4DDE6'],
      [0.45, '#D9EEF0'],
      [0.8, '#F6F0E0'],
      [1, '#FDE6BF'],
    ],
  ),
  radial(
    'hero-glow',
    [1180, 520, 900],
    [
      [0, '#FFF3D0', 1],
      [0.18, '#FFE7B0', 0.75],
      [0.5, '#FFEBC4', 0.3],
      [1, '#FFEBC4', 0],
    ],
  ),
  linear(
    'hero-far',
    [0, 380, 0, 610],
    [
      [0, '#A7CBD4'],
      [1, '#E2E6D8'],
    ],
  ),
  linear(
    'hero-middle',
    [0, 270, 0, 620],
    [
      [0, '#6FA9B6'],
      [1, '#C0D9D2'],
    ],
  ),
  linear(
    'hero-near',
    [0, 350, 0, 640],
    [
      [0, '#3C8490'],
      [1, '#94C1BD'],
    ],
  ),
  linear(
    'hero-land',
    [0, 490, 0, 820],
    [
      [0, '#2E7468'],
      [0.6, '#5B9A7F'],
      [1, '#8DB58F'],
    ],
  ),
  linear(
    'hero-water',
    [0, 602, 0, 900],
    [
      [0, '#D6EEE6'],
      [0.16, '#9FDCD8'],
      [0.55, '#4FC0BC'],
      [1, '#1C9C9B'],
    ],
  ),
  linear(
    'hero-road',
    [0, 908, 0, 1096],
    [
      [0, '#98A0A1'],
      [0.5, '#828B8E'],
      [1, '#737D81'],
    ],
  ),
  linear(
    'hero-bank',
    [0, 1080, 0, 1200],
    [
      [0, '#D9C49B'],
      [1, '#B99C6C'],
    ],
  ),
].join('');

const posts = Array.from({ length: 30 }, (_, i) => `M${40 + i * 82} 890v28`).join('');
const dashes = Array.from({ length: 9 }, (_, i) => `M${-60 + i * 290} 1046h150l-8 10h-150Z`).join(
  '',
);

/** The wide morning scene of the home page, without its outer svg element. */
export const heroScene = ({ body, tint }: { body: CarBody; tint: string }): string =>
  [
    `<defs>${defs}</defs>`,
    '<rect width="2400" height="640" fill="url(#hero-sky)"/><rect width="2400" height="640" fill="url(#hero-glow)"/>',
    '<circle cx="1180" cy="500" r="54" fill="#FFFBEE"/>',
    '<g fill="#FFFFFF" fill-opacity=".5"><path d="M1500 208c80 -26 150 -4 210 -14c70 -12 130 6 190 0c-60 26 -150 22 -220 24c-70 2 -120 -2 -180 -10Z"/><path d="M1980 132c60 -18 120 -2 170 -10c50 -6 90 6 130 2c-50 18 -110 16 -160 18c-50 0 -90 -2 -140 -10Z"/><path d="M900 300c60 -16 110 -2 160 -8c40 -6 80 4 110 2c-40 14 -90 14 -140 14c-50 2 -80 -2 -130 -8Z"/></g>',
    '<path d="M0 606C60 590 110 588 150 578C210 564 250 572 300 584C350 592 400 600 450 606Z" fill="#C9DEDB" fill-opacity=".8"/>',
    mountains,
    '<rect y="602" width="2400" height="320" fill="url(#hero-water)"/>',
    '<rect y="596" width="2400" height="16" fill="#FFF3D8" fill-opacity=".35"/>',
    `<path d="${ripples}" fill="none" stroke="#FFFFFF" stroke-width="2.4" stroke-linecap="round" stroke-opacity=".35"/>`,
    `<path d="${glints}" stroke="#FFF8E2" stroke-width="4" stroke-linecap="round" stroke-opacity=".8"/>`,
    boat,
    headland,
    pine(2196, 912, 430, 4),
    pine(2318, 916, 540, 9),
    pine(1404, 912, 200, 14),
    // The parapet of the coast road.
    '<path d="M0 884L2400 880V930H0Z" fill="#EADCC1"/><path d="M0 880L2400 876V890L0 894Z" fill="#FCF5E6"/>',
    `<path d="${posts}" stroke="#CFBD9C" stroke-width="2.5"/>`,
    bougainvillea(1322, 868, 88, 7),
    bougainvillea(2268, 864, 104, 3),
    bougainvillea(2150, 880, 56, 13),
    bougainvillea(250, 888, 52, 29),
    '<rect y="916" width="2400" height="180" fill="url(#hero-road)"/><rect y="916" width="2400" height="7" fill="#C8BEA8"/><rect y="938" width="2400" height="5" fill="#F6F1E4" fill-opacity=".9"/>',
    `<path d="${dashes}" fill="#FBF6EA" fill-opacity=".9"/>`,
    `<g transform="translate(1478 1004) scale(1.385)">${carGroup({ body, tint })}</g>`,
    '<rect y="1084" width="2400" height="116" fill="url(#hero-bank)"/><rect y="1082" width="2400" height="6" fill="#F1E4C8"/>',
    shrubs(-40, 2440, 1142, 1148, 70, 31, 0.9),
    shrubs(-40, 2440, 1176, 1178, 80, 77, 1.15),
    shrubs(-40, 2440, 1208, 1208, 70, 90, 1.3),
  ].join('');
