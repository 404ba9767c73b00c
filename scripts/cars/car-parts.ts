import type { CarShape } from './car-shape.ts';
import type { Spot } from './line-art.ts';
import type { Paint } from './paint.ts';
import { line, linear, n, shape, softLine, up } from './svg.ts';

/** The dark space in a wheel arch, down to the sill. */
const archPath = (x: number, axle: number, radius: number, sill: number): string => {
  const half = Math.sqrt(Math.max(0, radius ** 2 - (axle - sill) ** 2));
  return `M${n(x - half)} ${n(-sill)}A${n(radius)} ${n(radius)} 0 1 1 ${n(x + half)} ${n(-sill)}Z`;
};

const archLine = (x: number, axle: number, radius: number, sill: number): string =>
  archPath(x, axle, radius, sill).replace('Z', '');

/** The swelling of the paint around the wheels. */
export const flares = (car: CarShape, paint: Paint): string =>
  car.cladding
    ? ''
    : car.axles
        .map((x) =>
          softLine(
            archLine(x, car.tyre + 1.5, car.arch + 4.5, car.sill),
            paint.lift(0.75),
            2.6,
            0.5 * paint.gloss,
          ),
        )
        .join('');

/** The dark wells with their fine lips, or with unpainted arches on rugged cars. */
export const arches = (car: CarShape, paint: Paint): string =>
  car.axles
    .map((x) => {
      const axle = car.tyre + 1.5;
      const low = car.sill - 2;
      const rim = car.cladding
        ? shape(archPath(x, axle, car.arch + 7.5, low), 'fill="#2B3439"') +
          line(archLine(x, axle, car.arch + 7, low), '#56636A', 0.9)
        : '';
      const lip = car.cladding
        ? line(archLine(x, axle, car.arch, low), '#49565D', 0.5)
        : line(archLine(x, axle, car.arch + 0.4, low), paint.lift(0.4), 0.9);
      return `${rim}${shape(archPath(x, axle, car.arch, low), 'fill="#0A1014"')}${lip}`;
    })
    .join('');

const grilleLines = ({ belt, grillePattern }: CarShape): string => {
  const rows = (count: number, make: (i: number) => string) =>
    Array.from({ length: count }, (_, i) => make(i)).join('');
  if (grillePattern === 'bars') return rows(12, (i) => `M${n(i * 2.8)} ${n(-belt)}v104`);
  if (grillePattern === 'mesh')
    return rows(26, (i) => `M0 ${n(-belt + i * 4)}l40 -28M0 ${n(-belt + i * 4 - 28)}l40 28`);
  return rows(40, (i) => `M0 ${n(-belt + i * 2.6)}h40`);
};

/** What of the grille wraps around the nose, with its slats, mesh or bars and a bright edge. */
export const grille = (car: CarShape, id: string): string =>
  `${shape(up(car.grille), 'fill="#141C21"')}<g clip-path="url(#${id}-grille)"><path d="${grilleLines(car)}" fill="none" stroke="${car.grillePattern === 'bars' ? '#8E9AA0' : '#4A575E'}" stroke-width=".8"/></g>${line(up(car.grille), '#B9C4C9', 0.8, 'stroke-opacity=".75"')}`;

/** Edges of the number plates, which stand a little out of nose and tail. */
export const plates = ({ plates: edges }: CarShape): string =>
  (edges ?? [])
    .map(([x, h], i) => {
      const left = i === 0 ? x - 0.9 : x - 2.6;
      return `<rect x="${n(left)}" y="${n(-h - 11)}" width="3.5" height="11" rx=".6" fill="#F6F8F8" stroke="#27333A" stroke-width=".5"/>`;
    })
    .join('');

/** A rail along the roof. */
export const rail = ({ rail: d, brightRail }: CarShape): string =>
  d
    ? shape(
        up(d),
        `fill="${brightRail ? '#C6D0D4' : '#252E33'}" stroke="${brightRail ? '#76838A' : '#0F161A'}" stroke-width=".6" stroke-linejoin="round"`,
      )
    : '';

/** A shark's fin at the rear of the roof, or a short rod at its front. */
export const aerial = ({ aerial: spot, length }: CarShape, paint: Paint): string => {
  if (!spot) return '';
  const [x, h] = spot;
  return x > length * 0.6
    ? `<path d="M${n(x - 8)} ${n(-h + 0.4)}C${n(x - 2)} ${n(-h - 1.6)} ${n(x + 3)} ${n(-h - 3.6)} ${n(x + 6)} ${n(-h - 4.6)}Q${n(x + 8.4)} ${n(-h - 2)} ${n(x + 8.6)} ${n(-h + 3)}Z" fill="${paint.shade(0.5)}" stroke="${paint.shade(0.9)}" stroke-width=".5"/>`
    : `${line(`M${n(x)} ${n(-h)}L${n(x + 13)} ${n(-h - 17)}`, '#182126', 1.1)}<path d="M${n(x - 4)} ${n(-h + 1)}L${n(x - 1)} ${n(-h - 3)}H${n(x + 2)}L${n(x + 4)} ${n(-h + 1)}Z" fill="#182126"/>`;
};

