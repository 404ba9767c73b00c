import { n } from './svg.ts';

/** Cases and boxes, standing on y = 0 with their left edge at x. */

const inks = '#0B1F2A';
const caseColours = ['#0B7A78', '#FFB424', '#0C4A5B', '#C8402A', '#E3CDA9'];
const boxColours = ['#D3A871', '#C4965C', '#DDB784', '#CBA067'];

interface Item {
  x: number;
  width: number;
  height: number;
  /** Where it stands in its row; its colour follows from it. */
  index: number;
}

const pick = (colours: string[], index: number): string =>
  colours[index % colours.length] ?? colours[0] ?? inks;

const shadow = (x: number, w: number) =>
  `<ellipse cx="${n(x + w / 2)}" cy="2" rx="${n(w * 0.62)}" ry="6" fill="${inks}" fill-opacity=".2"/>`;

/** A trolley case with ribs, wheels and handle. */
export const suitcase = ({ x, width: w, height, index }: Item): string => {
  const top = -height;
  const ribs = Array.from(
    { length: 4 },
    (_, i) => `M${n(x + (w * (i + 1)) / 5)} ${n(top + 14)}V-16`,
  ).join('');
  return `${shadow(x, w)}<path d="M${n(x + w * 0.3)} ${n(top)}V${n(top - 34)}h${n(w * 0.4)}V${n(top)}" fill="none" stroke="#5B6970" stroke-width="4"/><path d="M${n(x + w * 0.27)} ${n(top - 36)}h${n(w * 0.46)}" stroke="#1D282E" stroke-width="8" stroke-linecap="round"/><circle cx="${n(x + w * 0.18)}" cy="-5" r="6" fill="#1D282E"/><circle cx="${n(x + w * 0.82)}" cy="-5" r="6" fill="#1D282E"/><rect x="${n(x)}" y="${n(top)}" width="${n(w)}" height="${n(height - 8)}" rx="12" fill="${pick(caseColours, index)}"/><path d="M${n(x + w - 16)} ${n(top)}h4q12 0 12 12V-20q0 12 -12 12h-4Z" fill="${inks}" fill-opacity=".28"/><path d="${ribs}" stroke="${inks}" stroke-width="3" stroke-opacity=".32"/><path d="M${n(x + 5)} ${n(top + 16)}q0 -10 10 -11h${n(w * 0.4)}" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round" stroke-opacity=".55"/><path d="M${n(x + w * 0.36)} ${n(top + 2)}q0 -8 7 -8h${n(w * 0.28 - 14)}q7 0 7 8Z" fill="#1D282E"/>`;
};

/** A cardboard box with its tape, a label and the arrows that point up. */
export const carton = ({ x, width: w, height: h, index }: Item): string =>
  `${shadow(x, w)}<rect x="${n(x)}" y="${n(-h)}" width="${n(w)}" height="${n(h)}" rx="${n(w * 0.02)}" fill="${pick(boxColours, index)}"/><path d="M${n(x + w * 0.86)} ${n(-h)}H${n(x + w)}V0H${n(x + w * 0.9)}Z" fill="#6E4B22" fill-opacity=".22"/><path d="M${n(x)} ${n(-h * 0.88)}H${n(x + w)}" stroke="#8E6632" stroke-width="${n(w * 0.014)}" stroke-opacity=".7"/><path d="M${n(x + w * 0.4)} ${n(-h)}h${n(w * 0.18)}v${n(h * 0.3)}h${n(-w * 0.18)}Z" fill="#F0DDB9" fill-opacity=".85"/><rect x="${n(x + w * 0.1)}" y="${n(-h * 0.34)}" width="${n(w * 0.3)}" height="${n(h * 0.22)}" rx="${n(w * 0.015)}" fill="#FBF6EA"/><path d="M${n(x + w * 0.14)} ${n(-h * 0.27)}h${n(w * 0.2)}M${n(x + w * 0.14)} ${n(-h * 0.2)}h${n(w * 0.12)}" stroke="#8A7A62" stroke-width="${n(w * 0.018)}"/><path d="M${n(x + w * 0.62)} ${n(-h * 0.12)}v${n(-h * 0.18)}l${n(-w * 0.045)} ${n(h * 0.06)}m${n(w * 0.045)} ${n(-h * 0.06)}l${n(w * 0.045)} ${n(h * 0.06)}" fill="none" stroke="#7A5527" stroke-width="${n(w * 0.022)}"/><path d="M${n(x + w * 0.02)} ${n(-h + w * 0.02)}H${n(x + w * 0.38)}" stroke="#FFFFFF" stroke-width="${n(w * 0.018)}" stroke-opacity=".5"/>`;
