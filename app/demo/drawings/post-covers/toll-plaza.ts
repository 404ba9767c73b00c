import { n } from '../svg.ts';
import { at } from './cover.ts';
import { hgsPanel } from './hgs-sign.ts';
import { type Spot, viewFrom } from './perspective.ts';

/** The plaza as a driver sees it who has just left it, in centimetres. */
export const plazaView = viewFrom({ x: 760, y: 430, height: 150, focal: 900 });
const { area, trace, point, scale } = plazaView;

/** From the middle of one lane to the middle of the next. */
const pitch = 580;
const lanes = [-2, -1, 0, 1, 2, 3].map((lane) => lane * pitch);
const islands = [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((lane) => lane * pitch);
const roof = { under: 540, over: 660, near: 1500, far: 2300 };

const fill = (d: string, colour: string, more = '') => `<path d="${d}" fill="${colour}"${more}/>`;

/** A box by its left and right side, its heights and its depth: the faces one sees from the lane. */
const box = (
  [left, right]: [number, number],
  [low, high]: [number, number],
  [near, far]: [number, number],
  [front, side, top]: [string, string, string],
): string => {
  const inner = Math.abs(left) < Math.abs(right) ? left : right;
  const level = (up: number) =>
    area([left, up, near], [right, up, near], [right, up, far], [left, up, far]);
  return [
    left > 0 || right < 0
      ? fill(
          area([inner, low, near], [inner, high, near], [inner, high, far], [inner, low, far]),
          side,
        )
      : '',
    high < 150 ? fill(level(high), top) : '',
    low > 150 ? fill(level(low), top) : '',
    fill(
      area([left, low, near], [left, high, near], [right, high, near], [right, low, near]),
      front,
    ),
  ].join('');
};

/** Stripes of warning over a crash cushion. */
const cushion = (middle: number): string => {
  const [left, right, near] = [middle - 46, middle + 46, 740];
  const stripes = [0, 1, 2, 3]
    .map((i) => {
      const x = left + 3 + i * 23;
      return area([x, 6, near], [x + 12, 6, near], [x + 22, 62, near], [x + 10, 62, near]);
    })
    .join('');
  return `${box([left, right], [0, 68], [near, near + 110], ['#FFB424', '#9A6A2A', '#FFD27A'])}${fill(stripes, '#14202C')}${fill(area([left, 0, near], [right, 0, near], [right, 14, near], [left, 14, near]), '#0B1426', ' fill-opacity=".4"')}`;
};

const island = (middle: number): string =>
  box([middle - 100, middle + 100], [0, 20], [760, 2900], ['#8A8090', '#4B4C66', '#77728A']);

const booth = (middle: number, staffed: boolean): string => {
  const [left, right, near, far] = [middle - 66, middle + 66, 1580, 1820];
  const inner = middle > 0 ? left : right;
  const glass = (z0: number, z1: number) =>
    area([inner, 115, z0], [inner, 235, z0], [inner, 235, z1], [inner, 115, z1]);
  const [px, py] = point([middle, 118, near]);
  return [
    box([left, right], [20, 270], [near, far], ['#1D4254', '#143040', '#000000']),
    fill(
      area(
        [left + 12, 118, near],
        [right - 12, 118, near],
        [right - 12, 240, near],
        [left + 12, 240, near],
      ),
      '#FFE0A0',
    ),
    fill(
      area(
        [left + 12, 200, near],
        [right - 12, 200, near],
        [right - 12, 240, near],
        [left + 12, 240, near],
      ),
      '#FFF1CC',
    ),
    staffed
      ? `<g transform="translate(${n(px)} ${n(py)}) scale(${n(scale(near))})"><path d="M-34 0C-34 -34 -22 -44 0 -44C22 -44 34 -34 34 0Z" fill="#24445A"/><circle cx="0" cy="-62" r="19" fill="#24445A"/></g>`
      : '',
    fill(glass(near + 24, far - 24), '#F6C57E'),
    fill(area([left, 40, near], [right, 40, near], [right, 62, near], [left, 62, near]), '#19B5AE'),
    box(
      [left - 14, right + 14],
      [270, 292],
      [near - 14, far + 14],
      ['#2F6070', '#1B4353', '#0E2A38'],
    ),
  ].join('');
};

const pillar = (middle: number): string =>
  box(
    [middle - 17, middle + 17],
    [20, roof.under],
    [1930, 1964],
    ['#35506A', '#22384F', '#22384F'],
  );

/** An arm that stands open beside the booth. */
const openArm = (middle: number): string => {
  const [x, y] = point([middle + 84, 20, 1540]);
  const s = scale(1540);
  const stripes = [0, 1, 2, 3].map((i) => `M3 ${-118 - i * 62}h9v31h-9Z`).join('');
  return `<g transform="translate(${n(x)} ${n(y)}) scale(${n(s)})"><path d="M-12 0V-96H24V0Z" fill="#0C4A5B"/><path d="M12 -96H24V0H12Z" fill="#08323E"/><path d="M3 -86V-366H12V-86Z" fill="#FBFAF7"/><path d="${stripes}" fill="#C8402A"/></g>`;
};

const canopy = (() => {
  const wide = 3600;
  const strip = (up: [number, number], away: number) =>
    area([-wide, up[0], away], [wide, up[0], away], [wide, up[1], away], [-wide, up[1], away]);
  const ribs = Array.from({ length: 25 }, (_, i) => {
    const x = -wide + i * 290;
    return trace([x, roof.under, roof.near], [x, roof.under, roof.far]);
  }).join('');
  const lamps = lanes
    .flatMap((x) =>
      [1640, 1860, 2080].map((z) =>
        area(
          [x - 90, roof.under, z],
          [x + 90, roof.under, z],
          [x + 90, roof.under, z + 44],
          [x - 90, roof.under, z + 44],
        ),
      ),
    )
    .join('');
  return [
    fill(
      area(
        [-wide, roof.under, roof.near],
        [wide, roof.under, roof.near],
        [wide, roof.under, roof.far],
        [-wide, roof.under, roof.far],
      ),
      'url(#toll-under)',
    ),
    `<path d="${ribs}" stroke="#12263C" stroke-width="2.4" stroke-opacity=".5"/>`,
    fill(lamps, '#FFF0C8'),
    fill(strip([roof.under, roof.over], roof.near), 'url(#toll-fascia)'),
    fill(strip([roof.under - 4, roof.under + 12], roof.near), '#19B5AE'),
    fill(strip([roof.under + 2, roof.under + 7], roof.near), '#B6F3EA'),
    fill(strip([roof.over - 8, roof.over + 10], roof.near), '#FFC79A'),
    fill(strip([roof.over - 8, roof.over], roof.near), '#3E4C6E'),
  ].join('');
})();

/** Over every lane its panel, and a light that says whether it is open. */
const signs = lanes
  .map((x, i) => {
    const middle = x === 0;
    const [sx, sy] = point([x, middle ? roof.under + 8 : roof.under + 14, roof.near - 10]);
    const [lx, ly] = point([x, roof.under - 46, roof.near]);
    const closed = i === 4;
    const light = closed
      ? '<path d="M-13 -13L13 13M13 -13L-13 13" stroke="#FF6A4D" stroke-width="8" stroke-linecap="round"/>'
      : '<path d="M0 -16V14M-13 2L0 15L13 2" fill="none" stroke="#5FE3A1" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/>';
    return `${at(sx, sy, scale(roof.near), hgsPanel(middle ? 176 : 104))}${at(lx, ly, scale(roof.near), `<path d="M-4 -52h8v22h-8Z" fill="#12263C"/><rect x="-32" y="-32" width="64" height="64" rx="12" fill="#0B1426"/>${light}`)}`;
  })
  .join('');

/** Hatching on the road before the noses of the islands. */
const hatching = islands
  .map((x) => {
    const bars = [0, 1, 2, 3]
      .map((i) => {
        const [z, w] = [430 + i * 62, 30 + i * 20];
        return area(
          [x - w, 0, z + 20],
          [x, 0, z],
          [x + w, 0, z + 20],
          [x + w, 0, z + 44],
          [x, 0, z + 22],
          [x - w, 0, z + 44],
        );
      })
      .join('');
    const edge = (side: -1 | 1) =>
      trace([x, 0, 330], [x + side * 112, 0, 700], [x + side * 112, 0, 2900]);
    return `${fill(bars, '#F7E6D6', ' fill-opacity=".75"')}<path d="${edge(-1)}${edge(1)}" fill="none" stroke="#F7E6D6" stroke-width="4" stroke-opacity=".8"/>`;
  })
  .join('');

const outwards = [...islands].sort((a, b) => Math.abs(b) - Math.abs(a));

/** The plaza from its far end to the noses of its islands; `cars` drive between the booths and those. */
export const tollPlaza = (cars: string): string =>
  [
    hatching,
    outwards.map((x, i) => island(x) + pillar(x) + booth(x, i % 2 === 1) + openArm(x)).join(''),
    cars,
    canopy,
    signs,
    outwards.map(cushion).join(''),
  ].join('');

/** The middle of a lane, counted from the one in the middle to the right. */
export const laneSpot = (lane: number, away: number): Spot => [lane * pitch, 0, away];
