import { n } from './svg.ts';

/** A point about a centre; no degrees are straight up. */
export type Point = [radius: number, degrees: number];

/** The point as SVG writes it. */
export const polar = (cx: number, cy: number, [radius, degrees]: Point): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`;
};
