import { carGroup } from './car-drawing.ts';
import type { CarShape } from './car-shape.ts';
import { type CarBody, carShapes } from './car-shapes.ts';
import { paintOf } from './colour.ts';
import { carton, suitcase } from './luggage-items.ts';
import { openLoad } from './open-load.ts';
import { linear, n, svg } from './svg.ts';

/** What stands beside each body: large and small pieces. */
const load: Record<CarBody, [large: number, cabin: number]> = {
  hatchback: [1, 2],
  sedan: [2, 2],
  suv: [2, 3],
  'station-wagon': [3, 3],
  kombi: [3, 3],
  minivan: [4, 4],
  minibus: [5, 4],
  bus: [5, 4],
  panelvan: [3, 3],
  pickup: [2, 2],
  'light-truck': [2, 2],
  truck: [3, 3],
  convertible: [1, 1],
  coupe: [1, 2],
};

/** Bodies that carry goods: boxes instead of cases. */
const cargo = new Set<CarBody>(['panelvan', 'light-truck', 'truck', 'pickup']);

const defs = [
  linear(
    'luggage-wall',
    [0, 0, 0, 560],
    [
      [0, '#FBFAF7'],
      [1, '#F4EBDB'],
    ],
  ),
  linear(
    'luggage-floor',
    [0, 560, 0, 800],
    [
      [0, '#EADFCB'],
      [0.4, '#F3EADB'],
      [1, '#FAF6EE'],
    ],
  ),
].join('');

interface LuggageOptions {
  body: CarBody;
  /** The colour of the paint, as a hex value. */
  tint?: string;
}

/** The rear of a car, opened, with what it can take standing behind it, as an SVG of 1200 by 800. */
export const luggagePicture = ({ body, tint = '#DFE3E3' }: LuggageOptions): string => {
  const car: CarShape = carShapes[body];
  const [large, cabin] = load[body];
  const scale = Math.min(2.9, 480 / car.height);
  const gap = 5 * scale;
  const boxes = cargo.has(body);
  const item = boxes ? carton : suitcase;
  // The large ones stand behind, the small ones before them and a little to the right.
  const row = (count: number, width: number, height: number, first: number) =>
    Array.from({ length: count }, (_, i) =>
      item({ x: i * (width + gap), width, height, index: i + first }),
    ).join('');
  const [wide, small] = boxes ? [62 * scale, 44 * scale] : [48 * scale, 36 * scale];
  const backWidth = large * (wide + gap) - gap;
  const frontWidth = cabin * (small + gap) - gap;
  const lead = 22 * scale;
  const start = 1140 - Math.max(backWidth, frontWidth + lead);
  const tail = start - 22 * scale;
  const open = openLoad(body, { car, paint: paintOf(tint), id: 'luggage' });
  return svg(
    [0, 0, 1200, 800],
    `<defs>${defs}${open.defs}</defs><rect width="1200" height="560" fill="url(#luggage-wall)"/><path d="M330 560A390 390 0 0 1 1110 560Z" fill="#F6E8CD"/><rect y="560" width="1200" height="240" fill="url(#luggage-floor)"/><g transform="translate(${n(tail - car.length * scale)} 640) scale(${n(scale)})">${open.behind}${carGroup({ body, tint })}${open.over}</g><g transform="translate(${n(start)} 648)">${row(large, wide, (boxes ? 56 : 70) * scale, 0)}</g><g transform="translate(${n(start + lead)} 690)">${row(cabin, small, (boxes ? 38 : 50) * scale, large)}</g>`,
  );
};
