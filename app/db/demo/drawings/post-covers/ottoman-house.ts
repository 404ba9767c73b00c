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

/** Further off than this, slats, joints and tiles are too small to be seen. */
const fine = 1500;

/** A house of the old town along a street in perspective: plaster, shutters, a timber bay and tiled eaves. */
export const ottomanHouse = ({
  view: { area, trace, point, scale },
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
  const wallAt = side * street;
  const base = ground(from);
  const floor = base + height * 0.5;
  const eaves = base + height;
  /** A place `out` centimetres before the wall. */
  const p = (up: number, away: number, out = 0): Spot => [wallAt - side * out, up, away];
  const panel = (z0: number, z1: number, u0: number, u1: number, out = 0) =>
    area(p(u0, z0, out), p(u1, z0, out), p(u1, z1, out), p(u0, z1, out));
  /** The wall from the street up to two heights, at the near and at the far end. */
  const foot = (near: number, far: number) =>
    area(p(ground(from), from), p(near, from), p(far, to), p(ground(to), to));
  const panelAlong = (u0: number, u1: number, out: number) =>
    area(
      p(ground(from) + u0, from, out),
      p(ground(from) + u1, from, out),
      p(ground(to) + u1, to, out),
      p(ground(to) + u0, to, out),
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
  const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;
  const stroke = (d: string, colour: string, width: number, more = '') =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}"${more}/>`;
  const thick = (away: number, size: number) => Math.max(0.8, size * scale(away));

  const window = (z: number, u0: number, tall: number, wide: number, out = 0, shutters = true) => {
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
        area(
          p(u1, a, out),
          p(u1, b, out),
          p(u1 - tall * 0.34, b, out),
          p(u1 - tall * 0.62, a, out),
        ),
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

  const door = (z: number) => {
    const base = ground(z);
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

  const bayWindow = ([a, b]: [number, number]) => {
    const out = 74;
    const [u0, u1] = [floor - 14, eaves - 26];
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
        area(
          p(u0 + 90, a, 16),
          p(u1 - 24, a, 16),
          p(u1 - 24, a, out - 14),
          p(u0 + 90, a, out - 14),
        ),
        tones.trim,
      ),
      fill(
        area(
          p(u0 + 95, a, 21),
          p(u1 - 29, a, 21),
          p(u1 - 29, a, out - 19),
          p(u0 + 95, a, out - 19),
        ),
        tones.glass,
      ),
      fill(panel(a, b, u0, u1, out), tones.timber),
      stroke(battens, tones.shadow, thick(a, 2.2), ' stroke-opacity=".4"'),
      fill(panel(a - 4, b + 4, u0 + 74, u0 + 84, out + 4), tones.trim),
      fill(panel(a - 4, b + 4, u0 - 8, u0 + 4, out + 4), tones.trim),
      Array.from({ length: count }, (_, i) =>
        window(a + step * (i + 0.5), u0 + 96, u1 - u0 - 122, step * 0.62, out, false),
      ).join(''),
      fill(panel(a, b, u1 - 16, u1, out), tones.shadow, ' fill-opacity=".4"'),
    ].join('');
  };

  const roof = (z0: number, z1: number, u: number, out: number) => {
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

  return [
    // The end towards us, above the roof of a lower neighbour.
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
    fill(foot(eaves, eaves), tones.plaster),
    fill(foot(ground(from) + 66, ground(to) + 66), tones.shaded),
    from > fine ? '' : stroke(plinth(), tones.shadow, thick(from, 1.8), ' stroke-opacity=".28"'),
    fill(panelAlong(62, 70, 3), tones.trim, ' fill-opacity=".8"'),
    fill(panel(from, to, floor - 5, floor + 5, 2), tones.timber),
    windows.map((z) => window(z, ground(z) + 105, 110, 74)).join(''),
    doors.map(door).join(''),
    upper.map((z) => window(z, floor + 76, 128, 78)).join(''),
    roof(from, to, eaves, 62),
    bay ? bayWindow(bay) + roof(bay[0] - 12, bay[1] + 12, eaves - 14, 108) : '',
  ].join('');
};
