import { n } from '../svg.ts';
import type { Spot, View } from './perspective.ts';

/** Colours of a house: its plaster, the same where no sun falls, its timber and its shutters. */
export interface HouseTones {
  plaster: string;
  shaded: string;
  timber: string;
  timberShaded: string;
  shutter: string;
  glass: string;
  /** Frames and sills. */
  trim: string;
  tile: string;
  tileEnd: string;
  /** The shadow that eaves and bays throw. */
  shadow: string;
}

/** Further off than this, slats, joints and tiles are too small to be seen. */
export const fine = 1500;

/** One side of the street as a sheet to draw on: places by height, by distance, and out of the wall. */
export const wallOf = ({ area, trace, point, scale }: View, side: -1 | 1, street: number) => {
  const wallAt = side * street;
  /** A place `out` centimetres before the wall. */
  const p = (up: number, away: number, out = 0): Spot => [wallAt - side * out, up, away];
  return {
    side,
    wallAt,
    p,
    area,
    trace,
    point,
    scale,
    /** A level rectangle between two distances and two heights. */
    panel: (near: number, far: number, low: number, high: number, out = 0) =>
      area(p(low, near, out), p(high, near, out), p(high, far, out), p(low, far, out)),
    /** Width of a line of that many centimetres at a distance. */
    thick: (away: number, size: number) => Math.max(0.8, size * scale(away)),
  };
};

export type Wall = ReturnType<typeof wallOf>;

export const fill = (d: string, colour: string, more = ''): string =>
  `<path d="${d}" fill="${colour}"${more}/>`;

export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more}/>`;
