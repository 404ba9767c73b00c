/** Colour arithmetic for the drawings: a car's tint becomes the shades of its paint. */

type Rgb = [number, number, number];

const parse = (hex: string): Rgb => {
  const digits = hex.replace('#', '');
  const full = digits.length === 3 ? [...digits].map((d) => d + d).join('') : digits;
  const value = Number.parseInt(full, 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
};

/** `share` of `other` mixed into `hex`: 0 keeps it, 1 replaces it. */
const mix = (hex: string, other: string, share: number): string => {
  const [from, to] = [parse(hex), parse(other)];
  const channel = (i: 0 | 1 | 2) =>
    Math.round(from[i] + (to[i] - from[i]) * Math.min(1, Math.max(0, share)));
  const value = (channel(0) << 16) | (channel(1) << 8) | channel(2);
  return `#${value.toString(16).padStart(6, '0').toUpperCase()}`;
};

const luminance = (hex: string): number => {
  const [r, g, b] = parse(hex);
  return (0.2126 * r + 0.7152 * g + 0.0722 * b) / 255;
};

/** Pale paint takes the colour of the evening sky; darker paint keeps its own. */
export const atDusk = (hex: string): string =>
  mix(hex, '#7C80A8', Math.max(0, luminance(hex) - 0.4) * 0.62);

export interface Paint {
  tint: string;
  /** Lighter by a share: the sky in the paint. */
  lift(share: number): string;
  /** Darker by a share: the side that is turned from the light. */
  shade(share: number): string;
  /** How strong shadows on this paint have to be; pale paint needs cooler, softer ones. */
  depth: number;
  /** How strong light lines on this paint have to be. */
  gloss: number;
}

/** The paint made of one tint; pale, dark and saturated tints each keep their form. */
export const paintOf = (colour: string): Paint => {
  // Black paint needs a little light in it, or its lines drown.
  const tint = luminance(colour) < 0.08 ? mix(colour, '#3D4A52', 0.28) : colour;
  const light = luminance(tint);
  const channels = parse(tint);
  const pale = light > 0.7 && Math.max(...channels) - Math.min(...channels) < 60;
  // Saturated paint darkens within its own hue; pale paint darkens to a cool grey.
  const dark = pale
    ? '#51626C'
    : mix(mix(tint, '#000000', 0.74), '#06121A', light > 0.5 ? 0.1 : 0.35);
  return {
    tint,
    lift: (share) => mix(tint, '#F4FBFC', share * (light < 0.2 ? 0.62 : 0.85)),
    shade: (share) => mix(tint, dark, share),
    depth: pale ? 0.55 : 0.9,
    gloss: pale ? 1 : light < 0.2 ? 0.55 : 0.75,
  };
};
