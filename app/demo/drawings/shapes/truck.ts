import type { CarShape } from '../car-shape.ts';
import type { Paint } from '../colour.ts';
import { line, linear, n } from '../svg.ts';
import { cabEnd, rail, sideGuard, tank, wheelGuard } from '../truck-parts.ts';

const [front, rear, floor, roof] = [218, 862, 114, 372];

/** The box: white panels in an aluminium frame, with a broad band in the colour of the cab. */
const box = (paint: Paint, id: string): string => {
  const panels = Array.from({ length: 7 }, (_, i) => front + 80.5 * (i + 1));
  const at = (from: number, width: number) => `x="${n(from)}" width="${n(width)}"`;
  const frame = 'fill="#AEB9BE" stroke="#76838A" stroke-width=".6"';
  return [
    `<defs>${linear(
      `${id}-box`,
      [0, -roof, 0, -floor],
      [
        [0, '#FFFFFF'],
        [0.4, '#F3F5F5'],
        [0.82, '#DDE3E5'],
        [1, '#C3CCD0'],
      ],
    )}${linear(
      `${id}-boxends`,
      [front, 0, rear, 0],
      [
        [0, '#3A4C57', 0.34],
        [0.05, '#3A4C57', 0.06],
        [0.3, '#FFFFFF', 0.3],
        [0.62, '#FFFFFF', 0],
        [1, '#3A4C57', 0.2],
      ],
    )}</defs>`,
    `<rect ${at(front, rear - front)} y="${-roof}" height="${roof - floor}" rx="5" fill="url(#${id}-box)"/>`,
    `<path d="M${front} -168L540 -168C640 -168 690 -270 790 -290C820 -296 844 -297 ${rear} -297V-244C850 -244 830 -243 806 -238C720 -220 660 -136 540 -136H${front}Z" fill="${paint.tint}"/>`,
    `<path d="M${front} -130H548C650 -130 712 -206 800 -228C826 -234 846 -236 ${rear} -236V-226C848 -226 828 -224 806 -218C720 -198 660 -122 548 -122H${front}Z" fill="${paint.lift(0.5)}"/>`,
    `<rect ${at(front, rear - front)} y="${-roof}" height="${roof - floor}" rx="5" fill="url(#${id}-boxends)"/>`,
    line(
      panels
        .slice(0, -1)
        .concat(rear - 80.5)
        .map((x) => `M${n(x)} ${-roof + 12}V${-floor - 8}`)
        .join(''),
      '#89969D',
      0.8,
    ),
    `<rect ${at(front, rear - front)} y="${-roof}" height="11" rx="4" ${frame}/><rect ${at(front, rear - front)} y="${-floor - 8}" height="9" ${frame}/>`,
    `<rect ${at(front, 9)} y="${-roof}" height="${roof - floor}" rx="3" ${frame}/><rect ${at(rear - 11, 11)} y="${-roof}" height="${roof - floor}" rx="3" ${frame}/>`,
    line(`M${front + 4} ${-roof + 2}H${rear - 4}`, '#FFFFFF', 1.4),
    [300, 420, 540, 660, 780]
      .map(
        (x) =>
          `<rect x="${x}" y="${-floor - 6}" width="9" height="4.4" rx="1.4" fill="#F0A02C" stroke="#8A5A12" stroke-width=".5"/>`,
      )
      .join(''),
  ].join('');
};

