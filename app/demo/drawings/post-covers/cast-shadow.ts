import { n } from '../svg.ts';

interface CastShadow {
  /** Left end of the car, where its tyres touch the ground, pixels to a centimetre and its length. */
  x: number;
  ground: number;
  scale: number;
  length: number;
  /** The side the shadow falls to: away from the sun. */
  towards: 'left' | 'right';
}

/** The shadow a car throws before it when the low sun stands behind it. */
export const castShadow = ({ x, ground, scale, length, towards }: CastShadow): string => {
  const at = (along: number, down: number) =>
    `${n(x + (towards === 'right' ? along : length - along) * scale)} ${n(ground + down * scale)}`;
  return `<path d="M${at(14, 0)}L${at(length - 12, 0)}L${at(length + 44, 26)}Q${at(length + 30, 34)} ${at(length, 34)}L${at(96, 34)}Q${at(64, 30)} ${at(14, 0)}Z" fill="#0B2A3A" fill-opacity=".2"/>`;
};
