import { dice } from '../landscape.ts';
import { n } from '../svg.ts';

/** An agave: a rosette of stiff pointed leaves, dark behind and silvery in front. */
export const agave = (x: number, ground: number, size: number, seed: number): string => {
  const roll = dice(seed);
  const half = size * 0.085;
  const leaf = (angle: number, length: number, fill: string): string => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [sx, sy] = [-sin * half, cos * half];
    const bow = length * 0.12 * cos;
    const [mx, my] = [x + cos * length * 0.5, ground + sin * length * 0.5];
    const [tx, ty] = [x + cos * length, ground + sin * length + Math.abs(bow)];
    return `<path d="M${n(x - sx)} ${n(ground - sy)}Q${n(mx - sx * 1.7)} ${n(my - sy * 1.7 - bow)} ${n(tx)} ${n(ty)}Q${n(mx + sx * 1.7)} ${n(my + sy * 1.7)} ${n(x + sx)} ${n(ground + sy)}Z" fill="${fill}"/><path d="M${n(x)} ${n(ground)}Q${n(mx)} ${n(my - bow * 0.5)} ${n(tx)} ${n(ty)}" fill="none" stroke="#DCEBCF" stroke-width="1.8" stroke-opacity=".4"/>`;
  };
  const rows = [
    [9, 1, '#2B6258'],
    [7, 0.86, '#3F7F6C'],
    [5, 0.66, '#6AA48A'],
  ] as const;
  const span = Math.PI - 0.24;
  return rows
    .flatMap(([count, reach, fill]) =>
      Array.from({ length: count }, (_, i) =>
        leaf(
          -Math.PI + 0.12 + (span * (i + 0.2 + roll() * 0.5)) / count,
          size * reach * (0.85 + roll() * 0.3),
          fill,
        ),
      ),
    )
    .join('');
};
