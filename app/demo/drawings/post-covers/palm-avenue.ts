import { dice, palm } from '../landscape.ts';
import { linear, n } from '../svg.ts';
import { range, rangeTones } from './mountains.ts';
import { type View, viewFrom } from './perspective.ts';
import { sea } from './sea.ts';
import { sky } from './sky.ts';

interface Block {
  from: number;
  to: number;
  storeys: number;
  tones: [wall: string, end: string, balcony: string];
}

const blocks: Block[] = [
  { from: 72, to: 104, storeys: 5, tones: ['#EADFCB', '#F8F0DF', '#B98F6A'] },
  { from: 46, to: 68, storeys: 4, tones: ['#DDE3DD', '#F3F5EE', '#5F9AA0'] },
  { from: 27, to: 42, storeys: 5, tones: ['#F0DCC4', '#FBEFDD', '#C2714C'] },
  { from: 9, to: 24, storeys: 4, tones: ['#E7E4D8', '#FAF6EA', '#3F8791'] },
];

const street = -14;

/** A block of flats along the left side: storeys with balconies, its near end in the sun. */
const blockOf = (view: View, { from, to, storeys, tones: [wall, end, balcony] }: Block): string => {
  const top = storeys * 3.1 + 0.6;
  const rooms = Math.round((to - from) / 3.4);
  const panes: string[] = [];
  const rails: string[] = [];
  const slabs: string[] = [];
  for (let storey = 0; storey < storeys; storey++) {
    const foot = storey * 3.1;
    for (let room = 0; room < rooms; room++) {
      const near = from + ((to - from) * (room + 0.2)) / rooms;
      const far = from + ((to - from) * (room + 0.8)) / rooms;
      const [low, high] = storey ? [foot + 0.3, foot + 2.5] : [0.2, 2.6];
      panes.push(
        view.area(
          [street, low, near],
          [street, high, near],
          [street, high, far],
          [street, low, far],
        ),
      );
      if (!storey) continue;
      const out = street + 1.3;
      slabs.push(
        view.area(
          [out, foot, near - 0.4],
          [out, foot + 0.25, near - 0.4],
          [out, foot + 0.25, far + 0.4],
          [out, foot, far + 0.4],
        ),
        view.area(
          [out, foot + 0.2, near - 0.4],
          [street, foot + 0.2, near - 0.4],
          [street, foot, near - 0.4],
          [out, foot, near - 0.4],
        ),
      );
      rails.push(
        view.area(
          [out, foot + 0.25, near - 0.4],
          [out, foot + 1.15, near - 0.4],
          [out, foot + 1.15, far + 0.4],
          [out, foot + 0.25, far + 0.4],
        ),
      );
    }
  }
  const front = view.area(
    [street, 0, from],
    [street, top, from],
    [street, top, to],
    [street, 0, to],
  );
  const side = view.area(
    [street - 14, 0, from],
    [street - 14, top, from],
    [street, top, from],
    [street, 0, from],
  );
  const cornice = view.area(
    [street + 0.5, top - 0.5, from],
    [street + 0.5, top, from],
    [street + 0.5, top, to],
    [street + 0.5, top - 0.5, to],
  );
  return `<path d="${side}" fill="${end}"/><path d="${front}" fill="${wall}"/><path d="${panes.join('')}" fill="#4E8791"/><path d="${slabs.join('')}" fill="#FBF7EC"/><path d="${rails.join('')}" fill="${balcony}"/><path d="${cornice}" fill="#FFFBF0"/>`;
};

/** A car ahead, seen from behind, standing on y = 0, one unit to a centimetre. */
const carAhead =
  '<ellipse cx="0" cy="-1" rx="104" ry="9" fill="#0B1F2A" fill-opacity=".4"/><path d="M-84 0v-22h30v22ZM54 0v-22h30v22Z" fill="#121B21"/><path d="M-88 -18C-92 -60 -88 -86 -76 -96C-66 -130 -56 -144 -44 -148H44C56 -144 66 -130 76 -96C88 -86 92 -60 88 -18Z" fill="#C8402A"/><path d="M-64 -98C-56 -126 -50 -138 -40 -141H40C50 -138 56 -126 64 -98Z" fill="#274551"/><path d="M-86 -80h30v16h-32ZM86 -80h-30v16h32Z" fill="#FFB08E"/><path d="M-86 -40h172v14h-172Z" fill="#7E1F14"/><rect x="-28" y="-60" width="56" height="14" rx="2" fill="#F4F4F1"/>';

