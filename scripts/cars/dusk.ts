import type { CarShape } from './car-shape.ts';
import { line, linear, n, shape, up } from './svg.ts';

/** The dusk over a car: darker towards the road, the last light on its roof and its shoulder. */
export const dusk = (car: CarShape, id: string, veil: string): string => {
  const { height, belt, axles, tyre } = car;
  const warm = '#FFB37E';
  const share = (h: number) => (height - h) / height;
  const defs = [
    linear(
      `${id}-veil`,
      [0, -height, 0, 0],
      [
        [0, veil, 0.1],
        [share(belt), veil, 0.34],
        [1, veil, 0.78],
      ],
    ),
    linear(
      `${id}-sky`,
      [0, -height, 0, 0],
      [
        [share(belt + 16), warm, 0],
        [share(belt - 2), warm, 0.36],
        [share(belt - 9), warm, 0.3],
        [share(belt - 26), warm, 0],
      ],
    ),
    linear(
      `${id}-last`,
      [0, -height, 0, -belt],
      [
        [0, '#FFD9A8', 0.95],
        [1, '#FFD9A8', 0],
      ],
    ),
  ].join('');
  const outlines = [car.outline, ...(car.load ?? [])].map(up).join(' ');
  const wheels = axles.map(
    (x) =>
      `<circle cx="${n(x)}" cy="${n(-tyre)}" r="${n(tyre)}" fill="#0A1128" fill-opacity=".45"/>`,
  );
  return `<defs>${defs}</defs>${shape(outlines, `fill="url(#${id}-veil)"`)}${wheels.join('')}<g clip-path="url(#${id}-body)">${shape(up(car.outline), `fill="url(#${id}-sky)"`)}${line(up(car.outline), `url(#${id}-last)`, 3)}</g>`;
};
