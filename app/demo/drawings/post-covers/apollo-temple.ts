import { dice } from '../landscape.ts';
import { linear, n } from '../svg.ts';

/** A column by its middle, foot, height and width. */
type Column = [x: number, foot: number, height: number, width: number];

/** The front with its four columns, and the two that lead away from its right corner. */
const front: Column[] = [
  [-210, -30, 262, 36],
  [-112, -30, 262, 36],
  [-14, -30, 262, 36],
  [84, -30, 262, 36],
];
const flank: Column[] = [
  [192, -36, 236, 30],
  [148, -33, 249, 33],
];

const column = ([x, foot, height, width]: Column): string => {
  const [half, neck] = [width / 2, width * 0.42];
  const top = foot - height;
  const capital = height * 0.14;
  const bell = top + capital;
  const base = foot - height * 0.045;
  const shaft = `M${n(x - half)} ${n(base)}C${n(x - half)} ${n(base - height * 0.3)} ${n(x - neck)} ${n(bell + height * 0.2)} ${n(x - neck)} ${n(bell)}H${n(x + neck)}C${n(x + neck)} ${n(bell + height * 0.2)} ${n(x + half)} ${n(base - height * 0.3)} ${n(x + half)} ${n(base)}Z`;
  const flutes = [-0.62, -0.32, 0, 0.32, 0.62]
    .map((k) => `M${n(x + half * k)} ${n(base - 3)}L${n(x + neck * k)} ${n(bell + 4)}`)
    .join('');
  const leaves = (y: number, count: number, spread: number, tall: number) =>
    Array.from({ length: count }, (_, i) => {
      const lx = x + (i / (count - 1) - 0.5) * 2 * spread;
      const w = spread / count;
      return `M${n(lx - w)} ${n(y)}Q${n(lx - w * 1.5)} ${n(y - tall)} ${n(lx)} ${n(y - tall)}Q${n(lx + w * 1.5)} ${n(y - tall)} ${n(lx + w)} ${n(y)}Z`;
    }).join('');
  const wide = width * 0.66;
  return [
    `<path d="${shaft}" fill="url(#apollo-stone)"/><path d="${flutes}" stroke="#5E4257" stroke-width="${n(width * 0.07)}" stroke-opacity=".45"/>`,
    // The setting sun on its left edge, the sky on its right.
    `<path d="M${n(x - half)} ${n(base)}C${n(x - half)} ${n(base - height * 0.3)} ${n(x - neck)} ${n(bell + height * 0.2)} ${n(x - neck)} ${n(bell)}h${n(width * 0.1)}C${n(x - neck + width * 0.1)} ${n(bell + height * 0.2)} ${n(x - half + width * 0.12)} ${n(base - height * 0.3)} ${n(x - half + width * 0.12)} ${n(base)}Z" fill="#FFE0AC" fill-opacity=".9"/><path d="M${n(x + half)} ${n(base)}C${n(x + half)} ${n(base - height * 0.3)} ${n(x + neck)} ${n(bell + height * 0.2)} ${n(x + neck)} ${n(bell)}h${n(-width * 0.07)}C${n(x + neck - width * 0.07)} ${n(bell + height * 0.2)} ${n(x + half - width * 0.08)} ${n(base - height * 0.3)} ${n(x + half - width * 0.08)} ${n(base)}Z" fill="#FFC48E" fill-opacity=".7"/>`,
    `<path d="M${n(x - half * 1.3)} ${n(foot)}V${n(foot - height * 0.018)}H${n(x - half * 1.2)}Q${n(x - half * 1.28)} ${n(base)} ${n(x - half)} ${n(base)}H${n(x + half)}Q${n(x + half * 1.28)} ${n(base)} ${n(x + half * 1.2)} ${n(foot - height * 0.018)}H${n(x + half * 1.3)}V${n(foot)}Z" fill="#B98A86"/><path d="M${n(x - half * 1.3)} ${n(foot - height * 0.018)}H${n(x + half * 1.3)}" stroke="#FFD9A8" stroke-width="1.6"/>`,
    `<path d="M${n(x - neck)} ${n(bell)}C${n(x - neck)} ${n(bell - capital * 0.5)} ${n(x - wide * 0.8)} ${n(top + capital * 0.4)} ${n(x - wide)} ${n(top + capital * 0.2)}H${n(x + wide)}C${n(x + wide * 0.8)} ${n(top + capital * 0.4)} ${n(x + neck)} ${n(bell - capital * 0.5)} ${n(x + neck)} ${n(bell)}Z" fill="#B4827F"/><path d="${leaves(bell, 4, neck * 0.8, capital * 0.42)}${leaves(bell - capital * 0.36, 3, neck * 0.7, capital * 0.42)}" fill="#E2AF95"/><path d="M${n(x - neck * 1.06)} ${n(bell)}H${n(x + neck * 1.06)}" stroke="#FFD9A8" stroke-width="2"/>`,
    `<path d="M${n(x - wide * 1.06)} ${n(top)}H${n(x + wide * 1.06)}V${n(top + capital * 0.2)}H${n(x - wide * 1.06)}Z" fill="#D7A08C"/><path d="M${n(x - wide * 1.06)} ${n(top + 1)}v${n(capital * 0.2)}" stroke="#FFE7BE" stroke-width="2"/>`,
  ].join('');
};

