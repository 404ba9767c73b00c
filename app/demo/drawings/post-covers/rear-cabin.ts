import { line, linear, n, shape } from '../svg.ts';
import { beside, spot } from './doorway-view.ts';

/** A face of the cabin between two planes: the same line near the eye and across the car. */
const across = (points: [x: number, height: number][], near: number, far: number): string => {
  const text = (out: number) => points.map(([x, height]) => spot(x, height, out).map(n).join(' '));
  return `M${text(near).join('L')}L${text(far).reverse().join('L')}Z`;
};

const [near, far] = [-8, -140];

/** The side of the rear bench, the line of its cushion and its backrest from the knee to the head. */
const benchFront: [x: number, height: number][] = [
  [256, 45],
  [259, 55],
  [312, 52],
  [322, 58],
  [346, 104],
  [349, 112],
];

const frontSeatBack: [x: number, height: number][] = [
  [232, 36],
  [236, 62],
  [252, 104],
  [255, 112],
];

/** The cabin behind the front seats, seen through its open door, without what sits in it. */
export const rearCabin = (garden: string): string => {
  const window =
    'M 238 109 L 340 111.5 L 348 114 C 338 121 326 126 312 130 C 292 134.6 270 136 244 135.4 Z';
  return [
    `<defs>${linear(
      'cabin-dark',
      [0, 220, 0, 820],
      [
        [0, '#3B4A52'],
        [0.5, '#26343C'],
        [1, '#121B21'],
      ],
    )}${linear(
      'cabin-roof',
      [0, 210, 0, 330],
      [
        [0, '#E9DFCB'],
        [1, '#B9AC92'],
      ],
    )}${linear(
      'cabin-bench',
      [960, 0, 1200, 0],
      [
        [0, '#CDB287'],
        [0.5, '#E6D2AE'],
        [1, '#B89A6E'],
      ],
    )}${linear(
      'cabin-cushion',
      [0, 590, 0, 700],
      [
        [0, '#B89A6E'],
        [1, '#EAD7B4'],
      ],
    )}${linear(
      'cabin-seat',
      [560, 0, 740, 0],
      [
        [0, '#DCC6A0'],
        [1, '#A98C62'],
      ],
    )}<clipPath id="cabin-window"><path d="${beside(window, far)}"/></clipPath></defs>`,
    shape(beside('M 200 0 L 400 0 L 400 160 L 200 160 Z'), 'fill="url(#cabin-dark)"'),
    // The far side: window, trim and pillar.
    shape(beside('M 214 30 L 380 30 L 380 110 L 214 108 Z', far), 'fill="#2C3A42"'),
    shape(beside('M 222 62 L 330 60 L 342 92 L 222 93 Z', far), 'fill="#C7AD82"'),
    shape(beside(window, far), 'fill="#CFE6E4"'),
    `<g clip-path="url(#cabin-window)">${garden}</g>`,
    line(beside(window, far), '#141E25', 9),
    shape(
      across(
        [
          [214, 141],
          [262, 141.5],
          [322, 132],
          [366, 112],
        ],
        2,
        far,
      ),
      'fill="url(#cabin-roof)"',
    ),
    line(beside('M 226 137 L 262 137.5 L 320 128.5 L 356 112', far), '#8F836B', 3),
    // The floor and the mat on it.
    shape(
      across(
        [
          [214, 30],
          [300, 30],
        ],
        2,
        far,
      ),
      'fill="#1B262D"',
    ),
    shape(
      across(
        [
          [240, 30.5],
          [272, 30.5],
        ],
        -14,
        -64,
      ),
      'fill="#33434C"',
    ),
    // The front seat, its back to us at the left.
    shape(across(frontSeatBack, near, far * 0.45), 'fill="#8D734C"'),
    shape(across(frontSeatBack.slice(0, 2), near, far * 0.45), 'fill="#22303A"'),
    shape(
      beside(
        'M 204 30 L 232 36 L 236 62 L 252 104 C 254 110 252 114 246 114 C 240 114 236 111 234 106 L 216 62 L 200 54 Z',
        near,
      ),
      'fill="url(#cabin-seat)"',
    ),
    shape(
      beside(
        'M 240 117 L 254 116 C 258 122 259 130 256 134 L 246 135 C 242 130 240 123 240 117 Z',
        near,
      ),
      'fill="url(#cabin-seat)"',
    ),
    line(beside('M 246 118 L 247 112 M 252 117.5 L 252 111', near), '#8C9BA3', 4),
    line(beside('M 232 100 L 218 64 L 206 58', near), '#8F744E', 2.6, 'stroke-dasharray="9 7"'),
    // The bench: its front faces across the car, then its near side.
    shape(across(benchFront, near, far), 'fill="url(#cabin-bench)"'),
    shape(across(benchFront.slice(1, 3), near, far), 'fill="url(#cabin-cushion)"'),
    shape(across(benchFront.slice(0, 2), near, far), 'fill="#A98C62"'),
    shape(
      beside(
        'M 256 45 C 255 51 257 55 261 55 L 312 52 L 322 58 L 346 104 C 348 110 352 113 358 113 L 380 113 L 380 30 L 258 30 Z',
        near,
      ),
      'fill="#C9AE84"',
    ),
    line(beside('M 261 55 L 312 52 L 322 58 L 346 104', near), '#F6E8CE', 4),
    line(beside('M 258 42 L 316 40 L 352 104', near), '#8F744E', 2.6, 'stroke-dasharray="9 7"'),
    shape(
      beside(
        'M 344 115 L 358 116 C 362 121 363 127 360 130 L 350 131 C 346 127 344 121 344 115 Z',
        -34,
      ),
      'fill="#DCC6A0"',
    ),
  ].join('');
};
