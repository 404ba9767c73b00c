import { linear, n, radial } from './svg.ts';

/** A point about a centre; no degrees are straight up. */
type Point = [radius: number, degrees: number];

/** The point as SVG writes it. */
const polar = (cx: number, cy: number, [radius, degrees]: Point): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${n(cx + radius * Math.cos(angle))} ${n(cy + radius * Math.sin(angle))}`;
};

/**
 * The rims of the fleet: sporty double spokes, five wide ones, a fine many-spoke, Y spokes, thin rays,
 * a closed disc, a steel wheel, a lorry's domed front wheel and the hollow of its twin rear wheels.
 */
export type RimStyle =
  | 'double'
  | 'star'
  | 'turbine'
  | 'multi'
  | 'wye'
  | 'fan'
  | 'aero'
  | 'steel'
  | 'truck'
  | 'dual';

interface WheelOptions {
  id: string;
  x: number;
  radius: number;
  rim: RimStyle;
  /** Rims of dark metal. */
  dark?: boolean;
}

/** The rim's share of the wheel: sporty rims leave less tyre. */
const rimShare: Record<RimStyle, number> = {
  double: 0.745,
  star: 0.73,
  turbine: 0.715,
  multi: 0.745,
  wye: 0.75,
  fan: 0.75,
  aero: 0.74,
  steel: 0.63,
  truck: 0.62,
  dual: 0.62,
};

/** One closed blade through points given in polar form, its long sides slightly drawn in. */
const blade = (cx: number, cy: number, points: [Point, Point, Point, Point], waist: number) => {
  const [a, b, c, d] = points;
  const middle = (p: Point, q: Point, pull: number): Point => [
    (p[0] + q[0]) / 2,
    (p[1] + q[1]) / 2 + pull,
  ];
  return `M${polar(cx, cy, a)}Q${polar(cx, cy, middle(a, b, waist))} ${polar(cx, cy, b)}L${polar(cx, cy, c)}Q${polar(cx, cy, middle(c, d, -waist))} ${polar(cx, cy, d)}Z`;
};

/** One blade of a ring: half its width at the hub and at the edge, where it leans, its waist. */
interface Blade {
  hub: number;
  edge: number;
  lean?: number;
  from?: number;
  waist?: number;
}

/** How many times the blades of a rim stand around its hub. */
const rings: Partial<Record<RimStyle, [count: number, blades: Blade[]]>> = {
  double: [
    5,
    [
      { hub: 20, edge: 5.2, lean: -12.5, from: -6, waist: 3 },
      { hub: 20, edge: 5.2, lean: 12.5, from: 6, waist: 3 },
    ],
  ],
  star: [5, [{ hub: 34, edge: 13, waist: 6 }]],
  turbine: [9, [{ hub: 20, edge: 7.5, lean: 11.5, from: -4, waist: -4 }]],
  wye: [
    6,
    [
      { hub: 11, edge: 3.6, lean: -15, from: 0, waist: 4 },
      { hub: 11, edge: 3.6, lean: 15, from: 0, waist: 4 },
      { hub: 16, edge: 0.6, waist: 9 },
    ],
  ],
  fan: [15, [{ hub: 9, edge: 3.2, lean: 3, waist: 1.4 }]],
  aero: [5, [{ hub: 35.5, edge: 31, lean: 5, waist: -1 }]],
};

const multi: [count: number, blades: Blade[]] = [10, [{ hub: 14, edge: 5.5, waist: 2.5 }]];

const spokes = (cx: number, cy: number, r: number, rim: RimStyle): string => {
  const [count, blades] = rings[rim] ?? multi;
  const [inner, outer] = [r * 0.17, r * 0.95];
  return Array.from({ length: count }, (_, i) => (i * 360) / count)
    .flatMap((a) =>
      blades.map(({ hub, edge, lean = 0, from = 0, waist = 0 }) =>
        blade(
          cx,
          cy,
          [
            [inner, a + from - hub],
            [outer, a + lean - edge],
            [outer, a + lean + edge],
            [inner, a + from + hub],
          ],
          waist,
        ),
      ),
    )
    .join('');
};

/** A wheel standing on the ground line at `x`: tyre, rim, spokes and the brake behind them. */
export const wheel = ({ id, x, radius, rim, dark: graphite }: WheelOptions): string => {
  const cy = -radius;
  const r = radius * rimShare[rim];
  const circle = (size: number, rest: string) =>
    `<circle cx="${n(x)}" cy="${n(cy)}" r="${n(size)}" ${rest}/>`;
  const [light, dark] = [radius * 0.75, radius * 0.7];
  const defs = [
    linear(
      `${id}-tyre`,
      [x - light, cy - light, x + dark, cy + dark],
      [
        [0, '#4A5257'],
        [0.45, '#262C30'],
        [1, '#12171A'],
      ],
    ),
    linear(
      `${id}-metal`,
      [x - r * 0.6, cy - r, x + r * 0.5, cy + r],
      graphite
        ? [
            [0, '#8D989E'],
            [0.4, '#59656C'],
            [1, '#3B464C'],
          ]
        : [
            [0, '#FBFCFC'],
            [0.4, '#D3DADD'],
            [0.72, '#98A4AA'],
            [1, '#C4CDD1'],
          ],
    ),
    radial(
      `${id}-barrel`,
      [x, cy + r * 0.35, r * 1.5],
      [
        [0, '#39434A'],
        [0.6, '#171E23'],
        [1, '#080C0F'],
      ],
    ),
    linear(
      `${id}-cap`,
      [x, cy - r * 0.3, x, cy + r * 0.3],
      [
        [0, '#EEF2F3'],
        [1, '#8D999F'],
      ],
    ),
  ].join('');
  const lugs = Array.from({ length: 5 }, (_, i) => {
    const [lx, ly] = polar(x, cy, [r * 0.21, i * 72 + 36]).split(' ');
    return `<circle cx="${lx}" cy="${ly}" r="${n(r * 0.032)}" fill="#3C474D"/>`;
  }).join('');
  const face =
    rim === 'steel' || rim === 'truck' || rim === 'dual'
      ? pressedFace[rim](id, x, cy, r)
      : `<path d="${spokes(x, cy + r * 0.035, r, rim)}" fill="#05090B" fill-opacity=".55"/><path d="${spokes(x, cy, r, rim)}" fill="url(#${id}-metal)"/>${circle(r * 0.27, `fill="url(#${id}-metal)"`)}${lugs}${circle(r * 0.12, `fill="url(#${id}-cap)" stroke="#717D83" stroke-width="${n(r * 0.02)}"`)}`;
  return `<defs>${defs}</defs>${circle(radius, `fill="url(#${id}-tyre)"`)}${circle(radius * 0.975, `fill="none" stroke="#0C1013" stroke-width="${n(radius * 0.05)}" stroke-opacity=".7"`)}${circle(radius * 0.87, `fill="none" stroke="#6B757B" stroke-width="${n(radius * 0.012)}" stroke-opacity=".55"`)}${circle(radius * 0.82, `fill="none" stroke="#0A0E10" stroke-width="${n(radius * 0.02)}" stroke-opacity=".55"`)}${circle(r, `fill="url(#${id}-barrel)"`)}${circle(r * 0.62, 'fill="#6F7B82"')}${circle(r * 0.62, `fill="none" stroke="#9AA6AC" stroke-width="${n(r * 0.03)}"`)}${circle(r * 0.34, 'fill="#2A3238"')}<path d="M${polar(x, cy, [r * 0.7, 58])}A${n(r * 0.7)} ${n(r * 0.7)} 0 0 1 ${polar(x, cy, [r * 0.7, 112])}L${polar(x, cy, [r * 0.42, 106])}A${n(r * 0.42)} ${n(r * 0.42)} 0 0 0 ${polar(x, cy, [r * 0.42, 64])}Z" fill="#2B343A"/>${face}${circle(r * 0.965, `fill="none" stroke="url(#${id}-metal)" stroke-width="${n(r * 0.07)}"`)}${circle(r * 1.005, `fill="none" stroke="#05090B" stroke-width="${n(r * 0.025)}" stroke-opacity=".8"`)}`;
};

type Face = (id: string, cx: number, cy: number, r: number) => string;

const disc = (cx: number, cy: number, r: number, rest: string): string =>
  `<circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}" ${rest}/>`;