/** The beam over a row of columns: three steps of the architrave, the frieze with its masks, teeth. */
const entablature = (() => {
  const top = -292;
  const [left, right] = [-236, 108];
  const masks = Array.from({ length: 9 }, (_, i) => `M${left + 20 + i * 38} ${top - 24}h0`).join(
    '',
  );
  const teeth = Array.from(
    { length: 26 },
    (_, i) => `M${left + 4 + i * 13.2} ${top - 36}h7v6h-7Z`,
  ).join('');
  return [
    // Along the flank, falling away to the right.
    '<path d="M104 -292L212 -266V-290L116 -334L104 -338Z" fill="#8D6474"/><path d="M104 -306L212 -276M104 -318L212 -282" stroke="#5E4257" stroke-width="1.6" stroke-opacity=".6"/><path d="M104 -338L116 -334L212 -290" fill="none" stroke="#FFC48E" stroke-width="3"/>',
    `<path d="M${left} ${top}L${left - 4} ${top - 16}L${left + 3} ${top - 30}L${left - 8} ${top - 46}H${right + 8}L${right} ${top - 30}V${top}Z" fill="url(#apollo-beam)"/><path d="M${left} ${top - 6}H${right}M${left - 2} ${top - 12}H${right}" stroke="#6A4A60" stroke-width="1.6" stroke-opacity=".55"/><path d="M${left} ${top - 17}H${right}" stroke="#FFD9A8" stroke-width="1.8" stroke-opacity=".8"/>`,
    `<path d="${masks}" stroke="#E8B899" stroke-width="10" stroke-linecap="round"/><path d="${masks}" stroke="#9A6C76" stroke-width="5" stroke-linecap="round"/><path d="${teeth}" fill="#E2AF95"/>`,
    `<path d="M${left - 14} ${top - 46}H${right + 16}L${right + 8} ${top - 38}H${left - 6}Z" fill="#E8B899"/><path d="M${left - 14} ${top - 46.5}H${right + 16}" stroke="#FFE7BE" stroke-width="2.4"/>`,
    // What is left of the gable: the right corner and the stones behind it.
    `<path d="M${right + 16} ${top - 46}L-20 ${top - 104}L-26 ${top - 96}L-34 ${top - 98}L-44 ${top - 78}L-62 ${top - 74}L-66 ${top - 60}L-92 ${top - 58}L-96 ${top - 46}Z" fill="#B4827F"/><path d="M-20 ${top - 84}L-40 ${top - 70}M20 ${top - 82}L0 ${top - 56}M50 ${top - 68}L36 ${top - 46}M-62 ${top - 62}H44" stroke="#7A5568" stroke-width="1.6" stroke-opacity=".6"/><path d="M${right + 18} ${top - 46}L-18 ${top - 106}L-24 ${top - 112}L${right + 30} ${top - 50}Z" fill="#E8B899"/><path d="M${right + 30} ${top - 50}L-24 ${top - 112}" stroke="#FFE7BE" stroke-width="2.6"/>`,
  ].join('');
})();

/** Steps of the base and drums that lie about it. */
const base = (() => {
  const roll = dice(6);
  const step = (left: number, right: number, y: number, tone: string) => {
    const joints = Array.from(
      { length: Math.floor((right - left) / 44) },
      (_, i) => `M${n(left + 26 + i * 44 + roll() * 12)} ${y}v12`,
    ).join('');
    return `<path d="M${left} ${y}H${right}V${y + 12}H${left}Z" fill="${tone}"/><path d="${joints}" stroke="#5E4257" stroke-width="1.6" stroke-opacity=".5"/><path d="M${left} ${y}H${right}" stroke="#FFD2A0" stroke-width="2.2"/>`;
  };
  const drum = (x: number, y: number, r: number) =>
    `<path d="M${x} ${y - r * 2}h${r * 1.5}a${n(r * 0.6)} ${r} 0 0 1 0 ${r * 2}h${-r * 1.5}Z" fill="#8D6474"/><path d="M${x} ${y - r * 1.5}h${r * 1.9}M${x} ${y - r}h${r * 2}M${x} ${y - r * 0.5}h${r * 1.9}" stroke="#5E4257" stroke-width="1.6" stroke-opacity=".6"/><ellipse cx="${x}" cy="${y - r}" rx="${n(r * 0.6)}" ry="${r}" fill="#D9A48E"/><ellipse cx="${x}" cy="${y - r}" rx="${n(r * 0.2)}" ry="${n(r * 0.34)}" fill="#8D6474"/>`;
  return [
    step(-246, 226, -36, '#A87880'),
    step(-262, 244, -24, '#9A6C78'),
    step(-280, 262, -12, '#8A6072'),
    drum(282, 0, 15),
    drum(-330, 4, 17),
    '<path d="M-372 4L-366 -12L-344 -14L-336 4ZM318 2L322 -12L346 -16L358 2Z" fill="#7A5568"/><path d="M-366 -12L-344 -14M322 -12L346 -16" stroke="#FFC48E" stroke-width="2"/>',
  ].join('');
})();

/** What stands of the temple of Apollo at Side, against the setting sun; on y = 0, 480 wide. */
export const apolloTemple = (): string =>
  [
    `<defs>${linear(
      'apollo-stone',
      [0, -300, 0, -30],
      [
        [0, '#DDA890'],
        [0.5, '#B98588'],
        [1, '#8C647A'],
      ],
    )}${linear(
      'apollo-beam',
      [0, -340, 0, -290],
      [
        [0, '#D39C8A'],
        [1, '#9C6E78'],
      ],
    )}</defs>`,
    base,
    flank.map(column).join(''),
    front.map(column).join(''),
    entablature,
  ].join('');
