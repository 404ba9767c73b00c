import { type PalmTones, palm, ridge } from '../landscape.ts';
import type { Scene } from '../scene.ts';
import { linear, radial } from '../svg.ts';

const path = Array.from({ length: 30 }, (_, i) => {
  const y = 416 + i * 5.2;
  const half = 12 + i * 2.2 + ((i * 29) % 20);
  return `M${820 - half + ((i * 17) % 14)} ${y}h${half * 2 - 10}`;
}).join('');

const lamps = [
  [70, 392],
  [120, 400],
  [168, 388],
  [232, 402],
  [290, 398],
  [356, 406],
  [1010, 398],
  [1046, 387],
  [1080, 399],
  [1120, 391],
  [1162, 402],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="#FFD98A"/>`)
  .join('');

const dusk: PalmTones = ['#2A2F50', '#15284A', '#1F3657', '#33506F'];

/** Dusk at the sea, with the lamps of the car lit. */
export const evening = (): Scene => ({
  ground: 662,
  share: 0.7,
  lit: true,
  veil: '#1A2450',
  back: [
    '<defs>',
    linear(
      'evening-sky',
      [0, 0, 0, 416],
      [
        [0, '#16395A'],
        [0.4, '#4F6391'],
        [0.7, '#C97F84'],
        [0.9, '#F7AE72'],
        [1, '#FFD08A'],
      ],
    ),
    radial(
      'evening-sun',
      [820, 400, 330],
      [
        [0, '#FFE3A6', 0.95],
        [0.3, '#FFB86B', 0.5],
        [1, '#FFB86B', 0],
      ],
    ),
    linear(
      'evening-far',
      [0, 260, 0, 420],
      [
        [0, '#5C5A86'],
        [1, '#B57F8D'],
      ],
    ),
    linear(
      'evening-near',
      [0, 230, 0, 430],
      [
        [0, '#27395E'],
        [1, '#6C5F83'],
      ],
    ),
    linear(
      'evening-water',
      [0, 412, 0, 600],
      [
        [0, '#E79F7C'],
        [0.22, '#9A6F89'],
        [1, '#183F5E'],
      ],
    ),
    linear(
      'evening-road',
      [0, 596, 0, 800],
      [
        [0, '#333F54'],
        [1, '#1B2536'],
      ],
    ),
    '</defs>',
    '<rect width="1200" height="420" fill="url(#evening-sky)"/><rect width="1200" height="420" fill="url(#evening-sun)"/>',
    '<circle cx="820" cy="402" r="40" fill="#FFEFC4"/>',
    `<path d="${ridge(
      [
        [-10, 300],
        [120, 250],
        [230, 300],
        [340, 268],
        [450, 330],
        [560, 352],
        [690, 412],
      ],
      416,
      5,
    )}" fill="url(#evening-far)"/>`,
    `<path d="${ridge(
      [
        [-10, 240],
        [90, 270],
        [180, 330],
        [280, 352],
        [380, 400],
        [430, 414],
      ],
      418,
      17,
    )}" fill="url(#evening-near)"/>`,
    `<path d="${ridge(
      [
        [940, 414],
        [1030, 380],
        [1110, 356],
        [1210, 320],
      ],
      418,
      8,
    )}" fill="url(#evening-near)"/>`,
    '<rect y="412" width="1200" height="196" fill="url(#evening-water)"/>',
    `<path d="${path}" stroke="#FFE0A4" stroke-width="2.6" stroke-linecap="round" stroke-opacity=".7"/>`,
    lamps,
    palm(78, 604, 430, 5, dusk),
    palm(1130, 604, 380, 2, dusk),
    '<path d="M0 578h1200v8H0Z" fill="#2B3A56"/><path d="M40 586v20M160 586v20M280 586v20M400 586v20M520 586v20M640 586v20M760 586v20M880 586v20M1000 586v20M1120 586v20" stroke="#2B3A56" stroke-width="6"/>',
    '<rect y="602" width="1200" height="198" fill="url(#evening-road)"/><rect y="602" width="1200" height="4" fill="#6B6F86"/>',
    '<rect y="618" width="1200" height="3" fill="#C9C3BE" fill-opacity=".5"/>',
    '<path d="M-20 754h170l-14 10h-170ZM330 754h190l-8 10h-190ZM700 754h190l6 10h-190ZM1070 754h190l12 10h-190Z" fill="#D9CFC2" fill-opacity=".6"/>',
  ].join(''),
});