/**
 * The shore road of Antalya as the driver sees it: flats and palms on the left, the promenade, the
 * sea and the mountains on the right. It fills the picture down to about y = 520.
 */
export const palmAvenue = (): string => {
  const view = viewFrom({ x: 800, y: 345, height: 1.25, focal: 800 });
  const strip = (left: number, right: number, near: number, far: number, above = 0) =>
    view.area([left, above, near], [right, above, near], [right, above, far], [left, above, far]);
  const roll = dice(4);
  const row = (side: number, distances: number[]) =>
    distances
      .map((ahead, i) => {
        const [x, y] = view.point([side, 0, ahead]);
        const tall = (7.4 + roll() * 1.6) * view.scale(ahead);
        return palm(x, y, tall, 3 + i * 3 + Math.round(side));
      })
      .join('');
  const dashes = Array.from({ length: 14 }, (_, i) =>
    strip(-2.4, -2.24, 5 + i * 6, 8 + i * 6),
  ).join('');
  const far = [150, 96, 66, 47, 35, 26, 19.5];
  const [aheadX, aheadY] = view.point([0.4, 0, 34]);
  return [
    `<defs>${linear(
      'avenue-road',
      [0, 345, 0, 520],
      [
        [0, '#B4B8B3'],
        [0.5, '#8F989A'],
        [1, '#7A8488'],
      ],
    )}${linear(
      'avenue-walk',
      [0, 345, 0, 520],
      [
        [0, '#F2E6CC'],
        [1, '#DCC9A3'],
      ],
    )}</defs>`,
    sky({
      horizon: 345,
      sun: [1010, 214],
      disc: 34,
      clouds: [
        [1120, 120, 220],
        [560, 150, 180],
      ],
    }),
    range({
      id: 'avenue-haze',
      line: '560,330 680,292 800,270 900,286 1010,238 1120,262 1230,196 1330,230 1450,150 1620,190',
      floor: 350,
      tones: rangeTones.haze,
      seed: 5,
    }),
    range({
      id: 'avenue-far',
      line: '760,346 880,318 990,304 1090,270 1180,286 1290,226 1390,252 1500,190 1620,230',
      floor: 350,
      tones: rangeTones.far,
      seed: 12,
    }),
    range({
      id: 'avenue-middle',
      line: '1020,346 1130,322 1240,306 1340,276 1440,290 1620,226',
      floor: 350,
      tones: rangeTones.middle,
      seed: 31,
    }),
    sea({ horizon: 345, floor: 540, path: 1010 }),
    `<path d="${strip(-60, 8.6, 2.5, 900)}" fill="url(#avenue-walk)"/>`,
    blocks.map((block) => blockOf(view, block)).join(''),
    `<path d="${strip(-11.6, -8.8, 2.5, 900)}${strip(4.6, 7.2, 2.5, 900)}" fill="#8DB58F"/><path d="${strip(-8.95, -8.8, 2.5, 900)}${strip(4.6, 4.72, 2.5, 900)}${strip(7.1, 7.2, 2.5, 900)}" fill="#FBF5E6"/>`,
    `<path d="${strip(-7.6, 3.1, 2.5, 900)}" fill="url(#avenue-road)"/>`,
    `<path d="${strip(3.1, 3.35, 2.5, 900, 0.1)}${strip(-7.85, -7.6, 2.5, 900, 0.1)}" fill="#FBF5E6"/>`,
    `<path d="${strip(2.6, 2.72, 2.5, 300)}${strip(-7.2, -7.08, 2.5, 300)}${dashes}" fill="#FBF6EA"/>`,
    `<path d="${view.area([8.4, 0, 3], [8.4, 0.7, 3], [8.4, 0.7, 400], [8.4, 0, 400])}" fill="#E5D5B4"/><path d="${view.area([8.4, 0.7, 3], [8.9, 0.7, 3], [8.9, 0.7, 400], [8.4, 0.7, 400])}" fill="#FBF5E6"/>`,
    row(-10.4, far),
    row(5.9, far),
    `<g transform="translate(${n(aheadX)} ${n(aheadY)}) scale(${n(view.scale(34) / 100)})">${carAhead}</g>`,
  ].join('');
};
