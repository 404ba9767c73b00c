import { line, linear, n, radial } from '../svg.ts';
import { arc, turn } from './drivers-dials.ts';
import { penned } from './pen-signs.ts';

const ecoGreen = '#4CC38A';

const spot = (x: number, y: number, r: number, share: number): string => {
  const angle = turn(share);
  return `${n(x + r * Math.cos(angle))} ${n(y + r * Math.sin(angle))}`;
};

interface Gauge {
  x: number;
  y: number;
  radius: number;
  /** Where the needle stands: 0 at the lower left, 1 at the lower right. */
  reading: number;
  labels: string[];
  /** Lines between two labels. */
  steps: number;
}

/** The round face, its lines and figures. */
const face = ({ x, y, radius: r, labels, steps }: Gauge): string => {
  const count = (labels.length - 1) * steps;
  const ticks = (long: boolean) =>
    Array.from({ length: count + 1 }, (_, i) => i)
      .filter((i) => (i % steps === 0) === long)
      .map(
        (i) =>
          `M${spot(x, y, r * 0.8, i / count)}L${spot(x, y, r * (long ? 0.7 : 0.75), i / count)}`,
      )
      .join('');
  const figures = labels.map((text, i) => {
    const [fx = 0, fy = 0] = spot(x, y, r * 0.54, i / (labels.length - 1))
      .split(' ')
      .map(Number);
    return penned(text, fx, fy + r * 0.055, r * 0.11, '#DCEBEA');
  });
  return [
    `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#eco-face)"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#4B5C66" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${n(r * 0.965)}" fill="none" stroke="#0A1218" stroke-width="4"/>`,
    `<path d="${ticks(true)}" stroke="#EAF4F3" stroke-width="4" stroke-linecap="round"/><path d="${ticks(false)}" stroke="#8FA5AC" stroke-width="2.4" stroke-linecap="round"/>`,
    ...figures,
  ].join('');
};

const needle = ({ x, y, radius: r, reading }: Gauge): string => {
  const angle = turn(reading);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, aside: number) =>
    `${n(x + cos * r * along - sin * r * aside)} ${n(y + sin * r * along + cos * r * aside)}`;
  const d = `M${at(-0.18, 0.03)}L${at(0.72, 0.011)}L${at(0.72, -0.011)}L${at(-0.18, -0.03)}Z`;
  return `<path d="${d}" transform="translate(4 6)" fill="#000000" fill-opacity=".35"/><path d="${d}" fill="#FFB424"/><circle cx="${x}" cy="${y}" r="${n(r * 0.13)}" fill="#2A3942"/><circle cx="${x}" cy="${y}" r="${n(r * 0.13)}" fill="none" stroke="#5D6F79" stroke-width="2.4"/><circle cx="${x}" cy="${y}" r="${n(r * 0.05)}" fill="#8FA0A8"/>`;
};

/** A leaf, about its middle. */
const leaf = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-8 9C-13 -4 -3 -12 11 -11C13 4 4 13 -8 9Z" fill="${ecoGreen}"/><path d="M-12 13C-7 5 -1 0 6 -5" fill="none" stroke="#0F1B22" stroke-width="1.8" stroke-linecap="round"/></g>`;

/** Consumption: the needle rests in the green part of the band. */
const consumption = (() => {
  const gauge: Gauge = {
    x: 428,
    y: 684,
    radius: 142,
    reading: 0.24,
    labels: ['0', '10', '20'],
    steps: 10,
  };
  const { x, y, radius: r } = gauge;
  const band = (from: number, to: number, colour: string) =>
    `<path d="${arc(x, y, r * 0.885, from, to)}" fill="none" stroke="${colour}" stroke-width="${n(r * 0.085)}"/>`;
  return [
    face(gauge),
    `<path d="${arc(x, y, r * 0.885, 0, 0.4)}" fill="none" stroke="${ecoGreen}" stroke-width="${n(r * 0.22)}" stroke-opacity=".22"/>`,
    band(0, 0.4, ecoGreen),
    band(0.408, 0.692, '#5B6B5A'),
    band(0.7, 1, '#7A4A42'),
    leaf(x, y + r * 0.4, 1.3),
    `<path d="M${x - 34} ${n(y + r * 0.62)}h68" stroke="#42525B" stroke-width="3" stroke-linecap="round"/>`,
    penned('4,8', x, y + r * 0.87, 22, '#FBFAF7'),
    needle(gauge),
  ].join('');
})();

