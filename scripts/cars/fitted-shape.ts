import type { CarShape } from './car-shape.ts';
import type { Spot } from './line-art.ts';
import type { Dimensions } from './side-view.ts';
import { n } from './svg.ts';

/** A line through points by which a measure of the drawing becomes one of the car. */
function through(from: number[], to: number[]) {
  return (value: number): number => {
    const next = from.findIndex((each, i) => i > 0 && value <= each);
    const i = next === -1 ? from.length - 1 : next;
    const [a = 0, b = 1] = [from[i - 1], from[i]];
    const [c = 0, d = 1] = [to[i - 1], to[i]];
    return c + ((value - a) * (d - c)) / (b - a);
  };
}

/** A drawn shape brought to the measures of a car: length, axles, height and glass line. */
export function fittedShape(shape: CarShape, size: Dimensions): CarShape {
  const { length, height, frontOverhang, wheelbase, glassLine } = size;
  const axles: [number, number] = [frontOverhang, frontOverhang + wheelbase];
  const x = through([0, ...shape.axles, shape.length], [0, ...axles, length]);
  const h = through([0, shape.belt, shape.height], [0, glassLine, height]);
  const path = (d: string) => {
    let upright = false;
    return d
      .trim()
      .split(/\s+/)
      .map((token) => {
        if (/^[A-Z]$/.test(token)) {
          upright = false;
          return token;
        }
        const value = upright ? h(Number(token)) : x(Number(token));
        upright = !upright;
        return n(value);
      })
      .join(' ');
  };
  const spot = ([left, high]: Spot): Spot => [x(left), h(high)];
  // What is drawn freely is between the axles, and follows that part.
  const across = (x(shape.axles[1]) - x(shape.axles[0])) / (shape.axles[1] - shape.axles[0]);
  const free = (drawn: string) =>
    `<g transform="matrix(${across.toFixed(4)} 0 0 ${(height / shape.height).toFixed(4)} ${n(axles[0] - shape.axles[0] * across)} 0)">${drawn}</g>`;
  const tyre = size.tyre / 2;
  const { opening } = shape;
  return {
    ...shape,
    length,
    height,
    belt: glassLine,
    sill: h(shape.sill),
    axles,
    tyre,
    arch: tyre + shape.arch - shape.tyre,
    shine: shape.shine.map(x),
    outline: path(shape.outline),
    frame: shape.frame.map(path),
    panes: shape.panes.map(path),
    screens: shape.screens.map(path),
    seams: shape.seams.map(path),
    creases: shape.creases.map(path),
    plastic: shape.plastic.map(path),
    trim: shape.trim.map(path),
    grille: path(shape.grille),
    lenses: shape.lenses.map(([left, high, r]) => [x(left), h(high), r]),
    headlight: path(shape.headlight),
    daylight: path(shape.daylight),
    taillight: path(shape.taillight),
    taillit: path(shape.taillit),
    handles: shape.handles.map(spot),
    mirror: shape.mirror && spot(shape.mirror),
    seats: shape.seats.map(spot),
    aerial: shape.aerial && spot(shape.aerial),
    plates: shape.plates && [spot(shape.plates[0]), spot(shape.plates[1])],
    opening: 'hinge' in opening ? { ...opening, hinge: spot(opening.hinge) } : opening,
    load: shape.load?.map(path),
    behind: shape.behind && ((paint, id) => free(shape.behind?.(paint, id) ?? '')),
    extra: shape.extra && ((paint, id) => free(shape.extra?.(paint, id) ?? '')),
  };
}
