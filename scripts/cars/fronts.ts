/** What the front of a car adds to its side view: widths, roundings and its face. All in cm. */
export interface Front {
  /** Width without mirrors. */
  width: number;
  /**
   * How far the side stands in from its widest line: at the sill, the lower crease, the hollow of the
   * doors and the glass line; the last is from the glass line to the roof.
   */
  section: [sill: number, lower: number, hollow: number, belt: number, roof: number];
  /** Half of the width of a crease. */
  soft?: number;
  /** How much narrower nose and tail are. */
  taper: [nose: number, tail: number];
  /** How far the wheel arches stand out, and how far that reaches. */
  flare: number;
  flareReach?: number;
  /** How far the corners of the nose are behind its middle, and the power of their rounding. */
  corner: number;
  roundness: number;
  /** How far the nose comes to a point. */
  vee: number;
  /** How far the sides of the windscreen are behind its middle. */
  screenSweep: number;
  /** Height of the middle of the bonnet over its sides. */
  dome: number;
  crown: [bonnet: number, roof: number];
  /** Radius of the edge between side and bonnet, and between side and roof. */
  edge: [bonnet: number, roof: number];
  noseEdge: number;
  tyreWidth?: number;
  tallMirror?: boolean;
}

const car: Front = {
  width: 178,
  section: [5, 0.5, 2.4, 5, 17],
  taper: [4, 5],
  flare: 1.3,
  flareReach: 22,
  corner: 34,
  roundness: 2.5,
  vee: 5,
  screenSweep: 16,
  dome: 1.6,
  crown: [8, 7],
  edge: [13, 8],
  noseEdge: 6,
};

/** Tall cars: upright noses, wide shoulders, high bonnets. */
const tall: Front = {
  ...car,
  section: [5, 0.5, 2.2, 5, 16],
  flare: 2.4,
  corner: 30,
  roundness: 2.7,
  crown: [7, 6],
  edge: [11, 8],
  noseEdge: 7,
  tyreWidth: 23,
};

/** Fronts of the cars that are drawn from their corner. */
export const fronts: Record<string, Front> = {
  'fiat-egea': { ...car, width: 179 },
  'renault-clio': {
    ...car,
    width: 180,
    section: [6, 1, 3, 6, 17],
    flare: 3,
    flareReach: 22,
    soft: 3,
    corner: 38,
    roundness: 2.3,
    edge: [16, 9],
  },
  'peugeot-208': {
    ...car,
    width: 175,
    section: [5, 0, 3.2, 4.5, 17],
    soft: 1.4,
    flare: 2.4,
    flareReach: 11,
    corner: 33,
    vee: 3,
    dome: 2.6,
    edge: [10, 8],
    noseEdge: 7,
  },
  'hyundai-i20': { ...car, width: 178, section: [5, 0, 3.4, 5, 17], soft: 1.3, vee: 8, dome: 2 },
  'renault-megane': {
    ...car,
    width: 181,
    section: [5, 1, 2.2, 5.5, 18],
    soft: 2.8,
    flare: 1.5,
    flareReach: 26,
    corner: 37,
    crown: [9, 7],
  },
  'hyundai-elantra': {
    ...car,
    width: 183,
    section: [5, -0.4, 4.4, 5, 18],
    soft: 1,
    vee: 10,
    corner: 36,
    dome: 1,
    crown: [6, 7],
    edge: [10, 7],
  },
  'mercedes-benz-c-200': {
    ...car,
    width: 182,
    section: [5.5, 1.2, 1.8, 5.5, 18],
    soft: 3,
    flare: 1.4,
    flareReach: 26,
    corner: 37,
    roundness: 2.3,
    dome: 2.4,
    crown: [10, 8],
    edge: [16, 9],
    noseEdge: 8,
  },
  'hyundai-tucson': {
    ...tall,
    width: 187,
    section: [5, -0.6, 4.2, 5, 16],
    soft: 0.9,
    flare: 4,
    flareReach: 12,
    vee: 6,
    corner: 32,
    dome: 1.2,
  },
  'mg-hs': {
    ...tall,
    width: 188,
    section: [6, 1, 2, 6, 17],
    soft: 3,
    flareReach: 20,
    corner: 36,
    roundness: 2.4,
    dome: 2.6,
    edge: [15, 9],
    vee: 7,
  },
  'mercedes-benz-gle-300-d': {
    ...tall,
    width: 195,
    section: [6, 1, 1.6, 6.5, 17],
    soft: 3,
    flare: 3,
    flareReach: 17,
    corner: 34,
    roundness: 2.4,
    dome: 3,
    edge: [15, 9],
    noseEdge: 9,
    tyreWidth: 26,
  },
  'renault-duster': {
    ...tall,
    width: 181,
    section: [4, 0, 2, 4.5, 15],
    soft: 1.2,
    flare: 5,
    flareReach: 12,
    corner: 22,
    roundness: 3,
    vee: 2,
    dome: 3,
    edge: [8, 6],
  },
  'mercedes-benz-vito-tourer': {
    ...tall,
    width: 193,
    section: [5, 0.6, 1.2, 2.5, 11],
    soft: 3,
    flare: 1.2,
    corner: 34,
    roundness: 2.4,
    crown: [10, 6],
    edge: [17, 11],
    screenSweep: 24,
    noseEdge: 9,
  },
};

const van: Front = {
  ...tall,
  width: 195,
  section: [5, 0.6, 1.2, 2.5, 11],
  soft: 3,
  flare: 1.2,
  crown: [10, 6],
  edge: [17, 11],
};

/** The front of a car that is only drawn from its side: there the widths hardly show. */
export const plainFront = (height: number, vanMirror = false): Front => ({
  ...(height > 175 ? van : height > 154 ? tall : car),
  tallMirror: vanMirror,
});
