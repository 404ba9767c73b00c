import type { CarShape } from './car-shape.ts';
import { line, linear, shape, up } from './svg.ts';

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

/** Head and tail lamps with their lenses; `lit` makes them shine. */
export const lamps = (car: CarShape, id: string, lit: boolean): string => {
  const head = up(car.headlight);
  const tail = up(car.taillight);
  return [
    shape(head, 'fill="#121B21" stroke="#0A1116" stroke-width="1"'),
    `<g clip-path="url(#${id}-head)">`,
    shape(head, `fill="url(#${id}-lamp)" opacity="${lit ? 1 : 0.85}"`),
    line(up(car.daylight), '#1B272D', 4.6, 'opacity=".6"'),
    line(up(car.daylight), '#FFFFFF', 2.2),
    '</g>',
    shape(tail, `fill="url(#${id}-tail)" stroke="#4C0A0E" stroke-width=".8"`),
    `<g clip-path="url(#${id}-rearlamp)">`,
    line(up(car.taillit), lit ? '#FF9C86' : '#F2766A', lit ? 3 : 2),
    `<g transform="translate(0 -4)">${line(up(car.taillit), '#FFD9D2', 1.2, 'opacity=".35"')}</g>`,
    '</g>',
  ].join('');
};
