import { dice, pine, shrubs } from '../landscape.ts';
import { linear, n, radial } from '../svg.ts';
import { at, car, cover } from './cover.ts';
import { crag, hazyLimestone, limestone } from './crag.ts';
import { range, rangeTones } from './mountains.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';

/** The cliff with the road, from its nose at the left to the right edge of the picture. */
const cliff =
  'M772 590C764 628 784 656 770 690C772 726 744 748 744 786C726 812 732 846 708 872L696 920H1620V600Z';

/** The rock the road was cut into, behind the car. */
const cutting =
  'M834 602C822 586 836 566 832 548C846 532 846 516 866 504C900 492 930 486 962 478C1000 466 1046 464 1096 448C1140 442 1170 428 1212 424C1260 408 1310 412 1360 398C1440 392 1520 380 1620 372V606H860C846 606 838 606 834 602Z';

/** The slope above the cutting. */
const slope =
  'M856 512C930 466 1020 452 1080 410C1140 372 1190 330 1250 296C1320 250 1380 190 1450 150C1500 116 1560 96 1620 66V420C1500 420 1200 450 856 512Z';

/** The next headland across the cove, and the road round it. */
const headland =
  'M470 676C484 650 512 640 520 612C548 590 560 560 590 544C630 510 680 494 716 462C760 440 800 400 850 386C920 350 980 340 1060 300C1120 284 1200 262 1400 250V700H700C620 690 540 690 470 676Z';
const headlandRoad =
  'M522 616C560 600 596 580 640 578C690 574 716 556 760 554C790 552 810 546 840 544';

/** Parasols and towels on the beach. */
const beachLife = (() => {
  const roll = dice(6);
  const tints = ['#FBFAF7', '#FFB424', '#C8402A', '#0B7A78', '#FBFAF7'];
  return Array.from({ length: 12 }, (_, i) => {
    const down = i / 11;
    const x = 640 + down * 66 + (i % 2) * (22 + down * 10) + roll() * 8;
    const y = 694 + down * 122 - (i % 2) * 6;
    const r = 5.4 + down * 6;
    return `<ellipse cx="${n(x + r * 0.8)}" cy="${n(y + r)}" rx="${n(r)}" ry="${n(r * 0.36)}" fill="#8F7A52" fill-opacity=".45"/><path d="M${n(x)} ${n(y + r)}V${n(y - r * 0.3)}" stroke="#FBFAF7" stroke-width="1.4"/><path d="M${n(x - r)} ${n(y)}Q${n(x)} ${n(y - r * 1.5)} ${n(x + r)} ${n(y)}Z" fill="${tints[i % 5]}"/>`;
  }).join('');
})();

const beach = [
  '<path d="M452 678C520 700 566 760 574 820C580 870 566 900 556 920H760V660Z" fill="#9CE3D8" fill-opacity=".75"/><path d="M486 674C566 694 624 742 640 806C646 850 640 880 632 920H760V660Z" fill="#C9F1E4" fill-opacity=".8"/>',
  '<path d="M514 676C590 688 652 728 676 790C690 834 688 872 690 920H800V660C700 660 600 662 514 676Z" fill="url(#kas-sand)"/><path d="M514 676C590 688 652 728 676 790C690 834 688 872 690 920" fill="none" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/><path d="M500 680C572 696 630 740 652 800C664 842 662 880 662 920" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-opacity=".75" stroke-dasharray="60 14 26 10"/><path d="M470 684C540 704 594 752 612 812C620 850 616 880 612 920" fill="none" stroke="#FFFFFF" stroke-width="2.2" stroke-opacity=".5" stroke-dasharray="40 24 18 16"/><path d="M560 680C640 692 694 740 716 800" fill="none" stroke="#E2CB9C" stroke-width="3" stroke-opacity=".8"/>',
  beachLife,
].join('');

