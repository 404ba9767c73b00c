import { n } from '../svg.ts';

/** A point before the eye in metres: to the right, above the ground, ahead. */
export type Spot = [right: number, above: number, ahead: number];

interface Eye {
  /** Where all lines that lead straight ahead meet in the picture. */
  x: number;
  y: number;
  /** Height of the eye in metres. */
  height: number;
  /** Pixels of a metre one metre ahead. */
  focal: number;
}

export interface View {
  /** Place of a spot in the picture, as `x y`. */
  at(spot: Spot): string;
  point(spot: Spot): [x: number, y: number];
  /** Pixels of a metre at a distance. */
  scale(ahead: number): number;
  /** A closed outline through spots. */
  area(...spots: Spot[]): string;
}

/** How an eye that looks straight ahead sees the world. */
export const viewFrom = ({ x, y, height, focal }: Eye): View => {
  const point = ([right, above, ahead]: Spot): [number, number] => [
    x + (right * focal) / ahead,
    y - ((above - height) * focal) / ahead,
  ];
  const at = (spot: Spot) => point(spot).map(n).join(' ');
  return {
    at,
    point,
    scale: (ahead) => focal / ahead,
    area: (...spots) => `M${spots.map(at).join('L')}Z`,
  };
};
