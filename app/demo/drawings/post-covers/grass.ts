import { dice } from '../landscape.ts';
import { n } from '../svg.ts';

/** Tufts of dry and green grass strewn along a line on the ground. */
export const grass = (
  from: number,
  to: number,
  y: number,
  count: number,
  seed: number,
  size = 1,
): string => {
  const roll = dice(seed);
  const tones = ['#5C8A5C', '#7FA56C', '#B9B27A'];
  const paths = tones.map((): string[] => []);
  for (let i = 0; i < count; i += 1) {
    const x = from + ((to - from) * (i + roll())) / count;
    const foot = y + (roll() - 0.5) * 16 * size;
    const blades = Array.from({ length: 5 }, (_, blade) => {
      const lean = (blade - 2) * 5 * size * (0.7 + roll() * 0.6);
      const h = (14 - Math.abs(blade - 2) * 3) * size * (0.8 + roll() * 0.5);
      return `M${n(x + (blade - 2) * 2 * size)} ${n(foot)}q${n(lean * 0.2)} ${n(-h * 0.7)} ${n(lean)} ${n(-h)}q${n(-lean * 0.3)} ${n(h * 0.5)} ${n(-lean + 2.4 * size)} ${n(h)}Z`;
    });
    paths[i % 3]?.push(blades.join(''));
  }
  return paths.map((d, i) => `<path d="${d.join('')}" fill="${tones[i]}"/>`).join('');
};
