import type { Spot } from './line-art.ts';

/** Headlights as they show from the side. */
export type LampStyle = 'wedge' | 'slim' | 'claw' | 'box' | 'drop' | 'tall' | 'slashes' | 'split';

interface Lamp {
  shape: Spot[];
  lenses: [x: number, height: number, radius: number][];
  daylight: Spot[];
}

/**
 * Each in centimetres from the bonnet's front edge: rearward, and down from the bonnet's line, so that
 * a lamp is below every bonnet.
 */
const LAMPS: Record<LampStyle, { shape: Spot[]; lenses: Lamp['lenses']; daylight: Spot[] }> = {
  wedge: {
    shape: [
      [-3, -9],
      [6, -4.6],
      [22, -4],
      [42, -5],
      [50, -8],
      [40, -13],
      [26, -17.5],
      [10, -18.5],
      [-3, -17],
    ],
    lenses: [
      [17, -11, 4.4],
      [30, -9.8, 3.6],
    ],
    daylight: [
      [40, -6.6],
      [22, -6.2],
      [9, -8],
      [7, -13],
      [14, -16.4],
    ],
  },
  slim: {
    shape: [
      [-3, -10],
      [8, -5],
      [26, -4.2],
      [52, -6],
      [44, -10],
      [24, -13.6],
      [6, -15],
      [-3, -14.6],
    ],
    lenses: [
      [15, -9.6, 3],
      [24, -8.7, 2.8],
      [32.4, -7.9, 2.4],
    ],
    daylight: [
      [-2, -12.6],
      [10, -12.8],
      [26, -11.6],
      [44, -8],
    ],
  },
  claw: {
    shape: [
      [-3, -10],
      [8, -5],
      [26, -4.2],
      [48, -6],
      [40, -10.4],
      [22, -13],
      [8, -14],
      [-3, -14],
    ],
    lenses: [
      [16, -9.4, 2.9],
      [25, -8.5, 2.7],
      [33, -7.7, 2.3],
    ],
    daylight: [
      [32, -11],
      [14, -13],
      [7.4, -15.6],
      [5.4, -26],
      [7.6, -38],
    ],
  },
  box: {
    shape: [
      [3, -7],
      [9, -4.4],
      [28, -4],
      [34, -7],
      [33, -18],
      [28, -22],
      [9, -23],
      [3, -20],
    ],
    lenses: [[16, -13.4, 5.2]],
    daylight: [
      [29, -6.6],
      [9.4, -7],
      [6.8, -10],
      [6.8, -19],
    ],
  },
  drop: {
    shape: [
      [-3, -16],
      [4, -10],
      [16, -5.4],
      [34, -4],
      [52, -5.4],
      [49, -10],
      [38, -16],
      [22, -21.5],
      [6, -22.5],
      [-3, -21],
    ],
    lenses: [
      [18, -13.6, 4.2],
      [31, -11, 3.6],
    ],
    daylight: [
      [46, -7.4],
      [30, -6.4],
      [15, -8.6],
      [6, -13.6],
    ],
  },
  tall: {
    shape: [
      [2, -20],
      [10, -12],
      [24, -6],
      [44, -4],
      [53, -6],
      [48, -14],
      [34, -22],
      [18, -28],
      [4, -28],
    ],
    lenses: [
      [20, -17.4, 4.6],
      [34, -12.6, 4],
    ],
    daylight: [
      [46, -7.2],
      [28, -8.6],
      [14, -14.4],
      [8, -22],
      [10, -26],
    ],
  },
  slashes: {
    shape: [
      [-3, -10],
      [8, -6],
      [26, -5],
      [50, -7.4],
      [42, -12],
      [20, -15],
      [-3, -15],
    ],
    lenses: [
      [16, -10.4, 3.4],
      [26, -9.8, 3],
    ],
    daylight: [
      [32, -6.8],
      [35, -12],
    ],
  },
  split: {
    shape: [
      [-3, -8],
      [8, -4],
      [28, -3.8],
      [44, -5.4],
      [40, -8.6],
      [22, -10],
      [20, -16],
      [8, -17.6],
      [-3, -17],
    ],
    lenses: [[9, -12.6, 3]],
    daylight: [
      [40, -6.6],
      [22, -6.8],
      [4, -7.6],
    ],
  },
};

/** The lamp of a style; `at` turns its own centimetres into those of the car. */
export function headlamp(style: LampStyle, at: (rearward: number, down: number) => Spot): Lamp {
  const { shape, lenses, daylight } = LAMPS[style];
  const [origin, unit] = [at(0, 0), at(1, 0)];
  const scale = unit[0] - origin[0];
  return {
    shape: shape.map(([u, v]) => at(u, v)),
    lenses: lenses.map(([u, v, r]) => [...at(u, v), r * scale]),
    daylight: daylight.map(([u, v]) => at(u, v)),
  };
}
