import type { Point } from '../landscape.ts';
import { line, linear, shape } from '../svg.ts';
import { beside, spot, warp } from './doorway-view.ts';

/** The way into the rear of the saloon: what the closed door would fill. */
export const doorway =
  'M 229 27 L 306 27 C 309 43 315 56 325 66.5 C 337 79.5 344 94 343.5 109 L 362 112.4 C 350 119.5 338 126 322 130.6 C 302 136.6 284 139.4 262 140.4 L 232 139.6 C 229 110 227 70 229 27 Z';

/** A spot of the opened door: so far from its hinge, at a height; `skin` towards its outer side. */
const onDoor =
  (skin = 0) =>
  (along: number, height: number): Point =>
    spot(226 - skin - along * 0.05, height, along);

const outline =
  'M 0 25 L 83 25 C 85 42 91 56 101 66 C 113 79 120 94 119.5 108 L 134 112.5 C 124 120 110 127 95 132 C 76 138 54 141.5 30 142 L 0 141.5 Z';
const glass =
  'M 6 107 L 112 109.5 L 124 113 C 114 119.5 103 124.5 92 128 C 72 134.5 52 137.5 30 138 L 6 137.5 Z';
const panel = 'M 3 30 L 80 30 C 82 45 88 58 98 68 C 108 78.5 114 90 114.5 100 L 3 99 Z';
const leather = 'M 8 60 L 84 58 C 90 65 97 71 102 77 C 106 82 108 88 109 93 L 8 91 Z';
/** The rear end of the door, downwards on its inner side and upwards on its outer one. */
const edgeDown = 'M 119.5 108 C 120 94 113 79 101 66 C 91 56 85 42 83 25';
const edgeUp = '83 25 C 85 42 91 56 101 66 C 113 79 120 94 119.5 108';

/** The rear door, wide open towards the eye: its trim, its window and the edge with the latch. */
export const openRearDoor = (): string => {
  const on = (path: string) => warp(path, onDoor());
  const [latchX, latchY] = onDoor(4.5)(111, 77);
  return [
    `<defs>${linear(
      'door-trim',
      [300, 0, 560, 0],
      [
        [0, '#33434C'],
        [1, '#1A262E'],
      ],
    )}${linear(
      'door-leather',
      [300, 0, 560, 0],
      [
        [0, '#EAD7B4'],
        [1, '#C4A87C'],
      ],
    )}${linear(
      'door-edge',
      [190, 300, 330, 420],
      [
        [0, '#0E8A88'],
        [0.55, '#2BB3AE'],
        [1, '#0A6E6E'],
      ],
    )}${linear(
      'door-glass',
      [300, 300, 540, 420],
      [
        [0, '#D9EEEE', 0.75],
        [1, '#7FB0B6', 0.6],
      ],
    )}</defs>`,
    shape(on(outline), 'fill="#0A6766"'),
    shape(on(outline), 'fill="url(#door-trim)"'),
    shape(on(glass), 'fill="#9CC6C6"'),
    shape(
      on(glass),
      'fill="url(#door-glass)" stroke="#0A1217" stroke-width="7" stroke-linejoin="round"',
    ),
    shape(
      on('M 30 108 L 52 108.5 L 66 134.5 L 44 137.4 Z M 62 108.7 L 70 109 L 84 130 L 76 132.5 Z'),
      'fill="#FFFFFF" fill-opacity=".4"',
    ),
    shape(on('M 3 104 L 116 106 L 115 99 L 3 97 Z'), 'fill="#3F4F58"'),
    shape(on(panel), 'fill="#1D2A32"'),
    shape(on(leather), 'fill="url(#door-leather)"'),
    line(on('M 9 88 L 107 90 M 9 63 L 86 61'), '#8F744E', 2.4, 'stroke-dasharray="9 7"'),
    // Armrest, handle and pull, loudspeaker and pocket.
    shape(on('M 14 74 L 96 72 L 98 78 L 90 83 L 14 83 Z'), 'fill="#26343D"'),
    line(on('M 14 74 L 96 72'), '#66767F', 3),
    shape(on('M 74 89.5 L 104 91 L 104 98 L 74 97 Z'), 'fill="#0F191F"'),
    shape(on('M 78 93.5 L 100 94.6 L 100 96.8 L 78 95.8 Z'), 'fill="#D5DEE2"'),
    shape(
      on('M 62 35 C 76 35 80 44 76 51 C 72 56 62 56 58 51 C 53 44 54 35 62 35 Z'),
      'fill="#0F191F" stroke="#4A5A63" stroke-width="3"',
    ),
    shape(
      on('M 64 39 C 71 39 74 44 72 48 C 70 51 64 51 62 48 C 59 44 60 39 64 39 Z'),
      'fill="#22303A"',
    ),
    shape(on('M 8 34 L 48 34 L 46 50 L 8 51 Z'), 'fill="#0F191F"'),
    line(on('M 8 51 L 46 50'), '#4A5A63', 3),
    line(on('M 3 99 L 114.5 100'), '#19B5AE', 3),
    line(on(outline), '#0A1217', 6),
    // The edge that closes against the body.
    shape(
      `${on(edgeDown)} L ${warp(edgeUp, onDoor(9))} Z`,
      'fill="url(#door-edge)" stroke="#075453" stroke-width="2.4" stroke-linejoin="round"',
    ),
    line(warp(`M ${edgeUp}`, onDoor(9)), '#7FE0DA', 4),
    `<rect x="${(latchX - 15).toFixed(1)}" y="${(latchY - 30).toFixed(1)}" width="30" height="60" rx="8" fill="#C7D1D5" stroke="#6F8087" stroke-width="2"/><path d="M${(latchX - 15).toFixed(1)} ${(latchY - 7).toFixed(1)}h18v14h-18Z" fill="#22303A"/><circle cx="${(latchX + 4).toFixed(1)}" cy="${(latchY - 19).toFixed(1)}" r="4" fill="#7E8D95"/><circle cx="${(latchX + 4).toFixed(1)}" cy="${(latchY + 19).toFixed(1)}" r="4" fill="#7E8D95"/>`,
    // Hinges.
    shape(
      beside('M 226 118 L 231 118 L 231 112 L 226 112 Z M 226 52 L 231 52 L 231 46 L 226 46 Z'),
      'fill="#0A5554"',
    ),
  ].join('');
};