/** A small bright badge on the wing. */
export const badge = ({ badge: spot }: CarShape): string =>
  spot
    ? `<rect x="${n(spot[0])}" y="${n(-spot[1])}" width="7" height="1.9" rx=".9" fill="#E8EEF0" stroke="#4C5960" stroke-width=".4"/>`
    : '';

/** A grip with its hollow and its highlight. */
export const handle = ([x, h]: Spot, paint: Paint): string => {
  const [left, right, y] = [n(x - 11), n(x + 11), -h];
  return `<path d="M${n(x - 8)} ${n(y)}C${n(x - 7)} ${n(y + 3.6)} ${n(x + 6)} ${n(y + 3.4)} ${n(x + 8)} ${n(y - 0.4)}Z" fill="${paint.shade(0.85)}" fill-opacity=".6"/><path d="M${left} ${n(y)}C${n(x - 5)} ${n(y - 2.6)} ${n(x + 6)} ${n(y - 3)} ${right} ${n(y - 1.2)}C${n(x + 12)} ${n(y + 0.2)} ${n(x + 11)} ${n(y + 0.9)} ${n(x + 9)} ${n(y + 0.8)}C${n(x + 3)} ${n(y - 0.2)} ${n(x - 5)} ${n(y + 0.1)} ${n(x - 10)} ${n(y + 1.5)}C${n(x - 12)} ${n(y + 1.6)} ${n(x - 12)} ${n(y + 0.6)} ${left} ${n(y)}Z" fill="${paint.lift(0.25)}" stroke="${paint.shade(0.8)}" stroke-width=".4"/>${line(`M${n(x - 9)} ${n(y - 0.5)}C${n(x - 4)} ${n(y - 2)} ${n(x + 4)} ${n(y - 2.2)} ${n(x + 9)} ${n(y - 1.1)}`, paint.lift(0.95), 0.6, 'stroke-opacity=".8"')}`;
};

/** The door mirror, with its foot, cap and a light line along its top. */
export const mirror = ({ mirror: spot }: CarShape, paint: Paint): string => {
  if (!spot) return '';
  const [x, y] = [spot[0], -spot[1]];
  return `<path d="M${n(x - 3)} ${n(y + 0.5)}l9 0l-1.6 -4.4l-6 -.6Z" fill="#11191E"/><path d="M${n(x - 11)} ${n(y - 9)}c-.6 -3.6 3 -5.8 8.6 -6c6 -.2 11 1 12.2 3.6c1 2.4 .4 6 -1 8.2c-1.4 1.6 -10 1.4 -14.4 .4c-3.4 -.8 -5 -3.2 -5.4 -6.2Z" fill="${paint.shade(0.12)}" stroke="${paint.shade(0.75)}" stroke-width=".4"/><path d="M${n(x - 9.8)} ${n(y - 7)}c3 4.4 10 5.4 18.6 4.8c-1 1.2 -9.6 1.2 -13.4 .2c-3 -.8 -4.6 -2.6 -5.2 -5Z" fill="${paint.shade(0.85)}" fill-opacity=".8"/><path d="M${n(x - 9)} ${n(y - 11.4)}c1.4 -2 4 -2.6 7 -2.6c4 0 8 .6 9.8 2.2" fill="none" stroke="${paint.lift(0.9)}" stroke-width="1" stroke-linecap="round" stroke-opacity=".8"/>`;
};

