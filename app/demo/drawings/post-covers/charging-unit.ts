import { linear } from '../svg.ts';

/** A tick where the charger is free, a ring that fills up where a car hangs on it. */
const screen = (busy: boolean): string =>
  busy
    ? '<path d="M34 -160a12 12 0 1 1 -11.4 8.3" fill="none" stroke="#19B5AE" stroke-width="4" stroke-linecap="round"/><path d="M36 -155L29 -146.5H34L32 -141L39 -150H34.5Z" fill="#FFB424"/>'
    : '<path d="M25 -148l6 7l12 -14" fill="none" stroke="#5FD08E" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>';

const hangingPlug =
  '<path d="M50 -92C45 -38 20 -34 20 -62C20 -80 28 -86 28 -64C28 -30 57 -26 57 -66" fill="none" stroke="#1A2A33" stroke-width="5.5" stroke-linecap="round"/><rect x="51.5" y="-76" width="11" height="13" rx="4" fill="#3F515A"/><path d="M44 -118h12v20q0 5 -6 5t-6 -5Z" fill="#0B1F2A"/>';

/** Gradients of the chargers. */
export const unitDefs = [
  linear(
    'unit-front',
    [0, 0, 68, 0],
    [
      [0, '#FFFFFF'],
      [0.62, '#EFF3F0'],
      [1, '#C6D1D0'],
    ],
  ),
  linear(
    'unit-screen',
    [0, -170, 0, -130],
    [
      [0, '#14505C'],
      [1, '#0B1F2A'],
    ],
  ),
].join('');

/** A slim fast charger, 205 cm high, in centimetres on y = 0; `busy` while a car hangs on it. */
export const chargingUnit = (busy: boolean): string =>
  [
    '<path d="M-14 8H84L212 58H100Z" fill="#0B1F2A" fill-opacity=".16"/>',
    '<path d="M-8 -2H86V6H-8Z" fill="#D9C8A4"/><path d="M-8 6H86V10H-8Z" fill="#A8946B"/>',
    '<path d="M68 0V-191Q68 -202 61 -204L75 -200Q83 -197 83 -187V-4Z" fill="#8EA1A4"/>',
    '<path d="M0 0V-191Q0 -205 14 -205H54Q68 -205 68 -191V0Z" fill="url(#unit-front)"/>',
    '<path d="M0 -191Q0 -205 14 -205H54Q68 -205 68 -191V-178H0Z" fill="#0C4A5B"/><path d="M37 -202L28 -190H34L31 -182L41 -194H35Z" fill="#FFB424"/>',
    `<path d="M0 -178H68V-174.5H0Z" fill="${busy ? '#19B5AE' : '#5FD08E'}"/>`,
    '<rect x="8" y="-168" width="52" height="44" rx="6" fill="#0B1F2A"/><rect x="11" y="-165" width="46" height="38" rx="4" fill="url(#unit-screen)"/><path d="M11 -131L43 -165H57V-161L24 -127H15Z" fill="#FFFFFF" fill-opacity=".08"/>',
    screen(busy),
    '<rect x="8" y="-114" width="24" height="16" rx="4" fill="#D6DEDC"/><path d="M12 -109.5h16M12 -106h11M12 -102.5h13" stroke="#8FA0A4" stroke-width="1.6"/>',
    '<rect x="39" y="-114" width="22" height="30" rx="7" fill="#22343E"/><rect x="39" y="-114" width="22" height="8" rx="4" fill="#3F515A"/>',
    '<path d="M0 -60H68" stroke="#BCC9C8" stroke-width="1.5"/><path d="M22 -44H46M22 -38H46M22 -32H46" stroke="#BCC9C8" stroke-width="2" stroke-linecap="round"/>',
    '<path d="M0 -14H68V0H0Z" fill="#3F515A"/><path d="M2.5 -16V-171" stroke="#FFFFFF" stroke-width="2.5"/>',
    busy ? '' : hangingPlug,
  ].join('');

/** The plug in the flap of a hatchback, in the car's own centimetres; the open flap shows its paint. */
export const chargingPlug = (paint: string): string =>
  `<path d="M350 -93q0 -9 10 -9q10 0 10 9v5q0 9 -10 9q-10 0 -10 -9Z" fill="#14222A"/><path d="M350 -100l-9 -3v22l9 -2Z" fill="${paint}"/><path d="M357 -98q11 -6 23 -3l8 4q2 6 -3 8l-25 5q-7 -6 -3 -14Z" fill="#22343E"/><path d="M361 -97q9 -4 18 -2" fill="none" stroke="#71858E" stroke-width="1.6" stroke-linecap="round"/><circle cx="377" cy="-94" r="2" fill="#19B5AE"/>`;
