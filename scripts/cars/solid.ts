import type { CarShape } from './car-shape.ts';
import type { Front } from './fronts.ts';
import type { Spot } from './line-art.ts';
import type { Design, Dimensions } from './side-view.ts';

/**
 * The car as a solid: distance functions over x (rearward from the nose), y (from the middle to a
 * side) and z (upwards), in cm. The side view gives the outline; the front gives the width.
 */
export interface Solid {
  /** Distance to the surface; negative inside. Sets `part` and `face`. */
  distance(x: number, y: number, z: number): number;
  /** The part that the last distance belongs to. */
  part: Part;
  /** The face of the body that the last distance belongs to. */
  face: Face;
  /** Distance to the nearest wheel. */
  wheels(x: number, y: number, z: number): number;
  /** Half of the width at a place of the side. */
  side(x: number, z: number): number;
  /** Height of the middle of bonnet, windscreen and roof. */
  top(x: number): number;
  /** Foremost place of the middle of the nose at a height. */
  nose(z: number): number;
  half: number;
}

export type Part = 'body' | 'well' | 'wheel' | 'mirror' | 'rail' | 'fin';
export type Face = 'side' | 'top' | 'front' | 'rear' | 'floor';

const STEP = 0.5;

export const clamp = (value: number, low: number, high: number) =>
  value < low ? low : value > high ? high : value;

export function smoothstep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1);
  return t * t * (3 - 2 * t);
}

/** The larger of two distances; the edge between their surfaces is round. */
function roundMax(a: number, b: number, radius: number): number {
  const most = a > b ? a : b;
  const h = radius - (a > b ? a - b : b - a);
  return h > 0 ? most + (h * h) / (4 * radius) : most;
}

/** A function given by values `STEP` apart, softened over `spread` cm. */
function table(from: number, to: number, spread: number, at: (place: number) => number) {
  const count = Math.ceil((to - from) / STEP) + 1;
  const raw = Float64Array.from({ length: count }, (_, i) => at(from + i * STEP));
  const reach = Math.round((spread * 2.5) / STEP);
  const soft = raw.map((value, i) => {
    if (reach < 1) return value;
    let [sum, weights] = [0, 0];
    for (let k = -reach; k <= reach; k++) {
      const weight = Math.exp(-0.5 * ((k * STEP) / spread) ** 2);
      sum += weight * (raw[clamp(i + k, 0, count - 1)] ?? 0);
      weights += weight;
    }
    return sum / weights;
  });
  return (place: number): number => {
    const f = clamp((place - from) / STEP, 0, count - 1.001);
    const i = Math.floor(f);
    const a = soft[i] ?? 0;
    return a + ((soft[i + 1] ?? a) - a) * (f - i);
  };
}

/** A function of two places, read between values a half centimetre apart. */
function grid(
  [fromX, toX]: [number, number],
  [fromZ, toZ]: [number, number],
  at: (x: number, z: number) => number,
) {
  const columns = Math.ceil((toX - fromX) / STEP) + 1;
  const rows = Math.ceil((toZ - fromZ) / STEP) + 1;
  const values = Float64Array.from({ length: columns * rows }, (_, i) =>
    at(fromX + (i % columns) * STEP, fromZ + Math.floor(i / columns) * STEP),
  );
  return (x: number, z: number): number => {
    const fx = clamp((x - fromX) / STEP, 0, columns - 1.001);
    const fz = clamp((z - fromZ) / STEP, 0, rows - 1.001);
    const i = Math.floor(fx);
    const k = Math.floor(fz);
    const o = k * columns + i;
    const u = fx - i;
    const w = fz - k;
    const a = (values[o] ?? 0) * (1 - u) + (values[o + 1] ?? 0) * u;
    const b = (values[o + columns] ?? 0) * (1 - u) + (values[o + columns + 1] ?? 0) * u;
    return a + (b - a) * w;
  };
}

/** Highest or foremost crossing of a closed line. */
function crossing(
  spots: Spot[],
  axis: 0 | 1,
  place: number,
  pick: (a: number, b: number) => number,
) {
  let found: number | undefined;
  spots.forEach((spot, i) => {
    const next = spots[(i + 1) % spots.length] ?? spot;
    const [a, b] = [spot[axis], next[axis]];
    if (a === b || place < Math.min(a, b) || place > Math.max(a, b)) return;
    const other = axis === 0 ? 1 : 0;
    const value = spot[other] + ((next[other] - spot[other]) * (place - a)) / (b - a);
    found = found === undefined ? value : pick(found, value);
  });
  return found;
}

