import { linear, radial } from '../svg.ts';

const bear = [
  // Ears, body, legs, arms, head.
  '<path d="M-70 158C-96 150 -104 186 -84 202C-70 212 -54 204 -52 190ZM70 158C96 150 104 186 84 202C70 212 54 204 52 190Z" fill="#8A5B36"/>',
  '<ellipse cx="0" cy="142" rx="66" ry="74" fill="url(#bear-fur)"/><ellipse cx="0" cy="156" rx="40" ry="48" fill="#E6C79C"/>',
  '<path d="M-56 108C-92 116 -104 150 -92 168C-82 178 -66 170 -62 152ZM56 108C92 116 104 150 92 168C82 178 66 170 62 152Z" fill="#9C6A41"/>',
  '<ellipse cx="-54" cy="212" rx="35" ry="38" fill="#A8744A"/><ellipse cx="54" cy="212" rx="35" ry="38" fill="#A8744A"/><ellipse cx="-55" cy="216" rx="22" ry="25" fill="#E6C79C"/><ellipse cx="55" cy="216" rx="22" ry="25" fill="#E6C79C"/>',
  '<circle cx="-52" cy="-8" r="25" fill="#9C6A41"/><circle cx="52" cy="-8" r="25" fill="#9C6A41"/><circle cx="-52" cy="-7" r="14" fill="#E0B98A"/><circle cx="52" cy="-7" r="14" fill="#E0B98A"/>',
  '<path d="M0 -30C46 -30 72 2 70 36C68 70 38 84 0 84C-38 84 -68 70 -70 36C-72 2 -46 -30 0 -30Z" fill="url(#bear-fur)"/>',
  '<ellipse cx="0" cy="50" rx="36" ry="29" fill="#EFD6AE"/><path d="M-13 36Q0 29 13 36Q12 48 0 51Q-12 48 -13 36Z" fill="#3A261A"/><path d="M0 51V60M-15 62Q-6 70 0 60Q6 70 15 62" fill="none" stroke="#3A261A" stroke-width="3.6" stroke-linecap="round"/><circle cx="-27" cy="20" r="7.5" fill="#2A1B13"/><circle cx="27" cy="20" r="7.5" fill="#2A1B13"/><circle cx="-29.5" cy="17" r="2.6" fill="#FFFFFF"/><circle cx="24.5" cy="17" r="2.6" fill="#FFFFFF"/><path d="M-38 3q8 -7 16 -3M38 3q-8 -7 -16 -3" fill="none" stroke="#6B4527" stroke-width="3.4" stroke-linecap="round"/>',
  '<path d="M-44 -18C-24 -32 24 -32 44 -18" fill="none" stroke="#D9A876" stroke-width="5" stroke-linecap="round" stroke-opacity=".7"/>',
  // A turquoise bow.
  '<path d="M-4 92L-40 76Q-48 92 -40 110ZM4 92L40 76Q48 92 40 110Z" fill="#19B5AE"/><path d="M-12 92L-38 84M-12 96L-38 104M12 92L38 84M12 96L38 104" stroke="#0B7A78" stroke-width="3" stroke-linecap="round"/><circle cx="0" cy="93" r="12" fill="#0B7A78"/>',
].join('');

/** Where the straps leave the head rest, behind the bear. */
const straps =
  '<path d="M-42 -100C-48 -20 -56 40 -58 80M42 -100C48 -20 56 40 58 80" fill="none" stroke="#22303A" stroke-width="18"/>';

/** The harness over the bear: two straps and the red buckle. */
const harness =
  '<path d="M-60 76C-62 92 -56 110 -46 128L-12 196M60 76C62 92 56 110 46 128L12 196" fill="none" stroke="#22303A" stroke-width="18" stroke-linecap="round"/><path d="M-56 108L-44 130L-14 188M56 108L44 130L14 188" fill="none" stroke="#5C6C75" stroke-width="3" stroke-linecap="round"/><path d="M-20 186H20L24 214Q24 226 12 226H-12Q-24 226 -24 214Z" fill="#26343D"/><rect x="-12" y="192" width="24" height="22" rx="6" fill="#D43A2A"/><path d="M-8 196h16" stroke="#FF9E88" stroke-width="3" stroke-linecap="round"/><path d="M-9 226h18v44h-18Z" fill="#22303A"/>';

/**
 * An orange child seat turned to the door on its ISOFIX base, a bear buckled up in it. Its middle is
 * x = 0; it stands on y = 390 and reaches up to -190.
 */
