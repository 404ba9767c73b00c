import { dice, type Point as Spot } from '../../app/demo/drawings/landscape.ts';
import { linear, n, radial, svg } from '../../app/demo/drawings/svg.ts';
import { COAST, ISLANDS, LAKES, MAIN_ROADS, MINOR_ROADS, RIVERS } from './geography.ts';
import { MAP_SIZE, type Point, pixelOf, pixelsOf } from './project.ts';

const { width, height } = MAP_SIZE;

/** A curve through all points (Catmull-Rom as Béziers), as one writes a shore or a road. */
const curve = (points: Point[]): string =>
  points
    .map(([x, y], i) => {
      if (i === 0) return `M${n(x)} ${n(y)}`;
      const [p0, p1, p3] = [points[i - 2] ?? points[i - 1], points[i - 1], points[i + 1] ?? [x, y]];
      const [x0, y0] = p0 as Point;
      const [x1, y1] = p1 as Point;
      const [x3, y3] = p3 as Point;
      return `C${n(x1 + (x - x0) / 6)} ${n(y1 + (y - y0) / 6)} ${n(x - (x3 - x1) / 6)} ${n(y - (y3 - y1) / 6)} ${n(x)} ${n(y)}`;
    })
    .join('');

/** Small bays and points between the points that were written down, none of them straight. */
const uneven = (points: Spot[]): Spot[] => {
  const roll = dice(7);
  return points.flatMap(([x, y], i) => {
    const next = points[i + 1];
    if (!next) return [[x, y] as Spot];
    const [dx, dy] = [next[0] - x, next[1] - y];
    const bend = (roll() - 0.5) * 0.16;
    return [
      [x, y],
      [x + dx / 2 - dy * bend, y + dy / 2 + dx * bend],
    ] as Spot[];
  });
};

const shore = curve(uneven(pixelsOf(COAST)));
const beyond = `L${width + 200} -200L-200 -200L-200 ${height + 200}Z`;
const land = `${shore}${beyond}${ISLANDS.map((island) => `${curve(pixelsOf(island))}Z`).join('')}`;
const lines = (all: string[]) => all.map((one) => curve(pixelsOf(one))).join('');

/** The sea gets deeper in wide soft steps. */
const depths = [
  [150, 34, '#8FD8D3', 0.55],
  [84, 20, '#AAE3DD', 0.65],
  [40, 9, '#C6EEE8', 0.8],
  [15, 3, '#E4F8F3', 0.9],
]
  .map(
    ([wide, soft, colour, opacity]) =>
      `<path d="${land}" fill="none" stroke="${colour}" stroke-width="${wide}" stroke-linejoin="round" stroke-opacity="${opacity}" filter="url(#soft-${soft})"/>`,
  )
  .join('');

const filters = [34, 20, 9, 3]
  .map(
    (soft) =>
      `<filter id="soft-${soft}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${soft}"/></filter>`,
  )
  .join('');

const defs = [
  filters,
  `<clipPath id="land"><path d="${land}"/></clipPath>`,
  radial(
    'sea',
    [pixelOf(30.98, 36.6)[0], pixelOf(30.98, 36.6)[1], 820],
    [
      [0, '#5CC2BF'],
      [0.6, '#6CCAC6'],
      [1, '#7DD1CC'],
    ],
  ),
  linear(
    'ground',
    [0, 0, 0, height],
    [
      [0, '#F4ECDC'],
      [1, '#F9F4E9'],
    ],
  ),
].join('');