const spotsOf = (path: string): Spot[] => {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[i * 2] ?? 0,
    numbers[i * 2 + 1] ?? 0,
  ]);
};

/**
 * How far a side stands in from the widest line, in cm, by its zone: 0 the sill, 1 the lower crease,
 * 2 the shoulder, 3 the glass line, 4 the roof.
 */
function sideProfile(inward: Front['section']) {
  const [sill, lower, hollow, belt, roof] = inward;
  const keys: Spot[] = [
    [-1, sill + 16],
    [0, sill],
    [1, lower],
    [1.5, hollow],
    [2, 0],
    [3, belt],
    [4, belt + roof],
    [5, belt + roof * 2.1],
  ];
  return table(-1, 5, 0, (zone) => crossingOfKeys(keys, zone));
}

function crossingOfKeys(keys: Spot[], place: number): number {
  for (let i = 1; i < keys.length; i++) {
    const [a, b] = [keys[i - 1], keys[i]];
    if (a && b && place <= b[0]) return a[1] + ((b[1] - a[1]) * (place - a[0])) / (b[0] - a[0]);
  }
  return keys.at(-1)?.[1] ?? 0;
}

export function solidOf(car: CarShape, size: Dimensions, design: Design, front: Front): Solid {
  const spots = spotsOf(car.outline);
  const { length, height, glassLine } = size;
  const half = front.width / 2;
  const { nose, cowl, top: roofKeys, rise = 0, glassEnd } = design;
  const head = roofKeys[0] ?? cowl;
  const roofEnd = roofKeys.at(-1) ?? head;
  const [frontAxle, rearAxle] = car.axles;
  const tyre = size.tyre / 2;
  const arch = tyre + (design.cladding ? 5 : 4.2);
  const axleHeight = tyre + 1;

  const noseTop = nose[0] + 3;
  const topRaw = (x: number) => crossing(spots, 0, x, Math.max) ?? 40;
  const slope = (topRaw(noseTop + 8) - topRaw(noseTop)) / 8;
  const top = table(-60, length + 20, 1.6, (x) =>
    x < noseTop ? topRaw(noseTop) + (x - noseTop) * slope : topRaw(Math.min(x, length - 1)),
  );
  const noseHigh = nose[1] - 2;
  const noseRaw = (z: number) => crossing(spots, 1, z, Math.min) ?? 30;
  const noseAt = table(0, height, 1.8, (z) =>
    z > noseHigh
      ? noseRaw(noseHigh) + (z - noseHigh) * 0.9
      : noseRaw(Math.max(z, size.clearance + 8)),
  );
  const tailAt = table(
    0,
    height,
    1.5,
    (z) => crossing(spots, 1, Math.max(z, 30), Math.max) ?? length,
  );

  const profile = sideProfile(front.section);
  const [foreShoulder, midShoulder, aftShoulder] = design.shoulder ?? [
    nose[1] + 4,
    glassLine - 10,
    glassLine - 10 + rise,
  ];
  const [foreLow, aftLow] = design.lower ?? [car.sill + 22, car.sill + 24];
  const zone = (x: number, z: number): number => {
    const along = clamp((x - frontAxle) / (rearAxle - frontAxle), -0.3, 1.3);
    const belt = glassLine + rise * clamp((x - cowl[0]) / (glassEnd[0] - cowl[0]), 0, 1) ** 1.6;
    const shoulder =
      along < 0.5
        ? foreShoulder + (midShoulder - foreShoulder) * smoothstep(-0.2, 0.5, along)
        : midShoulder + (aftShoulder - midShoulder) * smoothstep(0.5, 1.2, along);
    const low = foreLow + (aftLow - foreLow) * clamp(along, 0, 1);
    const sill = size.clearance + 2;
    if (z < low) return (z - sill) / (low - sill);
    if (z < shoulder) return 1 + (z - low) / (shoulder - low);
    if (z < belt) return 2 + (z - shoulder) / Math.max(1, belt - shoulder);
    return 3 + (z - belt) / (height - belt);
  };
  const soft = front.soft ?? 2.2;
  /** Softens the creases: the mean of three heights. */
  const inward = (x: number, z: number) =>
    (profile(zone(x, z - soft)) + 2 * profile(zone(x, z)) + profile(zone(x, z + soft))) / 4;
  const swell = (x: number, z: number, axle: number) => {
    const r = Math.hypot(x - axle, z - axleHeight);
    return r < arch ? 1 : 1 - smoothstep(arch + 2, arch + (front.flareReach ?? 16), r);
  };
  const sideExact = (x: number, z: number): number => {
    const fore = clamp((frontAxle - x) / frontAxle, 0, 1);
    const aft = clamp((x - rearAxle) / (length - rearAxle), 0, 1);
    const plan = half - front.flare - front.taper[0] * fore * fore - front.taper[1] * aft * aft;
    const cabinAft = z > glassLine ? 5 * smoothstep(roofEnd[0] - 60, length, x) : 0;
    const flare = front.flare * Math.max(swell(x, z, frontAxle), swell(x, z, rearAxle));
    return plan - inward(x, z) + flare - cabinAft;
  };
  const side = grid([-30, length + 30], [0, height + 30], sideExact);

  const bonnetHalf = half * 0.42;
  const onBonnet = (x: number) => 1 - smoothstep(cowl[0] - 20, cowl[0] + 4, x);
  const along = (at: (x: number) => number) => table(-60, length + 20, 0, at);
  /** How far the sides of windscreen and rear screen are behind their middle. */
  const shift = along((x) => {
    const screen = smoothstep(cowl[0] - 50, cowl[0], x) * (1 - smoothstep(head[0], roofEnd[0], x));
    return front.screenSweep * screen - 12 * smoothstep(head[0], roofEnd[0], x);
  });
  const crown = along((x) => front.crown[0] * onBonnet(x) + front.crown[1] * (1 - onBonnet(x)));
  const dome = along((x) => front.dome * onBonnet(x));
  const domeRise = along((x) => smoothstep(nose[0], nose[0] + 50, x));
  const topAt = (x: number, y: number) => {
    const q = Math.min(1.2, y / half);
    const raised = dome(x);
    const middle = raised > 0 ? 1 - smoothstep(bonnetHalf - 5, bonnetHalf + 7, y) : 0;
    return (
      top(x - shift(x) * q * q) -
      crown(x) * q * q * (0.5 + 0.5 * q) +
      raised * (middle * domeRise(x) - 0.5)
    );
  };
  const { corner, roundness, vee } = front;
  /** How far a point beside the middle of the nose or the tail is drawn back. */
  const rounding = (reach: number, power: number, point: number) =>
    table(0, half * 1.5, 0, (y) => {
      const q = Math.min(0.985, y / (half - 2));
      return point * q + reach * (1 - (1 - q ** power) ** (1 / power));
    });
  const noseBack = rounding(corner, roundness, vee);
  const tailBack = rounding(34, 2.6, 3);
  const sillAt = (x: number) => {
    const between =
      smoothstep(frontAxle - 6, frontAxle + 6, x) * (1 - smoothstep(rearAxle - 6, rearAxle + 6, x));
    return size.clearance + 2 + 2 * between;
  };
  const tyreWidth = front.tyreWidth ?? 21;
  const wheelMiddle = half - 1.6 - tyreWidth / 2;
  const wheelAt = (x: number, y: number, z: number, axle: number) => {
    const dx = x - axle;
    const dz = z - tyre;
    const r = Math.sqrt(dx * dx + dz * dz) - tyre;
    const w = Math.abs(Math.abs(y) - wheelMiddle) - tyreWidth / 2;
    const round = 3.5;
    const a = Math.max(r + round, 0);
    const b = Math.max(w + round, 0);
    return Math.min(Math.max(r + round, w + round), 0) + Math.sqrt(a * a + b * b) - round;
  };
  const mirrorSpot = car.mirror ?? (car.vanMirror && [car.vanMirror[0] + 4, car.vanMirror[1] + 10]);
  const mirrorNear = mirrorSpot?.[0] ?? -1e3;
  const mirrorOut = mirrorSpot ? side(mirrorSpot[0], glassLine - 2) + 11 : 0;
  const mirrorAt = (x: number, y: number, z: number) => {
    if (!mirrorSpot) return 1e3;
    const tall = front.tallMirror ? 13 : 6.6;
    const [mx, mz] = [mirrorSpot[0] + 1, mirrorSpot[1] + (front.tallMirror ? 8 : 8.5)];
    const my = mirrorOut;
    // A head of rounded edges, its front drawn back to the outside, on a foot at the door.
    const dx = x - mx - (Math.abs(y) - my) * 0.22;
    const r = 5;
    const qx = Math.abs(dx) - 6.4 + r;
    const qy = Math.abs(Math.abs(y) - my) - 11.5 + r;
    const qz = Math.abs(z - mz) - tall + r;
    if (Math.max(qx, qy, qz) > 30) return Math.max(qx, qy, qz) - r;
    const out = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0));
    const head = out + Math.min(Math.max(qx, qy, qz), 0) - r;
    const foot = Math.max(
      Math.hypot(x - mx - 2, z - (mz - tall - 0.5)) - 3.2,
      Math.abs(Math.abs(y) - (my - 10)) - 9,
    );
    return Math.min(head, foot);
  };
  const railInset = 3.5;
  const railAt = (x: number, y: number, z: number) => {
    if (!design.rails || z < glassLine + 10) return 1e3;
    const [from, to] = [head[0] + 16, roofEnd[0] - 4];
    const along = Math.max(from - x, x - to, 0);
    const share = clamp((x - from) / (to - from), 0, 1);
    const lift = 4.2 * Math.min(1, 12 * Math.min(share, 1 - share)) ** 0.6;
    const high = top(x) - front.crown[1] * 0.55;
    const yr = side(x, high - 4) - railInset;
    const across = (Math.abs(y) - yr) * 0.8;
    const over = z - high - lift + 1.6;
    return Math.sqrt(across * across + over * over + along * along) - 1.5;
  };
  const finSpot = design.aerial === 'fin' ? car.aerial : undefined;
  const finAt = (x: number, y: number, z: number) => {
    if (!finSpot || z < glassLine + 10) return 1e3;
    const dx = x - finSpot[0];
    const tall = 7 * smoothstep(-10, 8, dx) - 1;
    return Math.max(
      Math.abs(y) - 1.6 + Math.max(0, z - finSpot[1]) * 0.15,
      z - finSpot[1] - tall,
      finSpot[1] - 8 - z,
      Math.abs(dx) - 9,
    );
  };

  const solid: Solid = {
    part: 'body',
    face: 'side',
    half,
    side,
    top,
    nose: noseAt,
    wheels: (x, y, z) => Math.min(...car.axles.map((axle) => wheelAt(x, y, z, axle))),
    distance(x, y, z) {
      const ay = Math.abs(y);
      const sideD = ay - side(x, z);
      const here = topAt(x, ay);
      const incline = (top(x + 1) - top(x - 1)) / 2;
      const topD = (z - here) / Math.sqrt(1 + Math.min(incline * incline, 9));
      const f0 = noseBack(ay);
      const fy = noseBack(ay + 1) - f0;
      const frontD = (noseAt(z) + f0 - x) / Math.sqrt(1 + Math.min(fy * fy, 16));
      const r0 = tailBack(ay);
      const ry = tailBack(ay + 1) - r0;
      const rearD = (x - tailAt(z) + r0) / Math.sqrt(1 + Math.min(ry * ry, 16));
      const floorD = sillAt(x) - z;
      const high = smoothstep(glassLine - 14, glassLine + 6, z);
      const edge = front.edge[0] * (1 - high) + front.edge[1] * high;
      let d = roundMax(sideD, topD, edge);
      d = roundMax(d, frontD, front.noseEdge);
      d = roundMax(d, rearD, 9);
      d = roundMax(d, floorD, 5);
      const most = Math.max(sideD, topD, frontD, rearD, floorD);
      let face: Face =
        most === sideD
          ? 'side'
          : most === topD
            ? 'top'
            : most === frontD
              ? 'front'
              : most === rearD
                ? 'rear'
                : 'floor';
      let part: Part = 'body';
      // The wells of the wheels.
      const low = z < axleHeight + arch + 24;
      for (const axle of car.axles) {
        if (!low) break;
        const dx = x - axle;
        const dz = z - axleHeight;
        const r = Math.sqrt(dx * dx + dz * dz);
        const well = Math.max(r - arch, half - 34 - ay, ay - half - 1);
        if (-well > d) {
          d = -well;
          part = 'well';
          face = 'side';
        }
        const wheel = wheelAt(x, y, z, axle);
        if (wheel < d) {
          d = wheel;
          part = 'wheel';
        }
      }
      const mirror = x > mirrorNear - 45 && x < mirrorNear + 45 ? mirrorAt(x, y, z) : 1e3;
      if (mirror < d) {
        d = mirror;
        part = 'mirror';
      }
      const rail = railAt(x, y, z);
      if (rail < d) {
        d = rail;
        part = 'rail';
      }
      const fin = finAt(x, y, z);
      if (fin < d) {
        d = fin;
        part = 'fin';
      }
      solid.part = part;
      solid.face = face;
      return d;
    },
  };
  return solid;
}
