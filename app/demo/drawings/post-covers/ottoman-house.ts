import { houseDoor, houseWindow } from './house-openings.ts';
import { houseBay, houseEaves } from './house-timber.ts';
import { fill, fine, type HouseTones, stroke, type Wall, wallOf } from './house-wall.ts';
import type { View } from './perspective.ts';

interface HouseOptions {
  view: View;
  /** Left or right side of the street. */
  side: -1 | 1;
  /** Distance of the wall from the middle of the street. */
  street: number;
  /** From the near to the far end. */
  from: number;
  to: number;
  /** Height of the street, which may fall away from us. */
  ground(away: number): number;
  /** Height of the eaves above the ground at the near end. */
  height: number;
  tones: HouseTones;
  /** A timber bay over the street, by its near and far end. */
  bay?: [from: number, to: number];
  /** Middles of the openings on the ground floor. */
  doors?: number[];
  windows?: number[];
  /** Middles of the windows above; the bay has its own. */
  upper?: number[];
}

/** The end towards us, which shows above the roof of a lower neighbour: wall, gable and its tiles. */
const gableEnd = (
  { area, trace, thick, side, wallAt }: Wall,
  tones: HouseTones,
  from: number,
  [base, eaves]: [low: number, high: number],
): string =>
  [
    fill(
      area(
        [wallAt, base, from],
        [wallAt + side * 900, base, from],
        [wallAt + side * 900, eaves, from],
        [wallAt, eaves, from],
      ),
      tones.shaded,
    ),
    fill(
      area(
        [wallAt - side * 50, eaves - 2, from],
        [wallAt + side * 420, eaves + 190, from],
        [wallAt + side * 890, eaves - 2, from],
      ),
      tones.shaded,
    ),
    stroke(
      trace(
        [wallAt - side * 62, eaves + 14, from],
        [wallAt + side * 420, eaves + 204, from],
        [wallAt + side * 902, eaves + 14, from],
      ),
      tones.tile,
      thick(from, 26),
    ),
  ].join('');

/** A house of the old town along a street in perspective: plaster, shutters, a timber bay and tiled eaves. */
export const ottomanHouse = ({
  view,
  side,
  street,
  from,
  to,
  ground,
  height,
  tones,
  bay,
  doors = [],
  windows = [],
  upper = [],
}: HouseOptions): string => {
  const wall = wallOf(view, side, street);
  const { area, trace, panel, thick, p } = wall;
  const base = ground(from);
  const floor = base + height * 0.5;
  const eaves = base + height;
  /** The wall from the street up to two heights, at the near and at the far end. */
  const foot = (near: number, far: number) =>
    area(p(ground(from), from), p(near, from), p(far, to), p(ground(to), to));
  const ledge = area(
    p(ground(from) + 62, from, 3),
    p(ground(from) + 70, from, 3),
    p(ground(to) + 70, to, 3),
    p(ground(to) + 62, to, 3),
  );
  /** Joints of the stones the wall stands on. */
  const plinth = () => {
    const course = trace(p(ground(from) + 33, from), p(ground(to) + 33, to));
    const joints = Array.from({ length: Math.floor((to - from) / 34) }, (_, i) => {
      const z = from + 17 + i * 34;
      const u = ground(z) + (i % 2) * 33;
      return trace(p(u, z), p(u + 33, z));
    });
    return course + joints.join('');
  };
  return [
    gableEnd(wall, tones, from, [base, eaves]),
    fill(foot(eaves, eaves), tones.plaster),
    fill(foot(ground(from) + 66, ground(to) + 66), tones.shaded),
    from > fine ? '' : stroke(plinth(), tones.shadow, thick(from, 1.8), ' stroke-opacity=".28"'),
    fill(ledge, tones.trim, ' fill-opacity=".8"'),
    fill(panel(from, to, floor - 5, floor + 5, 2), tones.timber),
    ...windows.map((z) =>
      houseWindow(wall, tones, { z, sill: ground(z) + 105, tall: 110, wide: 74 }),
    ),
    ...doors.map((z) => houseDoor(wall, tones, z, ground(z))),
    ...upper.map((z) => houseWindow(wall, tones, { z, sill: floor + 76, tall: 128, wide: 78 })),
    houseEaves(wall, tones, [from, to], eaves, 62),
    bay
      ? houseBay(wall, tones, bay, [floor - 14, eaves - 26]) +
        houseEaves(wall, tones, [bay[0] - 12, bay[1] + 12], eaves - 14, 108)
      : '',
  ].join('');
};
