import { billows, chance, smooth } from '../painting/noise.ts';
import { type Colour, colour, mix, stroke } from './palette.ts';
import { besideRoad, type Ground, KERB_X } from './site.ts';

const stones = ['#EFE3CB', '#EBDDC2', '#F2E8D4', '#E8DABE', '#EDE0C7'].map(colour);
const joint = colour('#D2C09A');
const bright = colour('#19B5AE');
const sun = colour('#FFB424');
const foam = colour('#FBFAF7');
const asphalt = colour('#868F92');
const asphaltDark = colour('#727C80');
const paint = colour('#F9F4E8');
const kerb = colour('#E4D8BE');
const verge = colour('#D8C49A');
const gravel = colour('#CDBB98');
const band = colour('#E0CDA6');
const pebbles = [colour('#F6EEDC'), colour('#EFE3CA')] as const;
const teal = [colour('#3E9C98'), colour('#0B7A78')] as const;
const honey = [colour('#E8CF9C'), colour('#D7B878')] as const;

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
    pebbles[0],
    pebbles[1],
    chance(Math.floor(azimuth / 7.5), Math.floor(radius / 0.11)),
  );
  tone = mix(
    tone,
    bright,
    smooth(1.24 - blur, 1.24 + blur, radius) * smooth(1.4 + blur, 1.4 - blur, radius),
  );
  tone = mix(tone, honey[facet(45)], point(0.86, 45));
  tone = mix(tone, teal[facet(0)], point(1.2, 0));
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
  const slab = ring % 6 === 5 ? band : (stones[Math.floor(chance(ring, stone) * 5)] ?? foam);
  return mix(shade(slab), joint, gap * 0.85);
};

const road = (x: number, z: number, blur: number): Colour => {
  const side = besideRoad(x, z);
  const grain = billows(x * 1.4, z * 0.5, 3, 19);
  let tone = mix(asphaltDark, asphalt, 0.35 + 0.6 * grain);
  tone = mix(tone, paint, 0.92 * stroke(Math.abs(side) - 3.3, 0.07, blur));
  const dash = smooth(0.06, 0, Math.abs((((z % 6) + 6) % 6) - 1.7) - 1.6);
  return mix(tone, paint, 0.92 * dash * stroke(side, 0.075, blur));
};

/** The ground under the eye; `blur` is the size of what one ray sees, in metres. */
export function groundColour(ground: Ground, x: number, z: number, blur: number): Colour {
  if (ground === 'road') return road(x, z, blur);
  const stonesAcross = billows(x * 3, z * 3, 3, 41) - 0.5;
  if (ground === 'verge')
    return mix(verge, stonesAcross > 0 ? kerb : gravel, Math.abs(stonesAcross));
  if (x > KERB_X - 0.02) {
    const along = ((z % 1.2) + 1.2) % 1.2;
    return mix(kerb, joint, 0.8 * stroke(Math.min(along, 1.2 - along), 0.012, blur));
  }
  return paving(x, z, blur);
}
