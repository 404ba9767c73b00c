import { billows, chance, smooth } from '../painting/noise.ts';
import { type Colour, colour, mix } from './palette.ts';
import { besideRoad, type Ground, KERB_X, WALL } from './site.ts';
import { SUN } from './sky.ts';

const stones = ['#EFE3CB', '#EBDDC2', '#F2E8D4', '#E8DABE', '#EDE0C7'].map(colour);
const joint = colour('#D2C09A');
const turquoise = colour('#0B7A78');
const bright = colour('#19B5AE');
const sun = colour('#FFB424');
const foam = colour('#FBFAF7');
const asphalt = colour('#868F92');
const asphaltDark = colour('#727C80');
const paint = colour('#F9F4E8');
const kerb = colour('#E4D8BE');
const verge = colour('#D8C49A');
const plaster = colour('#EADCC1');
const plasterShade = colour('#CDBB98');
const coping = colour('#FCF5E6');
const copingShade = colour('#D9CAAA');
const shadow = colour('#7D8797');

/** 1 on a line `half` wide to each side of 0, soft over `blur`, which grows with the distance. */
const stroke = (value: number, half: number, blur: number): number =>
  smooth(half + blur, Math.max(0, half - blur), Math.abs(value)) * Math.min(1, (2 * half) / blur);

/** The inlay at the viewer's feet: a compass rose of eight points in a ring. */
const ROSE = 1.5;

const rose = (radius: number, azimuth: number, blur: number): Colour | null => {
  if (radius > ROSE) return null;
  const edge = (at: number) => stroke(radius - at, 0.012, blur);
  const point = (size: number, turned: number): number => {
    // The side of a long diamond: from the tip at `size` to the waist between two points.
    const angle = (((azimuth - turned) % 90) + 90) % 90;
    const side = Math.abs(angle < 45 ? angle : angle - 90) * (Math.PI / 180);
    const waist = size * 0.26;
    const reach =
      (size * waist * Math.SQRT1_2) /
      (Math.sin(side) * (size - waist * Math.SQRT1_2) + waist * Math.SQRT1_2 * Math.cos(side));
    return smooth(blur, -blur, radius - reach);
  };
  const facet = (turned: number) => ((((azimuth - turned) % 90) + 90) % 90 < 45 ? 1 : 0);
  let tone = mix(
    colour('#F6EEDC'),
    colour('#EFE3CA'),
    chance(Math.floor(azimuth / 7.5), Math.floor(radius / 0.11)),
  );
  tone = mix(
    tone,
    bright,
    smooth(1.24 - blur, 1.24 + blur, radius) * smooth(1.4 + blur, 1.4 - blur, radius),
  );
  tone = mix(tone, facet(45) ? colour('#D7B878') : colour('#E8CF9C'), point(0.86, 45));
  tone = mix(tone, facet(0) ? turquoise : colour('#3E9C98'), point(1.2, 0));
  tone = mix(tone, sun, smooth(0.13 + blur, 0.13 - blur, radius));
  tone = mix(tone, foam, Math.max(edge(1.24), edge(1.4), edge(0.14)));
  return mix(tone, joint, stroke(radius - ROSE + 0.015, 0.015, blur));
};

/** Rings of slabs around the rose, each ring set off against the next. */
const paving = (x: number, z: number, blur: number): Colour => {
  const radius = Math.hypot(x, z);
  const azimuth = (Math.atan2(x, z) * 180) / Math.PI;
  const inlay = rose(radius, azimuth, blur);
  const grain = billows(x * 2.2, z * 2.2, 3, 27) - 0.5;
  const shade = (tone: Colour) => mix(tone, grain > 0 ? foam : joint, Math.abs(grain) * 0.35);
  if (inlay) return shade(inlay);
  const width = 0.46;
  const ring = Math.floor((radius - ROSE) / width);
  const middle = ROSE + (ring + 0.5) * width;
  const count = Math.max(8, Math.round((2 * Math.PI * middle) / 0.74 / 4) * 4);
  const turn =
    ((azimuth / 360 + 1 + (ring % 2) / (2 * count) + chance(ring, 3) / count) % 1) * count;
  const stone = Math.floor(turn);
  const across = (radius - ROSE) / width - ring;
  const along = turn - stone;
  const gap = Math.max(
    stroke(Math.min(across, 1 - across) * width, 0.011, blur),
    stroke(Math.min(along, 1 - along) * ((2 * Math.PI * middle) / count), 0.011, blur),
  );
  const band =
    ring % 6 === 5 ? colour('#E0CDA6') : (stones[Math.floor(chance(ring, stone) * 5)] ?? foam);
  return mix(shade(band), joint, gap * 0.85);
};

