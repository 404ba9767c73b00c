import { arches, cabin, creases, flares, grille, handle, mirror, seams } from './car-parts.ts';
import type { CarShape } from './car-shape.ts';
import { type CarBody, carShapes } from './car-shapes.ts';
import { paintOf } from './colour.ts';
import { beam, lampDefs, lamps } from './lights.ts';
import { line, linear, n, radial, shape, svg, up } from './svg.ts';
import { wheel } from './wheel.ts';

interface CarOptions {
  body: CarBody;
  /** The colour of the paint, as a hex value. */
  tint: string;
  /** Lamps on, for dusk. */
  lit?: boolean;
  /** A colour that lies over the whole car, such as the dusk. */
  veil?: string;
}

const paintDefs = (car: CarShape, id: string, tint: string): string => {
  const paint = paintOf(tint);
  const at = (height: number) => (car.height - height) / (car.height - car.sill);
  const { belt, sill, height, length } = car;
  const mid = sill + (belt - sill) * 0.42;
  return [
    linear(
      `${id}-paint`,
      [0, -height, 0, -sill],
      [
        [0, paint.lift(0.5)],
        [at(height - 5), paint.lift(0.22)],
        [at(belt + 9), paint.lift(0.1)],
        [at(belt), paint.lift(0.46)],
        [at(belt - 9), paint.lift(0.24)],
        [at(belt - 20), paint.tint],
        [at(mid), paint.shade(0.2)],
        [at(mid - 12), paint.shade(0.06)],
        [at(sill + 9), paint.shade(0.34)],
        [1, paint.shade(0.7)],
      ],
    ),
    linear(
      `${id}-ends`,
      [0, 0, length, 0],
      [
        [0, paint.shade(1), 0.55 * paint.depth],
        [0.05, paint.shade(1), 0.2 * paint.depth],
        [0.13, paint.shade(1), 0],
        [0.86, paint.shade(1), 0],
        [0.96, paint.shade(1), 0.28 * paint.depth],
        [1, paint.shade(1), 0.62 * paint.depth],
      ],
    ),
    linear(
      `${id}-rimlight`,
      [0, -height, 0, -sill - (belt - sill) * 0.5],
      [
        [0, '#FFFFFF', 0.85 * paint.gloss],
        [0.5, '#FFFFFF', 0.6 * paint.gloss],
        [1, '#FFFFFF', 0],
      ],
    ),
    linear(
      `${id}-glass`,
      [0, -height + 4, 0, -belt],
      [
        [0, '#182B35'],
        [0.55, '#2C4753'],
        [1, '#587B87'],
      ],
    ),
    linear(
      `${id}-shine`,
      [0, -height, 60, -belt],
      [
        [0, '#FFFFFF', 0.5],
        [1, '#FFFFFF', 0.06],
      ],
    ),
    linear(
      `${id}-gap`,
      [0, -sill - 12, 0, -4],
      [
        [0, '#070C0F'],
        [1, '#1A2226', 0.9],
      ],
    ),
    radial(
      `${id}-ground`,
      [0, 0, 1],
      [
        [0, '#0B1F2A', 0.55],
        [0.7, '#0B1F2A', 0.28],
        [1, '#0B1F2A', 0],
      ],
      `translate(${n(length / 2)} 1) scale(${n(length * 0.56)} 11)`,
    ),
    radial(
      `${id}-shadow`,
      [0, 0, 1],
      [
        [0, '#0B171E', 0.7],
        [0.84, '#0B171E', 0.62],
        [0.93, '#0B171E', 0.3],
        [1, '#0B171E', 0],
      ],
      `translate(${n(length / 2)} -2.4) scale(${n(length * 0.49)} 10.4)`,
    ),
    `<clipPath id="${id}-body"><path d="${up(car.outline)}"/></clipPath>`,
    `<clipPath id="${id}-panes"><path d="${car.panes.map(up).join(' ')}"/></clipPath>`,
    `<clipPath id="${id}-grille"><path d="${up(car.grille)}"/></clipPath>`,
    `<clipPath id="${id}-head"><path d="${up(car.headlight)}"/></clipPath>`,
    `<clipPath id="${id}-rearlamp"><path d="${up(car.taillight)}"/></clipPath>`,
    lampDefs(car, id),
  ].join('');
};

