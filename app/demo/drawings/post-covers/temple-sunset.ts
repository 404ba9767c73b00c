import { dice, shrubs } from '../landscape.ts';
import { linear, n } from '../svg.ts';
import { apolloTemple } from './apollo-temple.ts';
import { at, car, cover } from './cover.ts';
import { type FeatherTones, featherPalm } from './feather-palm.ts';
import { beacon, dinghy, gulet } from './harbour-boats.ts';
import { range } from './mountains.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';

const defs = [
  linear(
    'side-land',
    [0, 540, 0, 690],
    [
      [0, '#A9757A'],
      [0.3, '#6F5470'],
      [1, '#3C3F63'],
    ],
  ),
  linear(
    'side-mole',
    [0, 590, 0, 650],
    [
      [0, '#9C7078'],
      [1, '#4A4668'],
    ],
  ),
  linear(
    'side-wall',
    [0, 664, 0, 716],
    [
      [0, '#B98A82'],
      [1, '#7E6476'],
    ],
  ),
  linear(
    'side-road',
    [0, 716, 0, 862],
    [
      [0, '#70687E'],
      [0.4, '#565876'],
      [1, '#43486A'],
    ],
  ),
  linear(
    'side-bank',
    [0, 850, 0, 900],
    [
      [0, '#5A5070'],
      [1, '#2E3352'],
    ],
  ),
].join('');

const clouds =
  '<path d="M620 120C760 98 900 116 1040 104C1140 96 1240 112 1400 100C1240 128 1100 122 980 132C840 142 720 132 620 120Z" fill="#FFB48C" fill-opacity=".75"/><path d="M980 190C1100 176 1240 190 1360 180C1460 172 1540 184 1620 178V196C1500 204 1380 198 1260 206C1140 212 1060 200 980 190Z" fill="#F7987E" fill-opacity=".7"/><path d="M-20 90C60 78 160 92 260 82C340 76 420 88 500 82C400 104 300 100 200 108C120 114 40 108 -20 110Z" fill="#F0917E" fill-opacity=".6"/><path d="M700 240C800 230 900 240 1000 234C920 250 800 252 700 240Z" fill="#FFD0A0" fill-opacity=".8"/><path d="M60 188C130 178 200 190 300 182C220 202 130 200 60 188Z" fill="#FFC79A" fill-opacity=".7"/>';

/** Maquis against the light. */
const bushes = ['#2A3554', '#34466A', '#4B5A78'];

/** The rocky end of the peninsula the temple stands on. */
const headland = (() => {
  const roll = dice(14);
  const rocks = Array.from({ length: 30 }, () => {
    const x = 640 + roll() * 190;
    const y = 604 + roll() * 40 + (x - 640) * 0.1;
    const r = 7 + roll() * 12;
    return `M${n(x - r)} ${n(y)}L${n(x - r * 0.6)} ${n(y - r * 0.8)}L${n(x + r * 0.3)} ${n(y - r)}L${n(x + r)} ${n(y - r * 0.3)}L${n(x + r * 0.9)} ${n(y + r * 0.2)}Z`;
  }).join('');
  return `<path d="M-20 566C80 556 160 562 240 558C360 552 480 556 600 562C680 568 750 588 810 620C850 640 880 656 900 680H-20Z" fill="url(#side-land)"/><path d="M-20 566C80 556 160 562 240 558C360 552 480 556 600 562C680 568 750 588 810 620" fill="none" stroke="#FFC48E" stroke-width="3" stroke-opacity=".8"/><path d="${rocks}" transform="translate(3 4)" fill="#43405F"/><path d="${rocks}" fill="#8A6A7C"/>${shrubs(-10, 90, 572, 566, 9, 5, 0.7, bushes)}${shrubs(700, 800, 600, 630, 9, 9, 0.55, bushes)}`;
})();

