import { ridge } from './landscape.ts';
import { linear, n, svg } from './svg.ts';

/** The passenger room of a van or bus, seen from the front between two walls of glass. */

const [middle, horizon] = [600, 330];

/** A point of the room: sideways, upwards and away from the eye, in parts of the picture. */
const at = (x: number, y: number, depth: number): [x: number, y: number] => [
  middle + x / depth,
  horizon - y / depth,
];

const quad = (points: [x: number, y: number][], fill: string): string =>
  `<path d="M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z" fill="${fill}"/>`;

const defs = [
  linear(
    'rows-sky',
    [0, 120, 0, 420],
    [
      [0, '#BFE3E8'],
      [0.7, '#EAF2EC'],
      [1, '#FDEBCB'],
    ],
  ),
  linear(
    'rows-roof',
    [0, 0, 0, 240],
    [
      [0, '#FBF6EC'],
      [1, '#D9CFBD'],
    ],
  ),
  linear(
    'rows-floor',
    [0, 430, 0, 800],
    [
      [0, '#39464E'],
      [1, '#1B262D'],
    ],
  ),
  linear(
    'rows-wall',
    [0, 380, 0, 760],
    [
      [0, '#E6DAC4'],
      [1, '#B9A682'],
    ],
  ),
].join('');

/** A seat that looks at us, 150 wide and 300 high, its foot at 0 0. */
const seat =
  '<path d="M-50 -48h100v48h-100Z" fill="#1A252C"/><path d="M-66 -106C-70 -150 -66 -220 -56 -250C-50 -266 50 -266 56 -250C66 -220 70 -150 66 -106Z" fill="url(#rows-back)"/><path d="M-40 -112C-44 -160 -42 -210 -36 -240M40 -112C44 -160 42 -210 36 -240" fill="none" stroke="#8F744E" stroke-width="3" stroke-opacity=".55"/><path d="M-56 -248C-50 -264 50 -264 56 -248" fill="none" stroke="#FFF6E4" stroke-width="4" stroke-opacity=".8" stroke-linecap="round"/><path d="M-18 -256v-16M18 -256v-16" stroke="#8C989E" stroke-width="6"/><path d="M-38 -274C-40 -300 -34 -318 -26 -320C-14 -324 14 -324 26 -320C34 -318 40 -300 38 -274C28 -266 -28 -266 -38 -274Z" fill="url(#rows-head)"/><path d="M-26 -317C-14 -320 14 -320 26 -317" fill="none" stroke="#FFF6E4" stroke-width="3" stroke-opacity=".8" stroke-linecap="round"/><path d="M50 -250C30 -200 -20 -140 -48 -104" fill="none" stroke="#232E35" stroke-width="7" stroke-opacity=".75"/><path d="M-72 -112C-50 -122 50 -122 72 -112C78 -96 78 -60 72 -46C50 -36 -50 -36 -72 -46C-78 -60 -78 -96 -72 -112Z" fill="url(#rows-pad)"/><path d="M-66 -108C-48 -116 48 -116 66 -108" fill="none" stroke="#FFF3DC" stroke-width="4" stroke-opacity=".7" stroke-linecap="round"/><path d="M-44 -114C-48 -90 -46 -60 -42 -42M44 -114C48 -90 46 -60 42 -42" fill="none" stroke="#8F744E" stroke-width="3" stroke-opacity=".5"/><rect x="-16" y="-116" width="14" height="12" rx="3" fill="#C8402A"/>';

const seatDefs = [
  linear(
    'rows-back',
    [0, -262, 0, -106],
    [
      [0, '#E9D6B4'],
      [1, '#B7986B'],
    ],
  ),
  linear(
    'rows-head',
    [0, -322, 0, -268],
    [
      [0, '#EEDDC0'],
      [1, '#BFA277'],
    ],
  ),
  linear(
    'rows-pad',
    [0, -118, 0, -40],
    [
      [0, '#E4CFA9'],
      [1, '#9F8156'],
    ],
  ),
].join('');

/** Where the seats of a row stand: two or three of a van, or both sides of an aisle. */
const places = (seats: number, last = false): number[] => {
  if (seats <= 7 && !last) return [-245, 245];
  if (seats <= 9) return [-300, 0, 300];
  return seats <= 20 ? [-350, -150, 330] : [-355, -160, 160, 355];
};

/** Rows behind the two or three seats at the front, the last one farthest away. */
const rowCount = (seats: number): number => {
  const rest = Math.max(2, seats - 3);
  return Math.min(6, Math.max(2, Math.round(rest / places(seats).length)));
};

