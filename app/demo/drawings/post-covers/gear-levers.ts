import { line, linear, n, radial } from '../svg.ts';
import { penned } from './pen-signs.ts';

type Corner = [x: number, y: number];

/** A panel of the console: its corners from the far left one clockwise. */
interface Panel {
  corners: [Corner, Corner, Corner, Corner];
}

/** A place on a panel: across from 0 to 1, towards us from 0 to 1. */
const on = ({ corners: [a, b, c, d] }: Panel, u: number, v: number): Corner => {
  const far = [a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u] as const;
  const near = [d[0] + (c[0] - d[0]) * u, d[1] + (c[1] - d[1]) * u] as const;
  return [far[0] + (near[0] - far[0]) * v, far[1] + (near[1] - far[1]) * v];
};

const through = (panel: Panel, ...places: [u: number, v: number][]): string =>
  `M${places.map(([u, v]) => on(panel, u, v).map(n).join(' ')).join('L')}`;

const sheet = ({ corners }: Panel): string =>
  `M${corners.map((corner) => corner.map(n).join(' ')).join('L')}Z`;

const left: Panel = {
  corners: [
    [462, 668],
    [776, 668],
    [766, 890],
    [404, 890],
  ],
};
const right: Panel = {
  corners: [
    [824, 668],
    [1138, 668],
    [1196, 890],
    [834, 890],
  ],
};

const defs = [
  linear(
    'lever-plate',
    [420, 660, 760, 900],
    [
      [0, '#F4F6F5'],
      [0.35, '#BAC5C8'],
      [0.6, '#E3E9EA'],
      [1, '#98A6AB'],
    ],
  ),
  linear(
    'lever-gloss',
    [830, 660, 1180, 900],
    [
      [0, '#33434C'],
      [0.4, '#131D24'],
      [1, '#080E12'],
    ],
  ),
  linear(
    'lever-steel',
    [-12, 0, 12, 0],
    [
      [0, '#7D8C93'],
      [0.35, '#F7FAFA'],
      [0.7, '#AEBBC0'],
      [1, '#5A686F'],
    ],
  ),
  radial(
    'lever-ball',
    [-20, -28, 92],
    [
      [0, '#6C7D86'],
      [0.35, '#2B3A43'],
      [1, '#0A1116'],
    ],
  ),
  linear(
    'lever-grip',
    [-56, 0, 60, 0],
    [
      [0, '#56666F'],
      [0.3, '#2B3A43'],
      [0.75, '#17222A'],
      [1, '#0B1319'],
    ],
  ),
  radial(
    'lever-glow',
    [0, 0, 1],
    [
      [0, '#FFB424', 0.55],
      [1, '#FFB424', 0],
    ],
    'scale(52 34)',
  ),
].join('');

