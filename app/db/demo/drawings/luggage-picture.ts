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
  panelvan: [4, 3],
  pickup: [3, 2],
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
  return `<ellipse cx="${n(x + w / 2)}" cy="2" rx="${n(w * 0.62)}" ry="6" fill="#0B1F2A" opacity=".2"/><path d="M${n(x + w * 0.3)} ${n(top)}V${n(top - 34)}h${n(w * 0.4)}V${n(top)}" fill="none" stroke="#5B6970" stroke-width="4"/><path d="M${n(x + w * 0.27)} ${n(top - 36)}h${n(w * 0.46)}" stroke="#1D282E" stroke-width="8" stroke-linecap="round"/><circle cx="${n(x + w * 0.18)}" cy="-5" r="6" fill="#1D282E"/><circle cx="${n(x + w * 0.82)}" cy="-5" r="6" fill="#1D282E"/><rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(height - 8)}" rx="12" fill="${colour}"/><path d="M${n(x + w - 16)} ${n(top)}h4q12 0 12 12V-20q0 12 -12 12h-4Z" fill="${dark}" opacity=".28"/><path d="${ribs}" stroke="${dark}" stroke-width="3" opacity=".32"/><path d="M${n(x + 5)} ${n(top + 16)}q0 -10 10 -11h${n(w * 0.4)}" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" opacity=".55"/><path d="M${n(x + w * 0.36)} ${n(top + 2)}q0 -8 7 -8h${n(w * 0.28 - 14)}q7 0 7 8Z" fill="#1D282E"/>`;
};

const defs = [
  linear(
    'luggage-wall',
    [0, 0, 0, 540],
    [
      [0, '#FBFAF7'],
      [1, '#F4EBDB'],
    ],
  ),
  linear(
    'luggage-floor',
    [0, 540, 0, 800],
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
  const scale = 660 / Math.max(300, car.height * 1.9);
  const gap = 10;
  const [wideCase, smallCase] = [50 * scale, 38 * scale];
  const total = large * wideCase + cabin * smallCase + (large + cabin - 1) * gap;
  // Cases stand in two rows when one row would not leave enough of the car in sight.
  const squeeze = Math.min(1, 620 / total);
  const start = 1130 - total * squeeze;
  const tail = start - 50;
  let x = 0;
  const pieces = Array.from({ length: large + cabin }, (_, i) => {
    const big = i < large;
    const width = big ? wideCase : smallCase;
    const height = (big ? 72 : 54) * scale;
    const piece = suitcase(x, width, height, cases[i % cases.length] ?? '#0B7A78', '#0B1F2A');
    x += width + gap;
    return piece;
  }).join('');
  return svg(
    [0, 0, 1200, 800],
    `<defs>${defs}</defs><rect width="1200" height="540" fill="url(#luggage-wall)"/><path d="M420 540A330 330 0 0 1 1080 540Z" fill="#F6E8CD"/><rect y="540" width="1200" height="260" fill="url(#luggage-floor)"/><g transform="translate(${n(tail - car.length * scale)} 640) scale(${n(scale)})">${carGroup({ body, tint: '#DFE3E3' })}</g><g transform="translate(${n(start)} 664) scale(${n(squeeze)})">${pieces}</g>`,
  );
};