export const childSeat = (): string =>
  `<defs>${linear(
    'seat-shell',
    [-170, 0, 170, 0],
    [
      [0, '#42525B'],
      [0.5, '#26343D'],
      [1, '#141E25'],
    ],
  )}${linear(
    'seat-wing',
    [-160, -180, 160, 300],
    [
      [0, '#FF9A4A'],
      [0.5, '#F07A24'],
      [1, '#C9580F'],
    ],
  )}${linear(
    'seat-pad',
    [0, -150, 0, 300],
    [
      [0, '#D9661A'],
      [0.5, '#C2540F'],
      [1, '#A8460B'],
    ],
  )}${linear(
    'seat-base',
    [0, 290, 0, 390],
    [
      [0, '#3C4B54'],
      [1, '#121B21'],
    ],
  )}${radial(
    'bear-fur',
    [-22, 0, 150],
    [
      [0, '#C48C5A'],
      [0.6, '#A8744A'],
      [1, '#8A5B36'],
    ],
  )}</defs>${[
    // Base with its arms towards the bench, its display and the leg to the floor.
    '<path d="M96 316H236V338H96Z" fill="#8C9BA3"/><path d="M96 316H236V322H96Z" fill="#D5DEE2"/><rect x="222" y="308" width="26" height="38" rx="6" fill="#26343D"/>',
    '<path d="M-176 386H176L150 398H-140Z" fill="#5A4A34" fill-opacity=".4"/><path d="M-168 352L-262 496H-234L-136 372Z" fill="#26343D"/><path d="M-288 492H-216Q-208 492 -208 502V512H-296V502Q-296 492 -288 492Z" fill="#121B21"/><path d="M-176 372L-248 484" stroke="#66767F" stroke-width="4" stroke-linecap="round"/>',
    '<path d="M-172 336Q-170 306 -136 300H136Q170 306 172 336L176 390H-176Z" fill="url(#seat-base)"/><path d="M-166 330Q-160 308 -134 305H134Q160 308 166 330" fill="none" stroke="#71818A" stroke-width="3.4" stroke-linecap="round"/><rect x="-62" y="336" width="124" height="34" rx="12" fill="#0A1217"/><circle cx="-36" cy="353" r="8" fill="#46D08A"/><circle cx="-8" cy="353" r="8" fill="#46D08A"/><path d="M16 353h30" stroke="#BFD6D8" stroke-width="5" stroke-linecap="round"/>',
    // Shell, side wings, head rest and the pad within.
    '<path d="M-112 -132C-112 -176 -76 -192 0 -192C76 -192 112 -176 112 -132L118 -40C150 -26 166 20 166 90C166 180 162 256 132 300Q120 312 96 312H-96Q-120 312 -132 300C-162 256 -166 180 -166 90C-166 20 -150 -26 -118 -40Z" fill="url(#seat-shell)"/>',
    '<path d="M-108 -30C-144 -14 -154 30 -154 92C-154 176 -148 246 -122 286Q-112 298 -92 298H92Q112 298 122 286C148 246 154 176 154 92C154 30 144 -14 108 -30Q60 -44 0 -44Q-60 -44 -108 -30Z" fill="url(#seat-wing)"/>',
    '<path d="M-92 -24C-104 40 -112 130 -104 214Q-98 262 -60 266H60Q98 262 104 214C112 130 104 40 92 -24Z" fill="url(#seat-pad)"/><path d="M-92 -24C-104 40 -112 130 -104 214Q-98 262 -60 266H60Q98 262 104 214C112 130 104 40 92 -24" fill="none" stroke="#8A3606" stroke-width="3"/>',
    '<path d="M-146 60C-146 20 -138 -8 -112 -20" fill="none" stroke="#FFC797" stroke-width="6" stroke-linecap="round"/><path d="M-128 250C-144 200 -148 150 -146 100" fill="none" stroke="#FFB478" stroke-width="4" stroke-linecap="round" stroke-opacity=".7"/>',
    '<path d="M-102 -130C-102 -168 -70 -182 0 -182C70 -182 102 -168 102 -130L104 -50C104 -24 86 -12 70 -14L58 -92Q0 -112 -58 -92L-70 -14C-86 -12 -104 -24 -104 -50Z" fill="url(#seat-wing)"/><path d="M-58 -92Q0 -112 58 -92L66 -30Q0 -46 -66 -30Z" fill="#C2540F"/><path d="M-90 -134C-88 -160 -62 -170 -6 -171" fill="none" stroke="#FFC797" stroke-width="6" stroke-linecap="round"/><path d="M-84 -36L-74 -98M84 -36L74 -98" stroke="#B04C0C" stroke-width="3" stroke-linecap="round"/><path d="M-40 -146H40" stroke="#B04C0C" stroke-width="7" stroke-linecap="round"/>',
    '<path d="M-104 214Q-98 262 -60 266H60Q98 262 104 214C128 236 126 280 96 292Q48 302 0 302Q-48 302 -96 292C-126 280 -128 236 -104 214Z" fill="url(#seat-wing)"/><path d="M-98 276Q-50 290 0 290Q50 290 98 276" fill="none" stroke="#B04C0C" stroke-width="3" stroke-dasharray="9 6"/>',
    straps,
    `<g transform="translate(0 -26) scale(1.16)">${bear}</g>`,
    harness,
  ].join('')}`;
