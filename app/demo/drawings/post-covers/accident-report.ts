import { linear } from '../svg.ts';

/** Lines a hand has written, as waves. */
const scrawl = (x: number, y: number, length: number): string =>
  `M${x} ${y}${Array.from({ length: Math.round(length / 16) }, (_, i) => `q4 ${i % 3 ? -9 : -14} 8 0t8 ${i % 2 ? -1 : 1}`).join('')}`;

const column = (x: number, tint: string): string => {
  const rows = [96, 128, 160]
    .map(
      (y) =>
        `<rect x="${x}" y="${y}" width="196" height="24" rx="4" fill="#F1F4F3" stroke="#C5D0D2" stroke-width="1.6"/>`,
    )
    .join('');
  const boxes = [0, 1, 2, 3, 4]
    .map(
      (i) =>
        `<rect x="${x + i * 41}" y="196" width="18" height="18" rx="3" fill="#FFFFFF" stroke="#8FA0A8" stroke-width="2"/>`,
    )
    .join('');
  return `<rect x="${x}" y="62" width="196" height="24" rx="5" fill="${tint}"/><path d="M${x + 12} 74h70" stroke="#FFFFFF" stroke-width="6" stroke-linecap="round"/>${rows}${boxes}`;
};

/** The sketch of what happened: a junction, two cars and an arrow. */
const sketch =
  '<rect x="24" y="232" width="292" height="128" rx="6" fill="#F6F8F6" stroke="#C5D0D2" stroke-width="1.6"/><path d="M24 276H128V232M24 320H128V360M316 276H190V232M316 320H190V360" fill="none" stroke="#5D7078" stroke-width="2.6"/><path d="M40 298H112M206 298H300M159 240V262M159 334V354" stroke="#A9B8BD" stroke-width="2.4" stroke-dasharray="10 8"/><rect x="196" y="280" width="46" height="24" rx="7" fill="none" stroke="#0B5A8A" stroke-width="3"/><path d="M206 281v22M230 281v22" stroke="#0B5A8A" stroke-width="2.4"/><rect x="146" y="306" width="24" height="42" rx="7" fill="none" stroke="#C8402A" stroke-width="3"/><path d="M147 316h22M147 338h22" stroke="#C8402A" stroke-width="2.4"/><path d="M286 292H250m9 -7l-9 7l9 7" fill="none" stroke="#0B5A8A" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/><path d="M176 290l8 -10m-8 0l10 12m-20 -8l6 8" stroke="#F2A000" stroke-width="3" stroke-linecap="round"/>';

/** A two-column accident report, half filled in, 460 by 384 from its upper left corner. */
const report = [
  '<rect x="8" y="12" width="460" height="384" rx="6" fill="#061820" fill-opacity=".35"/><rect width="460" height="384" rx="5" fill="url(#report-paper)"/>',
  '<path d="M24 30h150M24 44h90" stroke="#0B1F2A" stroke-width="7" stroke-linecap="round"/><rect x="376" y="18" width="60" height="30" rx="5" fill="#FFB424"/><path d="M388 33h36" stroke="#0B1F2A" stroke-width="5" stroke-linecap="round"/>',
  column(24, '#0B7A78'),
  column(240, '#0C4A5B'),
  sketch,
  '<path d="M336 240h100M336 256h100M336 272h72M336 300h100M336 316h60" stroke="#C5D0D2" stroke-width="4" stroke-linecap="round"/><path d="M336 356h100" stroke="#8FA0A8" stroke-width="2"/>',
  `<path d="${scrawl(34, 113, 120)}${scrawl(34, 145, 92)}${scrawl(34, 177, 140)}${scrawl(250, 113, 108)}${scrawl(250, 145, 60)}" fill="none" stroke="#1B4A86" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>`,
  '<path d="M26 204l6 7l12 -15M108 204l6 7l12 -15M283 204l6 7l12 -15" fill="none" stroke="#1B4A86" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/>',
  '<path d="M440 384Q452 372 460 340V379Q460 384 455 384Z" fill="#D9E0DC"/>',
].join('');

/** A ball pen lying with its point at the origin, pointing left. */
const pen =
  '<path d="M6 10L44 -2H262V22H44Z" fill="#061820" fill-opacity=".3"/><path d="M0 0L38 -11V11Z" fill="#D5DEE2"/><path d="M0 0L12 -3.500V3.500Z" fill="#22303A"/><path d="M38 -12H210V12H38Z" fill="url(#report-pen)"/><rect x="200" y="-12.5" width="10" height="25" fill="#D5DEE2"/><path d="M210 -12H262Q270 -12 270 0Q270 12 262 12H210Z" fill="#FFB424"/><path d="M214 -9H262V-5H214Z" fill="#FFE0A0"/><path d="M150 -16H246Q252 -16 252 -10H150Z" fill="#D5DEE2"/><path d="M44 -8H196" stroke="#7FD3CF" stroke-width="3" stroke-linecap="round" stroke-opacity=".7"/>';

/** The report and the pen on it, as they lie on a bonnet before the eye. */
export const accidentReport = (x: number, y: number): string =>
  `<defs>${linear(
    'report-paper',
    [0, 0, 460, 384],
    [
      [0, '#FFFFFF'],
      [1, '#EEF0E9'],
    ],
  )}${linear(
    'report-pen',
    [0, -12, 0, 12],
    [
      [0, '#19B5AE'],
      [0.5, '#0B7A78'],
      [1, '#064F50'],
    ],
  )}</defs><g transform="matrix(1.14 -.035 -.3 .53 ${x} ${y})">${report}</g><g transform="translate(${x + 322} ${y + 92}) rotate(-17) scale(1.04 .9)">${pen}</g>`;
