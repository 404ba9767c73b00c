import { carGroup } from './car-drawing.ts';
import type { CarShape } from './car-shape.ts';
import { type CarBody, carShapes } from './car-shapes.ts';
import { linear, n, svg } from './svg.ts';

/** What stands beside each body: large cases and cabin cases. */
const load: Record<CarBody, [large: number, cabin: number]> = {
  hatchback: [1, 2],
  sedan: [2, 2],
  suv: [2, 3],
  'station-wagon': [3, 3],
  kombi: [3, 3],
  minivan: [4, 4],
  minibus: [5, 4],
  bus: [5, 4],
  panelvan: [4, 3],
  pickup: [3, 2],
  'light-truck': [3, 2],
  truck: [4, 3],
  convertible: [1, 1],
  coupe: [1, 2],
};

const cases = ['#0B7A78', '#FFB424', '#0C4A5B', '#C8402A', '#E3CDA9'];

/** One trolley case, standing on y = 0 with its left edge at x, with ribs, wheels and handle. */
const suitcase = (
  x: number,
  width: number,
  height: number,
  colour: string,
  dark: string,
): string => {
  const [w, top] = [width, -height];
  const ribs = Array.from(
    { length: 4 },
    (_, i) => `M${n(x + (w * (i + 1)) / 5)} ${n(top + 14)}V-16`,
  ).join('');
  return `<ellipse cx="${n(x + w / 2)}" cy="2" rx="${n(w * 0.62)}" ry="6" fill="#0B1F2A" fill-opacity=".2"/><path d="M${n(x + w * 0.3)} ${n(top)}V${n(top - 34)}h${n(w * 0.4)}V${n(top)}" fill="none" stroke="#5B6970" stroke-width="4"/><path d="M${n(x + w * 0.27)} ${n(top - 36)}h${n(w * 0.46)}" stroke="#1D282E" stroke-width="8" stroke-linecap="round"/><circle cx="${n(x + w * 0.18)}" cy="-5" r="6" fill="#1D282E"/><circle cx="${n(x + w * 0.82)}" cy="-5" r="6" fill="#1D282E"/><rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(height - 8)}" rx="12" fill="${colour}"/><path d="M${n(x + w - 16)} ${n(top)}h4q12 0 12 12V-20q0 12 -12 12h-4Z" fill="${dark}" fill-opacity=".28"/><path d="${ribs}" stroke="${dark}" stroke-width="3" stroke-opacity=".32"/><path d="M${n(x + 5)} ${n(top + 16)}q0 -10 10 -11h${n(w * 0.4)}" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" stroke-opacity=".55"/><path d="M${n(x + w * 0.36)} ${n(top + 2)}q0 -8 7 -8h${n(w * 0.28 - 14)}q7 0 7 8Z" fill="#1D282E"/>`;
};

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

/** The rear of a car with the cases it can take standing behind it, as an SVG of 1200 by 800. */
export const luggagePicture = ({ body }: { body: CarBody }): string => {
  const car: CarShape = carShapes[body];
  const [large, cabin] = load[body];
  const scale = Math.min(2.9, 480 / car.height);
  const gap = 5 * scale;
  // Large cases stand behind, cabin cases before them and a little to the right.
  const row = (count: number, width: number, height: number, first: number) =>
    Array.from({ length: count }, (_, i) =>
      suitcase(
        i * (width + gap),
        width,
        height,
        cases[(i + first) % cases.length] ?? '#0B7A78',
        '#0B1F2A',
      ),
    ).join('');
  const [wideCase, smallCase] = [48 * scale, 36 * scale];
  const backWidth = large * (wideCase + gap) - gap;
  const frontWidth = cabin * (smallCase + gap) - gap;
  const lead = 22 * scale;
  const start = 1140 - Math.max(backWidth, frontWidth + lead);
  const tail = start - 22 * scale;
  return svg(
    [0, 0, 1200, 800],
    `<defs>${defs}</defs><rect width="1200" height="560" fill="url(#luggage-wall)"/><path d="M330 560A390 390 0 0 1 1110 560Z" fill="#F6E8CD"/><rect y="560" width="1200" height="240" fill="url(#luggage-floor)"/><g transform="translate(${n(tail - car.length * scale)} 640) scale(${n(scale)})">${carGroup({ body, tint: '#DFE3E3' })}</g><g transform="translate(${n(start)} 648)">${row(large, wideCase, 70 * scale, 0)}</g><g transform="translate(${n(start + lead)} 690)">${row(cabin, smallCase, 50 * scale, large)}</g>`,
  );
};
