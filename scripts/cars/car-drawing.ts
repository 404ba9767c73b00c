import {
  aerial,
  arches,
  badge,
  cabin,
  creases,
  flares,
  grille,
  handle,
  mirror,
  plates,
  rail,
  seams,
  vanMirror,
} from './car-parts.ts';
import type { CarShape } from './car-shape.ts';
import { dusk } from './dusk.ts';
import { beam, lamps } from './lights.ts';
import { atDusk, type Paint, paintOf } from './paint.ts';
import { paintDefs } from './paint-defs.ts';
import { line, n, shape, up } from './svg.ts';
import { wheel } from './wheel.ts';

interface CarOptions {
  /** Lamps on, for dusk. */
  lit?: boolean;
  /** A colour over the whole car, such as the dusk. */
  veil?: string;
}

const glass = (car: CarShape, id: string): string => {
  const { belt, height } = car;
  const slant = (height - belt) * 0.62;
  const band = (x: number, width: number, opacity: number) =>
    `<path d="M${n(x)} ${n(-belt + 12)}L${n(x + slant)} ${n(-height)}L${n(x + slant + width)} ${n(-height)}L${n(x + width)} ${n(-belt + 12)}Z" fill="url(#${id}-shine)" fill-opacity="${opacity}"/>`;
  const bands = car.shine
    .map((x, i) => band(x, 26 + i * 5, 0.5 - i * 0.06) + band(x + 33 + i * 6, 8, 0.38 - i * 0.03))
    .join('');
  return [
    `<g clip-path="url(#${id}-body)">`,
    car.frame.map((d) => shape(up(d), 'fill="#0B1216"')).join(''),
    car.screens
      .map((d) => shape(up(d), `fill="url(#${id}-glass)" stroke="#0B1216" stroke-width=".7"`))
      .join(''),
    '</g>',
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

/** The car as a group: its wheels are on y = 0, its nose at x = 0, one unit to a centimetre. */
export function carGroup(car: CarShape, { lit = false, veil }: CarOptions = {}): string {
  const paint = paintOf(veil ? atDusk(car.tint) : car.tint);
  const id = 'car';
  const wheels = { radius: car.tyre, rim: car.rim, dark: car.darkRims };
  return [
    `<g><defs>${paintDefs(car, id, paint)}</defs>`,
    `<rect x="${n(-car.length * 0.08)}" y="-14" width="${n(car.length * 1.16)}" height="30" fill="url(#${id}-ground)"/>`,
    `<rect x="0" y="-14" width="${n(car.length)}" height="24" fill="url(#${id}-shadow)"/>`,
    underside(car, id),
    car.behind?.(paint, id) ?? '',
    aerial(car, paint),
    plates(car),
    bodywork(car, id, paint),
    car.roof
      ? `<g clip-path="url(#${id}-body)">${shape(up(car.roof), `fill="url(#${id}-gloss)"`)}</g>`
      : '',
    rail(car),
    glass(car, id),
    car.trim.map((d) => line(up(d), '#E0E7EA', 1.1)).join(''),
    car.handles.map((spot) => handle(spot, paint)).join(''),
    badge(car),
    lit ? '' : lamps(car, id, false),
    car.extra?.(paint, id) ?? '',
    mirror(car, paint),
    vanMirror(car),
    wheel({ ...wheels, id: `${id}-fw`, x: car.axles[0] }),
    wheel({ ...wheels, id: `${id}-rw`, x: car.axles[1], rim: car.rearRim ?? wheels.rim }),
    veil ? dusk(car, id, veil) : '',
    lit ? `${lamps(car, id, true)}${beam(car, id)}` : '',
    '</g>',
  ].join('');
}
