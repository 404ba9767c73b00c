/**
 * The viewpoint in plan, in metres: the eye stands over the middle of the terrace, x to the right
 * (west) and z ahead (south). The coast road passes on the right.
 */

/** Height of the eye over the terrace, and of the terrace over the sea. */
export const EYE = 1.9;
export const TERRACE = 68;
export const EYE_OVER_SEA = TERRACE + EYE;

export const WALL = { height: 0.82, pier: 1.12, thickness: 0.42, coping: 0.13 };

/** Where the terrace ends and the kerb of the road begins, and the asphalt's half width. */
export const KERB_X = 10;
const ROAD_HALF = 3.7;
const ROAD_X = KERB_X + 0.3 + ROAD_HALF;

/** From the wall's end at the road ahead, round over the sea, to its other end behind. */
const WALL_ENDS = { ahead: 47, behind: 128 };

/** How far the wall is from the eye, by azimuth: a rounded terrace that reaches out to the sea. */
const outline: [azimuth: number, metres: number][] = [
  [-232, 12.7],
  [-210, 11.2],
  [-180, 8.6],
  [-150, 7],
  [-120, 6.1],
  [-90, 5.7],
  [-60, 5.9],
  [-30, 6.8],
  [0, 8.6],
  [25, 11.2],
  [47, 13.68],
  [60, 15],
];

const measure = (a: number): number => {
  const i = outline.findIndex(([at]) => at > a);
  const point = (k: number) =>
    outline[Math.min(outline.length - 1, Math.max(0, k))] as [number, number];
  const [p0, p1, p2, p3] = [point(i - 2), point(i - 1), point(i), point(i + 1)];
  // Catmull-Rom, so that the wall has no corners.
  const t = (a - p1[0]) / (p2[0] - p1[0]);
  const [m1, m2] = [
    ((p2[1] - p0[1]) / (p2[0] - p0[0])) * (p2[0] - p1[0]),
    ((p3[1] - p1[1]) / (p3[0] - p1[0])) * (p2[0] - p1[0]),
  ];
  const [t2, t3] = [t * t, t * t * t];
  return (
    (2 * t3 - 3 * t2 + 1) * p1[1] +
    (t3 - 2 * t2 + t) * m1 +
    (3 * t2 - 2 * t3) * p2[1] +
    (t3 - t2) * m2
  );
};

/** The wall's distances at steps of azimuth, from its end behind to the one ahead. */
const STEP = 0.05;
const FIRST = WALL_ENDS.behind - 360;
const measured = Float64Array.from(
  { length: Math.ceil((WALL_ENDS.ahead - FIRST) / STEP) + 2 },
  (_, i) => measure(FIRST + i * STEP),
);

/** The distance to the inner face of the wall for an azimuth of −180 to 180; null where it is open. */
export function wallDistance(azimuth: number): number | null {
  const a = azimuth > 90 ? azimuth - 360 : azimuth;
  if (a > WALL_ENDS.ahead || a < FIRST) return null;
  const at = (a - FIRST) / STEP;
  const i = Math.floor(at);
  const from = measured[i] ?? 0;
  return from + ((measured[i + 1] ?? from) - from) * (at - i);
}

/** How high the wall is at an azimuth: it ends in a pier at the road. */
export function wallHeight(azimuth: number): number {
  const a = azimuth > 90 ? azimuth - 360 : azimuth;
  return a > WALL_ENDS.ahead - 2.4 || a < FIRST + 2.4 ? WALL.pier : WALL.height;
}

/** Metres from the middle of the road to its right; the road bends inland ahead and behind. */
export function besideRoad(x: number, z: number): number {
  const beyond = Math.max(0, z - 13, -13 - z);
  const middle = ROAD_X + 0.011 * beyond * beyond;
  const slant = 0.022 * beyond;
  return (x - middle) / Math.hypot(1, slant);
}

export type Ground = 'terrace' | 'road' | 'verge';

/** What is paved or levelled at a point, all of it as high as the terrace; null where nothing is. */
export function groundAt(x: number, z: number): Ground | null {
  const side = besideRoad(x, z);
  if (Math.abs(side) <= ROAD_HALF) return 'road';
  if (side > 0 && side <= ROAD_HALF + 1.3) return 'verge';
  const azimuth = (Math.atan2(x, z) * 180) / Math.PI;
  const wall = wallDistance(azimuth);
  if (wall === null ? side <= 0 && Math.abs(z) < 14 : Math.hypot(x, z) <= wall + WALL.thickness) {
    return 'terrace';
  }
  return side < 0 && side >= -ROAD_HALF - 0.9 ? 'verge' : null;
}
