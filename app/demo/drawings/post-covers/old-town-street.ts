import { dice } from '../landscape.ts';
import { n } from '../svg.ts';
import { bloom, bloomTones } from './bloom.ts';
import { at, cover } from './cover.ts';
import { range } from './mountains.ts';
import {
  ground,
  shadyCorner,
  shadySide,
  street,
  sunnySide,
  streetView as view,
} from './old-town-houses.ts';
import type { Spot } from './perspective.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';
import { barrier, cat, lantern, parkingSign, pot } from './street-gate.ts';
import { yivliMinaret } from './yivli-minaret.ts';

const { area, trace } = view;

/** A garden wall between two houses, with its coping. */
const gardenWall = (() => {
  const [a, b] = [840, 1420];
  const p = (up: number, z: number, out = 0): Spot => [-street + out, ground(z) + up, z];
  const band = (u0: number, u1: number, out = 0) =>
    area(p(u0, a, out), p(u1, a, out), p(u1, b, out), p(u0, b, out));
  const joints = [40, 80, 120, 160, 200].map((u) => trace(p(u, a), p(u, b))).join('');
  const heads = Array.from({ length: 46 }, (_, i) => {
    const z = a + 16 + Math.floor(i / 5) * 62 + (i % 2) * 30;
    const u = (i % 5) * 40;
    return trace(p(u, z), p(u + 40, z));
  }).join('');
  return `<path d="${band(0, 236)}" fill="#9A948E"/><path d="${joints}${heads}" fill="none" stroke="#5F6470" stroke-width="1.6" stroke-opacity=".5"/><path d="${area(p(236, a, -30), p(236, a, 14), p(236, b, 14), p(236, b, -30))}" fill="#6E463F"/><path d="${band(236, 252, 14)}" fill="#8F5F52"/>`;
})();

