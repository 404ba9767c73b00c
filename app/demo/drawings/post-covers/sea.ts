import { dice } from '../landscape.ts';
import { linear, n, type Stop } from '../svg.ts';
import { coverSize } from './cover.ts';

const morning: Stop[] = [
  [0, '#D2ECE5'],
  [0.14, '#9FDCD8'],
  [0.5, '#4FC0BC'],
  [1, '#1C9C9B'],
];

interface Sea {
  horizon: number;
  floor: number;
  /** Where the sun's path lies on the water; none where the sun is elsewhere. */
  path?: number;
  tones?: Stop[];
  /** Colour of the sun's path. */
  shine?: string;
  seed?: number;
}

/** The sea from the horizon down to `floor`, with ripples and the path of the sun. */
export const sea = ({
  horizon,
  floor,
  path,
  tones = morning,
  shine = '#FFF8E2',
  seed = 19,
}: Sea): string => {
  const { width } = coverSize;
  const depth = floor - horizon;
  const roll = dice(seed);
  const ripples = Array.from({ length: 36 }, () => {
    const down = roll() ** 1.4;
    const y = horizon + 12 + down * (depth - 16);
    const long = 16 + down * (50 + roll() * 60);
    return `M${n(roll() * width)} ${n(y)}q${n(long / 4)} ${n(-1 - down * 2)} ${n(long / 2)} 0t${n(long / 2)} 0`;
  }).join('');
  const glints =
    path === undefined
      ? ''
      : Array.from({ length: 44 }, (_, i) => {
          const down = (i / 44) ** 1.7;
          const x = path + Math.sin(i * 2.4) * (26 + down * 150);
          const half = 7 + down * 34 + ((i * 31) % 17);
          return `M${n(x - half)} ${n(horizon + 4 + down * depth)}h${n(half * 2)}`;
        }).join('');
  return `<defs>${linear('sea-water', [0, horizon, 0, floor], tones)}</defs><rect y="${n(horizon)}" width="${width}" height="${n(depth)}" fill="url(#sea-water)"/><rect y="${n(horizon - 5)}" width="${width}" height="12" fill="#FFF3D8" fill-opacity=".35"/><path d="${ripples}" fill="none" stroke="#FFFFFF" stroke-width="2" stroke-linecap="round" stroke-opacity=".38"/>${glints ? `<path d="${glints}" stroke="${shine}" stroke-width="3.2" stroke-linecap="round" stroke-opacity=".8"/>` : ''}`;
};