/** A ring of oval holes, upright to the middle. */
const holes = (cx: number, cy: number, count: number, at: number, rx: number, ry: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = n((i * 360) / count + 180 / count);
    const [x, y] = polar(cx, cy, [at, Number(turn)]).split(' ');
    return `<ellipse cx="${x}" cy="${y}" rx="${n(rx)}" ry="${n(ry)}" transform="rotate(${turn} ${x} ${y})" fill="#141A1E"/>`;
  }).join('');

const nuts = (cx: number, cy: number, count: number, at: number, r: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = polar(cx, cy, [at, (i * 360) / count])
      .split(' ')
      .map(Number);
    return `${disc(x ?? 0, y ?? 0, r, 'fill="#3E494F"')}${disc((x ?? 0) - r * 0.2, (y ?? 0) - r * 0.3, r * 0.55, 'fill="#C4CDD1"')}`;
  }).join('');

const steel: Face = (id, cx, cy, r) =>
  `${disc(cx, cy, r * 0.94, `fill="url(#${id}-metal)"`)}${disc(cx, cy, r * 0.86, `fill="none" stroke="#6C777D" stroke-width="${n(r * 0.03)}"`)}${holes(cx, cy, 10, r * 0.7, r * 0.1, r * 0.14)}${disc(cx, cy, r * 0.46, `fill="url(#${id}-cap)" stroke="#7A868C" stroke-width="${n(r * 0.03)}"`)}`;

