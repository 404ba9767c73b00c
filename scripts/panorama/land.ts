import { billows, crests, crowns, noise, smooth } from '../painting/noise.ts';
import { RANGES } from './ranges.ts';
import { besideRoad, groundAt, TERRACE, WALL, wallDistance } from './site.ts';

/** The bed of the sea far from any range, in metres. */
const SEA_BED = -46;

/** The stretches of the crest lines, each with the box that its flanks stay in. */
const segments = RANGES.flatMap(({ line, reach, flat }) =>
  line.slice(1).map((to, i) => {
    const from = line[i] ?? to;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const limit = reach * (flat ? 1.05 : 2.3);
    return {
      from,
      to,
      dx,
      dz,
      square: dx * dx + dz * dz,
      reach,
      flat,
      left: Math.min(from[0], to[0]) - limit,
      right: Math.max(from[0], to[0]) + limit,
      near: Math.min(from[1], to[1]) - limit,
      far: Math.max(from[1], to[1]) + limit,
    };
  }),
);

/** The broad backs of the ranges, before noise breaks them. */
const backAt = (x: number, z: number): { back: number; plateau: number; inland: boolean } => {
  let [back, plateau, inland] = [0, 0, false];
  for (const one of segments) {
    if (x < one.left || x > one.right || z < one.near || z > one.far) continue;
    const { from, to, dx, dz, square, reach, flat } = one;
    const t = Math.min(1, Math.max(0, ((x - from[0]) * dx + (z - from[1]) * dz) / square));
    const share = Math.hypot(x - from[0] - t * dx, z - from[1] - t * dz) / reach;
    const height = from[2] + (to[2] - from[2]) * t;
    if (flat) {
      plateau = Math.max(plateau, (height - SEA_BED) * (1 - smooth(0.985, 1.01, share)));
      inland ||= share < 0.95;
    }
    if (!flat) back = Math.max(back, (height - SEA_BED) * Math.exp(-share * share));
  }
  return { back, plateau, inland };
};

/** Ridges and valleys of the open country, in metres over the sea; below 0 it is the sea's bed. */
const countryAt = (x: number, z: number, distance: number): number => {
  // Valleys wind, and capes are not straight: the ground is looked up beside where it is.
  const reach = Math.min(520, 40 + distance * 0.07);
  const size = 3.1 * reach;
  const wx = x + (billows(x / size, z / size, 2, 5) - 0.5) * reach;
  const wz = z + (billows(x / size, z / size, 2, 9) - 0.5) * reach;
  const { back, plateau, inland } = backAt(wx, wz);
  // High ranges are broken into great faces, hills into small ones.
  const great = smooth(420, 1000, back);
  const hills = great < 1 && back > 4 ? crests(wx / 900, wz / 900, 5, 31) : 0;
  const far = smooth(15_000, 21_000, distance);
  const near = far < 1 && great > 0 ? crests(wx / 3400, wz / 3400, 5, 12) : 0;
  const faces = far > 0 ? near + (crests(wx / 11_000, wz / 11_000, 5, 18) - near) * far : near;
  const broken = 0.44 + 0.8 * (hills + (faces - hills) * great);
  const height = SEA_BED + Math.max(back * broken, plateau);
  // The shore is a cliff but for the bays, where sand runs out flat.
  const bay = smooth(0.42, 0.55, billows(x / 420, z / 420, 1, 13));
  const cliff = Math.min(26, 6 + distance * 0.006) * (1 - bay);
  if (height <= 0) return height;
  const built = plateau > back && height > 20 && inland ? housesAt(x, z) : 0;
  return height + cliff * smooth(0, 9, height) + built;
};

/** The houses of the city, in metres: blocks with streets between them, higher in its middle. */
const housesAt = (x: number, z: number): number => {
  const [u, v] = [x / 110, z / 110];
  const [bx, bz] = [Math.floor(u), Math.floor(v)];
  const street = u - bx > 0.8 || v - bz > 0.8;
  const density = billows(x / 2600, z / 2600, 2, 7);
  if (street || density < 0.36) return 0;
  const tall = noise(bx * 0.73 + 0.31, bz * 0.69 + 0.17, 15);
  return 16 + 210 * Math.max(0, tall - 0.4) * (0.5 + density);
};

/** The slope at the terrace: it falls to the sea on one side and rises behind the road. */
const slopeAt = (x: number, z: number): number => {
  if (groundAt(x, z)) return TERRACE - 0.4;
  const side = besideRoad(x, z);
  const rough = billows(x / 9, z / 9, 3, 21) - 0.5;
  if (side > 0) {
    const cut = side - 5;
    const ledge = billows(x / 3, z / 3, 2, 29) - 0.5;
    const face = 2.3 + 1.6 * (billows(x / 24, z / 24, 2, 35) - 0.4);
    return (
      TERRACE +
      face * smooth(0.1, 1.7, cut + 1.6 * ledge) +
      0.34 * Math.max(0, cut - 1) +
      rough * Math.min(3.4, cut)
    );
  }
  // The parapet of the road where it has left the terrace.
  if (side > -5 && side < -4.6) return TERRACE + 0.5;
  const azimuth = (Math.atan2(x, z) * 180) / Math.PI;
  const wall = wallDistance(azimuth);
  const beyond = wall === null ? 99 : Math.hypot(x, z) - wall - WALL.thickness;
  const down = Math.max(0, Math.min(beyond, -side - 4.4));
  return TERRACE - 0.5 - 1.05 * down + rough * Math.min(5, down);
};

/** Height of the ground over the sea at a point, `distance` metres from the eye. */
export function heightAt(x: number, z: number, distance: number): number {
  const near = 1 - smooth(60, 260, distance);
  const open = near < 1 ? countryAt(x, z, distance) : 0;
  const ground = near > 0 ? slopeAt(x, z) * near + open * (1 - near) : open;
  // Trees stand close together on what is not cliff or sand; farther off they are one green.
  if (ground < 7 || distance > 3200 || groundAt(x, z)) return ground;
  if (distance < 90) {
    const scrub = smooth(0.4, 0.56, billows(x / 11, z / 11, 2, 47));
    const side = besideRoad(x, z);
    const open = side > 0 ? smooth(6.4, 10, side) : smooth(-6, -8.5, side);
    return (
      ground + open * scrub * (1 - smooth(50, 90, distance)) * 1.3 * crowns(x / 1.9, z / 1.9, 6)
    );
  }
  const wood = smooth(0.3, 0.5, billows(x / 130, z / 130, 2, 61)) * smooth(7, 16, ground);
  const fade = (1 - smooth(1500, 3200, distance)) * smooth(90, 130, distance);
  return ground + wood * fade * 6.5 * crowns(x / 8.5, z / 8.5, 3);
}
