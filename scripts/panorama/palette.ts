import { smooth } from '../painting/noise.ts';

/** A colour of the picture, 0 to 255 a channel; mixed as the eye sees it, not as light adds up. */
export type Colour = readonly [r: number, g: number, b: number];

export const colour = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** `share` of `to` over `from`. */
export const mix = (from: Colour, to: Colour, share: number): Colour => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** What lies in the shade leans towards this. */
export const shadow = colour('#7D8797');

/** `tone` where a share of the sunlight does not come through. */
export const shaded = (tone: Colour, shade: number): Colour => mix(tone, shadow, 0.44 * shade);

/** 1 on a line `half` wide to each side of 0, soft over `blur`, which grows with the distance. */
export const stroke = (value: number, half: number, blur: number): number =>
  smooth(half + blur, Math.max(0, half - blur), Math.abs(value)) * Math.min(1, (2 * half) / blur);

/** A gradient through colours at rising values. */
export const gradient = (stops: [at: number, hex: string][]): ((value: number) => Colour) => {
  const known = stops.map(([at, hex]) => ({ at, tone: colour(hex) }));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) throw new Error('a gradient needs a colour');
  return (value) => {
    if (value <= first.at) return first.tone;
    for (let i = 1; i < known.length; i++) {
      const [low, high] = [known[i - 1], known[i]];
      if (low && high && value <= high.at) {
        return mix(low.tone, high.tone, (value - low.at) / (high.at - low.at));
      }
    }
    return last.tone;
  };
};