const road = (x: number, z: number, blur: number): Colour => {
  const side = besideRoad(x, z);
  const grain = billows(x * 1.4, z * 0.5, 3, 19);
  let tone = mix(asphaltDark, asphalt, 0.35 + 0.6 * grain);
  tone = mix(tone, paint, 0.92 * stroke(Math.abs(side) - 3.3, 0.07, blur));
  const dash = smooth(0.06, 0, Math.abs((((z % 6) + 6) % 6) - 1.7) - 1.6);
  return mix(tone, paint, 0.92 * dash * stroke(side, 0.075, blur));
};

/** Daylight or shade on what is painted; `shade` is the share of the sun that does not come through. */
export const shaded = (tone: Colour, shade: number): Colour => mix(tone, shadow, 0.44 * shade);

/** The ground under the eye; `blur` is the size of what one ray sees, in metres. */
export function groundColour(ground: Ground, x: number, z: number, blur: number): Colour {
  if (ground === 'road') return road(x, z, blur);
  const stonesAcross = billows(x * 3, z * 3, 3, 41) - 0.5;
  if (ground === 'verge')
    return mix(verge, stonesAcross > 0 ? kerb : plasterShade, Math.abs(stonesAcross));
  if (x > KERB_X - 0.02) {
    const along = ((z % 1.2) + 1.2) % 1.2;
    return mix(kerb, joint, 0.8 * stroke(Math.min(along, 1.2 - along), 0.012, blur));
  }
  return paving(x, z, blur);
}

/** Slabs on the wall; a whole number of them goes round, and so do the blocks below. */
const SLAB = 1.4;
export const WALL_ROUND = 33 * SLAB;

/** The wall's inner face, `up` metres over the ground and `along` metres round the terrace. */
export function wallFace(azimuth: number, along: number, up: number, blur: number): Colour {
  const facing = Math.max(
    0,
    -Math.sin((azimuth * Math.PI) / 180) * -SUN[0] - Math.cos((azimuth * Math.PI) / 180) * SUN[2],
  );
  if (up > WALL.height - WALL.coping) {
    const slab = ((along % SLAB) + SLAB) % SLAB;
    const tone = mix(copingShade, coping, 0.45 + 0.5 * facing);
    return mix(tone, joint, 0.7 * stroke(Math.min(slab, SLAB - slab), 0.012, blur));
  }
  const course = 0.23;
  const row = Math.floor(up / course);
  const blocks = 84 + Math.floor(16 * chance(row, 77));
  const length = WALL_ROUND / blocks;
  const at = along / length + 0.5 * (row % 2);
  const block = Math.floor(at);
  const gap = Math.max(
    stroke(Math.min(at - block, 1 - at + block) * length, 0.01, blur),
    stroke(Math.min(up / course - row, 1 - up / course + row) * course, 0.01, blur),
  );
  const tone = mix(
    plasterShade,
    plaster,
    0.4 + 0.25 * chance((block + blocks) % blocks, row) + 0.5 * facing,
  );
  const under = smooth(0.16, 0, WALL.height - WALL.coping - up);
  return mix(mix(tone, joint, gap * 0.7), shadow, 0.3 * under + 0.18 * smooth(0.2, 0, up));
}

/** The wall's top, which the sun reaches. */
export function wallTop(along: number, blur: number): Colour {
  const slab = ((along % SLAB) + SLAB) % SLAB;
  const turn = (along / WALL_ROUND) * 2 * Math.PI;
  const grain = billows(20 * Math.sin(turn), 20 * Math.cos(turn), 2, 8) - 0.5;
  const tone = mix(coping, copingShade, 0.12 + Math.abs(grain) * 0.3);
  return mix(tone, joint, 0.6 * stroke(Math.min(slab, SLAB - slab), 0.012, blur));
}
