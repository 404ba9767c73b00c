/** Mountains, capes and shores in plan: crest lines of x (right), z (ahead) and height, in metres. */
export interface Range {
  line: [x: number, z: number, height: number][];
  /** How far the flanks reach. */
  reach: number;
  /** A plateau with cliffs instead of a crest. */
  flat?: boolean;
}

export const RANGES: Range[] = [
  // The slope behind the road.
  {
    line: [
      [420, -1000, 270],
      [430, -350, 215],
      [440, 150, 225],
      [540, 480, 190],
      [560, 720, 120],
    ],
    reach: 390,
  },
  // The first cape ahead, with the bay before it.
  {
    line: [
      [560, 720, 120],
      [260, 880, 128],
      [-80, 985, 84],
    ],
    reach: 190,
  },
  {
    line: [
      [560, 720, 120],
      [1250, 1300, 380],
      [1500, 1900, 520],
    ],
    reach: 420,
  },
  // The second and the third.
  {
    line: [
      [1500, 1900, 520],
      [900, 2500, 430],
      [150, 2950, 270],
      [-480, 3050, 150],
    ],
    reach: 440,
  },
  {
    line: [
      [3200, 4400, 1500],
      [2100, 5900, 1350],
      [500, 6700, 820],
      [-900, 6950, 470],
      [-1750, 7000, 220],
    ],
    reach: 900,
  },
  // Tahtalı, which all the coast looks up to.
  {
    line: [
      [5600, 11000, 1500],
      [2600, 15000, 2300],
      [1500, 15600, 3000],
      [200, 16300, 2050],
      [-2100, 17200, 900],
    ],
    reach: 2500,
  },
  {
    line: [
      [3000, 28000, 1900],
      [-3500, 27500, 1250],
      [-9000, 27000, 800],
      [-13500, 27000, 300],
    ],
    reach: 3200,
  },
  // The high range in the west and its way north.
  {
    line: [
      [3200, 4400, 1350],
      [3600, 2300, 1500],
      [4100, 600, 1750],
      [3900, -900, 1420],
      [4300, -2700, 1850],
      [5000, -7000, 1750],
      [4200, -11000, 1200],
      [3000, -14500, 600],
    ],
    reach: 1700,
  },
  {
    line: [
      [420, -1000, 270],
      [900, -2000, 520],
      [1350, -3200, 640],
      [1350, -4500, 720],
      [820, -4900, 420],
      [420, -5050, 190],
    ],
    reach: 520,
  },
  // The three islands.
  {
    line: [
      [-1340, 2240, 165],
      [-1290, 2300, 150],
    ],
    reach: 120,
  },
  {
    line: [
      [-1120, 2400, 112],
      [-1100, 2410, 108],
    ],
    reach: 75,
  },
  // The plain of the city and its cliffs, which go on to the east.
  {
    line: [
      [1250, -5700, 110],
      [-600, -7000, 118],
      [-3700, -7900, 138],
      [-7500, -7900, 142],
      [-12500, -8200, 128],
      [-18000, -9400, 104],
    ],
    reach: 1700,
    flat: true,
  },
  // What closes the plain in the north, and the eastern Taurus in the haze.
  {
    line: [
      [12000, -26000, 2300],
      [2000, -33000, 2000],
      [-9000, -37000, 2100],
      [-22000, -35000, 1750],
      [-38000, -27000, 1500],
      [-54000, -22000, 1700],
    ],
    reach: 6500,
  },
];