/** An orange tree behind the garden wall. */
const orangeTree = (() => {
  const roll = dice(3);
  const blob = (count: number, dx: number, dy: number, size: number) =>
    Array.from({ length: count }, () => {
      const angle = roll() * 6.3;
      const reach = Math.sqrt(roll());
      const [x, y, r] = [
        424 + dx + Math.cos(angle) * reach * 66 * size,
        262 + dy + Math.sin(angle) * reach * 62 * size,
        14 + roll() * 12,
      ];
      return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.8)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * 0.8)} 0 1 1 ${n(-r * 2)} 0Z`;
    }).join('');
  const fruit = Array.from({ length: 15 }, () => {
    const [x, y] = [370 + roll() * 108, 214 + roll() * 96];
    return `<circle cx="${n(x)}" cy="${n(y)}" r="5.5" fill="#F0922E"/><circle cx="${n(x - 1.5)}" cy="${n(y - 1.5)}" r="2" fill="#FFC37A"/>`;
  }).join('');
  return `<path d="M418 400C424 350 418 320 424 280L434 280C432 320 432 350 434 400Z" fill="#4B3A34"/><path d="${blob(34, 0, 6, 1)}" fill="#22534A"/><path d="${blob(24, 6, -8, 0.85)}" fill="#35705C"/><path d="${blob(14, 16, -24, 0.6)}" fill="#5E9A6C"/>${fruit}`;
})();

const paving = (() => {
  const roll = dice(8);
  const tones = ['#E4D3B2', '#D9C6A2', '#EBDCC0', '#CFBB95', '#DFCBA6'].map((fill) => ({
    fill,
    stones: [] as string[],
  }));
  for (let z = 320; z < 2900; ) {
    const deep = z < 620 ? 44 : 34 + z * 0.012;
    const [z0, z1] = [z + deep * 0.05, z + deep * 0.95];
    const half = z < 620 ? 300 : street - 26;
    for (let x = -half - roll() * 30; x < half; ) {
      const wide = z < 620 ? 52 + roll() * 44 : 26 + roll() * 26;
      const [x0, x1] = [Math.max(-half, x + 1.6), Math.min(half, x + wide - 1.6)];
      const jig = () => (roll() - 0.5) * 3;
      if (x1 - x0 > 5)
        tones[Math.floor(roll() * 5)]?.stones.push(
          area(
            [x0 + jig(), ground(z0), z0],
            [x1 + jig(), ground(z0), z0],
            [x1 + jig(), ground(z1), z1],
            [x0 + jig(), ground(z1), z1],
          ),
        );
      x += wide;
    }
    z += deep;
  }
  const edge = (side: -1 | 1) =>
    [620, 1000, 1500, 2100, 2900].map((z): Spot => [side * (street - 26), ground(z), z]);
  return [
    `<path d="${area([-400, 0, 300], [400, 0, 300], [400, 0, 620], [street, ground(2900), 2900], [-street, ground(2900), 2900], [-400, 0, 620])}" fill="#B49D76"/>`,
    tones.map(({ fill, stones }) => `<path d="${stones.join('')}" fill="${fill}"/>`).join(''),
    `<path d="${trace(...edge(-1))}${trace(...edge(1))}" fill="none" stroke="#8F7A58" stroke-width="3" stroke-opacity=".6"/>`,
  ].join('');
})();

/** The houses on the left keep the sun off the street as far as this line. */
const shade = area(
  [-street, 0, 250],
  [60, 0, 250],
  [64, 0, 620],
  [58, ground(820), 820],
  [-110, ground(900), 900],
  [-120, ground(1400), 1400],
  [40, ground(1450), 1450],
  [44, ground(1530), 1530],
  [112, ground(1540), 1540],
  [112, ground(1860), 1860],
  [40, ground(1880), 1880],
  [26, ground(2900), 2900],
  [-street, ground(2900), 2900],
  [-street, ground(620), 620],
);

const place = (right: number, away: number, content: string): string => {
  const [x, y] = view.point([right, ground(away), away]);
  return at(x, y, view.scale(away), content);
};

/** A pot of geraniums. */
const flowers = (right: number, away: number, seed: number, tones = bloomTones.sunny): string => {
  const [x, y] = view.point([right, 56, away]);
  const scale = view.scale(away);
  return `${place(right, away, pot)}${bloom({ spots: [[x, y + 4 * scale, 24 * scale]], flower: 5.5 * scale, seed, tones })}`;
};

/** Flowers the wind has taken off, on the sunny side. */
const petals = (() => {
  const roll = dice(77);
  return ['#D2457F', '#F58FB4']
    .map((fill) => {
      const d = Array.from({ length: 16 }, () => {
        const away = 360 + roll() * 260;
        const [x, y] = view.point([120 + roll() * 150, 0, away]);
        const r = view.scale(away) * 2.6;
        return `M${n(x - r)} ${n(y)}q${n(r)} ${n(-r)} ${n(r * 2)} 0q${n(-r)} ${n(r * 0.7)} ${n(-r * 2)} 0Z`;
      }).join('');
      return `<path d="${d}" fill="${fill}"/>`;
    })
    .join('');
})();

/** Roofs and trees of the harbour below the end of the street. */
const harbour = [
  '<path d="M596 540L640 486L700 496L742 540Z" fill="#5E8F77"/><path d="M604 540q10 -34 34 -34q10 -16 30 -8q26 -2 30 20q20 0 26 22Z" fill="#3F7A63"/>',
  '<path d="M664 540V506h54v34Z" fill="#F6E7CB"/><path d="M700 540V506h18v34Z" fill="#D2B68C"/><path d="M656 508L674 488H708L726 508Z" fill="#CF7A50"/><path d="M700 488h8L726 508H708Z" fill="#A9573A"/><path d="M672 514h8v11h-8ZM687 514h8v11h-8Z" fill="#5B8B8E"/>',
  '<path d="M748 478V452l13 24ZM746 476V458l-9 17Z" fill="#FFFFFF"/><path d="M736 478h28l-4 6h-20Z" fill="#0C4A5B"/>',
].join('');

/** A narrow street of the old town, closed to cars, that falls to the harbour and the sea. */
export const oldTownStreet = (): string =>
  cover([
    sky({
      horizon: 430,
      sun: [480, 240],
      disc: 0,
      clouds: [
        [660, 84, 250],
        [560, 196, 150],
      ],
    }),
    range({
      id: 'old-far',
      line: '380,420 480,372 560,388 690,352 770,318 840,350 1000,400',
      floor: 432,
      tones: ['#8FBBC6', '#E6E4D2'],
      seed: 12,
    }),
    sea({ horizon: 430, floor: 620 }),
    at(652, 520, 1.06, yivliMinaret()),
    harbour,
    paving,
    shadySide,
    orangeTree,
    gardenWall,
    bloom({
      spots: [
        [476, 372, 46],
        [430, 350, 52],
        [500, 410, 34],
        [470, 430, 30],
        [392, 366, 40],
      ],
      flower: 9,
      seed: 5,
      tones: bloomTones.shady,
    }),
    shadyCorner,
    sunnySide,
    `<path d="${shade}" fill="#1B2F4E" fill-opacity=".42"/>`,
    flowers(-214, 860, 31, bloomTones.shady),
    flowers(-210, 960, 33, bloomTones.shady),
    flowers(222, 900, 35),
    flowers(226, 800, 37),
    '<path d="M1512 910C1490 700 1580 580 1552 440C1534 360 1560 300 1580 220M1552 440C1520 380 1500 340 1470 260" fill="none" stroke="#6B4E3A" stroke-width="9" stroke-linecap="round"/>',
    bloom({
      spots: [
        [1180, 40, 56],
        [1250, 60, 70],
        [1330, 56, 84],
        [1410, 84, 84],
        [1490, 70, 96],
        [1570, 110, 110],
        [1450, 160, 64],
        [1530, 210, 84],
        [1590, 280, 70],
        [1556, 330, 48],
        [1220, 120, 36],
        [1200, 172, 24],
        [1500, 300, 40],
        [1540, 400, 28],
      ],
      flower: 8.5,
      seed: 9,
    }),
    petals,
    place(0, 640, barrier),
    place(233, 640, parkingSign),
    place(112, 440, cat),
    place(-206, 830, lantern),
    flowers(-214, 470, 41, bloomTones.shady),
  ]);
