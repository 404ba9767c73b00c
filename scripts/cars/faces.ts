import type { LampStyle } from './headlamps.ts';
import { pathOf, rounded, type Spot } from './line-art.ts';
import { n } from './svg.ts';

/**
 * The face of a car in cm: from the middle along the nose to a side, and upwards. What stands on both
 * sides is given for one.
 */
export interface Face {
  lamps: Lamp[];
  /** Right half of the grille, from its top to its foot. */
  grille?: Grille;
  /** More openings, such as of the bumper. */
  intakes: Grille[];
  /** Openings on both sides, as whole shapes. */
  vents?: Spot[][];
  /** Shut lines on both sides. */
  lines?: Spot[][];
  /** Bright strips: in the middle they are given for one side. */
  bright?: Spot[][];
  /** Upper edge of the unpainted chin, from the middle to the side. */
  chin?: Spot[];
  /** Height of the middle of the plate, and of the badge. */
  plate: number;
  badge?: number;
}

export interface Lamp {
  shape: Spot[];
  /** Units in the lamp: middle and radius, or a flat one with half of its width and height. */
  lenses?: [s: number, z: number, radius: number, high?: number][];
  /** The line of light of the day. */
  daylight?: Spot[][];
  thick?: number;
  /** A lamp without a dark bowl, such as a fog lamp's line. */
  bare?: boolean;
  round?: number;
}

export interface Grille {
  half: Spot[];
  pattern?: 'slats' | 'mesh' | 'bars' | 'dots' | 'gems' | 'plain';
  frame?: 'bright' | 'black';
  step?: number;
  round?: number;
}

const path = (d: string, rest: string) => `<path d="${d}" ${rest}/>`;
const both = (content: string) => `${content}<g transform="scale(-1 1)">${content}</g>`;
const stroke = (spots: Spot[], colour: string, width: number, opacity = 1) =>
  path(
    pathOf(spots, false),
    `fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"`,
  );

const whole = ({ half, round = 3 }: Grille): string =>
  pathOf(rounded([...half, ...half.map(([s, z]): Spot => [-s, z]).reverse()], round));

const PATTERNS = {
  slats: (step: number) =>
    range(0, 140, step)
      .map((z) => path(`M-120 ${n(z)}H120`, 'stroke="#5B6970" stroke-width=".9"'))
      .join(''),
  bars: (step: number) =>
    range(-60, 60, step)
      .map((s) => path(`M${n(s)} 0V140`, 'stroke="#7E8B92" stroke-width="1.3"'))
      .join(''),
  mesh: (step: number) =>
    range(-240, 140, step)
      .map((s) =>
        path(
          `M${n(s)} 0l140 140M${n(s + 100)} 0l-140 140`,
          'stroke="#4A5860" stroke-width=".9" fill="none"',
        ),
      )
      .join(''),
  dots: (step: number) =>
    range(0, 140, step)
      .map((z, row) =>
        range(-100, 100, step * 1.3)
          .map(
            (s) =>
              `<rect x="${n(s + (row % 2) * step * 0.65 - 1)}" y="${n(z)}" width="2.2" height="1.2" rx=".5" fill="#AEB9BE"/>`,
          )
          .join(''),
      )
      .join(''),
  gems: (step: number) =>
    range(0, 140, step)
      .map((z, row) =>
        range(-110, 110, step * 2)
          .map((s) => {
            const x = s + (row % 2) * step;
            return path(
              `M${n(x - step)} ${n(z)}L${n(x)} ${n(z + step * 0.86)}L${n(x + step)} ${n(z)}L${n(x)} ${n(z - step * 0.86)}Z`,
              `fill="${row % 2 ? '#2B373E' : '#1D272D'}" stroke="#63727A" stroke-width=".55"`,
            );
          })
          .join(''),
      )
      .join(''),
  plain: () => '',
};

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

