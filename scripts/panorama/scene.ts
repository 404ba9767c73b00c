import { billows, smooth } from '../painting/noise.ts';
import { type CutOut, cutOut, look, shadeOf } from './cut-outs.ts';
import { landColour, throughAir } from './land-colour.ts';
import { type Colour, mix, shaded } from './palette.ts';
import { groundColour } from './paving.ts';
import type { Direction } from './projection.ts';
import { type Relief, surveyLand } from './relief.ts';
import { seaColour } from './sea.ts';
import { EYE, EYE_OVER_SEA, groundAt, WALL, wallDistance, wallHeight } from './site.ts';
import { SUN, skyColour } from './sky.ts';
import { standingThings } from './standing.ts';
import { WALL_ROUND, wallFace, wallTop } from './wall.ts';

/** What a ray meets first, how far off over the ground, and its colour. */
interface Seen {
  distance: number;
  tone: Colour;
}

export type Scene = (direction: Direction) => Colour;

/** Shares of a radian that one ray stands for. */
const RAY = 0.0009;

/** The colour of every direction from the viewpoint; the more columns, the finer the land. */
export async function panoramaScene(columns = 8192): Promise<Scene> {
  const relief = surveyLand(columns, 28 / columns);
  const things = await Promise.all(standingThings().map((thing) => cutOut(thing)));
  const casting = things.filter(({ casts }) => casts !== undefined);
  const near = thingsByAzimuth(things);

  return (direction) => {
    const azimuth = (Math.atan2(direction[0], direction[2]) * 180) / Math.PI;
    const terrace = terraceSeen(direction, azimuth, casting);
    const seen =
      terrace &&
      !(terrace.distance > 15 && landBefore(direction, azimuth, relief, terrace.distance))
        ? terrace
        : countrySeen(direction, azimuth, relief);
    let { tone } = seen;
    for (const thing of near(azimuth)) {
      const found = look(thing, direction);
      if (!found || found.distance > seen.distance) continue;
      const [r, g, b, alpha] = found.texel;
      tone = mix(tone, throughAir([r, g, b], direction, found.distance * 6), alpha);
    }
    return tone;
  };
}

/** The wall, the paving and the road; null where the ray goes on into the open. */
function terraceSeen(direction: Direction, azimuth: number, casting: CutOut[]): Seen | null {
  const slope = direction[1] / Math.hypot(direction[0], direction[2]);
  if (slope >= 0) return null;
  const [sin, cos] = [Math.sin((azimuth * Math.PI) / 180), Math.cos((azimuth * Math.PI) / 180)];
  const wall = wallDistance(azimuth);
  const floor = EYE / -slope;
  const lit = (x: number, y: number, z: number) => {
    let shade = wallShade(x, z);
    for (const one of casting) {
      const kept = shadeOf(one, [x, y, z], SUN);
      // Leaves let spots of light through.
      const thin = one.leaves
        ? 0.35 + 0.6 * smooth(0.38, 0.6, billows(x * 1.7, z * 1.7, 2, 66))
        : 1;
      shade = Math.max(shade, kept * thin);
    }
    return shade;
  };
  if (wall !== null && floor > wall) {
    const up = EYE + slope * wall;
    const along = (azimuth / 360) * WALL_ROUND;
    const height = wallHeight(azimuth);
    if (up < height) {
      return { distance: wall, tone: wallFace(azimuth, along, { up, height, blur: wall * RAY }) };
    }
    const top = (EYE - height) / -slope;
    if (top < wall + WALL.thickness) {
      return { distance: top, tone: wallTop(along, top * RAY) };
    }
  }
  const [x, z] = [sin * floor, cos * floor];
  const ground = floor < 160 ? groundAt(x, z) : null;
  if (!ground) return null;
  const tone = groundColour(ground, x, z, Math.max(floor * RAY, (floor * floor * RAY) / EYE / 2));
  return { distance: floor, tone: shaded(tone, lit(x, -EYE, z)) };
}

/** The wall's own shadow on the terrace. */
function wallShade(x: number, z: number): number {
  const flat = Math.hypot(SUN[0], SUN[2]);
  const reach = (WALL.height * flat) / SUN[1];
  const [px, pz] = [x + (SUN[0] / flat) * reach, z + (SUN[2] / flat) * reach];
  const wall = wallDistance((Math.atan2(px, pz) * 180) / Math.PI);
  if (wall === null) return 0;
  return Math.min(1, Math.max(0, (Math.hypot(px, pz) - wall) / 0.05));
}

/** Whether the slope beside the road hides what lies `distance` metres off. */
function landBefore([x, y, z]: Direction, azimuth: number, relief: Relief, distance: number) {
  const land = relief.hit(azimuth, y / Math.hypot(x, z));
  return land !== null && land.distance < distance - 0.5;
}

function countrySeen(direction: Direction, azimuth: number, relief: Relief): Seen {
  const slope = direction[1] / Math.hypot(direction[0], direction[2]);
  const sea = slope < 0 ? EYE_OVER_SEA / -slope : Number.POSITIVE_INFINITY;
  const land = relief.hit(azimuth, slope);
  if (land && land.distance < sea) {
    return { distance: land.distance, tone: landColour(land, direction) };
  }
  if (sea === Number.POSITIVE_INFINITY) return { distance: sea, tone: skyColour(direction) };
  const depth = sea < 70_000 ? -relief.heightAt(azimuth, Math.max(15, sea)) : 60;
  return { distance: sea, tone: seaColour(direction, { azimuth, distance: sea, depth }) };
}

/** The drawings a ray of an azimuth can meet, so that it need not ask them all. */
function thingsByAzimuth(things: CutOut[]): (azimuth: number) => CutOut[] {
  const sectors = Array.from({ length: 360 }, (_, i) =>
    things.filter(({ azimuth, width, distance }) => {
      const half = (Math.atan(width / 2 / distance) * 180) / Math.PI + 1.5;
      return Math.abs(((i - 180 - azimuth + 540) % 360) - 180) < half;
    }),
  );
  return (azimuth) => sectors[Math.floor(azimuth + 180) % 360] ?? [];
}
