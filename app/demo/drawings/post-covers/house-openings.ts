import { fill, fine, type HouseTones, stroke, type Wall } from './house-wall.ts';

interface WindowPlace {
  z: number;
  sill: number;
  tall: number;
  wide: number;
  /** How far before the wall it is. */
  out?: number;
  shutters?: boolean;
}

/** A window by its middle, its sill, its height and its width; bays have theirs without shutters. */
export const houseWindow = (
  { area, panel, trace, thick, p }: Wall,
  tones: HouseTones,
  { z, sill: u0, tall, wide, out = 0, shutters = true }: WindowPlace,
): string => {
  const [a, b] = [z - wide / 2, z + wide / 2];
  const u1 = u0 + tall;
  const bars =
    trace(p(u0, z, out), p(u1, z, out)) +
    trace(p(u0 + tall * 0.6, a, out), p(u0 + tall * 0.6, b, out));
  const slats = (c: number, d: number) =>
    Array.from({ length: z < fine ? 9 : 0 }, (_, i) => {
      const u = u0 + (tall * (i + 0.7)) / 9.4;
      return trace(p(u, c + 4, out + 3), p(u, d - 4, out + 3));
    }).join('');
  const leaf = (c: number, d: number) =>
    fill(panel(c, d, u0 - 2, u1 + 2, out + 3), tones.shutter) +
    stroke(slats(c, d), tones.shadow, thick(z, 2), ' stroke-opacity=".4"');
  return [
    fill(panel(a - 6, b + 6, u0 - 7, u1 + 6, out), tones.trim),
    fill(panel(a, b, u0, u1, out), tones.glass),
    fill(
      area(p(u1, a, out), p(u1, b, out), p(u1 - tall * 0.34, b, out), p(u1 - tall * 0.62, a, out)),
      '#FFFFFF',
      ' fill-opacity=".16"',
    ),
    fill(panel(a, b, u1 - 10, u1, out), tones.shadow, ' fill-opacity=".4"'),
    stroke(bars, tones.trim, thick(z, 4)),
    shutters ? leaf(a - wide * 0.5 - 6, a - 5) + leaf(b + 5, b + wide * 0.5 + 6) : '',
    fill(panel(a - 9, b + 9, u0 - 12, u0 - 4, out + 5), tones.trim),
    fill(panel(a - 9, b + 9, u0 - 17, u0 - 12, out), tones.shadow, ' fill-opacity=".35"'),
  ].join('');
};

/** A door by its middle and the ground before it, under an arch and with a step. */
export const houseDoor = (
  { area, panel, trace, thick, p }: Wall,
  tones: HouseTones,
  z: number,
  base: number,
): string => {
  const [a, b, top] = [z - 62, z + 62, base + 225];
  const boards = [-36, -12, 12, 36]
    .map((d) => trace(p(base + 4, z + d), p(top - 4, z + d)))
    .join('');
  const arch = (grow: number) => {
    const rise = Array.from({ length: 13 }, (_, i) => {
      const angle = (Math.PI * i) / 12;
      return p(top + Math.sin(angle) * (46 + grow), z - Math.cos(angle) * (62 + grow));
    });
    return area(p(base, a - grow), ...rise, p(base, b + grow));
  };
  return [
    fill(arch(17), tones.trim),
    fill(arch(0), tones.timberShaded),
    fill(panel(a + 6, b - 6, base + 8, top - 4), tones.shutter),
    stroke(boards, tones.shadow, thick(z, 3), ' stroke-opacity=".45"'),
    fill(panel(z - 6, z - 1, base + 100, base + 114, 3), '#E0B25A'),
    fill(
      area(
        p(base + 14, a - 22, 0),
        p(base + 14, b + 22, 0),
        p(base + 14, b + 22, 34),
        p(base + 14, a - 22, 34),
      ),
      tones.trim,
    ),
    fill(panel(a - 22, b + 22, base, base + 14, 34), tones.plaster),
    fill(
      area(p(base, a - 22), p(base + 14, a - 22), p(base + 14, a - 22, 34), p(base, a - 22, 34)),
      tones.shaded,
    ),
  ].join('');
};