let clips = 0;
function opening(grille: Grille): string {
  const d = whole(grille);
  clips += 1;
  const id = `g${clips}`;
  const rows = PATTERNS[grille.pattern ?? 'plain'](grille.step ?? 4);
  const frame =
    grille.frame === 'bright'
      ? path(d, 'fill="none" stroke="#EEF3F4" stroke-width="1.5"')
      : path(d, 'fill="none" stroke="#05090B" stroke-width="1" stroke-opacity=".8"');
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, 'fill="#10171B"')}<g clip-path="url(#${id})">${rows}${path(d, 'fill="none" stroke="#000" stroke-opacity=".45" stroke-width="6"')}</g>${frame}`;
}

const lens = ([s, z, r, high]: NonNullable<Lamp['lenses']>[number]): string =>
  high
    ? `<rect x="${n(s - r)}" y="${n(z - high)}" width="${n(r * 2)}" height="${n(high * 2)}" rx="${n(Math.min(high, 1.6))}" fill="#DCE9EE" stroke="#8CA0AA" stroke-width=".6"/><rect x="${n(s - r + 1)}" y="${n(z - high + 0.5)}" width="${n(r * 2 - 2)}" height="${n(high)}" rx="1" fill="#5D727D" fill-opacity=".55"/>`
    : `<circle cx="${n(s)}" cy="${n(z)}" r="${n(r)}" fill="#C8D4D9"/><circle cx="${n(s)}" cy="${n(z)}" r="${n(r * 0.84)}" fill="#27343C"/><circle cx="${n(s)}" cy="${n(z)}" r="${n(r * 0.6)}" fill="#7E96A2"/><circle cx="${n(s - r * 0.16)}" cy="${n(z + r * 0.2)}" r="${n(r * 0.28)}" fill="#F4FBFD"/>`;

function lamp({ shape, lenses = [], daylight = [], thick = 2.2, bare, round = 2.5 }: Lamp): string {
  const d = pathOf(rounded(shape, round));
  const lit = daylight
    .map((line) => stroke(line, '#BFE3EE', thick + 2.4, 0.35) + stroke(line, '#FDFFFF', thick))
    .join('');
  if (bare) return lit;
  clips += 1;
  const id = `l${clips}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath>${path(d, 'fill="url(#bowl)" stroke="#0C1419" stroke-width="1.2" stroke-linejoin="round"')}<g clip-path="url(#${id})">${lenses.map(lens).join('')}</g>${lit}`;
}

function plate(z: number): string {
  return `<g transform="translate(0 ${n(z)}) scale(1 -1)"><rect x="-27" y="-6.4" width="54" height="12.8" rx="1.6" fill="#1B2429"/><rect x="-26" y="-5.5" width="52" height="11" rx="1" fill="#FAFBFB"/><rect x="-26" y="-5.5" width="5" height="11" rx="1" fill="#1F4FA3"/><text x="2.7" y="3.4" text-anchor="middle" font-family="DejaVu Sans Condensed, DejaVu Sans" font-weight="bold" font-size="9.2" textLength="39" lengthAdjust="spacingAndGlyphs" fill="#10181C">07 KRV 07</text></g>`;
}

/** What is painted on the nose, and where it is covered by clear glass; both as SVG. */
export function faceOf(face: Face): { paint: string; gloss: string } {
  const { lamps, grille, intakes, vents = [], lines = [], bright = [], chin, badge } = face;
  const chinShape = chin && pathOf([...chin, [170, chin.at(-1)?.[1] ?? 20], [170, -5], [0, -5]]);
  const paint = [
    '<defs><linearGradient id="bowl" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#93A8B2"/><stop offset=".35" stop-color="#44565F"/><stop offset="1" stop-color="#18232A"/></linearGradient><linearGradient id="bdg" x1="0" y1="1" x2="0" y2="0"><stop offset="0" stop-color="#FFFFFF"/><stop offset="1" stop-color="#8F9CA3"/></linearGradient></defs>',
    '<g transform="scale(1 -1)">',
    chinShape ? both(path(chinShape, 'fill="#20292E"')) : '',
    both(lines.map((line) => stroke(line, '#0A1216', 0.7, 0.55)).join('')),
    intakes.map(opening).join(''),
    both(vents.map((vent) => path(pathOf(rounded(vent, 2)), 'fill="#10171B"')).join('')),
    grille ? opening(grille) : '',
    both(bright.map((line) => stroke(line, '#E9EFF1', 1.6)).join('')),
    both(lamps.map(lamp).join('')),
    badge
      ? `<circle cx="0" cy="${n(badge)}" r="4.6" fill="#27323A"/><circle cx="0" cy="${n(badge)}" r="4.3" fill="none" stroke="url(#bdg)" stroke-width="1.5"/><path d="M-3 ${n(badge - 0.8)}h6M-1.8 ${n(badge + 1.2)}h3.6" stroke="#F4F8F9" stroke-width="1"/>`
      : '',
    plate(face.plate),
    '</g>',
  ].join('');
  const gloss = `<g transform="scale(1 -1)">${both(
    lamps
      .filter(({ bare }) => !bare)
      .map(({ shape, round = 2.5 }) => path(pathOf(rounded(shape, round)), 'fill="#fff"'))
      .join(''),
  )}${grille ? path(whole(grille), 'fill="#fff" fill-opacity=".22"') : ''}</g>`;
  return { paint, gloss };
}

export const faces: Record<string, Face> = {
  // A low, wide car: a light lamp, a slim grille of small bright bits, a wide lower mouth.
  'fiat-egea': {
    lamps: [
      {
        shape: [
          [52, 71],
          [70, 74.5],
          [92, 78],
          [118, 82],
          [126, 79],
          [116, 72],
          [96, 65.5],
          [72, 62],
          [56, 63],
        ],
        lenses: [
          [76, 68.5, 4.6],
          [93, 71.5, 4.2],
        ],
        daylight: [
          [
            [58, 65],
            [74, 64],
            [96, 67.6],
            [114, 74],
          ],
        ],
        thick: 1.5,
      },
    ],
    grille: {
      half: [
        [0, 71],
        [38, 71],
        [50, 69.5],
        [52, 64],
        [40, 59],
        [0, 58],
      ],
      pattern: 'dots',
      step: 3,
      frame: 'bright',
      round: 2,
    },
    intakes: [
      {
        half: [
          [0, 42],
          [46, 42],
          [54, 36],
          [46, 26],
          [0, 25],
        ],
        pattern: 'mesh',
        step: 4,
      },
    ],
    vents: [
      [
        [66, 40],
        [88, 43],
        [92, 36],
        [84, 29],
        [68, 30],
      ],
    ],
    bright: [
      [
        [70, 34],
        [86, 36],
      ],
    ],
    lines: [
      [
        [0, 75.5],
        [42, 75.5],
        [56, 76],
      ],
      [
        [112, 72],
        [116, 58],
        [132, 48],
      ],
      [
        [0, 22],
        [90, 23],
        [120, 24],
      ],
    ],
    chin: [
      [0, 21],
      [70, 21.5],
      [110, 24],
    ],
    plate: 50,
    badge: 66,
  },
  // A wide dark mouth that joins the lamps, and a line of light like a C down into the bumper.
  'renault-clio': {
    lamps: [
      {
        shape: [
          [46, 68],
          [66, 72],
          [90, 76],
          [112, 79],
          [118, 75],
          [108, 69],
          [90, 63],
          [80, 62],
          [66, 61],
          [50, 62],
        ],
        lenses: [
          [68, 66.6, 6, 2.6],
          [88, 69.4, 6.4, 2.8],
        ],
      },
      {
        shape: [],
        bare: true,
        thick: 2.6,
        daylight: [
          [
            [112, 76],
            [92, 73],
            [80, 70],
            [77, 64],
            [80, 54],
            [86, 47],
            [98, 46],
          ],
        ],
      },
    ],
    grille: {
      half: [
        [0, 67.5],
        [30, 67.5],
        [46, 67],
        [50, 62],
        [44, 57.5],
        [0, 56.5],
      ],
      pattern: 'slats',
      step: 2.6,
      round: 2,
    },
    intakes: [
      {
        half: [
          [0, 42],
          [60, 43],
          [68, 38],
          [56, 25],
          [0, 24],
        ],
        pattern: 'gems',
        step: 4.4,
      },
    ],
    vents: [
      [
        [92, 42],
        [104, 43.5],
        [104, 31],
        [96, 29],
      ],
    ],
    bright: [
      [
        [0, 69],
        [30, 69],
        [46, 68.6],
      ],
    ],
    lines: [
      [
        [0, 73.5],
        [40, 73.5],
        [52, 73.5],
      ],
      [
        [104, 69],
        [112, 56],
        [126, 48],
      ],
    ],
    chin: [
      [0, 21],
      [70, 21],
      [108, 24],
    ],
    plate: 49.5,
    badge: 63,
  },
  // Fangs of light below slim lamps, beside a wide mesh that fades into the bumper.
  'peugeot-208': {
    lamps: [
      {
        shape: [
          [52, 71],
          [70, 74],
          [92, 77],
          [112, 79],
          [108, 73],
          [94, 69],
          [74, 65.5],
          [56, 65],
        ],
        lenses: [
          [64, 68.6, 3.6, 1.9],
          [76, 70.6, 3.6, 1.9],
          [88, 72.6, 3.6, 1.9],
        ],
      },
      {
        shape: [],
        bare: true,
        thick: 3,
        daylight: [
          [
            [56, 64],
            [55.4, 54],
            [58, 42],
            [62, 35],
          ],
          [
            [68, 72.6],
            [66.6, 66],
          ],
          [
            [80, 74.6],
            [78.6, 68],
          ],
          [
            [92, 76.4],
            [90.6, 70.4],
          ],
        ],
      },
    ],
    grille: {
      half: [
        [0, 69],
        [46, 68],
        [50, 62],
        [49, 50],
        [40, 42],
        [0, 40],
      ],
      pattern: 'gems',
      step: 3.6,
      round: 5,
    },
    intakes: [
      {
        half: [
          [0, 34],
          [44, 34],
          [52, 29],
          [44, 24],
          [0, 23],
        ],
        pattern: 'slats',
        step: 2.6,
      },
    ],
    vents: [
      [
        [66, 40],
        [92, 43],
        [100, 36],
        [92, 27],
        [70, 27],
      ],
    ],
    lines: [
      [
        [0, 75],
        [44, 75],
        [54, 74],
      ],
      [
        [104, 73],
        [112, 58],
        [128, 48],
      ],
    ],
    chin: [
      [0, 20],
      [70, 20.5],
      [108, 24],
    ],
    plate: 48,
    badge: 61,
  },
  // Lamps that turn down like a C, and a bright grille between them.
  'renault-megane': {
    lamps: [
      {
        shape: [
          [48, 72],
          [70, 75],
          [94, 79],
          [116, 82.5],
          [122, 79],
          [112, 72.5],
          [96, 67],
          [84, 65],
          [66, 64.6],
          [51, 65.6],
        ],
        lenses: [
          [64, 69.4, 4.2],
          [78, 70.8, 4.2],
          [94, 74, 5.6, 2.4],
        ],
      },
      {
        shape: [],
        bare: true,
        thick: 2.8,
        daylight: [
          [
            [118, 79.6],
            [104, 74.6],
            [90, 70],
            [84, 64],
            [83, 55],
            [87, 46],
            [97, 43],
          ],
        ],
      },
    ],
    grille: {
      half: [
        [0, 72],
        [30, 72],
        [46, 71],
        [50, 65],
        [44, 57],
        [34, 55],
        [0, 54.4],
      ],
      pattern: 'slats',
      step: 3.4,
      frame: 'bright',
      round: 3,
    },
    intakes: [
      {
        half: [
          [0, 39],
          [54, 40],
          [64, 35],
          [54, 25],
          [0, 24],
        ],
        pattern: 'slats',
        step: 3,
      },
    ],
    vents: [
      [
        [78, 36],
        [100, 38],
        [100, 30],
        [84, 28],
      ],
    ],
    bright: [
      [
        [0, 33],
        [58, 33],
      ],
    ],
    lines: [
      [
        [0, 78],
        [40, 78],
        [52, 77.5],
      ],
      [
        [114, 72],
        [122, 58],
        [136, 48],
      ],
    ],
    chin: [
      [0, 20],
      [80, 20.5],
      [116, 24],
    ],
    plate: 46.4,
    badge: 64,
  },
  // An arrow: the gems of a wide grille run into thin lamps.
  'hyundai-elantra': {
    lamps: [
      {
        shape: [
          [60, 63],
          [78, 67],
          [100, 71.5],
          [124, 77],
          [118, 71],
          [104, 65.4],
          [84, 61],
          [66, 58.5],
        ],
        lenses: [
          [80, 63.6, 4, 1.8],
          [92, 66, 4, 1.8],
          [103, 68.6, 3.6, 1.7],
        ],
        daylight: [
          [
            [61, 61],
            [70, 55],
            [76, 46],
          ],
        ],
        thick: 2,
      },
    ],
    grille: {
      half: [
        [0, 66],
        [36, 66],
        [60, 64.6],
        [70, 57],
        [62, 46],
        [46, 33],
        [0, 31.5],
      ],
      pattern: 'gems',
      step: 5.2,
      round: 3,
    },
    intakes: [
      {
        half: [
          [0, 26.5],
          [52, 27],
          [60, 24],
          [52, 19.6],
          [0, 19],
        ],
        pattern: 'slats',
        step: 2.6,
      },
    ],
    vents: [
      [
        [76, 43],
        [98, 47],
        [98, 38],
        [84, 27],
        [76, 27],
      ],
    ],
    bright: [
      [
        [76, 25],
        [100, 28],
        [106, 33],
      ],
    ],
    lines: [
      [
        [0, 69],
        [40, 69],
        [60, 67.4],
      ],
      [
        [118, 71],
        [118, 58],
        [132, 47],
      ],
    ],
    plate: 44,
    badge: 71,
  },
  // Lights hidden in the wings of a wide grille; the lamps stand in the bumper.
  'hyundai-tucson': {
    lamps: [
      {
        shape: [
          [76, 66],
          [98, 69],
          [100, 50],
          [90, 46],
          [78, 50],
        ],
        lenses: [
          [88, 61, 4.6],
          [88, 52.6, 3.4],
        ],
        round: 3,
      },
      {
        shape: [],
        bare: true,
        thick: 3.2,
        daylight: [
          [
            [57, 91],
            [68, 92.5],
            [62, 84],
            [53, 83],
          ],
          [
            [74, 93],
            [84, 94.5],
            [78, 86],
            [68, 84.6],
          ],
          [
            [90, 95.5],
            [100, 97],
            [94, 88.6],
            [84, 86.8],
          ],
          [
            [58, 78],
            [66, 78.8],
            [61, 72.6],
          ],
          [
            [74, 80.6],
            [82, 81.8],
            [76, 75],
          ],
        ],
      },
    ],
    grille: {
      half: [
        [0, 93],
        [50, 94],
        [76, 97],
        [108, 101],
        [104, 90],
        [92, 80],
        [76, 72],
        [66, 60],
        [54, 54],
        [0, 53],
      ],
      pattern: 'gems',
      step: 6.4,
      round: 4,
    },
    intakes: [
      {
        half: [
          [0, 40],
          [52, 41],
          [62, 36],
          [54, 30],
          [0, 29.5],
        ],
        pattern: 'mesh',
        step: 4,
      },
    ],
    bright: [
      [
        [0, 27.6],
        [44, 27.8],
        [58, 32],
      ],
    ],
    lines: [
      [
        [0, 98],
        [46, 98.6],
        [74, 101],
      ],
      [
        [106, 92],
        [112, 74],
        [124, 62],
      ],
    ],
    chin: [
      [0, 33],
      [64, 34],
      [74, 45],
      [104, 47],
      [120, 44],
    ],
    plate: 62,
    badge: 83,
  },
  // A tall eight-sided grille of bright points between narrow lamps.
  'mg-hs': {
    lamps: [
      {
        shape: [
          [54, 90],
          [74, 93.5],
          [96, 97],
          [120, 101],
          [116, 94],
          [98, 87.5],
          [76, 83],
          [58, 82.4],
        ],
        lenses: [
          [74, 88, 4.8],
          [90, 90.8, 4.4],
        ],
        daylight: [
          [
            [58, 83.6],
            [76, 84.6],
            [98, 89],
            [115, 95.4],
          ],
        ],
        thick: 1.8,
      },
    ],
    grille: {
      half: [
        [0, 92],
        [34, 92],
        [49, 84],
        [52, 73],
        [44, 58],
        [30, 53],
        [0, 52.4],
      ],
      pattern: 'dots',
      step: 4,
      frame: 'bright',
      round: 4,
    },
    intakes: [
      {
        half: [
          [0, 42],
          [46, 42],
          [52, 37],
          [46, 31],
          [0, 30.6],
        ],
        pattern: 'slats',
        step: 2.8,
      },
    ],
    vents: [
      [
        [68, 66],
        [92, 69],
        [98, 60],
        [92, 46],
        [74, 46],
      ],
    ],
    bright: [
      [
        [72, 48],
        [90, 48],
        [96, 60],
      ],
      [
        [0, 29],
        [46, 29],
        [56, 34],
      ],
    ],
    lines: [
      [
        [0, 97.6],
        [36, 97.6],
        [54, 96],
      ],
      [
        [114, 94],
        [116, 76],
        [126, 62],
      ],
    ],
    chin: [
      [0, 28],
      [64, 29],
      [112, 40],
    ],
    plate: 47,
    badge: 74,
  },
  // A tall frame with two bright blades, and lamps with two brows of light.
  'mercedes-benz-gle-300-d': {
    lamps: [
      {
        shape: [
          [58, 92],
          [66, 101],
          [84, 106],
          [106, 109],
          [114, 105],
          [110, 97],
          [94, 89],
          [74, 86],
          [61, 87],
        ],
        lenses: [
          [76, 94.6, 5],
          [93, 97.4, 5],
        ],
        daylight: [
          [
            [66, 98],
            [80, 101.6],
            [88, 102.6],
          ],
          [
            [90, 103.4],
            [102, 105.4],
            [110, 104.6],
          ],
        ],
        thick: 2.4,
      },
    ],
    grille: {
      half: [
        [0, 101],
        [36, 101],
        [51, 96],
        [54, 84],
        [47, 66],
        [36, 60],
        [0, 59],
      ],
      pattern: 'slats',
      step: 60,
      frame: 'bright',
      round: 6,
    },
    intakes: [
      {
        half: [
          [0, 48],
          [50, 49],
          [62, 44],
          [56, 36],
          [0, 35],
        ],
        pattern: 'slats',
        step: 4,
      },
    ],
    vents: [
      [
        [70, 62],
        [98, 66],
        [102, 50],
        [92, 44],
        [74, 46],
      ],
    ],
    bright: [
      [
        [10, 82],
        [50, 84],
      ],
      [
        [10, 77],
        [49, 78],
      ],
      [
        [0, 32.6],
        [50, 33],
        [64, 40],
      ],
      [
        [74, 55],
        [99, 58],
      ],
    ],
    lines: [
      [
        [0, 106],
        [40, 106],
        [62, 104],
      ],
      [
        [110, 97],
        [112, 78],
        [122, 64],
      ],
    ],
    chin: [
      [0, 30],
      [60, 31],
      [110, 40],
    ],
    plate: 53.4,
    badge: 80,
  },
  'mercedes-benz-c-200': {
    lamps: [
      {
        shape: [
          [54, 72],
          [70, 77.4],
          [92, 81.6],
          [116, 85],
          [124, 81.4],
          [114, 74],
          [96, 67.4],
          [74, 64],
          [57, 64.6],
        ],
        lenses: [
          [76, 71, 4.6],
          [93, 74.4, 4.4],
        ],
        daylight: [
          [
            [62, 73.4],
            [78, 77],
            [98, 80],
            [114, 82],
          ],
        ],
        thick: 2,
      },
    ],
    grille: {
      half: [
        [0, 75],
        [34, 75],
        [49, 71],
        [52, 63],
        [44, 52],
        [32, 48],
        [0, 47],
      ],
      pattern: 'dots',
      step: 3.4,
      frame: 'bright',
      round: 5,
    },
    intakes: [
      {
        half: [
          [0, 36],
          [50, 37],
          [60, 32],
          [54, 24],
          [0, 23],
        ],
        pattern: 'slats',
        step: 3.4,
      },
    ],
    vents: [
      [
        [72, 44],
        [98, 48],
        [102, 37],
        [92, 28],
        [76, 28],
      ],
    ],
    bright: [
      [
        [8, 61.6],
        [50, 63],
      ],
      [
        [0, 21.4],
        [60, 21.8],
        [94, 26],
      ],
    ],
    lines: [
      [
        [0, 80],
        [40, 80],
        [58, 78],
      ],
      [
        [114, 74],
        [118, 58],
        [132, 48],
      ],
    ],
    plate: 41.5,
    badge: 61,
  },
  // Upright: a long slot with Y-shaped lights at its ends, rough plastic below.
  'renault-duster': {
    lamps: [
      {
        shape: [
          [54, 101],
          [80, 103],
          [98, 105],
          [102, 96],
          [96, 86],
          [76, 84],
          [56, 85],
        ],
        lenses: [
          [72, 94, 5.6],
          [88, 95, 4.2],
        ],
        daylight: [
          [
            [58, 97.6],
            [63, 93],
            [58, 88.4],
          ],
          [
            [63, 93],
            [98, 95],
          ],
        ],
        thick: 2.2,
        round: 3,
      },
    ],
    grille: {
      half: [
        [0, 100],
        [52, 101],
        [54, 86],
        [0, 84],
      ],
      pattern: 'gems',
      step: 6,
      round: 2,
    },
    intakes: [
      {
        half: [
          [0, 55],
          [56, 56],
          [62, 50],
          [54, 41],
          [0, 40],
        ],
        pattern: 'slats',
        step: 3.4,
      },
    ],
    vents: [
      [
        [74, 62],
        [94, 64],
        [96, 50],
        [78, 49],
      ],
    ],
    bright: [
      [
        [0, 34],
        [36, 34],
        [46, 38],
      ],
      [
        [0, 38],
        [34, 38],
      ],
    ],
    lines: [
      [
        [0, 106],
        [50, 107],
        [60, 108],
      ],
      [
        [102, 96],
        [110, 82],
        [116, 70],
      ],
    ],
    chin: [
      [0, 61],
      [62, 62],
      [72, 67],
      [100, 68],
      [122, 62],
    ],
    plate: 68,
    badge: 92.6,
  },
  // A van: large lamps, a grille of three slats, a deep bumper.
  'mercedes-benz-vito-tourer': {
    lamps: [
      {
        shape: [
          [58, 90],
          [66, 101],
          [84, 109],
          [106, 113],
          [114, 107],
          [106, 94],
          [88, 84],
          [70, 81],
          [60, 83],
        ],
        lenses: [
          [76, 91.4, 5.6],
          [92, 97.6, 5.2],
        ],
        daylight: [
          [
            [62, 91],
            [70, 100],
            [86, 106.4],
            [104, 109.6],
          ],
        ],
        thick: 2,
      },
    ],
    grille: {
      half: [
        [0, 98],
        [38, 98],
        [54, 95],
        [55, 88],
        [48, 72],
        [38, 68],
        [0, 67],
      ],
      pattern: 'slats',
      step: 9,
      frame: 'bright',
      round: 5,
    },
    intakes: [
      {
        half: [
          [0, 46],
          [52, 47],
          [60, 40],
          [54, 29],
          [0, 28],
        ],
        pattern: 'mesh',
        step: 5,
      },
    ],
    vents: [
      [
        [72, 52],
        [94, 56],
        [96, 42],
        [76, 40],
      ],
    ],
    bright: [
      [
        [8, 86],
        [53, 87.6],
      ],
      [
        [8, 77],
        [50, 78],
      ],
    ],
    lines: [
      [
        [0, 104],
        [44, 104],
        [64, 105],
      ],
      [
        [104, 92],
        [112, 76],
        [122, 62],
      ],
    ],
    chin: [
      [0, 25],
      [70, 26],
      [112, 32],
    ],
    plate: 57,
    badge: 83,
  },
  // A wide, low cascade under arrow-shaped lamps.
  'hyundai-i20': {
    lamps: [
      {
        shape: [
          [54, 68],
          [72, 73],
          [96, 77.6],
          [116, 81],
          [110, 73.6],
          [98, 66],
          [80, 62],
          [60, 61],
        ],
        lenses: [
          [72, 66.6, 4],
          [88, 70.4, 3.8],
        ],
        daylight: [
          [
            [58, 62.6],
            [78, 64],
            [97, 68.6],
            [108, 75],
          ],
        ],
        thick: 1.8,
      },
    ],
    grille: {
      half: [
        [0, 66],
        [40, 66],
        [54, 60],
        [60, 50],
        [50, 38],
        [0, 36],
      ],
      pattern: 'gems',
      step: 4.6,
      round: 4,
    },
    intakes: [
      {
        half: [
          [0, 30],
          [56, 31],
          [64, 27],
          [56, 22],
          [0, 21],
        ],
        pattern: 'slats',
        step: 2.6,
      },
    ],
    vents: [
      [
        [78, 50],
        [98, 54],
        [100, 42],
        [88, 33],
        [78, 36],
      ],
    ],
    lines: [
      [
        [0, 71],
        [40, 71],
        [56, 70],
      ],
      [
        [108, 72],
        [114, 58],
        [128, 48],
      ],
    ],
    chin: [
      [0, 19],
      [70, 20],
      [108, 24],
    ],
    plate: 46,
    badge: 68.5,
  },
};

/** The face whose lamps are those of a style, for cars that are only drawn from their side. */
const byLamp: Record<LampStyle, [face: string, nose: number]> = {
  wedge: ['fiat-egea', 77],
  slim: ['hyundai-i20', 73],
  claw: ['peugeot-208', 80],
  box: ['renault-duster', 103],
  drop: ['mercedes-benz-c-200', 79],
  tall: ['mercedes-benz-vito-tourer', 100],
  slashes: ['hyundai-i20', 73],
  split: ['renault-clio', 75],
};

/** A face for a style of lamp, moved to the height of a nose. */
export function plainFace(style: LampStyle, nose: number): Face {
  const [name, from] = byLamp[style];
  const face = faces[name];
  if (!face) throw new Error(`There is no face "${name}"`);
  const move = (spots: Spot[]) => spots.map(([s, z]): Spot => [s, z + nose - from]);
  return {
    lamps: face.lamps.map((each) => ({
      ...each,
      shape: move(each.shape),
      lenses: each.lenses?.map(([s, z, ...rest]) => [s, z + nose - from, ...rest]),
      daylight: each.daylight?.map(move),
    })),
    grille: face.grille && { ...face.grille, half: move(face.grille.half) },
    intakes: [],
    chin: [
      [0, 21],
      [70, 21],
      [108, 24],
    ],
    plate: 50,
  };
}
