import { dice } from '../landscape.ts';
import { linear, n, type Stop } from '../svg.ts';

interface Crag {
  /** A name of its own within the picture. */
  id: string;
  /** The outline of the rock as an SVG path. */
  d: string;
  /** The box the rock fills. */
  box: [left: number, top: number, right: number, bottom: number];
  /** Limestone from the top to the foot. */
  tones: Stop[];
  /** Width of a typical break in the stone. */
  grain: number;
  seed: number;
  /** Strength of light and shade on the breaks. */
  relief?: [light: number, shade: number];
}

/** Limestone in the morning sun. */
export const limestone: Stop[] = [
  [0, '#EBDDBF'],
  [0.45, '#DCC59B'],
  [1, '#BE9F70'],
];

/** Limestone farther off, in the haze. */
export const hazyLimestone: Stop[] = [
  [0, '#D8DCCB'],
  [0.5, '#D3CBAF'],
  [1, '#BFAF8C'],
];

/** A face of rock: breaks that catch the light on their left, cracks, and lines of the strata. */
export const crag = ({ id, d, box, tones, grain, seed, relief = [0.5, 0.2] }: Crag): string => {
  const [left, top, right, bottom] = box;
  const roll = dice(seed);
  const lit: string[] = [];
  const dark: string[] = [];
  const cracks: string[] = [];
  for (let y = top - grain; y < bottom; y += grain * 0.92) {
    for (let x = left - roll() * grain; x < right; x += grain * (0.62 + roll() * 0.5)) {
      const [w, h] = [grain * (0.5 + roll() * 0.6), grain * (0.9 + roll() * 1.2)];
      const [px, py] = [x, y + (roll() - 0.5) * grain];
      const edge = [px + w * (0.34 + roll() * 0.2), py + h * (0.9 + roll() * 0.2)] as const;
      const crown = [px + w * (0.44 + roll() * 0.2), py + h * 0.06 * roll()] as const;
      lit.push(
        `M${n(px)} ${n(py + h * 0.16)}L${n(crown[0])} ${n(crown[1])}L${n(edge[0])} ${n(edge[1])}L${n(px + w * 0.08)} ${n(py + h * 0.66)}Z`,
      );
      dark.push(
        `M${n(crown[0])} ${n(crown[1])}L${n(px + w)} ${n(py + h * 0.24)}L${n(px + w * 0.86)} ${n(py + h * 0.72)}L${n(edge[0])} ${n(edge[1])}Z`,
      );
      if (roll() > 0.72)
        cracks.push(
          `M${n(px + w)} ${n(py + h * 0.2)}l${n(-w * 0.14)} ${n(h * 0.5)}l${n(w * 0.06)} ${n(h * 0.3)}`,
        );
    }
  }
  return `<defs>${linear(id, [0, top, 0, bottom], tones)}<clipPath id="${id}-cut"><path d="${d}"/></clipPath></defs><path d="${d}" fill="url(#${id})"/><g clip-path="url(#${id}-cut)"><path d="${lit.join('')}" fill="#FFF6E0" fill-opacity="${relief[0]}"/><path d="${dark.join('')}" fill="#5A4A34" fill-opacity="${relief[1]}"/><path d="${cracks.join('')}" fill="none" stroke="#6B5538" stroke-width="${n(grain * 0.03)}" stroke-opacity=".5"/></g>`;
};
