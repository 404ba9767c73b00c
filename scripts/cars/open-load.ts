import type { CarShape, Opening } from './car-shape.ts';
import type { Spot } from './line-art.ts';
import type { Paint } from './paint.ts';
import { line, linear, n, shape, up } from './svg.ts';

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

/** Boxes that stand in a bed and show above its side. */
const bedLoad = ({ boxes, floor }: Extract<Opening, { kind: 'bed' }>): string =>
  standing(
    floor,
    boxes.map(([x, width, height], index) => carton({ x, width, height, index })).join(''),
  );

/** What opens at a car: drawn behind it, and drawn over it. */
export const openLoad = (open: OpenCar): { defs: string; behind: string; over: string } => {
  const { car, paint, id } = open;
  const { opening } = car;
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
    case 'lid':
      return {
        defs,
        behind: '',
        over: bootLid(open, opening.hinge, opening.length, opening.angle),
      };
    case 'doors':
      return { defs, behind: '', over: rearDoor(open, opening) };
    case 'bed':
      return { defs, behind: bedLoad(opening), over: '' };
    case 'lift':
      return {
        defs,
        behind: '',
        over: '<path d="M846 -92L872 -14M852 -60L880 -12" stroke="#39454B" stroke-width="5" stroke-linecap="round"/><rect x="866" y="-10" width="150" height="7" rx="2" fill="#8F9BA1" stroke="#4D5960" stroke-width=".6"/><path d="M868 -9H1014" stroke="#E1E7E9" stroke-width="1.4"/>',
      };
  }
};

/** Cases and boxes, standing on y = 0 with their left edge at x. */

const inks = '#0B1F2A';
const caseColours = ['#0B7A78', '#FFB424', '#0C4A5B', '#C8402A', '#E3CDA9'];
const boxColours = ['#D3A871', '#C4965C', '#DDB784', '#CBA067'];

interface Item {
  x: number;
  width: number;
  height: number;
  /** Its place in its row; its colour follows from it. */
  index: number;
}

const pick = (colours: string[], index: number): string =>
  colours[index % colours.length] ?? colours[0] ?? inks;

const shadow = (x: number, w: number) =>
  `<ellipse cx="${n(x + w / 2)}" cy="2" rx="${n(w * 0.62)}" ry="6" fill="${inks}" fill-opacity=".2"/>`;

/** A trolley case with ribs, wheels and handle. */
export const suitcase = ({ x, width: w, height, index }: Item): string => {
  const top = -height;
  const ribs = Array.from(
    { length: 4 },
    (_, i) => `M${n(x + (w * (i + 1)) / 5)} ${n(top + 14)}V-16`,
  ).join('');
  return `${shadow(x, w)}<path d="M${n(x + w * 0.3)} ${n(top)}V${n(top - 34)}h${n(w * 0.4)}V${n(top)}" fill="none" stroke="#5B6970" stroke-width="4"/><path d="M${n(x + w * 0.27)} ${n(top - 36)}h${n(w * 0.46)}" stroke="#1D282E" stroke-width="8" stroke-linecap="round"/><circle cx="${n(x + w * 0.18)}" cy="-5" r="6" fill="#1D282E"/><circle cx="${n(x + w * 0.82)}" cy="-5" r="6" fill="#1D282E"/><rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(height - 8)}" rx="12" fill="${pick(caseColours, index)}"/><path d="M${n(x + w - 16)} ${n(top)}h4q12 0 12 12V-20q0 12 -12 12h-4Z" fill="${inks}" fill-opacity=".28"/><path d="${ribs}" stroke="${inks}" stroke-width="3" stroke-opacity=".32"/><path d="M${n(x + 5)} ${n(top + 16)}q0 -10 10 -11h${n(w * 0.4)}" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" stroke-opacity=".55"/><path d="M${n(x + w * 0.36)} ${n(top + 2)}q0 -8 7 -8h${n(w * 0.28 - 14)}q7 0 7 8Z" fill="#1D282E"/>`;
};

/** A cardboard box with its tape, a label and the arrows that point up. */
export const carton = ({ x, width: w, height: h, index }: Item): string =>
  `${shadow(x, w)}<rect x="${n(x)}" y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.02)}" fill="${pick(boxColours, index)}"/><path d="M${n(x + w * 0.86)} ${n(-h)}H${n(x + w)}V0H${n(x + w * 0.9)}Z" fill="#6E4B22" fill-opacity=".22"/><path d="M${n(x)} ${n(-h * 0.88)}H${n(x + w)}" stroke="#8E6632" stroke-width="${n(w * 0.014)}" stroke-opacity=".7"/><path d="M${n(x + w * 0.4)} ${n(-h)}h${n(w * 0.18)}v${n(h * 0.3)}h${n(-w * 0.18)}Z" fill="#F0DDB9" fill-opacity=".85"/><rect x="${n(x + w * 0.1)}" y="${n(-h * 0.34)}" width="${n(w * 0.3)}" height="${n(h * 0.22)}" rx="${n(w * 0.015)}" fill="#FBF6EA"/><path d="M${n(x + w * 0.14)} ${n(-h * 0.27)}h${n(w * 0.2)}M${n(x + w * 0.14)} ${n(-h * 0.2)}h${n(w * 0.12)}" stroke="#8A7A62" stroke-width="${n(w * 0.018)}"/><path d="M${n(x + w * 0.62)} ${n(-h * 0.12)}v${n(-h * 0.18)}l${n(-w * 0.045)} ${n(h * 0.06)}m${n(w * 0.045)} ${n(-h * 0.06)}l${n(w * 0.045)} ${n(h * 0.06)}" fill="none" stroke="#7A5527" stroke-width="${n(w * 0.022)}"/><path d="M${n(x + w * 0.02)} ${n(-h + w * 0.02)}H${n(x + w * 0.38)}" stroke="#FFFFFF" stroke-width="${n(w * 0.018)}" stroke-opacity=".5"/>`;
