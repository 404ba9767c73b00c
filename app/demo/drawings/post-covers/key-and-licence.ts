import { linear } from '../svg.ts';
import { at } from './cover.ts';

/** A driving licence lying flat, 240 by 151 about its middle. */
const card =
  '<rect x="-117" y="-71" width="240" height="151" rx="13" fill="#0A1217" fill-opacity=".5"/><rect x="-120" y="-76" width="240" height="151" rx="13" fill="url(#licence-card)"/><path d="M-120 -46V-63Q-120 -76 -107 -76H107Q120 -76 120 -63V-46Z" fill="#E08E86"/><circle cx="-98" cy="-61" r="9" fill="#FBFAF7"/><path d="M-78 -64h86M-78 -55h50" stroke="#FBFAF7" stroke-width="5" stroke-linecap="round"/><rect x="-106" y="-34" width="70" height="88" rx="6" fill="#CFE3E3"/><path d="M-100 54Q-100 22 -71 22Q-42 22 -42 54Z" fill="#0C4A5B"/><path d="M-78 12h14v14q-7 7 -14 0Z" fill="#D9A883"/><ellipse cx="-71" cy="0" rx="16" ry="19" fill="#E9BC97"/><path d="M-89 2C-92 -20 -82 -26 -70 -26C-56 -26 -50 -18 -53 2C-56 -6 -60 -12 -66 -12C-74 -10 -84 -8 -89 2Z" fill="#4A3428"/><path d="M-20 -26h90M-20 -8h64M-20 10h108M-20 28h52" stroke="#7B6B6A" stroke-width="6" stroke-linecap="round" stroke-opacity=".8"/><path d="M-20 52q12 -16 22 -4t16 -6t14 4t26 -8" fill="none" stroke="#0B1F2A" stroke-width="3" stroke-linecap="round"/><circle cx="88" cy="40" r="19" fill="#19B5AE" fill-opacity=".28"/><circle cx="88" cy="40" r="12" fill="none" stroke="#0B7A78" stroke-width="2.4" stroke-opacity=".6"/><path d="M-120 40L-10 -76H40L-92 75H-107Q-120 75 -120 62Z" fill="#FFFFFF" fill-opacity=".2"/>';

/** A car key with its ring and a leather tag, the blade to the left, about 230 wide. */
const key =
  '<path d="M-108 8H-20V22H-98Z" fill="#0A1217" fill-opacity=".22"/><rect x="-26" y="-20" width="130" height="60" rx="27" fill="#0A1217" fill-opacity=".4"/><path d="M-116 -2L-104 -11H-20V11H-60l-7 -6l-8 6h-9l-7 -6l-8 6h-6Z" fill="url(#key-blade)"/><path d="M-104 -4H-22" stroke="#75848C" stroke-width="3"/><rect x="-30" y="-31" width="128" height="60" rx="27" fill="url(#key-body)"/><path d="M-14 -24C0 -30 70 -30 84 -22" fill="none" stroke="#8C9BA3" stroke-width="3" stroke-linecap="round"/><circle cx="0" cy="-1" r="14" fill="#0C141A"/><circle cx="34" cy="-1" r="14" fill="#0C141A"/><path d="M-5 0v-3a5 5 0 0 1 10 0v3m-12 0h14v8h-14Z" fill="none" stroke="#CFDADE" stroke-width="2.6"/><path d="M29 0v-3a5 5 0 0 1 9 -3M27 0h14v8h-14Z" fill="none" stroke="#CFDADE" stroke-width="2.6"/><circle cx="76" cy="-1" r="8" fill="none" stroke="#AEBCC3" stroke-width="4"/>';

const tag =
  '<ellipse cx="104" cy="6" rx="30" ry="27" fill="none" stroke="#0A1217" stroke-width="5" stroke-opacity=".4"/><ellipse cx="102" cy="1" rx="30" ry="27" fill="none" stroke="#D5DEE2" stroke-width="5"/><g transform="translate(104 -30) rotate(-112) scale(.86)"><path d="M-4 -20H100q22 0 22 24t-22 24H-4q-14 0 -14 -24t14 -24Z" fill="#0A1217" fill-opacity=".4" transform="translate(3 5)"/><path d="M-4 -26H100q22 0 22 24t-22 24H-4q-14 0 -14 -24t14 -24Z" fill="#FFB424"/><path d="M-2 -19H98q17 0 17 17t-17 17H-2q-9 0 -9 -17t9 -17Z" fill="none" stroke="#B87508" stroke-width="2" stroke-dasharray="6 4"/><circle cx="4" cy="-2" r="6" fill="#7A5205"/></g>';

/** A driving licence with a car key on it, as one sees them lying before oneself. */
export const keyAndLicence = (x: number, y: number, scale: number): string =>
  `<defs>${linear(
    'licence-card',
    [-120, -76, 120, 76],
    [
      [0, '#FBEDE6'],
      [0.5, '#F3E3E2'],
      [1, '#DDEBE8'],
    ],
  )}${linear(
    'key-blade',
    [0, -11, 0, 11],
    [
      [0, '#F4F7F8'],
      [1, '#9DABB2'],
    ],
  )}${linear(
    'key-body',
    [0, -31, 0, 29],
    [
      [0, '#43535C'],
      [0.5, '#222F37'],
      [1, '#111B21'],
    ],
  )}</defs>${at(
    x,
    y,
    scale,
    `<g transform="scale(1 .8)"><g transform="rotate(-8)">${card}</g><g transform="translate(98 62) rotate(4)">${tag}${key}</g></g>`,
  )}`;
