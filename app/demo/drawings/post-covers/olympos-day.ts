import { dice, pine, ridge, shrubs } from '../landscape.ts';
import { linear, n, radial } from '../svg.ts';
import { castShadow } from './cast-shadow.ts';
import { at, car, cover, pointsOf } from './cover.ts';
import { crag } from './crag.ts';
import { forest } from './forest.ts';
import { grass } from './grass.ts';
import { laurel } from './laurel.ts';
import { range, rangeTones } from './mountains.ts';
import { columnDrum, ruinWall, templeDoor } from './ruins.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';

/** The mountain that falls to the end of the beach. */
const peak =
  '880,390 930,340 980,310 1020,236 1070,206 1120,120 1160,96 1210,60 1270,110 1330,120 1400,190 1480,204 1560,262 1640,270';

const waterline = 'M990 394C900 402 800 424 700 450C560 486 260 552 -20 592';

const beach = (() => {
  const roll = dice(27);
  const pebbles = Array.from({ length: 130 }, () => {
    const t = roll() ** 0.7;
    const x = 800 - t * 820;
    const top = 428 + t * 166;
    const y = top + (0.15 + roll() * 0.8) * (16 + t * 60);
    const r = 1 + t * 3.4 * (0.5 + roll());
    return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r * 0.5)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * 0.5)} 0 1 1 ${n(-r * 2)} 0Z`;
  });
  return [
    '<path d="M980 388C880 394 780 408 680 428C520 460 240 516 -20 552V620H980Z" fill="#BFEDE0" fill-opacity=".6"/>',
    `<path d="${waterline}V720H990Z" fill="url(#olympos-beach)"/>`,
    `<path d="${waterline}" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/><path d="M960 392C870 400 780 416 690 438C540 472 250 534 -20 572" fill="none" stroke="#FFFFFF" stroke-width="2.6" stroke-opacity=".7" stroke-dasharray="70 18 30 12"/>`,
    `<path d="${pebbles.slice(0, 65).join('')}" fill="#B9AD92"/><path d="${pebbles.slice(65).join('')}" fill="#FFFAEC"/>`,
  ].join('');
})();

/** Clearing between the wall and the road: grass, gravel and the wall's shadow. */
const clearing = [
  '<path d="M-20 640C200 600 420 606 640 612C900 618 1200 596 1620 606V800H-20Z" fill="url(#olympos-grass)"/>',
  '<path d="M-20 742C300 722 700 716 1000 724C1250 730 1450 722 1620 728V920H-20Z" fill="url(#olympos-gravel)"/>',
  '<path d="M-20 806H1620V920H-20Z" fill="url(#olympos-road)"/><path d="M-20 804H1620V809H-20Z" fill="#E9DBB9"/><path d="M-20 822H1620V827H-20Z" fill="#F6F1E4" fill-opacity=".9"/><path d="M-40 876h150l-8 9h-150ZM270 876h150l-6 9h-150ZM580 876h150l-3 9h-150ZM890 876h150l2 9h-150ZM1200 876h150l6 9h-150ZM1510 876h150l8 9h-150Z" fill="#FBF6EA" fill-opacity=".9"/>',
].join('');

/** Walls of the ancient harbour town, the temple door between them. */
const town = [
  ruinWall({
    id: 'olympos-left',
    d: 'M352 660L356 560L384 556L388 520L430 516L434 478L470 470L476 440L520 436L524 408L566 404L566 660Z',
    box: [348, 400, 570, 660],
    course: 25,
    seed: 7,
  }),
  ruinWall({
    id: 'olympos-right',
    d: 'M734 660V396L790 392L794 416L846 412L852 452L900 450C900 490 896 500 912 540L954 536L960 500L1010 496L1014 566L1060 572L1066 660Z',
    box: [730, 390, 1070, 660],
    course: 25,
    seed: 16,
  }),
  '<path d="M352 660L356 560L384 556L388 520L430 516L434 478L470 470L476 440L520 436L524 408L566 404V660ZM734 660V396L790 392L794 416L846 412L852 452L900 450C900 490 896 500 912 540L954 536L960 500L1010 496L1014 566L1060 572L1066 660Z" fill="url(#olympos-foot)"/>',
  at(650, 660, 0.98, templeDoor),
  at(478, 704, 1, columnDrum),
  at(1130, 676, 0.8, columnDrum),
].join('');

/** A small car parked by the walls of Olympos, its long beach and the mountain behind them. */
export const olymposDay = (): string =>
  cover([
    `<defs>${linear(
      'olympos-beach',
      [0, 400, 0, 660],
      [
        [0, '#F3E9D2'],
        [1, '#DECBA4'],
      ],
    )}${linear(
      'olympos-grass',
      [0, 600, 0, 760],
      [
        [0, '#8FB585'],
        [1, '#B9BF8C'],
      ],
    )}${linear(
      'olympos-gravel',
      [0, 716, 0, 810],
      [
        [0, '#DCCBA0'],
        [1, '#CDB98E'],
      ],
    )}${linear(
      'olympos-road',
      [0, 804, 0, 900],
      [
        [0, '#9AA19F'],
        [1, '#737D81'],
      ],
    )}${linear(
      'olympos-foot',
      [0, 400, 0, 660],
      [
        [0, '#3B3222', 0],
        [0.7, '#3B3222', 0.06],
        [1, '#3B3222', 0.36],
      ],
    )}${radial(
      'olympos-dapple',
      [110, 744, 460],
      [
        [0, '#1D3A34', 0.34],
        [0.6, '#1D3A34', 0.14],
        [1, '#1D3A34', 0],
      ],
    )}</defs>`,
    sky({
      horizon: 384,
      sun: [446, 230],
      disc: 38,
      clouds: [
        [560, 108, 320],
        [1000, 70, 200],
      ],
    }),
    range({
      id: 'olympos-haze',
      line: '500,386 620,350 720,310 820,330 900,250 1000,270 1080,170 1200,210 1620,150',
      floor: 390,
      tones: rangeTones.haze,
      seed: 6,
    }),
    crag({
      id: 'olympos-peak',
      d: ridge(pointsOf(peak), 480, 21, 0.22, 4),
      box: [860, 50, 1640, 480],
      tones: [
        [0, '#5C93A0'],
        [0.5, '#7FB0B2'],
        [1, '#B3D2C6'],
      ],
      grain: 92,
      seed: 3,
      relief: [0.2, 0.1],
    }),
    sea({ horizon: 384, floor: 660, path: 446 }),
    beach,
    forest({
      line: '900,398 960,372 1040,350 1120,310 1220,300 1320,256 1440,270 1540,236 1640,240',
      floor: 620,
      tones: [
        [104, 158, 146],
        [44, 100, 86],
      ],
      size: [30, 72],
      rows: 4,
      seed: 9,
    }),
    '<path d="M880 404C850 420 810 452 776 486C730 536 670 590 650 640H1260C1200 560 1130 440 1000 404C960 392 910 392 880 404Z" fill="#588F79"/>',
    shrubs(790, 1000, 486, 408, 24, 17, 0.36),
    shrubs(872, 960, 412, 402, 10, 57, 0.26),
    shrubs(730, 1120, 580, 470, 30, 27, 0.62),
    shrubs(1000, 1290, 416, 620, 24, 37, 0.7),
    clearing,
    pine(1290, 640, 400, 4),
    town,
    grass(340, 580, 664, 14, 5, 0.9),
    grass(720, 1080, 664, 20, 6, 0.9),
    grass(-10, 1620, 700, 34, 15, 1),
    grass(60, 860, 742, 9, 25, 1.2),
    laurel(352, 676, [150, 130], 3),
    laurel(1060, 680, [170, 150], 8),
    laurel(842, 672, [110, 80], 12),
    pine(110, 730, 640, 9),
    pine(1530, 720, 620, 9),
    laurel(30, 760, [220, 170], 21),
    laurel(1590, 750, [200, 150], 33),
    '<rect y="620" width="640" height="280" fill="url(#olympos-dapple)"/>',
    castShadow({ x: 900, ground: 786, scale: 1.26, length: 405, towards: 'right' }),
    car({ body: 'hatchback', tint: '#C8402A', x: 900, ground: 786, scale: 1.26 }),
  ]);