/** An open gate of brushed metal: three channels and one across, the gears written beside them. */
const gate = (() => {
  const across = [0.26, 0.5, 0.74];
  const slots =
    across.map((u) => through(left, [u, 0.26], [u, 0.78])).join('') +
    through(left, [0.26, 0.52], [0.74, 0.52]);
  const marks = [
    ['1', 0.14, 0.2],
    ['3', 0.62, 0.2],
    ['5', 0.86, 0.2],
    ['2', 0.14, 0.86],
    ['4', 0.62, 0.86],
    ['R', 0.86, 0.86],
  ] as const;
  const brushed = Array.from({ length: 26 }, (_, i) =>
    through(left, [0.02, 0.03 + i * 0.037], [0.98, 0.03 + i * 0.037]),
  ).join('');
  return [
    `<path d="${sheet(left)}" fill="#05090C" fill-opacity=".5" transform="translate(0 7)" stroke="#05090C" stroke-width="26" stroke-linejoin="round" stroke-opacity=".5"/><path d="${sheet(left)}" fill="url(#lever-plate)" stroke="url(#lever-plate)" stroke-width="22" stroke-linejoin="round"/><path d="${brushed}" stroke="#FFFFFF" stroke-width="1.2" stroke-opacity=".35"/>`,
    `<path d="M462 658H776" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" stroke-opacity=".9"/>`,
    line(slots, '#6F7D83', 30),
    line(slots, '#0A1014', 24),
    `<g transform="translate(3 5)">${line(slots, '#1D2930', 14)}</g>`,
    marks
      .map(([text, u, v]) => {
        const [x, y] = on(left, u, v);
        return penned(text, x, y + (v < 0.5 ? 6 : 8), 21, '#17252D');
      })
      .join(''),
    [
      [0.04, 0.05],
      [0.96, 0.05],
      [0.04, 0.95],
      [0.96, 0.95],
    ]
      .map(([u = 0, v = 0]) => {
        const [x, y] = on(left, u, v);
        return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="7" ry="5" fill="#7F8D93"/><path d="M${n(x - 4)} ${n(y - 1)}l8 2" stroke="#37454C" stroke-width="2"/>`;
      })
      .join(''),
  ].join('');
})();

/** The stick in first gear with its round knob, the gates engraved on it. */
const stick = (() => {
  const [x, y] = on(left, 0.26, 0.28);
  return [
    `<ellipse cx="${n(x)}" cy="${n(y + 2)}" rx="26" ry="13" fill="#05090C" fill-opacity=".7"/>`,
    `<g transform="translate(${n(x)} ${n(y)}) rotate(-3)"><path d="M-11 4L-8 -150H8L11 4Q0 10 -11 4Z" fill="url(#lever-steel)"/><path d="M-16 -128H16L13 -150H-13Z" fill="url(#lever-steel)"/><path d="M-16 -128H16" stroke="#46545B" stroke-width="2"/>`,
    '<g transform="translate(0 -206)"><circle r="66" fill="url(#lever-ball)"/><path d="M-50 -38A64 64 0 0 1 10 -63" fill="none" stroke="#C5D2D7" stroke-width="5" stroke-linecap="round" stroke-opacity=".75"/><path d="M58 26A64 64 0 0 1 8 64" fill="none" stroke="#19B5AE" stroke-width="4" stroke-linecap="round" stroke-opacity=".6"/><ellipse cx="-3" cy="-17" rx="41" ry="35" fill="#DCE4E6"/><ellipse cx="-3" cy="-17" rx="41" ry="35" fill="none" stroke="#7E8D94" stroke-width="2.4"/><path d="M-24 -36V1M-3 -36V1M18 -36V1M-24 -17.5H18" fill="none" stroke="#0B1F2A" stroke-width="4.6" stroke-linecap="round" stroke-linejoin="round"/></g></g>',
  ].join('');
})();

/** The panel of the automatic: a straight slot, P R N D beside it, D alight. */
const selector = (() => {
  const slot = through(right, [0.36, 0.14], [0.36, 0.86]);
  const letters = ['P', 'R', 'N', 'D'].map((text, i) => {
    const [x, y] = on(right, 0.74, 0.16 + i * 0.235);
    const lit = text === 'D';
    return `${lit ? `<g transform="translate(${n(x)} ${n(y)})"><ellipse rx="52" ry="34" fill="url(#lever-glow)"/></g>` : ''}${penned(text, x, y + 14, 27, lit ? '#FFC44D' : '#A9BAC1')}`;
  });
  const ticks = ['P', 'R', 'N', 'D']
    .map((_, i) => through(right, [0.5, 0.16 + i * 0.235], [0.57, 0.16 + i * 0.235]))
    .join('');
  return [
    `<path d="${sheet(right)}" fill="#05090C" fill-opacity=".5" transform="translate(0 7)" stroke="#05090C" stroke-width="26" stroke-linejoin="round" stroke-opacity=".5"/><path d="${sheet(right)}" fill="url(#lever-gloss)" stroke="url(#lever-gloss)" stroke-width="22" stroke-linejoin="round"/><path d="M824 658H1138" stroke="#8FA0A8" stroke-width="2.6" stroke-linecap="round"/><path d="M834 676L1000 676L860 884L842 884Z" fill="#FFFFFF" fill-opacity=".05"/>`,
    line(slot, '#3B4B54', 32),
    line(slot, '#04070A', 26),
    `<path d="${ticks}" stroke="#5D6E77" stroke-width="4" stroke-linecap="round"/>`,
    ...letters,
  ].join('');
})();

/** The lever of the automatic, in D: a leather grip with its button. */
const lever = (() => {
  const [x, y] = on(right, 0.36, 0.8);
  return [
    `<ellipse cx="${n(x)}" cy="${n(y + 2)}" rx="30" ry="15" fill="#05090C" fill-opacity=".8"/>`,
    `<g transform="translate(${n(x)} ${n(y)}) rotate(2)"><path d="M-12 4L-10 -130H10L12 4Q0 11 -12 4Z" fill="url(#lever-steel)"/>`,
    '<path d="M-28 -112H28L34 -132H-34Z" fill="url(#lever-steel)"/><path d="M-28 -112H28" stroke="#46545B" stroke-width="2"/>',
    '<path d="M-36 -130C-46 -180 -58 -232 -52 -268C-46 -300 -20 -314 12 -312C44 -310 62 -292 62 -262C62 -232 46 -204 42 -178C40 -160 38 -146 36 -130Q0 -120 -36 -130Z" fill="url(#lever-grip)"/><path d="M-42 -262C-38 -288 -18 -300 10 -300" fill="none" stroke="#C5D2D7" stroke-width="5" stroke-linecap="round" stroke-opacity=".75"/><path d="M-26 -134C-34 -180 -40 -220 -37 -252" fill="none" stroke="#DCC6A0" stroke-width="2.4" stroke-dasharray="9 6"/><path d="M30 -134C34 -176 48 -212 49 -256" fill="none" stroke="#DCC6A0" stroke-width="2.4" stroke-dasharray="9 6"/><path d="M-51 -262Q-66 -256 -64 -236Q-62 -218 -49 -214Z" fill="#AEBBC0"/><path d="M-58 -250Q-62 -242 -60 -232" fill="none" stroke="#FFFFFF" stroke-width="2.4" stroke-linecap="round"/><path d="M-20 -270Q4 -284 34 -272L30 -244Q4 -254 -16 -242Z" fill="#0B7A78"/><path d="M-18 -268Q4 -281 33 -270" fill="none" stroke="#7FDAD2" stroke-width="2.4" stroke-linecap="round"/></g>',
  ].join('');
})();

/** Both ways to change gear beside each other, about x 390 to 1210 and y 470 to 900. */
export const gearLevers = (): string =>
  [`<defs>${defs}</defs>`, gate, selector, stick, lever].join('');
