import type { CarShape } from './car-shape.ts';
import { lampDefs } from './lights.ts';
import type { Paint } from './paint.ts';
import { linear, n, radial, up } from './svg.ts';

/** Gradients of paint, glass and shadow of one car, and the shapes its parts are cut to. */
export const paintDefs = (car: CarShape, id: string, paint: Paint): string => {
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
      `${id}-gloss`,
      [0, -height, 0, -belt],
      [
        [0, '#5D6B73'],
        [0.16, '#232E34'],
        [1, '#12191D'],
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