/** The mole that shelters the boats. */
const mole = (() => {
  const roll = dice(41);
  const rocks = Array.from({ length: 56 }, (_, i) => {
    const x = 1004 + i * 11 + roll() * 8;
    const y = 524 + roll() * 10;
    const r = 7 + roll() * 6;
    return `M${n(x - r)} ${n(y + 6)}L${n(x - r * 0.6)} ${n(y - r * 0.6)}L${n(x + r * 0.3)} ${n(y - r * 0.8)}L${n(x + r)} ${n(y + 6)}Z`;
  }).join('');
  return `<path d="M986 536L1004 520L1620 508V540Z" fill="#54486A"/><path d="${rocks}" fill="#6F5470"/><path d="M1000 518L1620 504V511L1004 525Z" fill="#D9A48E"/><path d="M1000 517L1620 503" stroke="#FFD9A8" stroke-width="2.4"/>`;
})();

const tones: FeatherTones = {
  trunk: ['#3A2C48', '#A86E64'],
  fronds: ['#1E2A4C', '#2C4460', '#4A6470'],
};

const palmAt = (x: number, height: number, seed: number) =>
  featherPalm({ x, ground: 712, height, seed, tones, leaflets: 11, reach: 170 });

const road = (() => {
  const joints = Array.from({ length: 17 }, (_, i) => `M${30 + i * 98} 674v38`).join('');
  const dashes = Array.from({ length: 6 }, (_, i) => `M${-80 + i * 300} 824h160l-9 9h-160Z`).join(
    '',
  );
  return `<path d="M0 668H1600V718H0Z" fill="url(#side-wall)"/><path d="${joints}" stroke="#54486A" stroke-width="2" stroke-opacity=".6"/><path d="M0 660H1600V672H0Z" fill="#E6B49A"/><path d="M0 661H1600" stroke="#FFE0B4" stroke-width="2.6"/><rect y="714" width="1600" height="150" fill="url(#side-road)"/><path d="M0 714H1600V722H0Z" fill="#9A8490"/><path d="M0 736H1600V740.5H0Z" fill="#F3DCCB" fill-opacity=".7"/><path d="${dashes}" fill="#F3DCCB" fill-opacity=".75"/><rect y="856" width="1600" height="44" fill="url(#side-bank)"/><path d="M0 856H1600V861H0Z" fill="#B08C92"/>`;
})();

/** The columns of Side against the setting sun, its little harbour, and a family on the palm road. */
export const templeSunset = (): string =>
  cover([
    `<defs>${defs}</defs>`,
    sky({ horizon: 470, tone: 'sunset', sun: [407, 398], disc: 46 }),
    clouds,
    range({
      id: 'side-far',
      line: '560,470 700,440 820,420 930,370 1020,392 1140,330 1240,362 1370,300 1480,340 1620,286',
      floor: 472,
      tones: ['#8A7396', '#F2B08E'],
      seed: 12,
      light: 0.1,
    }),
    range({
      id: 'side-near',
      line: '860,470 1000,440 1120,424 1240,400 1360,412 1480,382 1620,366',
      floor: 474,
      tones: ['#62597F', '#C58A8C'],
      seed: 5,
      light: 0.08,
    }),
    sea({
      horizon: 470,
      floor: 700,
      path: 407,
      shine: '#FFEBBB',
      tones: [
        [0, '#FFDC9E'],
        [0.16, '#F0B084'],
        [0.5, '#A27B92'],
        [1, '#3F5C80'],
      ],
    }),
    mole,
    at(1010, 520, 0.72, beacon('side-beacon')),
    at(910, 584, 0.82, gulet('#2E6E86', true)),
    at(1052, 562, 0.5, gulet('#8E3B34', false)),
    at(1216, 580, 0.6, dinghy('#19857A')),
    at(1330, 588, 0.94, gulet('#F0E0C8', true)),
    headland,
    at(372, 566, 1, apolloTemple()),
    road,
    palmAt(22, 450, 8),
    palmAt(760, 410, 3),
    palmAt(1130, 430, 21),
    palmAt(1512, 446, 5),
    car({
      body: 'station-wagon',
      tint: '#3F8FDB',
      x: 742,
      ground: 802,
      scale: 1.4,
      lit: true,
      veil: '#3D3A72',
    }),
    shrubs(-40, 1640, 900, 904, 60, 90, 0.9, bushes),
  ]);
