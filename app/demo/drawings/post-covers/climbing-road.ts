import { type Point, pine } from '../landscape.ts';
import { linear, n, tenth } from '../svg.ts';
import { car } from './cover.ts';
import { forest } from './forest.ts';
import { range, rangeTones } from './mountains.ts';
import { sky } from './sky.ts';

/** The middle of the road from the car to the pass, with its width. */
type Stage = [x: number, y: number, width: number];
const stages: Stage[] = [
  [770, 500, 330],
  [790, 440, 230],
  [880, 396, 150],
  [1040, 368, 104],
  [1190, 346, 84],
  [1236, 326, 76],
  [1180, 308, 68],
  [980, 296, 58],
  [730, 280, 52],
  [596, 262, 47],
  [560, 244, 43],
  [616, 230, 39],
  [800, 222, 34],
  [960, 208, 30],
  [1046, 194, 27],
  [1060, 182, 25],
  [1016, 173, 22],
  [890, 168, 19],
  [780, 158, 17],
  [742, 147, 15],
  [770, 138, 13],
  [850, 132, 11],
  [912, 122, 9],
  [948, 105, 7],
];

/** Points close to each other along the stages, on a smooth curve. */
const way: Stage[] = stages.slice(0, -1).flatMap((from, i) => {
  const to = stages[i + 1] ?? from;
  const before = stages[i - 1] ?? from;
  const after = stages[i + 2] ?? to;
  return Array.from({ length: 5 }, (_, k): Stage => {
    const t = k / 5;
    const blend = (a: number, b: number, c: number, d: number) =>
      0.5 *
      (2 * b +
        (c - a) * t +
        (2 * a - 5 * b + 4 * c - d) * t * t +
        (3 * b - a - 3 * c + d) * t ** 3);
    return [
      blend(before[0], from[0], to[0], after[0]),
      blend(before[1], from[1], to[1], after[1]),
      blend(before[2], from[2], to[2], after[2]),
    ];
  });
});

/** A point beside the road: -1 at its left edge as one climbs, 1 at its right one. */
const beside = (i: number, side: number): Point => {
  const [x, y, width] = way[i] ?? [0, 0, 0];
  const [px, py] = way[Math.max(0, i - 1)] ?? [x, y];
  const [qx, qy] = way[Math.min(way.length - 1, i + 1)] ?? [x, y];
  const [dx, dy] = [qx - px, (qy - py) / 0.34];
  const length = Math.hypot(dx, dy) || 1;
  // The slope leans away from us: what is across the picture shows its full width, what is up a third.
  return [x - (dy / length) * (width / 2) * side, y + (dx / length) * (width / 2) * side * 0.34];
};

const strip = (from: number, to: number): string => {
  const edge = (side: number) =>
    way.map((_, i) =>
      beside(i, from + (to - from) * side)
        .map(n)
        .join(' '),
    );
  return `M${edge(0).join('L')}L${edge(1).reverse().join('L')}Z`;
};

const dashes = way
  .flatMap((_, i) => {
    if (i % 2 || i > way.length - 22) return [];
    const corners = [
      beside(i, -0.025),
      beside(i + 1, -0.025),
      beside(i + 1, 0.025),
      beside(i, 0.025),
    ];
    return `M${corners.map((corner) => corner.map(tenth).join(' ')).join('L')}Z`;
  })
  .join('');

/** Posts and rail along the edge towards the valley, which lies below. */
const rail = (() => {
  const spots = way.map((_, i) => {
    const [left, right] = [beside(i, -1.02), beside(i, 1.02)];
    const [x, y] = left[1] > right[1] ? left : right;
    return [x, y, (way[i]?.[2] ?? 0) * 0.11] as const;
  });
  const shown = spots.slice(9);
  const posts = shown
    .filter((_, i) => i % 2 === 0)
    .map(([x, y, tall]) => `M${n(x)} ${n(y)}v${n(-tall)}`)
    .join('');
  return `<path d="${posts}" stroke="#FDF8EA" stroke-width="2"/>`;
})();

/** A road that climbs in hairpins to a pass of the Taurus, down to about y = 500. */
export const climbingRoad = (): string =>
  [
    `<defs>${linear(
      'climb-road',
      [0, 100, 0, 500],
      [
        [0, '#C6CBC4'],
        [0.5, '#A2A9A8'],
        [1, '#868F92'],
      ],
    )}${linear(
      'climb-meadow',
      [0, 330, 0, 500],
      [
        [0, '#9DBB86'],
        [1, '#C9BE84'],
      ],
    )}</defs>`,
    sky({
      horizon: 330,
      sun: [360, 150],
      disc: 34,
      clouds: [
        [1140, 70, 260],
        [140, 90, 200],
      ],
    }),
    range({
      id: 'climb-haze',
      line: '-20,250 120,200 260,230 400,160 540,210 700,150 860,190 1020,120 1200,180 1380,110 1500,160 1620,120',
      floor: 380,
      tones: rangeTones.haze,
      seed: 7,
    }),
    range({
      id: 'climb-far',
      line: '-20,310 90,270 200,290 330,220 460,270 600,250 740,170 860,140 960,86 1080,130 1180,110 1300,190 1440,150 1620,230',
      floor: 400,
      tones: rangeTones.far,
      seed: 23,
      light: 0.18,
    }),
    range({
      id: 'climb-near',
      line: '280,420 400,350 520,260 640,190 760,140 860,118 940,104 1010,120 1090,150 1180,200 1280,262 1400,300 1620,330',
      floor: 460,
      tones: ['#5F9A8E', '#9CC3A6'],
      seed: 41,
      light: 0.16,
    }),
    forest({
      line: '300,420 420,352 540,272 640,214 720,200 800,240 900,250 1000,236 1100,240 1200,262 1300,300 1420,330 1620,352',
      floor: 452,
      tones: [
        [112, 164, 142],
        [62, 122, 98],
      ],
      size: [30, 50],
      rows: 5,
      seed: 5,
    }),
    `<path d="M-20 430C200 402 420 398 640 404C900 410 1200 400 1620 416V520H-20Z" fill="url(#climb-meadow)"/>`,
    // Walls hold the road on the slope.
    `<path d="${strip(-1.1, 1.1)}" transform="translate(0 9)" fill="#B79B72"/><path d="${strip(-1.1, 1.1)}" transform="translate(0 4)" fill="#D9C199"/>`,
    `<path d="${strip(-1.08, 1.08)}" fill="#F1E6CC"/><path d="${strip(-1, 1)}" fill="url(#climb-road)"/><path d="${strip(-0.93, -0.88)}${strip(0.88, 0.93)}" fill="#FBF6EA" fill-opacity=".85"/><path d="${dashes}" fill="#FBF6EA"/>`,
    rail,
    car({ body: 'hatchback', tint: '#C8402A', x: 800, ground: 288, scale: 0.13, facing: 'left' }),
    forest({
      line: '-30,400 100,372 240,380 360,404 470,420 560,440',
      floor: 470,
      tones: [
        [70, 132, 104],
        [38, 92, 76],
      ],
      size: [40, 70],
      rows: 1,
      seed: 14,
    }),
    forest({
      line: '1060,440 1180,420 1300,396 1440,376 1620,350',
      floor: 470,
      tones: [
        [70, 132, 104],
        [38, 92, 76],
      ],
      size: [40, 74],
      rows: 1,
      seed: 19,
    }),
    pine(150, 470, 330, 9),
    pine(1470, 470, 380, 4),
  ].join('');
