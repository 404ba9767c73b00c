import type { CarShape } from './car-shape.ts';
import { line, linear, n, radial, shape, up } from './svg.ts';

/** Gradients of the lamps. */
export const lampDefs = (car: CarShape, id: string): string =>
  [
    linear(
      `${id}-lamp`,
      [0, -car.belt, 30, -car.belt + 40],
      [
        [0, '#F8FCFD'],
        [0.4, '#C9D7DC'],
        [0.75, '#7C8E97'],
        [1, '#44555E'],
      ],
    ),
    linear(
      `${id}-tail`,
      [car.length - 40, -car.belt, car.length, -car.belt + 40],
      [
        [0, '#E2463B'],
        [0.5, '#B71F22'],
        [1, '#6E0E14'],
      ],
    ),
  ].join('');

/** What shines in the headlight: a wide lens, three narrow cells, or two projectors. */
const projector = ({ lens: [x, h], lamp }: CarShape, lit: boolean): string => {
  if (lamp === 'blade') {
    return [0, 1, 2]
      .map(
        (i) =>
          `<rect x="${n(x - 4 + i * 7)}" y="${n(-h - 1.6 - i * 1.9)}" width="5" height="4" rx="1.2" fill="${lit ? '#FFFDF2' : '#22313A'}" stroke="${lit ? '#FFE9B0' : '#A9BBC3'}" stroke-width=".6"/>`,
      )
      .join('');
  }
  const spots: [x: number, h: number, r: number][] =
    lamp === 'round'
      ? [[x, h, 5.2]]
      : [
          [x - 1, h, 3.7],
          [x + 8, h + 1.4, 3.7],
        ];
  return spots
    .map(([cx, height, r]) => {
      const ring = (size: number, fill: string) =>
        `<circle cx="${n(cx)}" cy="${n(-height)}" r="${n(size)}" fill="${fill}"/>`;
      return lit
        ? ring(r + 0.3, '#FFF6DC') + ring(r * 0.7, '#FFFFFF')
        : `${ring(r, '#33434C')}${ring(r * 0.81, '#1D2A31')}<path d="M${n(cx - r * 0.54)} ${n(-height - 0.4)}a${n(r * 0.57)} ${n(r * 0.57)} 0 0 1 ${n(r * 0.92)} ${n(-r * 0.32)}" fill="none" stroke="#B9CBD2" stroke-width=".8" stroke-linecap="round"/>`;
    })
    .join('');
};

/** The light of a lit headlight: a halo, a cone ahead of the car and a pool on the road. */
export const beam = (car: CarShape, id: string): string => {
  const [x, h] = car.lens;
  const [, tailX = car.length, tailHeight = h] = car.taillit.split(' ').map(Number);
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
    [tailX + 14, -tailHeight + 6, 34],
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
  )}</defs>${cones}<rect x="${n(x - 240)}" y="-8" width="260" height="26" fill="url(#${id}-pool)"/><circle cx="${n(x)}" cy="${n(-h)}" r="34" fill="url(#${id}-halo)"/><circle cx="${n(tailX + 14)}" cy="${n(-tailHeight + 6)}" r="34" fill="url(#${id}-red)"/>`;
};

/** Head and tail lamps with their lenses; `lit` makes them shine. */
export const lamps = (car: CarShape, id: string, lit: boolean): string => {
  const head = up(car.headlight);
  const tail = up(car.taillight);
  return [
    shape(head, 'fill="#121B21" stroke="#0A1116" stroke-width="1"'),
    `<g clip-path="url(#${id}-head)">`,
    shape(head, `fill="url(#${id}-lamp)" fill-opacity="${lit ? 1 : 0.85}"`),
    projector(car, lit),
    line(up(car.daylight), '#1B272D', 4.6, 'stroke-opacity=".6"'),
    line(up(car.daylight), '#FFFFFF', 2.2),
    '</g>',
    shape(tail, `fill="url(#${id}-tail)" stroke="#4C0A0E" stroke-width=".8"`),
    `<g clip-path="url(#${id}-rearlamp)">`,
    line(up(car.taillit), lit ? '#FF9C86' : '#F2766A', lit ? 3 : 2),
    `<g transform="translate(0 -4)">${line(up(car.taillit), '#FFD9D2', 1.2, 'stroke-opacity=".35"')}</g>`,
    '</g>',
  ].join('');
};
