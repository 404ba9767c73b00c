import { facets, ridge } from '../landscape.ts';
import { linear } from '../svg.ts';
import { pointsOf } from './cover.ts';

interface Range {
  /** A name of its own within the picture. */
  id: string;
  /** Summits and saddles as `x,y x,y`, from left to right. */
  line: string;
  /** Where the range meets the plain or the sea. */
  floor: number;
  /** Colour of the summits and of the haze at the foot. */
  tones: [summit: string, foot: string];
  seed: number;
  /** Strength of the sun on the sides that face it. */
  light?: number;
  roughness?: number;
}

/** The tones of four ranges from the haze to the near one, in morning light. */
export const rangeTones = {
  haze: ['#B4D2D8', '#E8E8DA'],
  far: ['#8FBBC6', '#D5E1D8'],
  middle: ['#629EAB', '#B4D2CC'],
  near: ['#3A7F8B', '#8BBBB5'],
} satisfies Record<string, [string, string]>;

/** One range of the Taurus: the lines of its summits, sunlit sides and haze at its foot. */
export const range = ({
  id,
  line,
  floor,
  tones: [summit, foot],
  seed,
  light = 0.14,
  roughness = 0.17,
}: Range): string => {
  const points = pointsOf(line);
  const top = Math.min(...points.map(([, y]) => y));
  const d = ridge(points, floor, seed, roughness, 4);
  return `<defs>${linear(
    id,
    [0, top, 0, floor],
    [
      [0, summit],
      [1, foot],
    ],
  )}<clipPath id="${id}-cut"><path d="${d}"/></clipPath></defs><path d="${d}" fill="url(#${id})"/><path d="${facets(points, floor, seed)}" fill="#FFF4DC" fill-opacity="${light}" clip-path="url(#${id}-cut)"/>`;
};
