import { dice } from '../landscape.ts';
import { line, linear, n } from '../svg.ts';
import { agave } from './agave.ts';
import { chargingPlug, chargingUnit, unitDefs } from './charging-unit.ts';
import { at, car, cover } from './cover.ts';
import { falezCliff } from './falez-cliff.ts';
import { featherPalm } from './feather-palm.ts';
import { range } from './mountains.ts';
import { viewFrom } from './perspective.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';

const view = viewFrom({ x: 800, y: 440, height: 206, focal: 1600 });
const { area, trace } = view;
/** How far off things stand, in centimetres: the bay from its near to its far edge, chargers, railing. */
const away = { near: 868, car: 1000, far: 1140, units: 1180, rail: 1600 };
const wide = 1400;

const strip = (up: [number, number], depth: [number, number]) =>
  area(
    [-wide, up[0], depth[0]],
    [wide, up[0], depth[0]],
    [wide, up[1], depth[1]],
    [-wide, up[1], depth[1]],
  );

const defs = [
  linear(
    'ev-deck',
    [0, 600, 0, 900],
    [
      [0, '#EEDFC1'],
      [1, '#CDB68D'],
    ],
  ),
  linear(
    'ev-bay',
    [0, 690, 0, 860],
    [
      [0, '#A3A9A6'],
      [1, '#878F90'],
    ],
  ),
  linear(
    'ev-dim',
    [0, 760, 0, 900],
    [
      [0, '#0C4A5B', 0],
      [1, '#0C4A5B', 0.24],
    ],
  ),
  unitDefs,
].join('');

/** Blocks of flats above the cliffs, each with a lit and a shaded side. */
const town = (
  from: number,
  to: number,
  base: (x: number) => number,
  seed: number,
  size: number,
) => {
  const roll = dice(seed);
  const blocks: string[] = [];
  for (let x = from; x < to; ) {
    const width = size * (0.7 + roll() * 0.7);
    const tall = size * (0.7 + roll() * 1.3);
    const y = base(x + width / 2);
    const floors = Math.max(2, Math.round(tall / (size * 0.28)));
    const step = tall / floors;
    const tone = ['#FBF3E2', '#F3E4CB', '#FDF8EE', '#EBD9C0'][Math.floor(roll() * 4)];
    const windows = Array.from(
      { length: floors },
      (_, i) =>
        `M${n(x + width * 0.12)} ${n(y - tall + step * (i + 0.3))}h${n(width * 0.54)}v${n(step * 0.34)}h${n(-width * 0.54)}Z`,
    ).join('');
    blocks.push(
      `<path d="M${n(x)} ${n(y)}v${n(-tall)}h${n(width)}v${n(tall)}Z" fill="${tone}"/><path d="M${n(x + width * 0.76)} ${n(y)}v${n(-tall)}h${n(width * 0.24)}v${n(tall)}Z" fill="#B9A48E" fill-opacity=".75"/><path d="${windows}" fill="#7FA6A8" fill-opacity=".7"/>`,
    );
    x += width * (1.02 + roll() * 0.5);
  }
  return blocks.join('');
};

const cliffs = [
  falezCliff({
    id: 'ev-c',
    from: 806,
    to: 1010,
    top: [394, 378],
    foot: [449, 456],
    folds: 7,
    seed: 4,
    haze: 0.66,
  }),
  town(960, 1130, (x) => 366 - (x - 960) * 0.14, 12, 19),
  falezCliff({
    id: 'ev-b',
    from: 946,
    to: 1210,
    top: [358, 322],
    foot: [464, 486],
    folds: 8,
    seed: 9,
    haze: 0.34,
  }),
  town(1160, 1600, (x) => 284 - (x - 1160) * 0.16, 27, 40),
  falezCliff({
    id: 'ev-a',
    from: 1126,
    to: 1640,
    top: [284, 196],
    foot: [494, 574],
    folds: 11,
    seed: 17,
    haze: 0.05,
  }),
].join('');

/** The lower Düden falls from the edge of the cliff into the sea. */
const fall =
  '<path d="M1216 270q14 -4 30 -2q3 60 9 130t12 116h-72q9 -52 13 -114t8 -130Z" fill="#E8F6F3"/><path d="M1221 272q-3 120 -16 238M1232 270q0 120 3 244M1241 272q4 110 16 238" fill="none" stroke="#A9D9D6" stroke-width="3.5" stroke-opacity=".8"/><path d="M1170 520q10 -26 30 -20q12 -24 34 -10q22 -14 36 8q20 -4 28 22Z" fill="#FFFFFF" fill-opacity=".72"/><path d="M1150 528q70 -12 170 0" fill="none" stroke="#FFFFFF" stroke-width="5" stroke-linecap="round" stroke-opacity=".8"/>';

const railing = (() => {
  const along = (up: number) => trace([-wide, up, away.rail], [wide, up, away.rail]);
  const each = (step: number, from: number, to: number) =>
    Array.from({ length: Math.ceil((wide * 2) / step) }, (_, i) => {
      const x = -wide + i * step;
      return trace([x, from, away.rail], [x, to, away.rail]);
    }).join('');
  return [
    `<path d="${strip([0, 38], [away.rail, away.rail])}" fill="#E6D4B2"/><path d="${each(120, 0, 36)}" stroke="#C9B48C" stroke-width="2"/>`,
    `<path d="${strip([36, 44], [away.rail - 20, away.rail])}" fill="#FDF6E6"/>`,
    `<path d="${each(150, 44, 104)}" stroke="#F7F8F4" stroke-width="5"/><path d="${along(60)}${along(80)}" fill="none" stroke="#F7F8F4" stroke-width="2"/><path d="${along(104)}" fill="none" stroke="#FFFFFF" stroke-width="7"/><path d="${along(101)}" fill="none" stroke="#9FB4B4" stroke-width="2"/>`,
  ].join('');
})();

