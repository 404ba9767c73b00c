import { dice, pine } from '../landscape.ts';
import { linear, n } from '../svg.ts';
import { bloom } from './bloom.ts';
import { castShadow } from './cast-shadow.ts';
import { car, cover, mirrored } from './cover.ts';
import { forest } from './forest.ts';
import { range, rangeTones } from './mountains.ts';
import { sky } from './sky.ts';

/** The terrace's wall of cut stone, its coping in the sun. */
const wall = (() => {
  const roll = dice(8);
  const tones = ['#DCC7A0', '#E4D2AF', '#D3BC92', '#EADABB', '#CDB489'];
  const stones = [0, 1, 2].flatMap((row) => {
    const cells: string[] = [];
    for (let x = -30 - roll() * 40; x < 1600; ) {
      const wide = 46 + roll() * 58;
      cells.push(
        `<rect x="${n(x + 1)}" y="${n(636 + row * 24)}" width="${n(wide - 2)}" height="22" rx="3" fill="${tones[Math.floor(roll() * 5)]}"/>`,
      );
      x += wide;
    }
    return cells;
  });
  return `<rect y="630" width="1600" height="80" fill="#B39A70"/>${stones.join('')}<rect y="634" width="1600" height="76" fill="url(#terrace-shade)"/><rect y="618" width="1600" height="20" rx="3" fill="#F8EFDC"/><rect y="631" width="1600" height="8" fill="#C9B48A"/>`;
})();

/** Slabs of the terrace in perspective towards the eye's level. */
const floor = (() => {
  const rows = [708, 728, 756, 794, 844, 910];
  const across = rows.map((y) => `M0 ${y}H1600`).join('');
  const joints = rows
    .slice(0, -1)
    .map((y, row) => {
      const next = rows[row + 1] ?? y;
      return Array.from({ length: 26 }, (_, i) => {
        const u = (i - 12.5 + (row % 2) / 2) * 150;
        const spot = (level: number) => n(800 + (u * (level - 543)) / 190);
        return `M${spot(y)} ${y}L${spot(next)} ${next}`;
      }).join('');
    })
    .join('');
  return `<rect y="704" width="1600" height="196" fill="url(#terrace-floor)"/><path d="${across}${joints}" stroke="#9C8763" stroke-width="1.6" stroke-opacity=".38"/><rect y="704" width="1600" height="26" fill="url(#terrace-foot)"/>`;
})();

/** A coin telescope on its post, looking over the valley; it stands on y = 0. */
const telescope =
  '<ellipse cx="4" cy="0" rx="34" ry="6" fill="#0B1F2A" fill-opacity=".25"/><path d="M-26 0L-16 -10H16L26 0Z" fill="#0C4A5B"/><path d="M-7 -8L-5 -104H5L7 -8Z" fill="#0C4A5B"/><path d="M-7 -8L-5 -104H-1L-2 -8Z" fill="#3A7F8B"/><path d="M-14 -112Q-14 -100 0 -100Q14 -100 14 -112Z" fill="#0B3947"/><g transform="rotate(-7 0 -128)"><rect x="-40" y="-148" width="74" height="38" rx="15" fill="#0B7A78"/><rect x="-40" y="-148" width="74" height="16" rx="8" fill="#4FC0BC" fill-opacity=".75"/><rect x="-56" y="-146" width="22" height="34" rx="8" fill="#0C4A5B"/><rect x="-60" y="-142" width="7" height="26" rx="3.5" fill="#CDEDEE"/><rect x="32" y="-140" width="18" height="22" rx="6" fill="#0B3947"/><circle cx="-4" cy="-128" r="6" fill="#FFB424"/></g>';

/** Two cars of the fleet nose to nose on a terrace above the wooded slopes of the Taurus. */
export const mountainTerrace = (): string =>
  cover([
    `<defs>${linear(
      'terrace-shade',
      [0, 634, 0, 710],
      [
        [0, '#7A5F36', 0],
        [1, '#5E4A2E', 0.34],
      ],
    )}${linear(
      'terrace-floor',
      [0, 704, 0, 900],
      [
        [0, '#E2D2B1'],
        [0.5, '#D3BF98'],
        [1, '#BFA77C'],
      ],
    )}${linear(
      'terrace-foot',
      [0, 704, 0, 730],
      [
        [0, '#5E4A2E', 0.4],
        [1, '#5E4A2E', 0],
      ],
    )}${linear(
      'terrace-mist',
      [0, 380, 0, 520],
      [
        [0, '#FDF3DC', 0],
        [0.7, '#FDF3DC', 0.6],
        [1, '#FDF3DC', 0],
      ],
    )}</defs>`,
    sky({
      horizon: 470,
      sun: [360, 300],
      disc: 38,
      clouds: [
        [900, 120, 360],
        [1250, 210, 240],
        [120, 170, 220],
      ],
    }),
    range({
      id: 'haze',
      line: '-20,380 120,330 260,352 420,290 560,330 700,272 860,318 1010,262 1180,300 1330,250 1480,290 1620,262',
      floor: 520,
      tones: rangeTones.haze,
      seed: 5,
    }),
    range({
      id: 'far',
      line: '360,470 520,420 640,372 760,330 850,360 980,250 1060,292 1190,196 1290,258 1400,212 1500,262 1620,190',
      floor: 540,
      tones: rangeTones.far,
      seed: 23,
    }),
    range({
      id: 'middle',
      line: '-20,330 80,296 170,350 300,318 420,392 540,424 660,470 780,500',
      floor: 560,
      tones: rangeTones.middle,
      seed: 31,
    }),
    '<rect y="380" width="1600" height="150" fill="url(#terrace-mist)"/>',
    forest({
      line: '600,590 720,520 860,470 1000,420 1140,392 1280,330 1420,300 1640,240',
      floor: 640,
      tones: [
        [122, 170, 166],
        [58, 116, 106],
      ],
      size: [36, 62],
      rows: 5,
      seed: 3,
    }),
    forest({
      line: '-30,420 120,440 280,492 440,520 620,548 800,560 1000,570 1200,540 1400,520 1640,470',
      floor: 660,
      tones: [
        [66, 122, 108],
        [28, 78, 68],
      ],
      size: [54, 92],
      rows: 4,
      seed: 17,
    }),
    pine(70, 690, 560, 9),
    pine(1530, 690, 500, 4),
    wall,
    floor,
    bloom({
      spots: [
        [20, 634, 70],
        [90, 650, 34],
      ],
      flower: 8,
      seed: 7,
    }),
    bloom({
      spots: [
        [1584, 626, 76],
        [1520, 646, 34],
      ],
      flower: 8,
      seed: 3,
    }),
    mirrored(806, 726, 1, telescope),
    castShadow({ x: 96, ground: 790, scale: 1.46, length: 454, towards: 'right' }),
    castShadow({ x: 880, ground: 790, scale: 1.46, length: 434, towards: 'right' }),
    car({ body: 'sedan', tint: '#EDE1C6', x: 96, ground: 790, scale: 1.46, facing: 'right' }),
    car({ body: 'suv', tint: '#23493C', x: 880, ground: 790, scale: 1.46 }),
  ]);
