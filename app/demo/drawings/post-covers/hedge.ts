import { dice } from '../landscape.ts';
import { n } from '../svg.ts';

interface Hedge {
  from: number;
  to: number;
  /** Where it stands. */
  ground: number;
  height: number;
  seed: number;
}

/** A clipped hedge: an uneven top in the sun, leaves in two greens, its foot in the shade. */
export const hedge = ({ from, to, ground, height, seed }: Hedge): string => {
  const roll = dice(seed);
  const bump = height * 0.62;
  const crest = (level: number, depth: number): string => {
    let d = `M${n(from)} ${n(ground)}V${n(level)}`;
    let x = from;
    while (x < to) {
      const step = Math.min(bump * (0.7 + roll() * 0.7), to - x);
      d += `q${n(step / 2)} ${n(-depth * (0.7 + roll() * 0.6))} ${n(step)} 0`;
      x += step;
    }
    return `${d}V${n(ground)}Z`;
  };
  const leaves = Array.from({ length: Math.round((to - from) / (height * 0.45)) }, () => {
    const x = from + roll() * (to - from - bump);
    const y = ground - height * (0.24 + roll() * 0.5);
    const r = height * (0.12 + roll() * 0.1);
    return `M${n(x)} ${n(y)}q${n(r)} ${n(-r * 1.5)} ${n(r * 2)} 0Z`;
  }).join('');
  return `<path d="${crest(ground - height * 0.84, height * 0.3)}" fill="#5C9670"/><path d="${crest(ground - height * 0.66, height * 0.3)}" fill="#3F7F61"/><path d="${leaves}" fill="#6CA57C"/><path d="${crest(ground - height * 0.3, height * 0.3)}" fill="#2B6652"/>`;
};
