import { line, n } from '../svg.ts';

/** Figures and gear letters drawn with one pen, 6 wide and 10 high: no picture depends on a font. */
const strokes: Record<string, string> = {
  '0': 'M3 0C5 0 6 1.6 6 5C6 8.4 5 10 3 10C1 10 0 8.4 0 5C0 1.6 1 0 3 0Z',
  '1': 'M.8 2.2L3.6 0V10',
  '2': 'M.2 2.6C.4 .9 1.5 0 3 0C4.7 0 5.8 1 5.8 2.7C5.8 5.2 .4 7 .2 10H6',
  '3': 'M.3 1.9C.7 .7 1.7 0 3 0C4.7 0 5.7 1 5.7 2.5C5.7 4 4.6 4.8 2.8 4.8C4.9 4.8 6 5.7 6 7.3C6 9 4.8 10 3 10C1.5 10 .4 9.3 0 7.9',
  '4': 'M4.6 10V0L0 6.9H6',
  '5': 'M5.5 0H1L.5 4.7C1.2 4.1 2 3.8 3 3.8C4.8 3.8 6 5 6 6.9C6 8.8 4.8 10 3 10C1.5 10 .5 9.3 0 8.1',
  '6': 'M5.4 1.5C4.9 .5 4.1 0 3.1 0C1.2 0 0 1.8 0 5.4C0 8.5 1.1 10 3 10C4.8 10 6 8.8 6 6.9C6 5.1 4.9 3.9 3.2 3.9C1.6 3.9 .3 4.8 0 6.3',
  '7': 'M.2 0H6L2.2 10',
  '8': 'M3 4.7C1.4 4.7 .5 3.8 .5 2.4C.5 .9 1.4 0 3 0C4.6 0 5.5 .9 5.5 2.4C5.5 3.8 4.6 4.7 3 4.7C1.2 4.7 0 5.7 0 7.3C0 9 1.2 10 3 10C4.8 10 6 9 6 7.3C6 5.7 4.8 4.7 3 4.7Z',
  '9': 'M.6 8.5C1.1 9.5 1.9 10 2.9 10C4.8 10 6 8.2 6 4.6C6 1.5 4.9 0 3 0C1.2 0 0 1.2 0 3.1C0 4.9 1.1 6.1 2.8 6.1C4.4 6.1 5.7 5.2 6 3.7',
  P: 'M0 10V0H3.2C5 0 6 1.2 6 2.9C6 4.6 5 5.8 3.2 5.8H0',
  R: 'M0 10V0H3.2C5 0 6 1.2 6 2.8C6 4.4 5 5.6 3.2 5.6H0M3.2 5.6L6 10',
  N: 'M0 10V0L6 10V0',
  D: 'M0 0V10H2.4C4.8 10 6 8 6 5C6 2 4.8 0 2.4 0Z',
  ',': 'M.6 9.6Q.8 11 -.2 12',
  '.': 'M.2 9.9h.1',
};

const advance = (sign: string): number => (sign === ',' || sign === '.' ? 3 : 8.4);

/** A figure or letters about their middle at `x`, its feet on `y`, `size` high. */
export const penned = (
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): string => {
  const signs = [...text];
  const width = signs.reduce((sum, sign) => sum + advance(sign), 0) - 2.4;
  const scale = size / 10;
  let left = 0;
  const marks = signs.map((sign) => {
    const place = left;
    left += advance(sign);
    return `<g transform="translate(${n(place)} 0)">${line(strokes[sign] ?? '', colour, 1.3)}</g>`;
  });
  return `<g transform="translate(${n(x - (width * scale) / 2)} ${n(y - size)}) scale(${n(scale)})">${marks.join('')}</g>`;
};
