import { dice } from '../landscape.ts';
import { tenth } from '../svg.ts';

interface BloomTones {
  leaves: [dark: string, light: string];
  flowers: [dark: string, middle: string, light: string];
}

/** Bougainvillea in the sun and in the shade of a house. */
export const bloomTones = {
  sunny: { leaves: ['#285A43', '#5B9259'], flowers: ['#A12A66', '#D2457F', '#F58FB4'] },
  shady: { leaves: ['#1D4143', '#3A6B62'], flowers: ['#6F2A5E', '#97427A', '#BE6F9B'] },
} satisfies Record<string, BloomTones>;

interface Bloom {
  /** Middles and radii of the parts of the bush, along the way it grows. */
  spots: [x: number, y: number, radius: number][];
  /** Size of a flower, in pixels. */
  flower: number;
  seed: number;
  tones?: BloomTones;
}

/** A pointed leaf. */
const leaf = (x: number, y: number, r: number, angle: number): string => {
  const [dx, dy] = [Math.cos(angle) * r, Math.sin(angle) * r];
  return `M${tenth(x - dx)} ${tenth(y - dy)}q${tenth(dx * 1.3 - dy * 0.7)} ${tenth(dy * 1.3 + dx * 0.7)} ${tenth(dx * 2)} ${tenth(dy * 2)}q${tenth(-dx * 1.3 + dy * 0.7)} ${tenth(-dy * 1.3 - dx * 0.7)} ${tenth(-dx * 2)} ${tenth(-dy * 2)}Z`;
};

/** A climbing bougainvillea: leaves under flowers, the sun on its upper left. */
export const bloom = ({ spots, flower, seed, tones = bloomTones.sunny }: Bloom): string => {
  const roll = dice(seed);
  const leaves: [string[], string[]] = [[], []];
  const clumps: string[] = [];
  /** Flowers by colour, large and small; a dot is a line without length and with round ends. */
  const flowers: [string[], string[]][] = tones.flowers.map(() => [[], []]);
  const spread = (x: number, y: number, radius: number) => {
    const angle = roll() * Math.PI * 2;
    const reach = Math.sqrt(roll()) * radius;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.8] as const;
  };
  const dot = (x: number, y: number) => `M${tenth(x)} ${tenth(y)}h0`;
  for (const [x, y, radius] of spots) {
    const tufts = 3 + (radius / flower) ** 2 * 0.5;
    for (let i = 0; i < tufts; i += 1) clumps.push(dot(...spread(x, y, radius * 0.86)));
    const count = Math.max(6, Math.round((radius / flower) ** 2 * 0.62));
    for (let i = 0; i < count; i += 1) {
      const [lx, ly] = spread(x, y, radius * 1.08);
      if (i % 3 === 0)
        leaves[i % 2 ? 0 : 1].push(leaf(lx, ly, flower * (0.9 + roll() * 0.5), roll() * 3));
      const [fx, fy] = spread(x, y, radius * 0.98);
      const up = (x - fx + (y - fy)) / radius + (roll() - 0.5) * 1.1;
      flowers[up > 0.5 ? 2 : up > -0.35 ? 1 : 0]?.[i % 2]?.push(dot(fx, fy));
    }
  }
  const dots = (d: string[], colour: string, width: number) =>
    `<path d="${d.join('')}" fill="none" stroke="${colour}" stroke-width="${tenth(width)}" stroke-linecap="round"/>`;
  return [
    dots(clumps, tones.leaves[0], flower * 3.3),
    ...leaves.map((d, i) => `<path d="${d.join('')}" fill="${tones.leaves[i]}"/>`),
    ...flowers.flatMap(([large, small], i) => [
      dots(large, tones.flowers[i] ?? '', flower * 1.75),
      dots(small, tones.flowers[i] ?? '', flower * 1.2),
    ]),
  ].join('');
};
