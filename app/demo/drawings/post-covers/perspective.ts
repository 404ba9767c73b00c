import { tenth } from '../svg.ts';
/** A point before the eye: to the right, above the ground, ahead; a scene keeps to metres or to centimetres. */
export type Spot = [right: number, above: number, ahead: number];

interface Eye {
  /** Where all lines that lead straight ahead meet in the picture. */
  x: number;
  y: number;
  /** Height of the eye. */
  height: number;
  /** Pixels of one unit of length at that distance. */
  focal: number;
}

export interface View {
  /** Place of a spot in the picture, as `x y`. */
  at(spot: Spot): string;
  point(spot: Spot): [x: number, y: number];
  /** Pixels of one unit of length at a distance. */
  scale(ahead: number): number;
  /** A closed outline through spots. */
  area(...spots: Spot[]): string;
  /** An open line through spots. */
  trace(...spots: Spot[]): string;
}

/** How an eye that looks straight ahead sees the world. */
export const viewFrom = ({ x, y, height, focal }: Eye): View => {
  const point = ([right, above, ahead]: Spot): [number, number] => [
    x + (right * focal) / ahead,
    y - ((above - height) * focal) / ahead,
  ];
  const at = (spot: Spot) => point(spot).map(tenth).join(' ');
  const trace = (...spots: Spot[]) => `M${spots.map(at).join('L')}`;
  return {
    at,
    point,
    scale: (ahead) => focal / ahead,
    area: (...spots) => `${trace(...spots)}Z`,
    trace,
  };
};
