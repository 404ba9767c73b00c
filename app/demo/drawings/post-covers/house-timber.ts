import { n } from '../svg.ts';
import { houseWindow } from './house-openings.ts';
import { fill, fine, type HouseTones, stroke, type Wall } from './house-wall.ts';

/** A timber bay over the street, on its brackets, between two distances and two heights. */
export const houseBay = (
  wall: Wall,
  tones: HouseTones,
  [a, b]: [near: number, far: number],
  [u0, u1]: [low: number, high: number],
): string => {
  const { area, panel, trace, thick, p, side } = wall;
  const out = 74;
  const brackets = [a + 14, (a * 2 + b) / 3, (a + b * 2) / 3, b - 14]
    .map((z) => trace(p(u0 - 86, z), p(u0 - 30, z, out * 0.45), p(u0, z, out - 8)))
    .join('');
  const count = Math.max(2, Math.round((b - a) / 95));
  const step = (b - a) / count;
  const boards = Math.round((b - a) / 24);
  const battens = Array.from({ length: boards + 1 }, (_, i) => {
    const z = a + ((b - a) * i) / boards;
    return trace(p(u0, z, out), p(u0 + 74, z, out));
  }).join('');
  return [
    // Its shadow on the wall below.
    fill(
      area(p(u0, a), p(u0 - 130, a + 40), p(u0 - 130, b + 60), p(u0, b + 40)),
      tones.shadow,
      ' fill-opacity=".3"',
    ),
    fill(area(p(u0, a), p(u0, b), p(u0, b, out), p(u0, a, out)), tones.timberShaded),
    stroke(brackets, tones.timberShaded, thick(a, 12), ' stroke-linejoin="round"'),
    // The end towards us, then the long side.
    fill(
      area(p(u0, a), p(u1, a), p(u1, a, out), p(u0, a, out)),
      side === 1 ? tones.timber : tones.timberShaded,
    ),
    fill(
      area(p(u0 + 90, a, 16), p(u1 - 24, a, 16), p(u1 - 24, a, out - 14), p(u0 + 90, a, out - 14)),
      tones.trim,
    ),
    fill(
      area(p(u0 + 95, a, 21), p(u1 - 29, a, 21), p(u1 - 29, a, out - 19), p(u0 + 95, a, out - 19)),
      tones.glass,
    ),
    fill(panel(a, b, u0, u1, out), tones.timber),
    stroke(battens, tones.shadow, thick(a, 2.2), ' stroke-opacity=".4"'),
    fill(panel(a - 4, b + 4, u0 + 74, u0 + 84, out + 4), tones.trim),
    fill(panel(a - 4, b + 4, u0 - 8, u0 + 4, out + 4), tones.trim),
    Array.from({ length: count }, (_, i) =>
      houseWindow(wall, tones, {
        z: a + step * (i + 0.5),
        sill: u0 + 96,
        tall: u1 - u0 - 122,
        wide: step * 0.62,
        out,
        shutters: false,
      }),
    ).join(''),
    fill(panel(a, b, u1 - 16, u1, out), tones.shadow, ' fill-opacity=".4"'),
  ].join('');
};

/** Eaves at a height that reach out over the street: rafters below, the edge of the tiles above. */
export const houseEaves = (
  { area, panel, trace, thick, point, scale, p }: Wall,
  tones: HouseTones,
  [z0, z1]: [near: number, far: number],
  u: number,
  out: number,
): string => {
  const rafters = Array.from({ length: Math.floor((z1 - z0) / 46) }, (_, i) =>
    trace(p(u, z0 + 23 + i * 46, 2), p(u, z0 + 23 + i * 46, out - 3)),
  ).join('');
  const ends = Array.from({ length: z0 > fine ? 0 : Math.floor((z1 - z0) / 21) }, (_, i) => {
    const z = z0 + 10 + i * 21;
    const [x, y] = point(p(u + 15, z, out + 2));
    const r = n(Math.max(0.7, 9 * scale(z)));
    return `M${n(x - Number(r))} ${n(y)}a${r} ${r} 0 1 1 ${n(Number(r) * 2)} 0a${r} ${r} 0 1 1 ${n(-Number(r) * 2)} 0Z`;
  }).join('');
  return [
    fill(panel(z0, z1, u - 70, u), tones.shadow, ' fill-opacity=".28"'),
    fill(area(p(u, z0), p(u, z1), p(u, z1, out), p(u, z0, out)), tones.timberShaded),
    stroke(rafters, tones.shadow, thick(z0, 7), ' stroke-opacity=".5"'),
    fill(area(p(u, z0), p(u + 22, z0), p(u + 22, z0, out), p(u, z0, out)), tones.timberShaded),
    fill(panel(z0, z1, u, u + 9, out), tones.timber),
    fill(panel(z0, z1, u + 9, u + 26, out + 2), tones.tile),
    fill(ends, tones.tileEnd),
  ].join('');
};