const pavers = (() => {
  const rows = [700, 760, 830, 1230, 1320, 1430].map((z) => trace([-wide, 0, z], [wide, 0, z]));
  const columns = Array.from({ length: 41 }, (_, i) =>
    trace([-2000 + i * 100, 0, 640], [-2000 + i * 100, 0, away.rail]),
  );
  return `<path d="${[...rows, ...columns].join('')}" fill="none" stroke="#B79F73" stroke-width="1.6" stroke-opacity=".38"/>`;
})();

const bays = (() => {
  const { near, far } = away;
  const slot = (from: number, to: number) =>
    area([from, 0, far], [to, 0, far], [to, 0, near], [from, 0, near]);
  const marks = [-440, 118, 676].map((x) => slot(x - 6, x + 6)).join('');
  const bolt = area(
    [330, 0, 1110],
    [252, 0, 990],
    [312, 0, 990],
    [284, 0, 893],
    [388, 0, 1022],
    [326, 0, 1022],
    [372, 0, 1110],
  );
  return [
    `<path d="${strip([0, 0], [far, near])}" fill="url(#ev-bay)"/><path d="${slot(-434, 112)}${slot(124, 670)}" fill="#19B5AE" fill-opacity=".42"/>`,
    `<path d="${marks}${strip([0, 0], [near, near - 8])}" fill="#FBFAF7"/><path d="${bolt}" fill="#FBFAF7" fill-opacity=".92"/>`,
    // The kerb behind the bays, with the chargers on it.
    `<path d="${strip([0, 12], [far, far])}" fill="#C8B48E"/><path d="${strip([12, 12], [far, far + 34])}" fill="#F8EED8"/>`,
  ].join('');
})();

const charger = (right: number, busy: boolean): string => {
  const [x, y] = view.point([right, 12, away.units]);
  return at(x, y, view.scale(away.units), chargingUnit(busy));
};

/** The sun stands behind the car: its shadow falls towards us and to the right. */
const carShadow = area(
  [-346, 0, 960],
  [-300, 0, 918],
  [-230, 0, 902],
  [-150, 0, 884],
  [10, 0, 884],
  [96, 0, 900],
  [120, 0, 940],
  [70, 0, 1000],
  [-330, 0, 1000],
);

/** The bed of a palm in the pavement, and the shadow of its trunk. */
const treePit = (x: number): string =>
  `<ellipse cx="${x}" cy="688" rx="52" ry="10" fill="#8F7B57"/><ellipse cx="${x}" cy="686" rx="46" ry="7.5" fill="#6B5B45"/><path d="M${x - 12} 686L${x + 200} 900H${x + 236}L${x + 14} 686Z" fill="#0B2A3A" fill-opacity=".16"/>`;

const cable = (() => {
  const d = 'M850 618C892 622 902 690 922 738C946 790 1010 782 1040 728C1058 686 1074 650 1084 592';
  return [
    line('M872 788C930 806 1012 798 1062 764', '#0B1F2A', 9, 'stroke-opacity=".2"'),
    line(d, '#14232B', 10),
    line(d, '#6B8089', 2.4, 'stroke-opacity=".8" transform="translate(-2 -1)"'),
    '<path d="M1075 560h20v26q0 9 -10 9t-10 -9Z" fill="#0B1F2A"/>',
  ].join('');
})();

/** Gulls over the bay. */
const gulls =
  '<path d="M612 214q14 -14 26 -2q14 -11 28 4M700 176q11 -11 20 -2q11 -9 22 3M560 262q9 -8 16 -1q9 -7 17 3" fill="none" stroke="#51707A" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>';

/** A fast charger above the sea in the late afternoon, with the cliffs of Antalya behind it. */
export const evCharging = (): string =>
  cover([
    `<defs>${defs}</defs>`,
    sky({
      horizon: 440,
      tone: 'afternoon',
      sun: [428, 266],
      clouds: [
        [640, 110, 380],
        [1060, 176, 240],
        [60, 130, 260],
      ],
    }),
    range({
      id: 'ev-far',
      line: '-20,262 90,226 170,270 290,212 420,286 540,240 640,300 760,330 860,384 980,440',
      floor: 442,
      tones: ['#8FB9C2', '#F0DDB8'],
      seed: 5,
      light: 0.2,
    }),
    range({
      id: 'ev-near',
      line: '-20,300 70,322 150,300 260,352 380,372 520,402 640,442',
      floor: 442,
      tones: ['#5F9AA4', '#CFD2B6'],
      seed: 31,
      light: 0.16,
    }),
    sea({ horizon: 440, floor: 640, path: 428 }),
    gulls,
    cliffs,
    fall,
    '<rect y="636" width="1600" height="264" fill="url(#ev-deck)"/>',
    pavers,
    railing,
    treePit(1552),
    treePit(60),
    featherPalm({ x: 1552, ground: 690, height: 520, seed: 3, reach: 196, leaflets: 13 }),
    featherPalm({ x: 60, ground: 690, height: 400, seed: 8, reach: 180, leaflets: 13 }),
    bays,
    charger(160, true),
    charger(400, false),
    `<path d="${carShadow}" fill="#0B2A3A" fill-opacity=".2"/>`,
    car({ body: 'hatchback', tint: '#F0B429', x: 226, ground: 770, scale: 1.6 }),
    at(226, 770, 1.6, chargingPlug('#C98F1B')),
    cable,
    '<rect y="760" width="1600" height="140" fill="url(#ev-dim)"/>',
    agave(10, 904, 190, 4),
    agave(150, 916, 130, 9),
    agave(1570, 910, 210, 12),
  ]);
