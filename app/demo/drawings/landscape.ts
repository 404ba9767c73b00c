import { n } from './svg.ts';

/** A stream of numbers from 0 to 1 that is the same on every run. */
export const dice = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

export type Point = [x: number, y: number];

/** Breaks the straight lines between points into the uneven line of a mountain. */
const roughen = (
  points: Point[],
  roughness: number,
  depth: number,
  roll: () => number,
): Point[] => {
  if (depth === 0) return points;
  const finer: Point[] = [];
  points.forEach((point, i) => {
    finer.push(point);
    const next = points[i + 1];
    if (!next) return;
    const span = Math.hypot(next[0] - point[0], next[1] - point[1]);
    finer.push([
      (point[0] + next[0]) / 2 + (roll() - 0.5) * span * 0.12,
      (point[1] + next[1]) / 2 + (roll() - 0.5) * span * roughness,
    ]);
  });
  return roughen(finer, roughness, depth - 1, roll);
};

/** The line of a ridge through a few summits and saddles, closed down to `floor`. */
export const ridge = (
  points: Point[],
  floor: number,
  seed: number,
  roughness = 0.16,
  depth = 4,
): string => {
  const fine = roughen(points, roughness, depth, dice(seed));
  const first = fine[0] ?? [0, floor];
  const last = fine.at(-1) ?? first;
  return `M${n(first[0])} ${floor}L${fine.map(([x, y]) => `${n(x)} ${n(y)}`).join(' ')} ${n(last[0])} ${floor}Z`;
};

/** A cloud of overlapping leaves or needles. */
const clump = (x: number, y: number, rx: number, ry: number, count: number, roll: () => number) =>
  Array.from({ length: count }, () => {
    const angle = roll() * Math.PI * 2;
    const reach = Math.sqrt(roll());
    const size = rx * (0.16 + roll() * 0.14);
    const px = x + Math.cos(angle) * rx * reach * 0.85;
    const py = y + Math.sin(angle) * ry * reach * 0.75;
    return `M${n(px - size)} ${n(py)}a${n(size)} ${n(size * 0.66)} 0 1 1 ${n(size * 2)} 0a${n(size)} ${n(size * 0.66)} 0 1 1 ${n(-size * 2)} 0Z`;
  }).join('');

/** A red pine of the coast: a leaning trunk and flat tiers of needles, lit from the left. */
export const pine = (x: number, ground: number, height: number, seed: number): string => {
  const roll = dice(seed);
  const lean = (roll() - 0.35) * height * 0.22;
  const top = ground - height;
  const w = height * 0.022;
  const trunk = `M${n(x - w)} ${n(ground)}C${n(x - w)} ${n(ground - height * 0.4)} ${n(x + lean * 0.5 - w)} ${n(ground - height * 0.5)} ${n(x + lean)} ${n(top + height * 0.1)}C${n(x + lean * 0.6 + w)} ${n(ground - height * 0.5)} ${n(x + w * 1.2)} ${n(ground - height * 0.35)} ${n(x + w * 1.4)} ${n(ground)}Z`;
  const tiers = [
    [0.6, 0.19, 0.045, 0.3],
    [0.68, 0.2, 0.05, -0.34],
    [0.78, 0.27, 0.055, 0.16],
    [0.87, 0.3, 0.06, -0.1],
    [0.95, 0.2, 0.05, 0.03],
  ] as const;
  const layer = (dx: number, dy: number, size: number, count: number) =>
    tiers
      .map(([h, rx, ry, side]) =>
        clump(
          x + lean * h + side * height * 0.4 + dx,
          ground - height * h + dy,
          height * rx * size,
          height * ry * size,
          count,
          roll,
        ),
      )
      .join('');
  const fork = (h: number, side: number) =>
    `M${n(x + lean * 0.55)} ${n(ground - height * 0.42)}Q${n(x + lean * 0.7 + side * height * 0.04)} ${n(ground - height * (h - 0.1))} ${n(x + lean * h + side * height * 0.4)} ${n(ground - height * h)}`;
  return `<path d="${fork(0.6, 0.3)}${fork(0.68, -0.34)}" fill="none" stroke="#5A4334" stroke-width="${n(w * 0.9)}"/><path d="${trunk}" fill="#5A4334"/><path d="${layer(0, height * 0.025, 1, 20)}" fill="#1D4A42"/><path d="${layer(-height * 0.012, -height * 0.008, 0.86, 15)}" fill="#2C6657"/><path d="${layer(-height * 0.035, -height * 0.034, 0.6, 9)}" fill="#4C8A6C"/>`;
};

/** A bush of bougainvillea: dark leaves under flowers in three pinks. */
export const bougainvillea = (x: number, y: number, size: number, seed: number): string => {
  const roll = dice(seed);
  const flowers = (count: number, shift: number) =>
    Array.from({ length: count }, () => {
      const angle = roll() * Math.PI * 2;
      const reach = Math.sqrt(roll());
      const r = size * (0.05 + roll() * 0.05);
      const px = x + Math.cos(angle) * size * reach * 0.95 - shift;
      const py = y + Math.sin(angle) * size * reach * 0.5 - shift;
      return `M${n(px - r)} ${n(py)}a${n(r)} ${n(r * 0.85)} 0 1 1 ${n(r * 2)} 0a${n(r)} ${n(r * 0.85)} 0 1 1 ${n(-r * 2)} 0Z`;
    }).join('');
  return `<path d="${clump(x, y, size, size * 0.55, 18, roll)}" fill="#234F3C"/><path d="${flowers(42, 0)}" fill="#A92A64"/><path d="${flowers(34, size * 0.03)}" fill="#D2457F"/><path d="${flowers(20, size * 0.07)}" fill="#F08DAF"/>`;
};