/** The front wheel of a lorry: the disc is further out, with its nuts in a ring about the hub. */
const truck: Face = (id, cx, cy, r) =>
  `${disc(cx, cy, r * 0.94, `fill="url(#${id}-metal)"`)}${disc(cx, cy, r * 0.85, `fill="none" stroke="#5D696F" stroke-width="${n(r * 0.035)}"`)}${holes(cx, cy, 10, r * 0.7, r * 0.075, r * 0.1)}${disc(cx, cy, r * 0.56, `fill="#B3BEC3" stroke="#6C777D" stroke-width="${n(r * 0.025)}"`)}${nuts(cx, cy, 10, r * 0.46, r * 0.055)}${disc(cx, cy, r * 0.35, `fill="url(#${id}-cap)" stroke="#66727A" stroke-width="${n(r * 0.03)}"`)}${disc(cx, cy, r * 0.2, 'fill="none" stroke="#9CA8AE" stroke-width=".8"')}`;

/** Twin rear wheels: the disc is deep in the rim and the hub comes out of it. */
const dual: Face = (id, cx, cy, r) =>
  `<defs>${radial(
    `${id}-deep`,
    [cx, cy + r * 0.3, r],
    [
      [0, '#8E9AA0'],
      [0.5, '#59656C'],
      [0.85, '#2B353A'],
      [1, '#1A2226'],
    ],
  )}</defs>${disc(cx, cy, r * 0.94, `fill="url(#${id}-metal)"`)}${disc(cx, cy, r * 0.84, `fill="url(#${id}-deep)" stroke="#4A565C" stroke-width="${n(r * 0.03)}"`)}${disc(cx, cy, r * 0.66, `fill="#98A4AA" stroke="#39444A" stroke-width="${n(r * 0.03)}"`)}${holes(cx, cy, 10, r * 0.56, r * 0.06, r * 0.07)}${nuts(cx, cy, 10, r * 0.4, r * 0.045)}${disc(cx, cy, r * 0.3, `fill="url(#${id}-cap)" stroke="#4A565C" stroke-width="${n(r * 0.035)}"`)}${disc(cx, cy, r * 0.17, 'fill="#7D8A91"')}`;

/** Faces of pressed steel, by the name of their rim. */
const pressedFace = { steel, truck, dual } satisfies Record<string, Face>;
