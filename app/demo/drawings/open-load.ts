import type { CarShape, Spot } from './car-shape.ts';
import type { CarBody } from './car-shapes.ts';
import type { Paint } from './colour.ts';
import { carton, suitcase } from './luggage-items.ts';
import { line, linear, n, shape, up } from './svg.ts';

/** How the load of each body is reached. */
type Opening =
  | { kind: 'tailgate' | 'lid'; hinge: Spot; length: number; angle: number }
  | { kind: 'doors'; from: number; low: number; high: number; glass: boolean }
  | { kind: 'holds' | 'bed' | 'lift'; floor: number };

const openings: Record<CarBody, Opening> = {
  hatchback: { kind: 'tailgate', hinge: [360, 128], length: 80, angle: 30 },
  suv: { kind: 'tailgate', hinge: [390, 150], length: 94, angle: 26 },
  'station-wagon': { kind: 'tailgate', hinge: [434, 134], length: 86, angle: 28 },
  kombi: { kind: 'tailgate', hinge: [410, 174], length: 112, angle: 14 },
  minivan: { kind: 'tailgate', hinge: [480, 182], length: 122, angle: 14 },
  sedan: { kind: 'lid', hinge: [402, 107], length: 50, angle: 66 },
  coupe: { kind: 'lid', hinge: [412, 101], length: 46, angle: 64 },
  convertible: { kind: 'lid', hinge: [384, 102], length: 52, angle: 62 },
  minibus: { kind: 'doors', from: 590, low: 50, high: 244, glass: true },
  panelvan: { kind: 'doors', from: 536, low: 48, high: 216, glass: false },
  bus: { kind: 'holds', floor: 54 },
  pickup: { kind: 'bed', floor: 84 },
  'light-truck': { kind: 'bed', floor: 96 },
  truck: { kind: 'lift', floor: 6 },
};

interface OpenCar {
  car: CarShape;
  paint: Paint;
  id: string;
}

/** A lid seen from its side, in its own frame: the hinge at 0 0, its outer face up. */
const tailgate = ({ paint, id }: OpenCar, [x, h]: Spot, length: number, angle: number): string => {
  const at = (share: number, y: number) => `${n(length * share)} ${n(y)}`;
  const turn = (angle * Math.PI) / 180;
  const reach = length * 0.4;
  return `<path d="M${n(x - 6)} ${n(-h + 20)}L${n(x + reach * Math.cos(turn))} ${n(-h - reach * Math.sin(turn) + 3)}" stroke="#39454B" stroke-width="2.2" stroke-linecap="round"/><g transform="translate(${n(x)} ${n(-h)}) rotate(${-angle})"><path d="M0 -5C${at(0.2, -9)} ${at(0.44, -8)} ${at(0.54, -5)}C${at(0.72, 1)} ${at(0.9, 12)} ${at(1, 22)}L${at(0.985, 28)}C${at(0.86, 19)} ${at(0.7, 9)} ${at(0.52, 4)}C${at(0.36, 0)} ${at(0.16, 1)} 0 4Z" fill="url(#${id}-lid)" stroke="${paint.shade(0.9)}" stroke-width=".6"/><path d="M${at(0.08, -5)}C${at(0.24, -8)} ${at(0.42, -7)} ${at(0.53, -4)}L${at(0.52, 1)}C${at(0.38, -2.6)} ${at(0.2, -2.4)} ${at(0.08, 0)}Z" fill="#22333C"/><path d="M${at(0.02, 3.4)}C${at(0.18, 1)} ${at(0.36, 0.4)} ${at(0.52, 4)}C${at(0.7, 9)} ${at(0.86, 19)} ${at(0.985, 28)}" fill="none" stroke="#1A2328" stroke-width="2.4"/>${line(`M${at(0.56, -3.6)}C${at(0.72, 2)} ${at(0.88, 12)} ${at(0.98, 21)}`, paint.lift(0.9), 1)}</g>`;
};

const bootLid = ({ paint, id }: OpenCar, [x, h]: Spot, length: number, angle: number): string =>
  `<g transform="translate(${n(x)} ${n(-h)}) rotate(${-angle})"><path d="M0 -3C${n(length * 0.4)} -6 ${n(length * 0.8)} -6 ${n(length)} -3L${n(length + 4)} 9L${n(length - 2)} 10L${n(length - 4)} 3C${n(length * 0.7)} 1 ${n(length * 0.3)} 1 0 3Z" fill="url(#${id}-lid)" stroke="${paint.shade(0.9)}" stroke-width=".6"/>${line(`M4 -3.4C${n(length * 0.4)} -5.6 ${n(length * 0.8)} -5.4 ${n(length - 2)} -3`, paint.lift(0.9), 0.9)}${line(`M2 3C${n(length * 0.3)} 1.6 ${n(length * 0.7)} 1.6 ${n(length - 5)} 3.4`, '#1A2328', 1.8)}</g>`;