const glass = (car: CarShape, id: string): string => {
  const { belt, height } = car;
  const slant = (height - belt) * 0.62;
  const band = (x: number, width: number, opacity: number) =>
    `<path d="M${n(x)} ${n(-belt + 12)}L${n(x + slant)} ${n(-height)}L${n(x + slant + width)} ${n(-height)}L${n(x + width)} ${n(-belt + 12)}Z" fill="url(#${id}-shine)" fill-opacity="${opacity}"/>`;
  const start = car.axles[0] + 82;
  const usual = [start, start + 118, ...(car.length > 500 ? [start + 236] : [])];
  const bands = (car.shine ?? usual)
    .map((x, i) => band(x, 26 + i * 5, 0.5 - i * 0.06) + band(x + 33 + i * 6, 8, 0.38 - i * 0.03))
    .join('');
  return [
    car.frame.map((d) => shape(up(d), 'fill="#0B1216"')).join(''),
    `<g clip-path="url(#${id}-body)">${car.screens.map((d) => shape(up(d), `fill="url(#${id}-glass)" stroke="#0B1216" stroke-width=".7"`)).join('')}</g>`,
    car.panes.map((d) => shape(up(d), `fill="url(#${id}-glass)"`)).join(''),
    `<g clip-path="url(#${id}-panes)">${cabin(car)}${bands}</g>`,
    car.panes.map((d) => line(up(d), '#05090B', 0.6, 'stroke-opacity=".6"')).join(''),
  ].join('');
};

const underside = (car: CarShape, id: string): string => {
  const [front, rear] = car.axles;
  const low = car.sill - 7;
  const [from, to] = [front - car.arch + 4, rear + car.arch - 4];
  const top = -car.sill - 10;
  const d = `M${n(from)} ${n(top)}L${n(to)} ${n(top)}L${n(rear)} ${n(-low)}L${n(front)} ${n(-low)}Z`;
  return shape(d, `fill="url(#${id}-gap)"`);
};

const bodywork = (car: CarShape, id: string, tint: string): string => {
  const paint = paintOf(tint);
  const outline = up(car.outline);
  return [
    shape(outline, `fill="url(#${id}-paint)"`),
    `<g clip-path="url(#${id}-body)">`,
    shape(outline, `fill="url(#${id}-ends)"`),
    creases(car, paint, id),
    flares(car, paint),
    line(outline, `url(#${id}-rimlight)`, 4.4),
    car.plastic.map((d) => shape(up(d), 'fill="#20292E"')).join(''),
    grille(car, id),
    seams(car, paint),
    arches(car, paint),
    '</g>',
    line(outline, paint.shade(0.9), 0.7, 'stroke-opacity=".55"'),
  ].join('');
};

/** The car as a group: it stands on y = 0, its nose at x = 0, one unit to a centimetre. */
export const carGroup = ({ body, tint, lit = false, veil }: CarOptions): string => {
  const car: CarShape = carShapes[body];
  const paint = paintOf(tint);
  const id = `car-${body}-${tint.replace('#', '').toLowerCase()}`;
  const veils = veil
    ? `<defs>${linear(
        `${id}-veil`,
        [0, -car.height, 0, 0],
        [
          [0, veil, 0.12],
          [0.45, veil, 0.42],
          [1, veil, 0.72],
        ],
      )}</defs><path d="${[car.outline, ...(car.load ?? [])].map(up).join(' ')}" fill="url(#${id}-veil)"/>${car.axles.map((x) => `<circle cx="${n(x)}" cy="${n(-car.tyre)}" r="${n(car.tyre)}" fill="#0A1128" fill-opacity=".45"/>`).join('')}`
    : '';
  return [
    `<g><defs>${paintDefs(car, id, tint)}</defs>`,
    `<rect x="${n(-car.length * 0.08)}" y="-14" width="${n(car.length * 1.16)}" height="30" fill="url(#${id}-ground)"/>`,
    `<rect x="0" y="-14" width="${n(car.length)}" height="24" fill="url(#${id}-shadow)"/>`,
    underside(car, id),
    car.behind?.(paint, id) ?? '',
    bodywork(car, id, tint),
    glass(car, id),
    car.trim.map((d) => line(up(d), '#D7DEE1', 0.9)).join(''),
    car.handles.map((spot) => handle(spot, paint)).join(''),
    lit ? '' : lamps(car, id, false),
    car.extra?.(paint, id) ?? '',
    car.mirror ? mirror(car.mirror, paint) : '',
    wheel({ id: `${id}-fw`, x: car.axles[0], radius: car.tyre, rim: car.rim }),
    wheel({ id: `${id}-rw`, x: car.axles[1], radius: car.tyre, rim: car.rearRim ?? car.rim }),
    veils,
    lit ? `${lamps(car, id, true)}${beam(car, id)}` : '',
    '</g>',
  ].join('');
};

/** A side view of one car on a clear ground, as a whole SVG. */
export const carDrawing = ({ body, tint }: Pick<CarOptions, 'body' | 'tint'>): string => {
  const { length, height } = carShapes[body];
  return svg([-30, -height - 16, length + 60, height + 36], carGroup({ body, tint }));
};
