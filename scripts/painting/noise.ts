/** A whole number of 32 bits for a point of the whole-number grid, the same on every run. */
const scatter = (x: number, y: number, seed: number): number => {
  let h = Math.imul(x, 0x27d4eb2d) ^ Math.imul(y, 0x165667b1) ^ Math.imul(seed, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A number from 0 to 1 for a point of the whole-number grid. */
export const chance = (x: number, y: number, seed = 0): number => scatter(x, y, seed) / 4294967296;

const DIRECTIONS = 256;
const TURN = 2 * Math.PI;
const cosines = Float64Array.from({ length: DIRECTIONS }, (_, i) =>
  Math.cos((i / DIRECTIONS) * TURN),
);
const sines = Float64Array.from({ length: DIRECTIONS }, (_, i) =>
  Math.sin((i / DIRECTIONS) * TURN),
);
/** Every octave is turned against the one before, so that the grid does not show. */
const [COS, SIN] = [Math.cos(0.65), Math.sin(0.65)];

const slope = (gx: number, gy: number, dx: number, dy: number, seed: number): number => {
  const i = scatter(gx, gy, seed) & (DIRECTIONS - 1);
  return (cosines[i] ?? 0) * dx + (sines[i] ?? 0) * dy;
};

/** Smooth gradient noise (Perlin's), about 0 to 1 with most of it near the middle. */
export const noise = (x: number, y: number, seed: number): number => {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [fx, fy] = [x - x0, y - y0];
  const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
  const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
  const top = slope(x0, y0, fx, fy, seed) * (1 - u) + slope(x0 + 1, y0, fx - 1, fy, seed) * u;
  const bottom =
    slope(x0, y0 + 1, fx, fy - 1, seed) * (1 - u) + slope(x0 + 1, y0 + 1, fx - 1, fy - 1, seed) * u;
  return 0.5 + 0.7 * (top * (1 - v) + bottom * v);
};

/** Octaves of noise laid over each other, about 0 to 1: clouds, ground, foam. */
export const billows = (x: number, y: number, octaves: number, seed: number): number => {
  let [sum, weight, total] = [0, 1, 0];
  let [px, py] = [x, y];
  for (let i = 0; i < octaves; i++) {
    sum += weight * noise(px, py, seed + i * 17);
    total += weight;
    weight *= 0.5;
    [px, py] = [2 * (px * COS - py * SIN), 2 * (px * SIN + py * COS)];
  }
  return sum / total;
};

/** Octaves of folded noise, 0 to 1: sharp crests with valleys between them, as mountains are. */
export const crests = (x: number, y: number, octaves: number, seed: number): number => {
  let [sum, weight, total, steep] = [0, 1, 0, 1];
  let [px, py] = [x, y];
  for (let i = 0; i < octaves; i++) {
    const fold = 1 - Math.abs(2 * noise(px, py, seed + i * 17) - 1);
    const sharp = fold * fold * steep;
    sum += weight * sharp;
    total += weight;
    // Detail gathers on the crests and leaves the valleys smooth.
    steep = Math.min(1, sharp * 1.6 + 0.15);
    weight *= 0.5;
    [px, py] = [2 * (px * COS - py * SIN), 2 * (px * SIN + py * COS)];
  }
  return sum / total;
};

/** 0 below `from`, 1 above `to`, a smooth step between. */
export const smooth = (from: number, to: number, value: number): number => {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
};

/** Round crowns side by side, 0 between them to 1 on top: trees from afar. */
export const crowns = (x: number, y: number, seed: number): number => {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  let top = 0;
  for (let gy = y0 - 1; gy <= y0 + 1; gy++) {
    for (let gx = x0 - 1; gx <= x0 + 1; gx++) {
      const angle = chance(gx, gy, seed) * TURN;
      const reach = 0.55 + 0.35 * Math.abs(Math.sin(angle * 7));
      const dx = x - gx - 0.5 - 0.36 * Math.cos(angle * 3);
      const dy = y - gy - 0.5 - 0.36 * Math.sin(angle * 5);
      const dome = 1 - (dx * dx + dy * dy) / (reach * reach);
      if (dome > 0) top = Math.max(top, Math.sqrt(dome) * (0.6 + 0.4 * reach));
    }
  }
  return top;
};
