import { dice } from '../landscape.ts';
import { linear } from '../svg.ts';

/** Fog has no edges that a tenth of a pixel would show; half ones do. */
const half = (value: number): string => String(Math.round(value * 2) / 2);

interface FogSea {
  /** A name of its own within the picture. */
  id: string;
  /** Upper edge of the first row and of the last one. */
  from: number;
  to: number;
  rows: number;
  /** Length of a swell in the first row and in the last one. */
  size: [far: number, near: number];
  seed: number;
}

/** A sea of fog from above: rows of long swells, small and warm far off, large and cool near by. */
export const fogSea = ({ id, from, to, rows, size, seed }: FogSea): string => {
  const roll = dice(seed);
  return Array.from({ length: rows }, (_, row) => {
    const share = rows === 1 ? 0 : row / (rows - 1);
    const y = from + (to - from) * share ** 1.25;
    const long = size[0] + (size[1] - size[0]) * share;
    const deep = long * 0.5;
    let swells = `M-60 ${half(y + deep * 3)}V${half(y + deep * 0.3)}H1660V${half(y + deep * 3)}Z`;
    let crests = '';
    for (let x = -long; x < 1600 + long; x += long * (0.34 + roll() * 0.5)) {
      const rx = long * (0.35 + roll() * 0.5);
      const ry = rx * (0.2 + roll() * 0.16);
      const cy = y + deep * (0.28 - roll() * 0.26);
      swells += `M${half(x - rx)} ${half(cy)}a${half(rx)} ${half(ry)} 0 0 1 ${half(rx * 2)} 0v${half(deep)}h${half(-rx * 2)}Z`;
      if (roll() < 0.55)
        crests += `M${half(x - rx * 0.72)} ${half(cy - ry * 0.62)}Q${half(x - rx * 0.3)} ${half(cy - ry * 1.02)} ${half(x + rx * 0.2)} ${half(cy - ry * 0.94)}Q${half(x - rx * 0.3)} ${half(cy - ry * 0.7)} ${half(x - rx * 0.72)} ${half(cy - ry * 0.62)}Z`;
    }
    return `<defs>${linear(
      `${id}-${row}`,
      [0, y - deep * 0.3, 0, y + deep * 1.6],
      [
        [0, share < 0.6 && row % 2 === 0 ? '#FFF4E0' : '#FDFDFB'],
        [0.4, '#E9F1F4'],
        [1, row % 2 ? '#BFD3E3' : '#CBDBE6'],
      ],
    )}</defs><path d="${swells}" fill="url(#${id}-${row})"/><path d="${crests}" fill="#FFFFFF" fill-opacity=".8"/>`;
  }).join('');
};
