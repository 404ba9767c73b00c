import { lookOf } from './car-looks.ts';
import { arches, cabin, creases, flares, grille, handle, mirror, seams } from './car-parts.ts';
import type { CarShape } from './car-shape.ts';
import { type CarBody, carShapes } from './car-shapes.ts';
import { atDusk, type Paint, paintOf } from './colour.ts';
import { dusk } from './dusk.ts';
import { beam, lamps } from './lights.ts';
import { paintDefs } from './paint-defs.ts';
import { line, n, shape, svg, up } from './svg.ts';
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

const bodywork = (car: CarShape, id: string, paint: Paint): string => {
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

const blackRoof = (roof: string, id: string): string =>
  `<g clip-path="url(#${id}-body)">${shape(up(roof), `fill="url(#${id}-gloss)"`)}</g>`;

/** A bright line around the side windows. */
const brightwork = (car: CarShape): string =>
  car.frame.map((d) => line(up(d), '#E6ECEE', 1.3)).join('');

/** The car as a group: it stands on y = 0, its nose at x = 0, one unit to a centimetre. */
export const carGroup = ({ body, tint, lit = false, veil }: CarOptions): string => {
  const car: CarShape = carShapes[body];
  const look = lookOf(body, tint);
  const paint = paintOf(veil ? atDusk(tint) : tint);
  const id = `car-${body}-${tint.replace('#', '').toLowerCase()}`;
  const wheels = { radius: car.tyre, rim: look.rim ?? car.rim, dark: look.darkRims };
  return [
    `<g><defs>${paintDefs(car, id, paint)}</defs>`,
    `<rect x="${n(-car.length * 0.08)}" y="-14" width="${n(car.length * 1.16)}" height="30" fill="url(#${id}-ground)"/>`,
    `<rect x="0" y="-14" width="${n(car.length)}" height="24" fill="url(#${id}-shadow)"/>`,
    underside(car, id),
    car.behind?.(paint, id) ?? '',
    bodywork(car, id, paint),
    look.blackRoof && car.roof ? blackRoof(car.roof, id) : '',
    glass(car, id),
    car.trim.map((d) => line(up(d), '#D7DEE1', 0.9)).join(''),
    look.bright ? brightwork(car) : '',
    car.handles.map((spot) => handle(spot, paint)).join(''),
    lit ? '' : lamps(car, id, false),
    car.extra?.(paint, id) ?? '',
    car.mirror ? mirror(car.mirror, paint) : '',
    wheel({ ...wheels, id: `${id}-fw`, x: car.axles[0] }),
    wheel({ ...wheels, id: `${id}-rw`, x: car.axles[1], rim: car.rearRim ?? wheels.rim }),
    veil ? dusk(car, id, veil) : '',
    lit ? `${lamps(car, id, true)}${beam(car, id)}` : '',
    '</g>',
  ].join('');
};

/** A side view of one car on a clear ground, as a whole SVG. */
export const carDrawing = ({ body, tint }: Pick<CarOptions, 'body' | 'tint'>): string => {
  const { length, height } = carShapes[body];
  return svg([-30, -height - 16, length + 60, height + 36], carGroup({ body, tint }));
};
