import { line, n } from '../svg.ts';

interface Dial {
  x: number;
  y: number;
  radius: number;
  /** Where the needle points: 0 at the lower left, 1 at the lower right. */
  reading: number;
  /** A stretch of the scale in a colour of its own. */
  band?: [from: number, to: number, colour: string];
}

/** The angle at a share of a round scale: 0 at the lower left, 1 at the lower right. */
export const turn = (share: number): number => ((150 + share * 240) * Math.PI) / 180;

/** The stretch of such a scale between two shares. */
export const arc = (x: number, y: number, r: number, from: number, to: number): string => {
  const end = (share: number) =>
    `${n(x + r * Math.cos(turn(share)))} ${n(y + r * Math.sin(turn(share)))}`;
  return `M${end(from)}A${n(r)} ${n(r)} 0 ${(to - from) * 240 > 180 ? 1 : 0} 1 ${end(to)}`;
};

/** A round dial: its scale, a coloured band and the needle. */
export const dial = ({ x, y, radius: r, reading, band }: Dial): string => {
  const ticks = Array.from({ length: 25 }, (_, i) => {
    const [cos, sin] = [Math.cos(turn(i / 24)), Math.sin(turn(i / 24))];
    const inner = r * (i % 4 === 0 ? 0.78 : 0.87);
    return `M${n(x + r * cos)} ${n(y + r * sin)}L${n(x + inner * cos)} ${n(y + inner * sin)}`;
  }).join('');
  const [cos, sin] = [Math.cos(turn(reading)), Math.sin(turn(reading))];
  return [
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 1.12)}" fill="#0F1B21"/>`,
    line(arc(x, y, r * 1.06, 0, 1), '#3B4B54', 2.4),
    band ? line(arc(x, y, r * 0.92, band[0], band[1]), band[2], r * 0.13) : '',
    `<path d="${ticks}" stroke="#CFE2E2" stroke-width="${n(r * 0.032)}" stroke-linecap="round"/>`,
    line(
      `M${n(x - cos * r * 0.16)} ${n(y - sin * r * 0.16)}L${n(x + cos * r * 0.72)} ${n(y + sin * r * 0.72)}`,
      '#FFB424',
      r * 0.07,
    ),
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.16)}" fill="#2A3841"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 0.07)}" fill="#66767F"/>`,
  ].join('');
};
