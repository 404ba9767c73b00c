import { billows, chance, smooth } from '../painting/noise.ts';
import { type Colour, colour, mix } from './palette.ts';
import type { Direction } from './projection.ts';
import type { LandHit } from './relief.ts';
import { besideRoad } from './site.ts';
import { hazeTowards, SUN } from './sky.ts';

const wood = { light: colour('#86AF7C'), half: colour('#4F8A6E'), shade: colour('#2C655C') };
const heath = { light: colour('#A9C08A'), half: colour('#74A079'), shade: colour('#4A7F6C') };
const rock = { light: colour('#F3E2BF'), half: colour('#D8BF94'), shade: colour('#8FA093') };
const high = { light: colour('#EFE8D6'), half: colour('#B9C2B4'), shade: colour('#7C9C9C') };
const sand = { light: colour('#F8EBCF'), half: colour('#EEDDB8'), shade: colour('#D9C8A2') };

type Tones = typeof wood;

const same = (hex: string): Tones => ({
  light: colour(hex),
  half: colour(hex),
  shade: colour(hex),
});
const strata = { pale: same('#FBF0DA'), dark: same('#C3A473') };
const parapet: Tones = {
  light: colour('#FCF5E6'),
  half: colour('#EADCC1'),
  shade: colour('#CDBB98'),
};

const blend = (a: Tones, b: Tones, share: number): Tones =>
  share <= 0
    ? a
    : {
        light: mix(a.light, b.light, share),
        half: mix(a.half, b.half, share),
        shade: mix(a.shade, b.shade, share),
      };

/** Three tones with soft steps between them, as a brush lays them. */
const lit = ({ light, half, shade }: Tones, sun: number): Colour =>
  sun < 0.5 ? mix(shade, half, smooth(0.06, 0.42, sun)) : mix(half, light, smooth(0.5, 0.86, sun));

/** Far things take the colour of the haze; the near coast stays clear. */
export const throughAir = (tone: Colour, direction: Direction, distance: number): Colour =>
  mix(tone, hazeTowards(direction), 0.9 * (1 - Math.exp(-((distance / 15_000) ** 0.85))));

export function landColour(hit: LandHit, direction: Direction): Colour {
  const { x, z, height, distance } = hit;
  const flat = Math.hypot(direction[0], direction[2]) || 1;
  const [ax, az] = [direction[0] / flat, direction[2] / flat];
  // The slopes away and to the right, turned into the plan's own axes.
  const gx = hit.away * ax + hit.right * az;
  const gz = hit.away * az - hit.right * ax;
  const normal = 1 / Math.hypot(gx, gz, 1);
  const steep = Math.hypot(gx, gz);
  const sun = (-gx * SUN[0] - gz * SUN[2] + SUN[1] * 1.25) * normal;

  const mottle = billows(x / 70, z / 70, 3, 81);
  // Close by, the rounds of the scrub are steep, but they are no rocks.
  const far = smooth(60, 170, distance);
  const shore = smooth(26, 6, height + mottle * 14 - 7);
  let tones = blend(wood, high, smooth(900, 1700, height + 500 * (mottle - 0.5)));
  tones = blend(tones, heath, (1 - far) * smooth(0.42, 0.62, billows(x / 7, z / 7, 2, 93)));
  // Bare rock where it is steep, by the sea and in the cut of the road.
  const bare = smooth(1.05, 1.7, steep) * 0.75 * far + shore * smooth(0.35, 0.8, steep);
  const side = distance < 150 ? besideRoad(x, z) : 99;
  const cut = Math.abs(side) < 9 && side > 0 ? smooth(8.6, 6.6, side) : 0;
  tones = blend(
    tones,
    rock,
    Math.min(1, Math.max(bare, cut) + 0.2 * far * smooth(0.55, 0.7, mottle)),
  );
  if (cut > 0) {
    // The layers of the limestone that the road was cut through.
    const bed = billows((x + z) / 6, height * 2.1 + billows(x / 5, z / 5, 2, 9), 3, 57) - 0.5;
    tones = blend(
      tones,
      bed > 0 ? strata.pale : strata.dark,
      cut * Math.min(0.8, Math.abs(bed) * 2.6),
    );
  }
  const built = side > -5.1 && side < -4.5 && Math.abs(z) > 12;
  if (built) tones = parapet;
  tones = blend(tones, sand, smooth(7, 3.5, height) * smooth(0.6, 0.3, steep));
  if (isCity(x, z, height)) return throughAir(cityColour(x, z, height), direction, distance * 0.8);
  // What stands straight up has one light; its own small slopes would only make it restless.
  return throughAir(lit(tones, sun + (0.66 - sun) * (built ? 1 : cut)), direction, distance);
}

/** The plain of Antalya in the north, with what is built on it. */
const isCity = (x: number, z: number, height: number): boolean =>
  z < -3600 && x < 2600 && z > -10_500 && height > 1 && height < 420;

const houses = ['#FFFBF2', '#F6EDDD', '#EFE2CC', '#DDE3DF', '#F3DCC3'].map(colour);
const foam = colour('#FFFFFF');
const gardens = colour('#8FB59A');

/** The falls of the Düden, where the river drops over the cliffs into the sea. */
const FALLS = -131.6;

/** The cliffs of the city, and over their edge its houses in flat light. */
const cityColour = (x: number, z: number, height: number): Colour => {
  const edge = 118 + 34 * (billows(x / 700, z / 700, 2, 83) - 0.5);
  if (height > edge) {
    const block = chance(Math.floor(x / 110), Math.floor(z / 110), 4);
    const house = houses[Math.floor(block * houses.length)] ?? gardens;
    return mix(house, gardens, smooth(edge + 16, edge + 4, height));
  }
  const azimuth = (Math.atan2(x, z) * 180) / Math.PI;
  const falls = smooth(0.16, 0.07, Math.abs(azimuth - FALLS) - 0.04 * (1 - height / edge));
  const crack = billows(azimuth * 14, height / 60, 3, 87) - 0.5;
  const bed = billows(azimuth * 2, height / 9, 2, 88) - 0.5;
  let tone = mix(rock.half, rock.light, 0.5 + 1.1 * bed);
  tone = mix(tone, rock.shade, Math.max(0, Math.min(0.7, crack * 2.2)));
  tone = mix(tone, gardens, 0.6 * smooth(edge - 26, edge - 4, height + crack * 30));
  return mix(tone, foam, 0.9 * falls);
};
