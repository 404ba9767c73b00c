import { dice, facets, type Point, ridge } from '../landscape.ts';
import { linear, n, tenth } from '../svg.ts';
import { pointsOf } from './cover.ts';
import { heightAt } from './forest.ts';

interface SnowRange {
  /** A name of its own within the picture. */
  id: string;
  /** Summits and saddles as `x,y x,y`, from left to right. */
  line: string;
  floor: number;
  /** Snow in the shade at the summits, and what it fades to at the foot. */
  tones: [summit: string, foot: string];
  /** How strongly the sun lies on the snow. */
  light: number;
  /** Bare rock between the snow: how much of it, 0 for none. */
  rocks?: number;
  /** Shaded gullies on a slope that lies in the sun as a whole. */
  folds?: number;
  seed: number;
}

/** Rock that stands out of the snow: small broken bands that fall with the slope. */
const bareRock = (points: Point[], floor: number, count: number, roll: () => number): string => {
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  return Array.from({ length: count }, () => {
    const x = from + roll() * (to - from);
    const top = heightAt(points, x);
    const y = top + (floor - top) * (0.04 + roll() ** 1.4 * 0.7);
    const size = (floor - top) * (0.008 + roll() ** 2 * 0.024);
    const corners = Array.from({ length: 6 }, (_, i) => {
      const angle = (i / 6) * Math.PI * 2 + roll() * 0.7;
      const reach = size * (0.5 + roll() * 0.7);
      // Bands of rock dip to the right, as the strata of the Taurus do.
      const [dx, dy] = [Math.cos(angle) * reach * 1.5, Math.sin(angle) * reach * 0.6];
      return `${tenth(x + dx)} ${tenth(y + dy + dx * 0.5)}`;
    });
    return `M${corners.join('L')}Z`;
  }).join('');
};

/** Gullies in the shade, from the ridge down the slope. */
const gullies = (points: Point[], floor: number, count: number, roll: () => number): string => {
  const [from, to] = [points[0]?.[0] ?? 0, points.at(-1)?.[0] ?? 0];
  return Array.from({ length: count }, (_, i) => {
    const x = from + ((i + 0.2 + roll() * 0.6) / count) * (to - from);
    const top = heightAt(points, x);
    const drop = (floor - top) * (0.5 + roll() * 0.5);
    const w = drop * (0.1 + roll() * 0.12);
    const lean = drop * (0.1 + roll() * 0.2);
    return `M${n(x)} ${n(top - 6)}L${n(x + w * 0.5 - lean * 0.3)} ${n(top + drop * 0.3)}L${n(x + w * 0.3 - lean * 0.5)} ${n(top + drop * 0.46)}L${n(x + w - lean * 0.8)} ${n(top + drop * 0.72)}L${n(x - lean + w * 0.4)} ${n(top + drop)}L${n(x - lean * 0.8)} ${n(top + drop * 0.66)}L${n(x - w * 0.24 - lean * 0.45)} ${n(top + drop * 0.4)}Z`;
  }).join('');
};

/** Mountains under snow: blue where the sun does not reach, bright where it does. */
export const snowRange = ({
  id,
  line,
  floor,
  tones,
  light,
  rocks = 0,
  folds = 0,
  seed,
}: SnowRange): string => {
  const points = pointsOf(line);
  const top = Math.min(...points.map(([, y]) => y));
  const d = ridge(points, floor, seed, 0.2, 4);
  return [
    `<defs>${linear(
      id,
      [0, top, 0, floor],
      [
        [0, tones[0]],
        [1, tones[1]],
      ],
    )}<clipPath id="${id}-cut"><path d="${d}"/></clipPath></defs>`,
    `<path d="${d}" fill="url(#${id})"/><g clip-path="url(#${id}-cut)"><path d="${facets(points, floor, seed)}" fill="#FFFDF6" fill-opacity="${light}"/>`,
    folds
      ? `<path d="${gullies(points, floor, folds, dice(seed + 3))}" fill="#9DB9D4" fill-opacity=".6"/>`
      : '',
    rocks
      ? `<path d="${bareRock(points, floor, rocks, dice(seed + 7))}" fill="#5F7890" fill-opacity=".6"/>`
      : '',
    '</g>',
  ].join('');
};
