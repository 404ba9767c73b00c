import { paintOf } from '../colour.ts';
import { line, linear, n, radial, shape } from '../svg.ts';
import { hgsLetters } from './hgs-sign.ts';

const outline =
  'M-91 -64C-91.5 -84 -88 -94 -80 -100L-61 -135C-57 -142 -32 -147 0 -147C32 -147 57 -142 61 -135L80 -100C88 -94 91.5 -84 91 -64L90 -36C89 -25 84 -20 76 -19H-76C-84 -20 -89 -25 -90 -36Z';
const windscreen =
  'M-71 -101C-40 -106 40 -106 71 -101L55 -133C50 -138 28 -141 0 -141C-28 -141 -50 -138 -55 -133Z';
const bonnet =
  'M-76 -100C-40 -106 40 -106 76 -100C84 -95 86 -86 84 -78C60 -79 46 -72 42 -69H-42C-46 -72 -60 -79 -84 -78C-86 -86 -84 -95 -76 -100Z';
const headlight = 'M86 -77C74 -79 58 -74 45 -66L49 -60C62 -61 78 -62 87 -66Z';
const mirrorOf = (d: string): string => `<g transform="scale(-1 1)">${d}</g>`;
const both = (d: string): string => d + mirrorOf(d);

interface FrontCar {
  /** The colour of the paint, as a hex value. */
  tint: string;
  /** The car next to us: one sees the toll tag behind its windscreen and reads its plate. */
  near?: boolean;
}

const defsOf = (id: string, tint: string): string => {
  const paint = paintOf(tint);
  return [
    linear(
      `${id}-paint`,
      [0, -147, 0, -19],
      [
        [0, paint.lift(0.5)],
        [0.34, paint.lift(0.2)],
        [0.5, paint.tint],
        [0.62, paint.shade(0.3)],
        [0.8, paint.shade(0.5)],
        [1, paint.shade(0.86)],
      ],
    ),
    linear(
      `${id}-bonnet`,
      [0, -106, 0, -68],
      [
        [0, paint.shade(0.34)],
        [0.5, paint.tint],
        [1, paint.lift(0.42)],
      ],
    ),
    linear(
      `${id}-sides`,
      [-92, 0, 92, 0],
      [
        [0, paint.shade(1), 0.62],
        [0.13, paint.shade(1), 0.12],
        [0.25, paint.shade(1), 0],
        [0.75, paint.shade(1), 0],
        [0.87, paint.shade(1), 0.12],
        [1, paint.shade(1), 0.62],
      ],
    ),
    radial(
      `${id}-ground`,
      [0, 0, 1],
      [
        [0, '#0B1426', 0.8],
        [0.7, '#0B1426', 0.6],
        [1, '#0B1426', 0],
      ],
      'scale(124 13)',
    ),
    linear(
      `${id}-glass`,
      [0, -141, 0, -101],
      [
        [0, '#16243B'],
        [1, '#3A4D69'],
      ],
    ),
    radial(
      `${id}-lamp`,
      [66, -70, 40],
      [
        [0, '#FFFFFF', 0.95],
        [0.2, '#FFF2CF', 0.6],
        [0.55, '#FFE4AE', 0.18],
        [1, '#FFE4AE', 0],
      ],
    ),
    linear(
      `${id}-edge`,
      [0, -147, 0, -60],
      [
        [0, '#FFE0AE', 1],
        [1, '#FFB06E', 0],
      ],
    ),
  ].join('');
};

/** What one sees through the glass: the evening in the rear window, seats and mirror against it. */
const inside =
  '<path d="M-40 -110C-20 -112 20 -112 40 -110L31 -131C20 -134 -20 -134 -31 -131Z" fill="#F2A070"/><path d="M-36 -120H36L31 -131C20 -134 -20 -134 -31 -131Z" fill="#FFD08E" fill-opacity=".7"/><path d="M-62 -100C-60 -116 -54 -121 -44 -121H-26C-17 -121 -13 -114 -12 -101ZM12 -101C13 -114 17 -121 26 -121H44C54 -121 60 -116 62 -100Z" fill="#101B2C"/><path d="M-43 -119C-44 -129 -41 -132 -35 -132C-29 -132 -26 -129 -27 -119ZM27 -119C26 -129 29 -132 35 -132C41 -132 44 -129 43 -119Z" fill="#0C1524"/><rect x="-10" y="-139" width="20" height="6.5" rx="2.5" fill="#0A1220"/>';

