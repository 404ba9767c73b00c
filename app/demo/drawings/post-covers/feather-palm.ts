import { dice, type Point } from '../landscape.ts';
import { linear, tenth } from '../svg.ts';

/** Colours of a palm, from the shaded fronds at the back to the sunlit ones in front. */
export interface FeatherTones {
  trunk: [dark: string, light: string];
  fronds: [back: string, middle: string, front: string];
}

const dayFeathers: FeatherTones = {
  trunk: ['#6E5442', '#B08D68'],
  fronds: ['#1D5347', '#2F7459', '#5E9E70'],
};

interface PalmOptions {
  x: number;
  ground: number;
  /** To the foot of the crown. */
  height: number;
  seed: number;
  tones?: FeatherTones;
  /** Leaflets on each side of a frond; far palms need few. */
  leaflets?: number;
  /** Length of a frond. */
  reach?: number;
}

/** One frond: a bent rib with leaflets that shorten towards both ends. */
const frond = (
  [x, y]: Point,
  angle: number,
  length: number,
  leaflets: number,
  roll: () => number,
): string => {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  // The tip falls by its own weight, most where the frond reaches furthest to the side.
  const sag = length * (0.2 + 0.34 * Math.abs(dx));
  const [mx, my] = [x + dx * length * 0.52, y + dy * length * 0.62 - length * 0.1];
  const [ex, ey] = [x + dx * length * 0.98, y + dy * length * 0.7 + sag];
  const along = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * mx + t * t * ex,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * my + t * t * ey,
  ];
  const round = length > 110 ? (value: number) => String(Math.round(value)) : tenth;
  const side = (hand: 1 | -1): string[] =>
    Array.from({ length: leaflets }, (_, i) => {
      const t = 0.1 + (0.86 * i) / (leaflets - 1);
      const [px, py] = along(t);
      const [qx, qy] = along(Math.min(1, t + 0.02));
      const heading = Math.atan2(qy - py, qx - px);
      const span = length * 0.25 * Math.sin(Math.PI * (0.16 + 0.8 * t)) * (0.86 + roll() * 0.28);
      const open = heading + hand * (0.95 - 0.5 * t);
      const [tx, ty] = [px + Math.cos(open) * span, py + Math.sin(open) * span + span * 0.22];
      return [px, py, tx, ty].map(round).join(' ');
    });
  return `M${tenth(x)} ${tenth(y)}L${side(-1).join(' ')} ${tenth(ex)} ${tenth(ey)} ${side(1)
    .reverse()
    .map((pair) => pair.split(' '))
    .map(([px, py, tx, ty]) => `${tx} ${ty} ${px} ${py}`)
    .join(' ')}Z`;
};

/** A date palm with feathered fronds, its trunk ringed and lit from the left. */
export const featherPalm = ({
  x,
  ground,
  height,
  seed,
  tones = dayFeathers,
  leaflets = 15,
  reach = height * 0.46,
}: PalmOptions): string => {
  const roll = dice(seed);
  const id = `palm-${seed}-${Math.round(x)}`;
  const top = ground - height;
  const bend = (roll() - 0.5) * height * 0.12;
  const half = Math.max(2, reach * 0.062);
  const head: Point = [x + bend, top];
  const at = (share: number): Point => [x + bend * share * share, ground - height * share];
  const [hx] = head;
  const trunk = `M${tenth(x - half * 1.35)} ${tenth(ground)}Q${tenth(x - half)} ${tenth(ground - height * 0.5)} ${tenth(hx - half)} ${tenth(top)}H${tenth(hx + half)}Q${tenth(x + half)} ${tenth(ground - height * 0.5)} ${tenth(x + half * 1.35)} ${tenth(ground)}Z`;
  const ringCount = Math.round(height / (half * 1.5));
  const rings = Array.from({ length: ringCount }, (_, i) => {
    const [rx, ry] = at((i + 0.7) / ringCount);
    return `M${tenth(rx - half)} ${tenth(ry)}q${tenth(half)} ${tenth(half * 0.5)} ${tenth(half * 2)} ${tenth(-half * 0.1)}`;
  }).join('');
  // The leaf stubs under the crown.
  const [low, neck] = [top + reach * 0.2, half * 1.9];
  const stubs = `M${tenth(hx - half)} ${tenth(low)}Q${tenth(hx - neck)} ${tenth(top + reach * 0.08)} ${tenth(hx - half)} ${tenth(top - reach * 0.05)}H${tenth(hx + half)}Q${tenth(hx + neck)} ${tenth(top + reach * 0.08)} ${tenth(hx + half)} ${tenth(low)}Z`;
  const scales = [0.02, 0.07, 0.12, 0.17]
    .map(
      (down) =>
        `M${tenth(hx - half * 1.2)} ${tenth(top + reach * (down - 0.03))}l${tenth(half * 0.8)} ${tenth(reach * 0.05)}l${tenth(half * 0.4)} ${tenth(-reach * 0.04)}l${tenth(half * 0.4)} ${tenth(reach * 0.04)}l${tenth(half * 0.8)} ${tenth(-reach * 0.05)}`,
    )
    .join('');
  const fan = (count: number, from: number, to: number, length: number) =>
    Array.from({ length: count }, (_, i) => {
      const angle = from + ((to - from) * i) / (count - 1) + (roll() - 0.5) * 0.16;
      return frond(head, angle, length * (0.88 + roll() * 0.22), leaflets, roll);
    }).join('');
  const [back, middle, front] = tones.fronds;
  return [
    `<defs>${linear(
      id,
      [hx - half * 1.4, 0, hx + half * 1.4, 0],
      [
        [0, tones.trunk[1]],
        [1, tones.trunk[0]],
      ],
    )}</defs>`,
    `<path d="${fan(11, -Math.PI - 0.5, 0.5, reach)}" fill="${back}"/><ellipse cx="${tenth(hx)}" cy="${tenth(top - reach * 0.04)}" rx="${tenth(reach * 0.17)}" ry="${tenth(reach * 0.14)}" fill="${back}"/>`,
    `<path d="${trunk}" fill="url(#${id})"/><path d="${rings}" fill="none" stroke="${tones.trunk[0]}" stroke-opacity=".55" stroke-width="${tenth(Math.max(0.8, half * 0.18))}"/><path d="${stubs}" fill="${tones.trunk[0]}"/><path d="${scales}" fill="none" stroke="${tones.trunk[1]}" stroke-opacity=".7" stroke-width="${tenth(Math.max(0.8, half * 0.16))}"/>`,
    `<path d="${fan(9, -Math.PI - 0.15, 0.2, reach * 0.94)}" fill="${middle}"/>`,
    `<path d="${fan(7, -Math.PI + 0.12, -0.42, reach * 0.76)}" fill="${front}"/>`,
  ].join('');
};