/** Fallen rocks where the headland meets the beach and the sea. */
const boulders = (() => {
  const roll = dice(15);
  return Array.from({ length: 18 }, (_, i) => {
    const x = 462 + i * 16.5 + roll() * 8;
    const w = 12 + roll() * 20;
    const h = w * (0.36 + roll() * 0.2);
    const y = 682 - Math.max(0, i - 12) * 0.8 + roll() * 5;
    return `<path d="M${n(x)} ${n(y)}l${n(w * 0.2)} ${n(-h)}l${n(w * 0.5)} ${n(-h * 0.16)}l${n(w * 0.3)} ${n(h * 1.16)}Z" fill="#A8926B"/><path d="M${n(x)} ${n(y)}l${n(w * 0.2)} ${n(-h)}l${n(w * 0.24)} ${n(-h * 0.08)}l${n(-w * 0.1)} ${n(h * 1.08)}Z" fill="#E4D6B6"/>`;
  }).join('');
})();

/** Maquis in the breaks of the near cliff, in clusters. */
const tufts = [
  [806, 690, 4, 0.5],
  [930, 742, 6, 0.62],
  [1128, 708, 4, 0.5],
  [1290, 768, 7, 0.7],
  [1470, 716, 5, 0.56],
  [776, 800, 4, 0.6],
  [1010, 836, 6, 0.8],
  [1200, 866, 7, 0.9],
  [1420, 850, 6, 0.84],
  [1560, 800, 5, 0.7],
  [820, 892, 7, 0.92],
]
  .map(([x = 0, y = 0, count = 0, size = 1], i) =>
    shrubs(x, x + count * 26 * size, y, y - 14 * size, count, 50 + i, size),
  )
  .join('');

/** A sailing boat, its waterline on y = 0. */
const boat =
  '<path d="M-34 -10q34 8 70 -2l-8 14q-28 6 -56 0Z" fill="#FBFAF7"/><path d="M-30 -2q30 6 60 0l-2 6q-28 6 -54 0Z" fill="#0C4A5B"/><path d="M0 -14V-96C20 -70 32 -38 34 -16Z" fill="#FFFFFF"/><path d="M-5 -16V-82C-18 -58 -28 -34 -31 -16Z" fill="#F3E3C5"/><path d="M-30 8q30 10 66 0" fill="none" stroke="#FFFFFF" stroke-width="2.4" stroke-opacity=".8"/>';

const gull = (x: number, y: number, s: number): string =>
  `M${n(x - s)} ${n(y - s * 0.2)}q${n(s * 0.5)} ${n(-s * 0.5)} ${n(s)} ${n(s * 0.2)}q${n(s * 0.5)} ${n(-s * 0.7)} ${n(s)} ${n(-s * 0.2)}`;