const speed = (() => {
  const gauge: Gauge = {
    x: 852,
    y: 684,
    radius: 142,
    reading: 0.45,
    labels: ['0', '40', '80', '120', '160', '200'],
    steps: 4,
  };
  const { x, y, radius: r } = gauge;
  return [
    face(gauge),
    line(arc(x, y, r * 0.885, 0, 1), '#2B3A44', r * 0.05),
    line(arc(x, y, r * 0.885, 0, 0.45), '#19B5AE', r * 0.05),
    penned('90', x, y + r * 0.62, 30, '#FBFAF7'),
    `<path d="M${x - 30} ${n(y + r * 0.72)}h60" stroke="#42525B" stroke-width="3" stroke-linecap="round"/>`,
    needle(gauge),
  ].join('');
})();

/** The display in the middle: the car from above with the pressure of its four tyres. */
const tyres = (() => {
  const [x, y] = [640, 652];
  const wheels = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const;
  return [
    `<rect x="${x - 66}" y="${y - 118}" width="132" height="250" rx="22" fill="#0D171D"/><rect x="${x - 66}" y="${y - 118}" width="132" height="250" rx="22" fill="none" stroke="#33444D" stroke-width="2.4"/>`,
    wheels
      .map(
        ([side, end]) =>
          `<rect x="${x + side * 32 - 6}" y="${y + end * 44 - 17}" width="12" height="34" rx="5" fill="${ecoGreen}"/>${penned('2,4', x + side * 51, y + end * 44 + 34, 11, '#EAF4F3')}`,
      )
      .join(''),
    `<path d="M${x - 26} ${y - 62}Q${x - 24} ${y - 84} ${x} ${y - 84}Q${x + 24} ${y - 84} ${x + 26} ${y - 62}V${y + 62}Q${x + 24} ${y + 82} ${x} ${y + 82}Q${x - 24} ${y + 82} ${x - 26} ${y + 62}Z" fill="#C5D2D6"/><path d="M${x - 21} ${y - 30}Q${x} ${y - 44} ${x + 21} ${y - 30}L${x + 17} ${y - 8}Q${x} ${y - 14} ${x - 17} ${y - 8}ZM${x - 17} ${y + 36}Q${x} ${y + 41} ${x + 17} ${y + 36}L${x + 20} ${y + 54}Q${x} ${y + 62} ${x - 20} ${y + 54}Z" fill="#2B3F49"/><path d="M${x - 20} ${y - 2}V${y + 30}M${x + 20} ${y - 2}V${y + 30}" stroke="#2B3F49" stroke-width="4" stroke-linecap="round"/><path d="M${x - 17} ${y - 4}Q${x} ${y - 10} ${x + 17} ${y - 4}V${y + 32}Q${x} ${y + 37} ${x - 17} ${y + 32}Z" fill="#E6EDEF"/>`,
    `<path d="M${x - 15} ${y + 110}l9 9l18 -19" fill="none" stroke="${ecoGreen}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`,
  ].join('');
})();

/** The hood with its two dials and the display between them. */
export const ecoCluster = (): string =>
  [
    `<defs>${radial(
      'eco-face',
      [424, 600, 640],
      [
        [0, '#1D2C35'],
        [1, '#0B141A'],
      ],
    )}${linear(
      'eco-hood',
      [0, 420, 0, 560],
      [
        [0, '#33434C'],
        [1, '#131E25'],
      ],
    )}</defs>`,
    '<path d="M196 900L206 600C212 486 280 424 396 420H884C1000 424 1068 486 1074 600L1084 900Z" fill="url(#eco-hood)"/><path d="M206 600C212 486 280 424 396 420H884C1000 424 1068 486 1074 600" fill="none" stroke="#73838C" stroke-width="3"/><path d="M222 900L232 606C238 506 300 448 400 446H880C980 448 1042 506 1048 606L1058 900Z" fill="#0A1318"/>',
    consumption,
    speed,
    tyres,
  ].join('');
