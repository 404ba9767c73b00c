import { dice, type Point } from '../landscape.ts';
import { linear, n } from '../svg.ts';

interface CliffOptions {
  id: string;
  /** Left and right end of the headland. */
  from: number;
  to: number;
  /** Height of the edge above at both ends. */
  top: [left: number, right: number];
  /** Where the sea meets the rock at both ends. */
  foot: [left: number, right: number];
  /** Buttresses of the rock. */
  folds: number;
  seed: number;
  /** How much of the air's colour lies over the rock: 0 near, 1 lost in the distance. */
  haze: number;
}

const between = ([a, b]: [number, number], share: number): number => a + (b - a) * share;

/** A line that breaks to and fro between two points. */
const broken = (
  [x0, y0]: Point,
  [x1, y1]: Point,
  steps: number,
  sway: number,
  roll: () => number,
) =>
  Array.from({ length: steps + 1 }, (_, i): Point => {
    const share = i / steps;
    const off = i === 0 || i === steps ? 0 : (roll() - 0.5) * sway;
    return [x0 + (x1 - x0) * share + off, y0 + (y1 - y0) * share];
  });

const path = (points: Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;

/** One headland of Antalya's travertine cliffs, lit from the left, with a green edge above. */
export const falezCliff = ({
  id,
  from,
  to,
  top,
  foot,
  folds,
  seed,
  haze,
}: CliffOptions): string => {
  const roll = dice(seed);
  const width = to - from;
  const tall = foot[0] - top[0];
  const edge = (share: number): Point => [from + width * share, between(top, share)];
  const sea = (share: number): Point => [from + width * share, between(foot, share)];
  const marks = [
    0,
    ...Array.from({ length: folds - 1 }, (_, i) => (i + 0.7 + roll() * 0.6) / folds),
    1,
  ];
  const rims = marks.map((share) => {
    const [x, y] = edge(share);
    return [x, y + (roll() - 0.4) * tall * 0.05] as Point;
  });
  const first: Point = rims[0] ?? [from, top[0]];
  const last: Point = rims.at(-1) ?? [to, top[1]];
  const face = path([
    ...rims,
    [last[0], foot[1]],
    [from - tall * 0.05, foot[0]],
    [from + tall * 0.02, first[1] + tall * 0.6],
    [from - tall * 0.025, first[1] + tall * 0.3],
  ]);
  const shades: string[] = [];
  const lights: string[] = [];
  const caves: string[] = [];
  const ledges: string[] = [];
  marks.slice(0, -1).forEach((mark, i) => {
    const next = marks[i + 1] ?? 1;
    const step = (next - mark) * width;
    const cut = mark + (next - mark) * (0.42 + roll() * 0.2);
    const crest = broken(edge(cut), sea(cut + (roll() - 0.5) * 0.02), 6, step * 0.3, roll);
    shades.push(path([...crest, sea(next), edge(next)]));
    const glow = broken(edge(mark), sea(mark), 5, step * 0.2, roll);
    const back = broken(
      edge(mark + (cut - mark) * 0.5),
      sea(mark + (cut - mark) * 0.3),
      5,
      step * 0.24,
      roll,
    );
    lights.push(path([...glow, ...back.reverse()]));
    const [cx, cy] = sea(mark + (next - mark) * 0.6);
    const wide = step * (0.2 + roll() * 0.22);
    caves.push(
      `M${n(cx - wide)} ${n(cy + 2)}Q${n(cx - wide * 0.8)} ${n(cy - tall * (0.07 + roll() * 0.09))} ${n(cx)} ${n(cy - tall * 0.1)}Q${n(cx + wide * 0.9)} ${n(cy - tall * 0.06)} ${n(cx + wide)} ${n(cy + 2)}Z`,
    );
    for (let k = 0; k < 3; k += 1) {
      const [lx, ly] = edge(mark + (next - mark) * roll() * 0.5);
      const down = tall * (0.14 + k * 0.2 + roll() * 0.1);
      ledges.push(`M${n(lx)} ${n(ly + down)}l${n(step * (0.2 + roll() * 0.3))} ${n(tall * 0.012)}`);
    }
  });
  // Green hangs over the edge, further down in the folds.
  const tufts = Math.round(width / (tall * 0.062));
  const leaves = Array.from({ length: tufts }, (_, i) => {
    const [x, y] = edge((i + 0.5) / tufts);
    const r = tall * (0.032 + roll() * 0.03);
    const drop = roll() < 0.26 ? tall * (0.06 + roll() * 0.14) : 0;
    return `M${n(x - r * 1.3)} ${n(y + r * 0.3)}a${n(r)} ${n(r)} 0 0 1 ${n(r * 2.6)} 0q${n(-r * 0.3)} ${n(drop + r * 0.6)} ${n(-r * 1.2)} ${n(drop + r * 0.8)}q${n(-r)} ${n(-drop * 0.3)} ${n(-r * 1.4)} ${n(-drop - r * 0.8)}Z`;
  });
  const air = (colour: string, strength = 1) =>
    `fill="${colour}" fill-opacity="${n(strength * (1 - haze * 0.75))}"`;
  return [
    `<defs>${linear(
      `${id}-rock`,
      [0, top[1], 0, foot[1]],
      [
        [0, '#F3DCB4'],
        [0.4, '#E2BD8C'],
        [0.8, '#C79A70'],
        [1, '#94735C'],
      ],
    )}${linear(
      `${id}-air`,
      [0, top[1], 0, foot[1]],
      [
        [0, '#C9DAD3', haze * 0.7],
        [1, '#E9DFC6', haze],
      ],
    )}<clipPath id="${id}-cut"><path d="${face}"/></clipPath></defs>`,
    `<path d="${face}" fill="url(#${id}-rock)"/><g clip-path="url(#${id}-cut)">`,
    `<path d="${lights.join('')}" ${air('#FFF0CF', 0.5)}/><path d="${shades.join('')}" ${air('#7A5B52', 0.42)}/>`,
    `<path d="${ledges.join('')}" fill="none" stroke="#8A664F" stroke-opacity="${n(0.45 * (1 - haze))}" stroke-width="${n(Math.max(1, tall * 0.008))}" stroke-linecap="round"/>`,
    `<path d="${caves.join('')}" ${air('#3C3A40', 0.75)}/></g>`,
    `<path d="${leaves.join('')}" ${air('#3E7A5C')}/><path d="${leaves.filter((_, i) => i % 2 === 0).join('')}" transform="translate(${n(-tall * 0.014)} ${n(-tall * 0.014)})" ${air('#6DA472', 0.8)}/>`,
    `<path d="${face}" fill="url(#${id}-air)"/>`,
  ].join('');
};