/** The near one of two rear doors, turned straight back, so that its outer face shows. */
const rearDoor = (
  { paint, id }: OpenCar,
  { from, low, high, glass }: Extract<Opening, { kind: 'doors' }>,
): string => {
  const [wide, belt] = [74, low + (high - low) * 0.5];
  const pane = `M${from + 12} ${n(-belt - 6)}V${n(-high + 18)}q0 -5 5 -5H${from + wide - 16}q5 0 5 5V${n(-belt - 6)}q0 4 -5 4H${from + 17}q-5 0 -5 -4Z`;
  return `<path d="M${from} ${-low}V${n(-high + 2)}q0 -4 4 -4L${from + wide - 10} ${n(-high + 4)}q7 1 8 8L${from + wide} ${n(-belt)}V${n(-low - 5)}q0 5 -5 5Z" fill="url(#${id}-lid)" stroke="${paint.shade(0.9)}" stroke-width=".8"/>${shape(pane, glass ? 'fill="#22333C"' : `fill="none" stroke="${paint.shade(0.7)}" stroke-width=".8"`)}${glass ? `<path d="M${from + 22} ${n(-belt - 4)}L${from + 48} ${n(-high + 15)}h12L${from + 34} ${n(-belt - 4)}Z" fill="#FFFFFF" fill-opacity=".16"/>` : ''}${[
    0.14, 0.5, 0.86,
  ]
    .map(
      (share) =>
        `<rect x="${from - 4}" y="${n(-low - (high - low) * share)}" width="10" height="5" rx="1.5" fill="#333E44"/>`,
    )
    .join(
      '',
    )}${line(`M${from + 6} ${n(-belt + 16)}H${from + wide - 6}`, paint.shade(0.6), 0.8)}${line(`M${from + 4} ${n(-high + 6)}V${n(-low - 6)}`, paint.lift(0.8), 0.8)}`;
};

const standing = (height: number, items: string): string =>
  `<g transform="translate(0 ${-height})">${items}</g>`;

/** The holds of a bus: two flaps swung up, with cases inside. */
const holds = ({ paint, id }: OpenCar, floor: number): string => {
  const bays = [336, 436].map((x, i) => {
    const wide = i === 0 ? 96 : 92;
    const cases = [0, 1, 2].map((c) =>
      suitcase({ x: 10 + c * 58, width: 54, height: c === 1 ? 84 : 100, index: i * 2 + c }),
    );
    return `<clipPath id="${id}-hold${i}"><path d="M${x} ${-floor}V-128H${x + wide}V${-floor}Z"/></clipPath><path d="M${x} ${-floor}V-128H${x + wide}V${-floor}Z" fill="#141B1F"/><path d="M${x} ${-floor - 4}H${x + wide}" stroke="#49555B" stroke-width="3"/><g clip-path="url(#${id}-hold${i})"><g transform="translate(${x} ${-floor - 4}) scale(.52)">${cases.join('')}</g></g><path d="M${x - 2} -126L${x - 8} -152H${x + wide + 8}L${x + wide + 2} -126Z" fill="url(#${id}-lid)" stroke="${paint.shade(0.9)}" stroke-width=".8"/>`;
  });
  return bays.join('');
};

/** Boxes that stand in a bed and show above its side. */
const bedLoad = (car: CarShape, floor: number): string => {
  const long = car.length > 550;
  const spots: [x: number, width: number, height: number][] = long
    ? [
        [292, 58, 84],
        [353, 50, 62],
        [406, 62, 74],
        [471, 46, 56],
        [519, 42, 70],
      ]
    : [
        [430, 42, 62],
        [474, 36, 50],
      ];
  return standing(
    floor,
    spots.map(([x, width, height], index) => carton({ x, width, height, index })).join(''),
  );
};

/** What opens at a car: drawn behind it, and drawn over it. */
export const openLoad = (
  body: CarBody,
  open: OpenCar,
): { defs: string; behind: string; over: string } => {
  const { car, paint, id } = open;
  const opening = openings[body];
  const defs = linear(
    `${id}-lid`,
    [0, -24, 0, 30],
    [
      [0, paint.lift(0.45)],
      [0.4, paint.lift(0.1)],
      [1, paint.shade(0.3)],
    ],
  );
  const [, rearScreen] = car.screens;
  switch (opening.kind) {
    case 'tailgate': {
      const gap = rearScreen ? shape(up(rearScreen), 'fill="#12191D"') : '';
      return {
        defs,
        behind: '',
        over: gap + tailgate(open, opening.hinge, opening.length, opening.angle),
      };
    }
    case 'lid': {
      const [x, h] = opening.hinge;
      const cases = [0, 1].map((i) =>
        suitcase({ x: 16 + i * 46, width: 42, height: 96, index: i + 1 }),
      );
      return {
        defs,
        behind: `<g transform="translate(${n(x)} ${n(-h + 22)}) scale(.42)">${cases.join('')}</g>`,
        over: bootLid(open, opening.hinge, opening.length, opening.angle),
      };
    }
    case 'doors':
      return { defs, behind: '', over: rearDoor(open, opening) };
    case 'holds':
      return { defs, behind: '', over: holds(open, opening.floor) };
    case 'bed':
      return { defs, behind: bedLoad(car, opening.floor), over: '' };
    case 'lift':
      return {
        defs,
        behind: '',
        over: '<path d="M846 -92L872 -14M852 -60L880 -12" stroke="#39454B" stroke-width="5" stroke-linecap="round"/><rect x="866" y="-10" width="150" height="7" rx="2" fill="#8F9BA1" stroke="#4D5960" stroke-width=".6"/><path d="M868 -9H1014" stroke="#E1E7E9" stroke-width="1.4"/>',
      };
  }
};
