import { line, n } from '../svg.ts';

/** The letters of the toll system, drawn with one pen: 30 wide, 10 high from the left upper corner. */
export const hgsLetters =
  'M0 0V10M8 0V10M0 5H8M19.6 1.9C18.6 .7 17.2 0 15.6 0C12.8 0 11 2.2 11 5C11 7.8 12.8 10 15.6 10C18.2 10 20 8.2 20 5.6H16M30 1.8C29.2 .6 27.9 0 26.5 0C24.5 0 22.9 1 22.9 2.7C22.9 6.1 30.6 4 30.6 7.3C30.6 9 28.9 10 26.7 10C24.8 10 23.2 9.2 22.4 7.8';

/** A lit panel over a lane: waves that read the tag, and the letters. About x = 0, standing on y = 0. */
export const hgsPanel = (tall: number): string => {
  const u = (share: number) => n(tall * share);
  return [
    `<rect x="${u(-1.3)}" y="${u(-1)}" width="${u(2.6)}" height="${u(1)}" rx="${u(0.12)}" fill="#E9FBF8"/><rect x="${u(-1.26)}" y="${u(-0.96)}" width="${u(2.52)}" height="${u(0.92)}" rx="${u(0.09)}" fill="#0B6F7C"/>`,
    `<path d="M${u(-1.26)} ${u(-0.87)}q0 ${u(-0.09)} ${u(0.09)} ${u(-0.09)}h${u(2.34)}q${u(0.09)} 0 ${u(0.09)} ${u(0.09)}v${u(0.32)}q${u(-1.26)} ${u(0.16)} ${u(-2.52)} 0Z" fill="#19B5AE" fill-opacity=".42"/>`,
    `<g transform="translate(${u(-0.86)} ${u(-0.24)})" fill="none" stroke="#FFB424" stroke-width="${u(0.085)}" stroke-linecap="round"><path d="M${u(-0.11)} ${u(-0.16)}a${u(0.16)} ${u(0.16)} 0 0 1 ${u(0.22)} 0M${u(-0.22)} ${u(-0.31)}a${u(0.33)} ${u(0.33)} 0 0 1 ${u(0.44)} 0M0 0h0"/></g>`,
    `<g transform="translate(${u(-0.46)} ${u(-0.75)}) scale(${n(tall * 0.05)})">${line(hgsLetters, '#FFFFFF', 2.4)}</g>`,
  ].join('');
};
