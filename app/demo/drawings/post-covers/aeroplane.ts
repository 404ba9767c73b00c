import { linear } from '../svg.ts';

const gear = (x: number, y: number): string =>
  `<path d="M${x} ${y}v17" stroke="#5B6970" stroke-width="3"/><circle cx="${x - 4}" cy="${y + 19}" r="5" fill="#1D282E"/><circle cx="${x + 5}" cy="${y + 19}" r="5" fill="#1D282E"/>`;

const engine = (x: number, y: number, tone: string): string =>
  `<path d="M${x} ${y}c2 -8 10 -10 22 -10h14q10 2 12 10q-2 8 -12 10h-14c-12 0 -20 -2 -22 -10Z" fill="${tone}"/><path d="M${x + 36} ${y - 10}q10 2 12 10q-2 8 -12 10q4 -10 0 -20Z" fill="#0C4A5B"/>`;

const windows = Array.from({ length: 24 }, (_, i) => `M${86 + i * 9.6} -7v5`).join('');

/**
 * An airliner on its approach, gear down, seen from its right side: nose at the right, 400 long,
 * the axis of its hull on y = 0.
 */
export const aeroplane = (): string =>
  `<defs>${linear(
    'plane-hull',
    [0, -24, 0, 22],
    [
      [0, '#FFFFFF'],
      [0.5, '#F3F6F5'],
      [0.78, '#C3D3D8'],
      [1, '#8FA9B2'],
    ],
  )}${linear(
    'plane-wing',
    [150, 0, 200, 60],
    [
      [0, '#DCE6E8'],
      [1, '#9DB3BA'],
    ],
  )}${linear(
    'plane-fin',
    [0, -84, 60, -10],
    [
      [0, '#19B5AE'],
      [1, '#0B7A78'],
    ],
  )}</defs>${[
    // The far wing and its engine.
    '<path d="M214 -2L150 -40L132 -40L176 -2Z" fill="#A9BEC5"/>',
    engine(186, -14, '#B7C7CC'),
    // Fin and tail.
    '<path d="M62 -17L22 -86Q20 -90 14 -90H0Q-5 -90 -3 -85L20 -14Z" fill="url(#plane-fin)"/><circle cx="17" cy="-66" r="8" fill="#FFB424"/><path d="M2 -45q8 -7 15 -1t17 -2l5 9l-34 2Z" fill="#FBFAF7" fill-opacity=".92"/>',
    '<path d="M44 -10L4 -30H-10L12 -6Z" fill="#B4C6CC"/>',
    // Hull.
    '<path d="M2 -11C20 -19 60 -22 100 -22H330C362 -22 392 -10 400 0C401 3 398 6 390 9C372 16 350 20 326 20H120C80 20 34 2 2 -7Q-2 -9 2 -11Z" fill="url(#plane-hull)"/>',
    '<path d="M4 -8C40 4 84 12 126 13H330C356 13 378 11 396 5C384 12 352 20 326 20H120C80 20 34 2 4 -8Z" fill="#0C4A5B" fill-opacity=".16"/>',
    '<path d="M372 -12L388 -5L376 -4H360L362 -10Z" fill="#1D3A46"/>',
    `<path d="${windows}" stroke="#2C5563" stroke-width="4" stroke-linecap="round"/>`,
    '<path d="M66 -13h7v16h-7ZM342 -13h7v16h-7Z" fill="none" stroke="#9DB3BA" stroke-width="1.2"/>',
    gear(204, 22),
    gear(344, 18),
    '<path d="M46 -6L-2 4L-16 4L14 -9Z" fill="#D5E0E3"/>',
    engine(186, 30, '#EEF3F3'),
    '<path d="M236 8L132 62Q128 64 122 62L112 60L180 4Z" fill="url(#plane-wing)"/><path d="M112 60L122 62Q128 64 132 62L128 52Z" fill="#19B5AE"/><path d="M180 4L150 29L166 32L200 6Z" fill="#8CA4AC"/>',
  ].join('')}`;
