/**
 * The ground of a studio picture, chosen against the paint. Wall, floor and sun are flat: a wide
 * gradient between two close colours shows steps.
 */
interface Ground {
  wall: string;
  floor: string;
  sun: string;
}

const grounds = {
  sea: { wall: '#C6D7DC', floor: '#B7CBD1', sun: '#E4E3D3' },
  mist: { wall: '#DCE9E8', floor: '#CBDDDC', sun: '#F3E3BE' },
  foam: { wall: '#D3E7E5', floor: '#C0DAD7', sun: '#F2E8CB' },
  sand: { wall: '#F4E8D2', floor: '#EAD9BB', sun: '#F8DAA0' },
} satisfies Record<string, Ground>;

/** Hue in degrees, saturation and lightness of a colour. */
function hsl(hex: string): [hue: number, saturation: number, lightness: number] {
  const value = Number.parseInt(hex.slice(1), 16);
  const [r, g, b] = [(value >> 16) & 255, (value >> 8) & 255, value & 255].map((c) => c / 255);
  const [red = 0, green = 0, blue = 0] = [r, g, b];
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const spread = high - low;
  const lightness = (high + low) / 2;
  if (spread === 0) return [0, 0, lightness];
  const turn =
    high === red
      ? ((green - blue) / spread + 6) % 6
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [turn * 60, spread / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/** Sea-grey under pale paint, sand under dark and cool paint, cool grounds under warm paint. */
function groundOf(tint: string): Ground {
  const [hue, saturation, lightness] = hsl(tint);
  if (lightness > 0.72 && saturation < 0.5) return grounds.sea;
  if (lightness < 0.3 && saturation < 0.5) return grounds.sand;
  const warm = hue < 70 || hue > 320;
  if (!warm) return grounds.sand;
  return hue > 30 && hue < 70 ? grounds.foam : grounds.mist;
}

/** The ground as SVG of 1200 by 800; in the picture of the luggage the sun is behind the cases. */
export function groundFor(tint: string, luggage: boolean): string {
  const { wall, floor, sun } = groundOf(tint);
  const [x, y, r] = luggage ? [820, 430, 270] : [600, 440, 268];
  const line = luggage ? 560 : 520;
  return `<rect width="1200" height="800" fill="${wall}"/><circle cx="${x}" cy="${y}" r="${r}" fill="${sun}"/><rect y="${line}" width="1200" height="${800 - line}" fill="${floor}"/>`;
}