/** A turquoise car on the road cut into the cliffs above a cove, an island on the horizon. */
export const coastRoad = (): string =>
  cover([
    `<defs>${linear(
      'kas-slope',
      [1100, 100, 1200, 480],
      [
        [0, '#5E9B80'],
        [1, '#8DB48C'],
      ],
    )}${linear(
      'kas-road',
      [0, 600, 0, 650],
      [
        [0, '#A2A8A6'],
        [1, '#7E888B'],
      ],
    )}${linear(
      'kas-sand',
      [620, 760, 740, 700],
      [
        [0, '#E9CF9C'],
        [0.16, '#F6E7C6'],
        [1, '#EDD9B0'],
      ],
    )}${linear(
      'kas-island',
      [0, 286, 0, 332],
      [
        [0, '#8DB9C3'],
        [1, '#C9DCD6'],
      ],
    )}${linear(
      'kas-shade',
      [0, 640, 0, 900],
      [
        [0, '#3B3222', 0.36],
        [0.16, '#3B3222', 0],
        [0.6, '#0C4A5B', 0],
        [1, '#0C4A5B', 0.3],
      ],
    )}${radial(
      'kas-shoal',
      [690, 800, 400],
      [
        [0, '#B5EEDF', 0.9],
        [0.5, '#86DDD2', 0.5],
        [1, '#86DDD2', 0],
      ],
    )}</defs>`,
    sky({
      horizon: 330,
      sun: [250, 214],
      disc: 38,
      clouds: [
        [520, 120, 330],
        [60, 96, 180],
        [930, 210, 220],
      ],
    }),
    '<path d="M150 331C190 318 214 304 250 300C290 284 322 292 350 304C392 306 420 320 470 331Z" fill="url(#kas-island)"/><path d="M486 331C506 322 530 318 560 331Z" fill="url(#kas-island)"/>',
    range({
      id: 'kas-haze',
      line: '560,331 660,306 740,286 830,236 910,250 1010,180 1090,200 1200,120 1300,150 1620,60',
      floor: 340,
      tones: rangeTones.haze,
      seed: 4,
    }),
    range({
      id: 'kas-far',
      line: '650,340 740,318 830,288 900,294 1000,236 1080,250 1180,176 1290,190 1620,120',
      floor: 380,
      tones: rangeTones.far,
      seed: 18,
    }),
    sea({ horizon: 330, floor: 900, path: 250 }),
    '<rect x="280" y="400" width="820" height="500" fill="url(#kas-shoal)"/>',
    at(332, 476, 0.84, boat),
    // The next headland, its road and the wood on it.
    crag({
      id: 'kas-headland',
      d: headland,
      box: [460, 480, 900, 700],
      tones: hazyLimestone,
      grain: 44,
      seed: 12,
      relief: [0.36, 0.14],
    }),
    '<path d="M590 544C630 510 680 494 716 462C760 440 800 400 850 386C920 350 980 340 1060 300C1120 284 1200 262 1400 250V520C900 516 800 536 740 540C690 548 640 560 590 544Z" fill="#7FAE96"/>',
    shrubs(600, 960, 548, 470, 30, 5, 0.42),
    shrubs(660, 980, 500, 410, 26, 9, 0.4),
    shrubs(760, 1180, 440, 330, 26, 19, 0.36),
    shrubs(900, 1260, 384, 300, 20, 29, 0.32),
    `<path d="${headlandRoad}" fill="none" stroke="#B79F73" stroke-width="12"/><path d="${headlandRoad}" fill="none" stroke="#FBF5E6" stroke-width="5" transform="translate(0 -5)"/><path d="${headlandRoad}" fill="none" stroke="#7E888B" stroke-width="4" transform="translate(0 -8.5)"/>`,
    beach,
    boulders,
    // The near cliff.
    crag({
      id: 'kas-cliff',
      d: cliff,
      box: [690, 596, 1620, 920],
      tones: limestone,
      grain: 104,
      seed: 31,
      relief: [0.4, 0.13],
    }),
    `<path d="${cliff}" fill="url(#kas-shade)"/>`,
    tufts,
    `<path d="${slope}" fill="url(#kas-slope)"/>`,
    shrubs(930, 1240, 480, 330, 34, 3, 0.6),
    shrubs(1240, 1620, 320, 110, 44, 14, 0.72),
    shrubs(1100, 1640, 420, 240, 46, 21, 0.7),
    pine(1130, 452, 150, 4),
    pine(1452, 402, 290, 9),
    pine(1560, 396, 250, 14),
    '<path d="M772 596C768 576 786 562 836 556V606H1620V654H890C830 654 778 630 772 596Z" fill="url(#kas-road)"/><path d="M850 610H1620M850 610C838 608 826 596 826 580" fill="none" stroke="#F6F1E4" stroke-width="2.6"/><path d="M798 590C800 612 836 630 900 630H1620" fill="none" stroke="#FBF6EA" stroke-width="3" stroke-dasharray="46 34"/>',
    crag({
      id: 'kas-cutting',
      d: cutting,
      box: [840, 370, 1620, 620],
      tones: limestone,
      grain: 78,
      seed: 5,
      relief: [0.38, 0.15],
    }),
    shrubs(890, 1640, 506, 384, 40, 41, 0.46),
    '<path d="M770 594C764 634 830 652 890 652H1620V664H886C818 662 756 640 770 594Z" fill="#CDB78C"/><path d="M836 555C794 559 769 574 772 592C776 630 832 650 890 650H1620" fill="none" stroke="#FBF5E6" stroke-width="11" stroke-dasharray="20 10"/>',
    car({ body: 'hatchback', tint: '#19B5AE', x: 1030, ground: 638, scale: 0.92 }),
    `<path d="${gull(520, 250, 17)}${gull(566, 226, 12)}${gull(470, 216, 10)}" fill="none" stroke="#4E7E8A" stroke-width="3" stroke-linecap="round"/>`,
  ]);