/** A two-axle lorry with a forward cab and a box, 862 cm long. */
export const truck: CarShape = {
  length: 862,
  height: 372,
  sill: 44,
  belt: 176,
  axles: [142, 628],
  tyre: 50,
  arch: 56,
  rim: 'truck',
  rearRim: 'dual',
  cladding: true,
  shine: [62],
  load: [
    'M 218 114 L 218 372 L 862 372 L 862 114 Z',
    'M 72 296 C 112 306 150 326 176 350 C 183 355 190 357 198 356 L 202 298 Z',
  ],
  outline: `M 16 42 C 7 43 4.6 47 4.4 54 L 3 104 C 2.6 128 4 152 8 172 C 14 206 22 242 31 268 C 36 284 44 292 60 294.6
    C 96 299 150 300 186 298.6 C 197 298 202 293 202.4 283 L 204 110 L 204 78 L 92 78 L 88 42 Z`,
  frame: [
    `M 42 180 C 46 208 53 240 60 264 C 62 270 65 272.6 71 273 L 138 274.4 C 142 274.4 144 273 144 269 L 144 191
    C 144 187 142 185 138 185 L 94 183.6 C 80 183 76 172.6 62 172.4 L 46 172 C 42 172 41.2 174 42 180 Z`,
  ],
  panes: [
    'M 47.6 180 C 51 206 57 236 63.6 260 L 66 260 L 66 178.4 C 64.6 177.8 63 177.4 61 177.4 L 50 177 C 48 177 47.2 178 47.6 180 Z',
    'M 70 267.4 L 136 269 C 138 269 139 268 139 266 L 139 193 C 139 191 138 190 136 190 L 93 188.6 C 81 188.2 76 183 70 180.4 Z',
  ],
  screens: [
    `M 8.4 174 C 14.4 207 22.4 243 31.4 268 C 34 277 38 283.4 44 287.6 L 50 280 C 46.6 277 44.4 273 42.6 268
    C 33 240 26 208 21 174 Z`,
  ],
  seams: [
    `M 36 176 L 36 122 C 36 118 37.6 116.6 41 116.6 L 145 116.6 C 149 116.6 150 118 150 122 L 150 276
    C 150 280.6 148.6 282 144 282 L 66 280 C 60 280 57 278 55 273 C 47 246 40 210 36 176 Z`,
    'M 5 92 L 54 92',
    'M 8 172 C 16 174 24 174.6 36 174',
    'M 4 116 L 34 116',
    'M 158 176 L 196 176 L 196 128 L 158 128 Z',
  ],
  creases: ['M 38 158 C 90 161 150 161 202 160'],
  grille: 'M 0 158 L 15 158 C 19 158 20 155 19.6 151 L 18 108 C 17.6 104 16 102 12 102 L 0 102 Z',
  plastic: [
    'M 0 42 L 90 42 L 92 54 L 0 57 Z',
    'M 58 110 L 92 110 L 92 54 L 60 54 Z',
    'M 163 170 L 191 170 L 191 166 L 163 166 Z',
    'M 163 161 L 191 161 L 191 157 L 163 157 Z',
    'M 163 152 L 191 152 L 191 148 L 163 148 Z',
    'M 163 143 L 191 143 L 191 139 L 163 139 Z',
  ],
  trim: ['M 62 88 L 82 88', 'M 62 66 L 85 66'],
  lens: [22, 74],
  headlight: `M 4.4 86 C 16 88 34 88 46 86.4 C 50 85.6 51 83 50.6 79 L 49 67 C 48 63 45 61 40 61 L 7 61
    C 4.6 66 3.6 77 4.4 86 Z`,
  daylight: 'M 8 64.6 L 39 65 C 43 65.2 44.6 67 45.2 70.6 L 46.6 82',
  taillight: 'M 822 88 L 852 88 C 854 88 855 87 855 85 L 855 74 C 855 72 854 71 852 71 L 822 71 Z',
  taillit: 'M 834 79.6 L 851 79.6',
  handles: [[134, 170]],
  seats: [[128, 190]],
  behind: (paint, id) =>
    [
      '<path d="M200 -112H848V-82L760 -70L664 -60H580L560 -44H200Z" fill="#10171B"/>',
      rail(196, 848, 80, 100),
      '<path d="M260 -100h16v-12h-16ZM380 -100h16v-12h-16ZM500 -100h16v-12h-16ZM720 -100h16v-12h-16ZM800 -100h16v-12h-16Z" fill="#39454B"/>',
      `<path d="M72 -296C112 -306 150 -326 176 -350C183 -355 190 -357 198 -356L202 -298Z" fill="${paint.shade(0.12)}" stroke="${paint.shade(0.9)}" stroke-width=".6"/>`,
      line('M80 -298C116 -308 150 -328 177 -351C183 -355 190 -356 196 -355.6', paint.lift(0.6), 2),
      '<path d="M206 -120h9V-300q0 -5 -4.5 -5t-4.5 5Z" fill="#2B353A"/>',
      tank(id, 232, 112, 44, 92),
      sideGuard(356, 556, 46),
      wheelGuard(628, 51, 56),
      box(paint, id),
      '<rect x="812" y="-92" width="48" height="25" rx="2" fill="#20292E"/><rect x="826" y="-62" width="34" height="12" rx="2" fill="#8F9BA1" stroke="#4D5960" stroke-width=".6"/><path d="M838 -92h7v40h-7Z" fill="#2B353A"/>',
    ].join(''),
  extra: (paint, id) =>
    [
      cabEnd(
        id,
        'M 164 299 L 186 298.6 C 197 298 202 293 202.4 283 L 204 110 L 164 110 Z',
        176,
        204,
      ),
      // The visor over the windscreen, the mirrors on their arms and the grab rail.
      '<path d="M30 -270C22 -271 15 -274 12 -280C11 -283 13 -284 17 -284L45 -289L54 -284C46 -279 38 -274 30 -270Z" fill="#16222A" stroke="#3A474E" stroke-width=".6"/>',
      line('M15 -282.6L44 -287.4', '#70808A', 1),
      line('M12 -258C16 -264 30 -264 44 -258M14 -192L34 -188', '#141C21', 3),
      '<path d="M-1 -252C-1 -257 2 -259 8 -259C14 -259 18 -257 18 -252L19 -196C19 -191 16 -189 10 -189C3 -189 .4 -191 .2 -195Z" fill="#1A2328" stroke="#3A474E" stroke-width=".7"/>',
      line('M1 -252C3 -255.6 11 -256.6 16 -253M1 -212H17.6', '#6F7D84', 0.9),
      line('M153.6 -150V-236', '#C6D0D4', 2),
      line(`M10 -120H19M10 -138H19`, paint.lift(0.6), 1),
    ].join(''),
};
