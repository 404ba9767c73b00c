import { carGroup } from '../car-drawing.ts';
import { type CarBody, carShapes } from '../car-shapes.ts';
import type { Point } from '../landscape.ts';
import { n, svg } from '../svg.ts';

/** Every cover is drawn at this size, 16:9. */
export const coverSize = { width: 1600, height: 900 };

/** A cover as a whole SVG: parts from the back to the front, each with the gradients it needs. */
export const cover = (parts: string[]): string =>
  svg([0, 0, coverSize.width, coverSize.height], parts.join(''));

/** Points written as `x,y x,y`, from left to right. */
export const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

const factor = (value: number): number => Math.round(value * 1e4) / 1e4;

/** A group drawn elsewhere in its own measure, set down at a place of the picture. */
export const at = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${factor(scale)})">${content}</g>`;

/** The same, turned to its mirror image about `x`. */
export const mirrored = (x: number, y: number, scale: number, content: string): string =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${factor(-scale)} ${factor(scale)})">${content}</g>`;

interface StandingCar {
  body: CarBody;
  /** The colour of the paint, as a hex value. */
  tint: string;
  /** Left end of the car, whichever way it faces. */
  x: number;
  /** Where the tyres touch the ground. */
  ground: number;
  /** Pixels to a centimetre. */
  scale: number;
  facing?: 'left' | 'right';
  /** Lamps on. */
  lit?: boolean;
  /** The colour of the light that lies over the car. */
  veil?: string;
}

/** A car of the fleet, standing in the picture. */
export const car = ({ x, ground, scale, facing = 'left', ...look }: StandingCar): string =>
  facing === 'left'
    ? at(x, ground, scale, carGroup(look))
    : mirrored(x + carShapes[look.body].length * scale, ground, scale, carGroup(look));