/** The mirror of a van or a lorry: upright, on an arm before the door. */
export const vanMirror = ({ vanMirror: spot }: CarShape): string => {
  if (!spot) return '';
  const [x, h] = spot;
  return `<path d="M${n(x)} ${n(-h + 10)}L${n(x + 8)} ${n(-h + 2)}L${n(x + 10)} ${n(-h + 5)}L${n(x + 4)} ${n(-h + 12)}Z" fill="#141C21"/><path d="M${n(x - 3)} ${n(-h - 28)}C${n(x - 4)} ${n(-h - 32)} ${n(x - 1)} ${n(-h - 34)} ${n(x + 4)} ${n(-h - 34)}C${n(x + 10)} ${n(-h - 34)} ${n(x + 15)} ${n(-h - 32)} ${n(x + 15.4)} ${n(-h - 28)}L${n(x + 16)} ${n(-h)}C${n(x + 16)} ${n(-h + 5)} ${n(x + 13)} ${n(-h + 7)} ${n(x + 7)} ${n(-h + 7)}C${n(x + 1)} ${n(-h + 7)} ${n(x - 2)} ${n(-h + 5)} ${n(x - 2.4)} ${n(-h + 1)}Z" fill="#1A2328" stroke="#3A474E" stroke-width=".7"/>${line(`M${n(x - 1)} ${n(-h - 27)}C${n(x + 1)} ${n(-h - 30)} ${n(x + 7)} ${n(-h - 31)} ${n(x + 13)} ${n(-h - 28)}`, '#7D8A91', 1)}`;
};

/** A seat as it shows through the glass: backrest, posts and headrest. */
const seat = ([x, h]: Spot): string => {
  const at = (dx: number, up: number) => `${n(x + dx)} ${n(-h - up)}`;
  return `<path d="M${at(-14, -8)}C${at(-12, 4)} ${at(-8, 12)} ${at(-3, 16)}C${at(1, 18.6)} ${at(9, 18.4)} ${at(11.6, 15)}C${at(14, 10)} ${at(13, 0)} ${at(11, -8)}Z"/><path d="M${at(1.6, 16)}L${at(3.4, 21)}M${at(7, 16)}L${at(8.4, 21)}" stroke="#0E1B22" stroke-width="1.2"/><path d="M${at(-1, 21.4)}C${at(-1.6, 24)} ${at(0, 28)} ${at(2.4, 29.4)}C${at(5.4, 30.8)} ${at(10.4, 30.4)} ${at(11.8, 28.4)}C${at(13, 26)} ${at(12.6, 22.4)} ${at(11.4, 20.8)}C${at(8.6, 19.4)} ${at(1, 19.6)} ${at(-1, 21.4)}Z"/>`;
};

/** The cabin behind the glass: seats and the steering wheel. */
export const cabin = (car: CarShape): string => {
  const [front] = car.seats;
  const wheelRim = front
    ? `<ellipse cx="${n(front[0] - 56)}" cy="${n(-front[1] - 4)}" rx="3.2" ry="13" transform="rotate(-24 ${n(front[0] - 56)} ${n(-front[1] - 4)})" fill="none" stroke="#0B161C" stroke-width="2.6"/>`
    : '';
  const far = car.seats.map(([x, h]): Spot => [x - 7, h + 2]);
  return `<g fill="#0E1B22" fill-opacity=".4">${far.map(seat).join('')}</g><g fill="#0E1B22" fill-opacity=".85">${car.seats.map(seat).join('')}</g>${wheelRim}`;
};

/** Shut lines: a dark gap with a fine bright edge behind it. */
export const seams = (car: CarShape, paint: Paint): string =>
  car.seams
    .map(
      (seam) =>
        `<g transform="translate(.8 .5)">${line(up(seam), paint.lift(0.7), 0.6, 'stroke-opacity=".45"')}</g>${line(up(seam), paint.shade(0.95), 0.85, 'stroke-opacity=".8"')}`,
    )
    .join('');

/** First and last point of a path, along the car. */
const ends = (path: string): [from: number, to: number] => {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return [numbers[0] ?? 0, numbers.at(-2) ?? 0];
};

/** Pressed lines, modelled by a light above and a shadow below that run out at both ends. */
export const creases = (car: CarShape, paint: Paint, id: string): string =>
  car.creases
    .map((crease, i) => {
      const d = up(crease);
      const [from, to] = ends(crease);
      const fade = (name: string, colour: string) =>
        linear(
          `${id}-${name}-${i}`,
          [from, 0, to, 0],
          [
            [0, colour, 0],
            [0.12, colour, 1],
            [0.86, colour, 1],
            [1, colour, 0],
          ],
        );
      return `<defs>${fade('below', paint.shade(0.9))}${fade('above', paint.lift(0.9))}</defs><g transform="translate(0 6)">${softLine(d, `url(#${id}-below-${i})`, 8, 0.36 * paint.depth)}</g><g transform="translate(0 -3)">${softLine(d, `url(#${id}-above-${i})`, 2.8, 0.6 * paint.gloss)}</g>${line(d, paint.shade(0.7), 0.55, 'stroke-opacity=".5"')}<g transform="translate(0 -.7)">${line(d, paint.lift(0.95), 0.5, 'stroke-opacity=".55"')}</g>`;
    })
    .join('');
