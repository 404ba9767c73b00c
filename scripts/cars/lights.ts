import type { CarShape } from './car-shape.ts';
import { line, linear, n, radial, shape, up } from './svg.ts';

/** Gradients of the lamps. */
export const lampDefs = (car: CarShape, id: string): string => {
  const heights = spots(car.headlight).map(([, h]) => h);
  const [high, low] = [Math.max(...heights), Math.min(...heights)];
  const tails = spots(car.taillight);
  const tailHigh = Math.max(...tails.map(([, h]) => h));
  const tailLow = Math.min(...tails.map(([, h]) => h));
  return [
    linear(
      `${id}-lamp`,
      [0, -high, 6, -low],
      [
        [0, '#DCE7EB'],
        [0.28, '#8FA3AD'],
        [0.62, '#4A5C66'],
        [1, '#22303A'],
      ],
    ),
    linear(
      `${id}-cover`,
      [0, -high, 8, -low],
      [
        [0, '#FFFFFF', 0.75],
        [0.34, '#FFFFFF', 0.16],
        [0.5, '#FFFFFF', 0],
        [0.86, '#DDF1F7', 0],
        [1, '#DDF1F7', 0.42],
      ],
    ),
    linear(
      `${id}-tail`,
      [0, -tailHigh, 0, -tailLow],
      [
        [0, '#F0584A'],
        [0.35, '#C9262A'],
        [0.75, '#8E1219'],
        [1, '#5E0A10'],
      ],
    ),
    linear(
      `${id}-tailcover`,
      [0, -tailHigh, 0, -tailLow],
      [
        [0, '#FFE3DC', 0.6],
        [0.3, '#FFE3DC', 0.06],
        [1, '#FFE3DC', 0],
      ],
    ),
  ].join('');
};

/** Points of a path in absolute pairs of numbers. */
const spots = (path: string): [number, number][] => {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[i * 2] ?? 0,
    numbers[i * 2 + 1] ?? 0,
  ]);
};

/** A lens unit: a bright rim, a deep bowl, the lens in it, and what the sky leaves on the lens. */
const lens = (
  [x, h, r]: CarShape['lenses'][number],
  i: number,
  id: string,
  lit: boolean,
): string => {
  const ring = (size: number, fill: string, dx = 0, dy = 0) =>
    `<circle cx="${n(x + dx)}" cy="${n(-h + dy)}" r="${n(size)}" fill="${fill}"/>`;
  if (lit) return ring(r + 0.4, '#FFF0C8') + ring(r * 0.75, '#FFFFFF');
  const bowl = `${id}-bowl-${i}`;
  return `<defs>${radial(
    bowl,
    [x - r * 0.25, -h - r * 0.3, r * 1.25],
    [
      [0, '#6F93A3'],
      [0.35, '#2E4753'],
      [0.75, '#111C22'],
      [1, '#05090B'],
    ],
  )}</defs>${ring(r * 1.16, '#C3D0D6')}${ring(r * 1.02, '#3C4B54')}${ring(r * 0.86, `url(#${bowl})`)}<ellipse cx="${n(x - r * 0.3)}" cy="${n(-h - r * 0.36)}" rx="${n(r * 0.3)}" ry="${n(r * 0.18)}" transform="rotate(-28 ${n(x - r * 0.3)} ${n(-h - r * 0.36)})" fill="#F2FBFF" fill-opacity=".85"/><path d="M${n(x - r * 0.5)} ${n(-h + r * 0.5)}a${n(r * 0.7)} ${n(r * 0.7)} 0 0 0 ${n(r)} 0" fill="none" stroke="#8FB4C4" stroke-width="${n(r * 0.1)}" stroke-opacity=".6"/>`;
};

/** The light of a lit headlight: a halo, a cone ahead of the car and a pool on the road. */
export const beam = (car: CarShape, id: string): string => {
  const [x, h] = car.lenses[0] ?? [0, 0];
  const [[tailX, tailHeight] = [car.length, h]] = spots(car.taillit).slice(-1);
  const warm = '#FFF0C4';
  // Three cones in each other, so that the light has no hard edge.
  const cones = [0, 5, 10]
    .map(
      (inset) =>
        `<path d="M${n(x - 6)} ${n(-h - 2)}L${n(x - 216)} ${n(-h * 0.5 - 4 + inset)}L${n(x - 216)} ${n(18 - inset)}L${n(x - 6)} ${n(-h + 3)}Z" fill="url(#${id}-cone)" fill-opacity=".42"/>`,
    )
    .join('');
  return `<defs>${linear(
    `${id}-cone`,
    [x, 0, x - 210, 0],
    [
      [0, warm, 0.62],
      [0.35, warm, 0.2],
      [1, warm, 0],
    ],
  )}${radial(
    `${id}-halo`,
    [x, -h, 34],
    [
      [0, '#FFFFFF', 0.95],
      [0.16, warm, 0.6],
      [0.5, warm, 0.16],
      [1, warm, 0],
    ],
  )}${radial(
    `${id}-red`,
    [tailX + 6, -tailHeight, 34],
    [
      [0, '#FF6A4D', 0.5],
      [1, '#FF6A4D', 0],
    ],
  )}${radial(
    `${id}-pool`,
    [0, 0, 1],
    [
      [0, warm, 0.55],
      [1, warm, 0],
    ],
    `translate(${n(x - 110)} 5) scale(120 10)`,
  )}</defs>${cones}<rect x="${n(x - 240)}" y="-8" width="260" height="26" fill="url(#${id}-pool)"/><circle cx="${n(x)}" cy="${n(-h)}" r="34" fill="url(#${id}-halo)"/><circle cx="${n(tailX + 6)}" cy="${n(-tailHeight)}" r="34" fill="url(#${id}-red)"/>`;
};

/** Head and tail lamps below their covers; `lit` makes them shine. */
export const lamps = (car: CarShape, id: string, lit: boolean): string => {
  const head = up(car.headlight);
  const tail = up(car.taillight);
  const day = up(car.daylight);
  return [
    `<g clip-path="url(#${id}-body)">`,
    shape(head, 'fill="#10181D" stroke="#0A1116" stroke-width="1.6" stroke-linejoin="round"'),
    `<g clip-path="url(#${id}-head)">`,
    shape(head, `fill="url(#${id}-lamp)" fill-opacity="${lit ? 1 : 0.92}"`),
    `<g transform="translate(2 2.6)">${shape(head, 'fill="#0E171C" fill-opacity=".72"')}</g>`,
    car.lenses.map((each, i) => lens(each, i, id, lit)).join(''),
    shape(head, `fill="url(#${id}-cover)" fill-opacity="${lit ? 0.5 : 0.62}"`),
    '</g>',
    line(day, '#FFFFFF', 4.2, 'stroke-opacity=".22"'),
    line(day, lit ? '#FFF6DC' : '#F4FBFD', 1.9),
    shape(head, 'fill="none" stroke="#EAF3F6" stroke-width=".5" stroke-opacity=".5"'),
    shape(
      tail,
      `fill="url(#${id}-tail)" stroke="#3E070B" stroke-width="1.2" stroke-linejoin="round"`,
    ),
    `<g clip-path="url(#${id}-rearlamp)">`,
    line(up(car.taillit), '#FF8E7C', lit ? 6 : 5, 'stroke-opacity=".3"'),
    line(up(car.taillit), lit ? '#FFC2B0' : '#FF8576', lit ? 2.6 : 1.9),
    shape(tail, `fill="url(#${id}-tailcover)"`),
    '</g></g>',
  ].join('');
};