/** Windows along one wall, divided by posts. */
const wall = (side: -1 | 1, near: number, far: number, panes: number): string => {
  const wallX = 470 * side;
  const corners = (from: number, to: number, low: number, high: number) => [
    at(wallX, high, from),
    at(wallX, high, to),
    at(wallX, low, to),
    at(wallX, low, from),
  ];
  const step = (far - near) / panes;
  const windows = Array.from({ length: panes }, (_, i) => {
    const [from, to] = [near + step * (i + 0.07), near + step * (i + 0.93)];
    const glassLow = quad(corners(from, to, -20, 34), '#45B9B6');
    const land = quad(corners(from, to, 34, 62), '#7FA9A2');
    return `${quad(corners(from, to, 62, 190), 'url(#rows-sky)')}${land}${glassLow}${quad(corners(from, from + step * 0.2, -20, 190), '#FFFFFF').replace('/>', ' fill-opacity=".2"/>')}`;
  });
  return `${quad(corners(near, far, -420, 240), 'url(#rows-wall)')}${quad(corners(near, far, -34, 204), '#24323A')}${windows.join('')}`;
};

/** The rows of seats behind the driver, as an SVG of 1200 by 800. */
export const seatRows = (seats: number): string => {
  const rows = rowCount(seats);
  const [near, far] = [0.62, 1.15 + rows * 0.34];
  const [left, top] = at(-470, 240, far);
  const [right, bottom] = at(470, -420, far);
  const size = 470 / far;
  const sunY = top + (bottom - top) * 0.3;
  const hills = ridge(
    [
      [left, sunY + size * 0.1],
      [left + size * 0.6, sunY - size * 0.12],
      [left + size * 1.1, sunY + size * 0.02],
      [left + size * 1.5, sunY - size * 0.2],
      [right, sunY],
    ],
    Math.round(sunY + size * 0.2),
    7,
  );
  const pane = `x="${n(left + size * 0.14)}" y="${n(top + size * 0.1)}" width="${n(size * 1.72)}" height="${n(size * 0.56)}" rx="${n(size * 0.08)}"`;
  // A van is lower than a bus, so that its seats take more of the room.
  const stature = seats > 9 ? 1.42 : 1.86;
  const benches = Array.from({ length: rows }, (_, i) => {
    const depth = far - 0.14 - (i * (far - 1.24)) / (rows - 1);
    return places(seats, i === 0)
      .map((x) => {
        const [px, py] = at(x, -420, depth);
        return `<ellipse cx="${n(px)}" cy="${n(py)}" rx="${n((72 * stature) / depth)}" ry="${n(14 / depth)}" fill="#0A1216" fill-opacity=".5"/><g transform="translate(${n(px)} ${n(py)}) scale(${n(stature / depth)})">${seat}</g>`;
      })
      .join('');
  });
  const lights = Array.from({ length: rows }, (_, i) => {
    const [from, to] = [1 + i * 0.34, 1.16 + i * 0.34];
    return quad(
      [at(-70, 240, from), at(70, 240, from), at(70, 240, to), at(-70, 240, to)],
      '#FFF7DF',
    );
  });
  return svg(
    [0, 0, 1200, 800],
    [
      `<defs>${defs}${seatDefs}<clipPath id="rows-pane"><rect ${pane}/></clipPath></defs>`,
      quad(
        [at(-470, 240, near), at(470, 240, near), at(470, 240, far), at(-470, 240, far)],
        'url(#rows-roof)',
      ),
      quad(
        [at(-470, -420, near), at(470, -420, near), at(470, -420, far), at(-470, -420, far)],
        'url(#rows-floor)',
      ),
      lights.join(''),
      wall(-1, near, far, rows),
      wall(1, near, far, rows),
      // The rear wall with its window on the bay.
      `<rect x="${n(left)}" y="${n(top)}" width="${n(right - left)}" height="${n(bottom - top)}" fill="#CFC1A6"/><rect ${pane} fill="url(#rows-sky)" stroke="#24323A" stroke-width="${n(size * 0.05)}"/><g clip-path="url(#rows-pane)"><path d="${hills}" fill="#6FA9B2"/><rect x="${n(left)}" y="${n(sunY + size * 0.1)}" width="${n(size * 2)}" height="${n(size)}" fill="#45B9B6"/></g>`,
      benches.join(''),
    ].join(''),
  );
};