export type PalmTones = [bark: string, low: string, middle: string, high: string];

const day: PalmTones = ['#8A6B50', '#24594A', '#37775C', '#5B9A72'];

/** A date palm: a ringed trunk and a crown of hanging fronds. */
export const palm = (
  x: number,
  ground: number,
  height: number,
  seed: number,
  [bark, low, middle, high]: PalmTones = day,
): string => {
  const roll = dice(seed);
  const top = ground - height;
  const bend = (roll() - 0.5) * height * 0.16;
  const w = height * 0.026;
  const [cx, reach] = [x + bend, height * 0.42];
  const trunk = `M${n(x - w * 1.5)} ${n(ground)}C${n(x - w)} ${n(ground - height * 0.5)} ${n(cx - w)} ${n(ground - height * 0.6)} ${n(cx - w)} ${n(top)}L${n(cx + w)} ${n(top)}C${n(cx + w)} ${n(ground - height * 0.6)} ${n(x + w)} ${n(ground - height * 0.5)} ${n(x + w * 1.5)} ${n(ground)}Z`;
  const frond = (angle: number, size: number) => {
    const [dx, dy] = [Math.cos(angle) * size, Math.sin(angle) * size];
    const [tx, ty] = [cx + dx, top + dy * 0.7 + size * 0.34];
    const [mx, my] = [cx + dx * 0.55, top + dy - size * 0.16];
    return `M${n(cx)} ${n(top)}Q${n(mx)} ${n(my - size * 0.1)} ${n(tx)} ${n(ty)}Q${n(mx)} ${n(my + size * 0.14)} ${n(cx)} ${n(top)}Z`;
  };
  const crown = (count: number, size: number, start: number) =>
    Array.from({ length: count }, (_, i) =>
      frond(
        start + (i / (count - 1)) * (Math.PI - 2 * start) - Math.PI + (roll() - 0.5) * 0.12,
        size * (0.85 + roll() * 0.25),
      ),
    ).join('');
  return `<path d="${trunk}" fill="${bark}"/><path d="${crown(11, reach, -0.35)}" fill="${low}"/><path d="${crown(9, reach * 0.86, -0.1)}" fill="${middle}"/><path d="${crown(6, reach * 0.66, 0.25)}" fill="${high}"/>`;
};

/** A small yacht under sail; it floats on y = 0. */
export const sailingBoat =
  '<path d="M-26 0q26 9 52 0l-6 11q-20 5 -40 0Z" fill="#FBFAF7"/><path d="M-2 -4V-70C14 -50 24 -24 26 -6Z" fill="#FFFFFF"/><path d="M-6 -6V-58C-16 -40 -24 -20 -26 -6Z" fill="#F3E3C5"/><path d="M-22 14q22 6 46 0" fill="none" stroke="#FFFFFF" stroke-width="2" stroke-opacity=".7"/>';

/** The sunlit sides of a ridge: from every summit a spur runs down, light falls left of it. */
export const facets = (points: Point[], floor: number, seed: number): string => {
  const roll = dice(seed + 1);
  return points
    .map(([x, y], i) => {
      const [before, after] = [points[i - 1], points[i + 1]];
      if (!before || !after || y > before[1] || y > after[1]) return '';
      const drop = floor - y;
      const spur = Array.from({ length: 6 }, (_, step) => {
        const down = (step + 1) / 6;
        return `L${n(x + drop * 0.22 * down + (roll() - 0.5) * drop * 0.2)} ${n(y + drop * down)}`;
      }).join('');
      return `M${n(x)} ${n(y - 14)}${spur}L${n(before[0])} ${floor}L${n(before[0] + (x - before[0]) * 0.3)} ${n(before[1] - 10)}Z`;
    })
    .join('');
};

/** Low maquis strewn along a line, in three greens of the day or the tones of another hour. */
export const shrubs = (
  from: number,
  to: number,
  leftY: number,
  rightY: number,
  count: number,
  seed: number,
  size = 1,
  tones = ['#2B6652', '#3F7F61', '#5C9670'],
): string => {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, i) => {
    const share = (i + roll()) / count;
    const x = from + (to - from) * share;
    const y = leftY + (rightY - leftY) * share + (roll() - 0.5) * 50 * size;
    const r = (16 + roll() * 24) * size;
    const tone = tones[Math.floor(roll() * tones.length)] ?? '#2B6652';
    return `<path d="M${n(x - r * 1.5)} ${n(y)}c${n(-r * 0.1)} ${n(-r * 0.7)} ${n(r * 0.5)} ${n(-r)} ${n(r)} ${n(-r * 0.8)}c${n(r * 0.3)} ${n(-r * 0.6)} ${n(r * 1.2)} ${n(-r * 0.5)} ${n(r * 1.3)} ${n(r * 0.1)}c${n(r * 0.6)} ${n(-r * 0.2)} ${n(r * 0.9)} ${n(r * 0.3)} ${n(r * 0.7)} ${n(r * 0.7)}c${n(-r * 0.4)} ${n(r * 0.4)} ${n(-r * 3.2)} ${n(r * 0.4)} ${n(-r * 3.7)} 0Z" fill="${tone}"/>`;
  }).join('');
};