const driver =
  '<path d="M14 -101C15 -112 22 -117 32 -118H44C54 -117 61 -112 62 -101Z" fill="#12606A"/><path d="M33 -120H44L42 -114Q38 -112 35 -114Z" fill="#9C6B52"/><path d="M30 -126Q30 -135 38.5 -135Q47 -135 47 -126Q46 -117 38.5 -117Q31 -117 30 -126Z" fill="#BD8566"/><path d="M29.5 -126Q29 -137 38.5 -137Q48 -137 47.5 -126Q45 -131 38.5 -131Q32 -131 29.5 -126Z" fill="#2A2230"/><path d="M22 -101A16 15 0 0 1 54 -101" fill="none" stroke="#0A1220" stroke-width="3.2"/><path d="M22 -109q4 -4 7 -1M54 -109q-4 -4 -7 -1" fill="none" stroke="#BD8566" stroke-width="4" stroke-linecap="round"/>';

/** The plate's letters, drawn with one pen: 07 KRV 07. */
const plate =
  'M0 0h3v6h-3ZM5 0h3.5L6 6M13 0v6M16.5 0L13.2 3.2L16.5 6M18.5 6V0h2.2q1.3 0 1.3 1.6t-1.3 1.6h-2.2M20.5 3.2L22.2 6M24 0L25.8 6L27.6 0M32 0h3v6h-3ZM37 0h3.5L38 6';

const farPlate = 'M1 3h6M14 3h12M33 3h7';

