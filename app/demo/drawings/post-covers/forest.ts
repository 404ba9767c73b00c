import { dice, type Point } from '../landscape.ts';
import { pointsOf } from './cover.ts';

/** Trees are many: a tenth of a pixel is fine enough and keeps the drawing small. */
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** Height of a line of points at `x`. */
export const heightAt = (points: Point[], x: number): number => {
  const next = points.findIndex(([px]) => px >= x);
  const [bx, by] = points[next] ?? points.at(-1) ?? [0, 0];
  const [ax, ay] = points[next - 1] ?? [bx, by];
  return bx === ax ? by : ay + ((by - ay) * (x - ax)) / (bx - ax);
};

interface Forest {
  /** The upper edge of the wood as `x,y x,y`, from left to right. */
  line: string;
  /** The lower edge; a level when it is one number. */
  floor: number;
  /** Colours of the first row and of the last one, as channels. */
  tones: [far: Channels, near: Channels];
  /** Height of a tree in the first and in the last row. */
  size: [far: number, near: number];
  rows?: number;
  seed: number;
}

type Channels = [red: number, green: number, blue: number];

const mix = (from: Channels, to: Channels, share: number): string =>
  `rgb(${from.map((c, i) => Math.round(c + ((to[i] ?? c) - c) * share)).join(' ')})`;

/** The colour where the sun falls. */
const lit = (tone: Channels, by: number): Channels => [
  tone[0] + (206 - tone[0]) * by,
  tone[1] + (228 - tone[1]) * by,
  tone[2] + (150 - tone[2]) * by,
];

/**
 * A wooded slope: rows of pines from its upper edge to the foot, each row nearer, larger and in a
 * fuller colour than the one behind, with the sun on the left of every crown.
 */
export const forest = ({
  line,
  floor,
  tones: [far, near],
  size,
  rows = 7,
  seed,
}: Forest): string => {
  const points = pointsOf(line);
  const [start, end] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  const roll = dice(seed);
  const parts = Array.from({ length: rows }, (_, row) => {
    const share = rows === 1 ? 0 : row / (rows - 1);
    const tall = size[0] + (size[1] - size[0]) * share;
    const crowns: string[] = [];
    const sunny: string[] = [];
    const baseAt = (x: number) => {
      const top = heightAt(points, x);
      return top + (floor - top) * share * 0.96;
    };
    for (let x = start - roll() * tall; x < end + tall; x += tall * (0.34 + roll() * 0.4)) {
      const h = tall * (0.72 + roll() * 0.5);
      const w = h * (0.5 + roll() * 0.2);
      const y = baseAt(x) + (0.05 + roll() * 0.3) * tall;
      if (y - h * 0.4 > floor) continue;
      const [right, left] = [n(w / 2), n(-w / 2)];
      crowns.push(
        `M${n(x)} ${n(y - h)}c${n(w * 0.1)} ${n(h * 0.3)} ${right} ${n(h * 0.5)} ${right} ${n(h)}h${n(-w)}c0 ${n(-h * 0.5)} ${n(w * 0.4)} ${n(-h * 0.7)} ${right} ${n(-h)}Z`,
      );
      sunny.push(
        `M${n(x)} ${n(y - h)}c${n(-w * 0.1)} ${n(h * 0.3)} ${left} ${n(h * 0.5)} ${left} ${n(h * 0.92)}q${n(w * 0.44)} ${n(-h * 0.3)} ${right} ${n(-h * 0.92)}Z`,
      );
    }
    const ground = `M${n(start)} ${n(floor)}${Array.from({ length: 17 }, (_, i) => {
      const x = start + ((end - start) * i) / 16;
      return `L${n(x)} ${n(Math.min(floor, baseAt(x)))}`;
    }).join('')}L${n(end)} ${n(floor)}Z`;
    return `<path d="${ground}${crowns.join('')}" fill="${mix(far, near, share)}"/><path d="${sunny.join('')}" fill="${mix(lit(far, 0.3), lit(near, 0.3), share)}"/>`;
  });
  return parts.join('');
};
