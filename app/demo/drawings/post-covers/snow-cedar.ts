import { dice } from '../landscape.ts';
import { n, tenth } from '../svg.ts';

/** Needles and snow where the sun falls, and on the side that is turned from it. */
const tones = {
  sunny: { needles: '#33706A', snow: '#FFFFFF' },
  shady: { needles: '#1D4C52', snow: '#CFDFEC' },
};

interface Bough {
  /** Height of its foot on the trunk, downwards. */
  y: number;
  /** How far it reaches to the side; negative to the left. */
  reach: number;
  tall: number;
  /** With more needles, for a tree near by. */
  fine: boolean;
}

/** One hanging bough: its ragged needles, and the snow that lies along its back. */
const bough = (
  { y, reach, tall, fine }: Bough,
  roll: () => number,
): [needles: string, snow: string] => {
  const droop = tall * (0.34 + roll() * 0.24);
  const round = fine ? (value: number) => String(Math.round(value)) : tenth;
  const spot = (x: number, down: number) => `${round(x)} ${round(y + down)}`;
  const start = `M${spot(-reach * 0.14, -tall * 0.5)}Q${spot(reach * 0.5, -tall * 0.34)} ${spot(reach, droop)}L`;
  const edge = (places: number[], hang: (i: number, at: number) => number) =>
    places.map((at, i) => spot(reach * at, droop * at + tall * hang(i, at))).join(' ');
  const fringe = edge(fine ? [0.82, 0.66, 0.5, 0.34, 0.1] : [0.7, 0.45, 0.1], (i) =>
    i % 2 ? 0.16 : 0.5 + roll() * 0.3,
  );
  const snow = edge(
    fine ? [0.86, 0.7, 0.5, 0.3, 0] : [0.7, 0.4, 0],
    (i, at) => (i % 2 ? -0.14 : roll() * 0.1) - at * 0.04,
  );
  return [`${start}${fringe}Z`, `${start}${snow}Z`];
};

/** A cedar with snow on its boughs, lit from the left. */
export const snowCedar = (x: number, ground: number, height: number, seed: number): string => {
  const roll = dice(seed);
  const tiers = height > 400 ? 12 : height > 130 ? 9 : 6;
  const spread = height > 200 ? [1, -1, 0.6, -0.64, 0.2, -0.28] : [1, -1, 0.4, -0.45];
  const crown = Array.from({ length: tiers }, (_, i) => {
    const share = i / (tiers - 1);
    const half = height * (0.29 - share * 0.25);
    const tall = (height * (1.15 - share * 0.3)) / tiers;
    const y = -height * (0.12 + share * 0.82);
    return spread
      .map((side) => {
        const reach = half * side * (0.82 + roll() * 0.3);
        const lower = y + tall * 0.3 * (1 - Math.abs(side));
        const [green, white] = bough({ y: lower, reach, tall, fine: height > 180 }, roll);
        const { needles, snow } = side > 0.1 ? tones.shady : tones.sunny;
        return `<path d="${green}" fill="${needles}"/><path d="${white}" fill="${snow}"/>`;
      })
      .join('');
  });
  const w = height * 0.022;
  return `<g transform="translate(${n(x)} ${n(ground)})"><path d="M${tenth(-w)} 0L0 ${tenth(-height * 0.3)}L${tenth(w)} 0Z" fill="#4A3F3E"/>${crown.join('')}<path d="M0 ${tenth(-height * 1.02)}L${tenth(w * 0.5)} ${tenth(-height * 0.94)}H${tenth(-w * 0.5)}Z" fill="#E6F0F4"/></g>`;
};