const road = (all: string[], casing: number, core: number, fill: string, edge: string): string =>
  `<path d="${lines(all)}" fill="none" stroke="${edge}" stroke-width="${casing}" stroke-linecap="round" stroke-linejoin="round"/><path d="${lines(all)}" fill="none" stroke="${fill}" stroke-width="${core}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Number plates of the two roads. */
const shields = (
  [
    ['D400', 30.985, 36.928],
    ['D400', 30.449, 36.475],
    ['D650', 30.59, 37.053],
  ] as const
)
  .map(([name, lng, lat]) => {
    const [x, y] = pixelOf(lng, lat);
    return `<g transform="translate(${n(x)} ${n(y)})"><rect x="-43" y="-20" width="86" height="40" rx="9" fill="#FFFFFF" stroke="#D9B25A" stroke-width="2.5"/><text class="shield" y="9">${name}</text></g>`;
  })
  .join('');

interface Place {
  name: string;
  at: [lng: number, lat: number];
  /** Of the label from the place, in pixels. */
  shift: [x: number, y: number];
  anchor?: 'start' | 'middle' | 'end';
  kind: 'city' | 'town' | 'quarter';
  /** Stands on the land, where roads and shades run under it. */
  inland?: boolean;
}

const places: Place[] = [
  { name: 'Antalya', at: [30.7056, 36.8841], shift: [4, 112], anchor: 'middle', kind: 'city' },
  {
    name: 'Konyaaltı',
    at: [30.636, 36.866],
    shift: [-38, -6],
    anchor: 'end',
    kind: 'quarter',
    inland: true,
  },
  { name: 'Lara', at: [30.866, 36.86], shift: [0, 60], anchor: 'middle', kind: 'quarter' },
  { name: 'Kemer', at: [30.56, 36.602], shift: [34, 20], kind: 'town' },
  { name: 'Belek', at: [31.057, 36.862], shift: [0, 82], anchor: 'middle', kind: 'town' },
  { name: 'Side', at: [31.389, 36.768], shift: [-8, 66], anchor: 'end', kind: 'town' },
  { name: 'Manavgat', at: [31.443, 36.787], shift: [30, -30], kind: 'town', inland: true },
];

const label = ({ name, at, shift, anchor = 'start', kind, inland }: Place): string => {
  const [x, y] = pixelOf(...at);
  const dot =
    kind === 'city'
      ? ''
      : `<circle cx="${n(x)}" cy="${n(y)}" r="${kind === 'town' ? 11 : 8}" fill="#FFFFFF" stroke="#0B1F2A" stroke-width="5"/>`;
  return `${dot}<text class="${kind}${inland ? ' halo' : ''}" text-anchor="${anchor}" x="${n(x + shift[0])}" y="${n(y + shift[1])}">${name}</text>`;
};

const airport = (() => {
  const [x, y] = pixelOf(30.8, 36.903);
  const plane =
    'M0 -20C2.6 -20 4 -16 4 -11V-5L20 6V11L4 6V14L9 18V21L0 18.6L-9 21V18L-4 14V6L-20 11V6L-4 -5V-11C-4 -16 -2.6 -20 0 -20Z';
  return `<g transform="translate(${n(x)} ${n(y)})"><circle r="31" fill="#0C4A5B" stroke="#FFFFFF" stroke-width="4"/><path d="${plane}" fill="#FFFFFF" transform="rotate(45) scale(.92)"/></g><text class="quarter halo" x="${n(x + 44)}" y="${n(y + 24)}">Havalimanı (AYT)</text>`;
})();

/** The map as an SVG; its names need the product's font in the page that renders it. */
export function mapDrawing(reliefPng: Buffer): string {
  const relief = `data:image/png;base64,${reliefPng.toString('base64')}`;
  return svg(
    [0, 0, width, height],
    [
      `<defs>${defs}</defs>`,
      `<rect width="${width}" height="${height}" fill="url(#sea)"/>`,
      depths,
      `<path d="${land}" fill="url(#ground)"/>`,
      `<g clip-path="url(#land)"><image href="${relief}" width="${width}" height="${height}"/>`,
      `<path d="${lines(RIVERS)}" fill="none" stroke="#8ED3CF" stroke-width="5" stroke-linecap="round"/>`,
      LAKES.map((lake) => `<path d="${curve(pixelsOf(lake))}Z" fill="#7DD1CC"/>`).join(''),
      '</g>',
      `<path d="${land}" fill="none" stroke="#FFFDF6" stroke-width="5" stroke-linejoin="round"/><path d="${land}" fill="none" stroke="#D8C39B" stroke-width="2" stroke-linejoin="round" stroke-opacity=".9"/>`,
      road(MINOR_ROADS, 8, 4.5, '#FFFFFF', '#D9CDB4'),
      road(MAIN_ROADS, 13, 8, '#FFCB62', '#C9983C'),
      shields,
      `<text class="sea" text-anchor="middle" x="${n(pixelOf(31.02, 0)[0])}" y="${n(pixelOf(0, 36.63)[1])}">Antalya Körfezi</text>`,
      `<text class="range" text-anchor="middle" transform="translate(${pixelOf(30.405, 36.7).map(n).join(' ')}) rotate(-84)">BEYDAĞLARI</text>`,
      airport,
      places.map(label).join(''),
    ].join(''),
  );
}