/** A saloon from the front in the evening, its lamps on: in centimetres on y = 0 about x = 0. */
export const frontViewCar = ({ tint, near = false }: FrontCar): string => {
  const paint = paintOf(tint);
  const id = `front-${tint.replace('#', '').toLowerCase()}`;
  return [
    `<defs>${defsOf(id, tint)}<clipPath id="${id}-cut"><path d="${windscreen}"/></clipPath></defs>`,
    `<ellipse cx="0" cy="0" rx="124" ry="13" fill="url(#${id}-ground)"/>`,
    both(
      '<path d="M56 -44H84Q88 -30 86 -6Q85 1 78 1H63Q57 1 57 -6Z" fill="#10161E"/><path d="M63 -8v8M69 -8v9M75 -8v9" stroke="#2C3540" stroke-width="1.5"/>',
    ),
    '<path d="M-82 -34H82L74 -9H-74Z" fill="#0A0F16"/>',
    shape(outline, `fill="url(#${id}-paint)"`),
    shape(bonnet, `fill="url(#${id}-bonnet)"`),
    shape(outline, `fill="url(#${id}-sides)"`),
    line(
      'M-44 -103C-38 -92 -34 -80 -33 -71M44 -103C38 -92 34 -80 33 -71',
      paint.shade(0.5),
      1.2,
      'stroke-opacity=".6"',
    ),
    line(
      'M-42 -103C-36 -92 -32 -80 -31 -71M42 -103C36 -92 32 -80 31 -71',
      paint.lift(0.7),
      0.9,
      'stroke-opacity=".7"',
    ),
    shape(windscreen, `fill="url(#${id}-glass)" stroke="#0B1220" stroke-width="2.5"`),
    `<g clip-path="url(#${id}-cut)">${inside}${driver}<path d="M-71 -101L-46 -141H-28L-50 -101ZM-42 -101L-22 -141H-16L-35 -101Z" fill="#FFFFFF" fill-opacity=".12"/></g>`,
    near
      ? `<rect x="-33" y="-138" width="19" height="12" rx="2" fill="#FBFAF7"/><path d="M-33 -136q0 -2 2 -2h15q2 0 2 2v1.4h-19Z" fill="#19B5AE"/><g transform="translate(-30 -132.6) scale(.43)">${line(hgsLetters, '#0B1F2A', 2.2)}</g>`
      : '',
    line('M-66 -98.5C-30 -103 30 -103 66 -98.5', '#0B1220', 2.2),
    // Mirrors.
    both(
      `<path d="M80 -103L90 -107C100 -109 107 -106 106 -98C105 -92 98 -90 91 -91L82 -94Z" fill="${paint.shade(0.3)}"/><path d="M90 -107C100 -109 107 -106 106 -98" fill="none" stroke="#FFD9A4" stroke-width="1.6" stroke-linecap="round"/>`,
    ),
    // Grille, intakes and plate.
    '<path d="M-42 -67H42C44 -60 41 -50 36 -45H-36C-41 -50 -44 -60 -42 -67Z" fill="#0B1119"/><path d="M-40 -62H40M-40 -57H40M-38 -52H38" stroke="#3B4753" stroke-width="1.5"/><path d="M-42 -67H42" stroke="#E9EEF0" stroke-width="1.8" stroke-linecap="round"/><circle cx="0" cy="-58" r="7" fill="#DCE4E7"/><circle cx="0" cy="-58" r="5.4" fill="#0C4A5B"/><path d="M0 -62.5c2 1.6 3.6 2.6 3.6 5.6v2.6h-7.2v-2.6c0 -3 1.6 -4 3.6 -5.6Z" fill="#19B5AE"/>',
    '<path d="M-62 -36H62L56 -24H-56Z" fill="#0B1119"/><path d="M-58 -32H58M-57 -28H57" stroke="#2C3742" stroke-width="1.3"/>',
    both(
      '<path d="M68 -46L87 -50V-34L74 -30Z" fill="#0B1119"/><circle cx="78" cy="-40" r="3.6" fill="#FFF6DF"/>',
    ),
    '<rect x="-27" y="-43" width="54" height="12" rx="1.8" fill="#F6F7F4"/><rect x="-27" y="-43" width="5" height="12" rx="1.5" fill="#15608C"/><g transform="translate(-17.5 -40)">' +
      line(near ? plate : farPlate, '#22303A', near ? 1.1 : 2) +
      '</g>',
    line(
      'M-88 -52C-60 -47 -50 -44 -40 -43M88 -52C60 -47 50 -44 40 -43',
      paint.shade(0.8),
      1.3,
      'stroke-opacity=".7"',
    ),
    both(
      `${shape(headlight, 'fill="#16222B" stroke="#0A1118" stroke-width="1"')}<path d="M52 -64.5C62 -68 74 -69 84 -68.5" fill="none" stroke="#FFFFFF" stroke-width="3" stroke-linecap="round"/><path d="M50 -67C60 -73 72 -76 85 -75" fill="none" stroke="#FFF3D6" stroke-width="1.8" stroke-linecap="round"/>`,
    ),
    // The last light on roof and shoulders.
    line(
      'M-91 -64C-91.5 -84 -88 -94 -80 -100L-61 -135C-57 -142 -32 -147 0 -147C32 -147 57 -142 61 -135L80 -100C88 -94 91.5 -84 91 -64',
      `url(#${id}-edge)`,
      2.6,
    ),
    both(`<circle cx="66" cy="-70" r="40" fill="url(#${id}-lamp)"/>`),
  ].join('');
};

/** The pool of the lamps on the road ahead of a car, in the same measure. */
export const lampPool = (id: string): string =>
  `<defs>${radial(
    id,
    [0, 0, 1],
    [
      [0, '#FFEFC8', 0.6],
      [1, '#FFEFC8', 0],
    ],
    `translate(0 ${n(24)}) scale(150 26)`,
  )}</defs><ellipse cx="0" cy="24" rx="150" ry="26" fill="url(#${id})"/>`;
