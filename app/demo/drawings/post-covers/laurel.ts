import { dice } from '../landscape.ts';
import { tenth } from '../svg.ts';

/** A laurel: pointed leaves around many twigs, dark within and lit from the upper left. */
export const laurel = (
  x: number,
  ground: number,
  [width, height]: [number, number],
  seed: number,
): string => {
  const roll = dice(seed);
  const leaf = (px: number, py: number, length: number, angle: number): string => {
    const [dx, dy] = [Math.cos(angle) * length, Math.sin(angle) * length];
    const [bx, by] = [-dy * 0.3, dx * 0.3];
    return `M${tenth(px)} ${tenth(py)}q${tenth(dx * 0.5 + bx)} ${tenth(dy * 0.5 + by)} ${tenth(dx)} ${tenth(dy)}q${tenth(-dx * 0.5 - bx)} ${tenth(-dy * 0.5 - by)} ${tenth(-dx)} ${tenth(-dy)}Z`;
  };
  const size = Math.min(width, height) * 0.16;
  const layer = (count: number, spread: number, lift: number): string =>
    Array.from({ length: count }, () => {
      const angle = roll() * Math.PI * 2;
      const reach = Math.sqrt(roll()) * spread;
      const px = x + Math.cos(angle) * reach * width * 0.5 - lift * width;
      const py = ground - height * 0.46 + Math.sin(angle) * reach * height * 0.5 - lift * height;
      const way = Math.atan2(py - ground, px - x) + (roll() - 0.5) * 1.7;
      const length = size * (0.7 + roll() * 0.6);
      return leaf(px, Math.min(py, ground - Math.sin(way) * length), length, way);
    }).join('');
  const body = `M${tenth(x - width * 0.34)} ${tenth(ground)}C${tenth(x - width * 0.62)} ${tenth(ground - height * 0.5)} ${tenth(x - width * 0.3)} ${tenth(ground - height)} ${tenth(x)} ${tenth(ground - height * 0.96)}C${tenth(x + width * 0.34)} ${tenth(ground - height)} ${tenth(x + width * 0.6)} ${tenth(ground - height * 0.46)} ${tenth(x + width * 0.34)} ${tenth(ground)}Q${tenth(x)} ${tenth(ground + height * 0.08)} ${tenth(x - width * 0.34)} ${tenth(ground)}Z`;
  return `<ellipse cx="${tenth(x + width * 0.06)}" cy="${tenth(ground + height * 0.02)}" rx="${tenth(width * 0.6)}" ry="${tenth(height * 0.09)}" fill="#1D3A34" fill-opacity=".3"/><path d="${body}${layer(26, 1.08, 0)}" fill="#1F5244"/><path d="${layer(58, 1, 0.005)}" fill="#2F7459"/><path d="${layer(34, 0.84, 0.05)}" fill="#4F9069"/><path d="${layer(16, 0.6, 0.1)}" fill="#86B981"/>`;
};
