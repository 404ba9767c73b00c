import sharp from 'sharp';
import { expect, test } from 'vitest';
import { slugify } from '#app/lib/words/turkish-text.ts';
import fleet from './fleet.json' with { type: 'json' };

/**
 * Lengths of the real cars in cm, rounded and unverified. Vans and trucks exist in several lengths.
 */
const LENGTHS: Record<string, number> = {
  'fiat-egea': 453,
  'renault-clio': 405,
  'hyundai-i20': 404,
  'fiat-panda': 365,
  'citroen-c3': 402,
  'peugeot-208': 406,
  'ford-focus': 438,
  'renault-megane': 463,
  'hyundai-elantra': 468,
  'fiat-egea-cross': 439,
  'peugeot-308-sw': 464,
  'ford-mondeo-sw': 487,
  'mercedes-benz-c-200': 475,
  'peugeot-508': 475,
  'hyundai-tucson': 450,
  'peugeot-3008': 445,
  'mg-hs': 457,
  'mg-zs-ev': 432,
  'renault-duster': 434,
  'citroen-berlingo': 440,
  'fiat-doblo': 441,
  'mercedes-benz-vito-tourer': 514,
  'ford-tourneo-custom': 497,
  'ford-transit-minibus': 670,
  'mercedes-benz-sprinter-tur': 737,
  'citroen-jumpy': 496,
  'ford-ranger': 537,
  'fiat-ducato-kamyonet': 572,
  'ford-cargo-1833': 862,
  'mercedes-benz-c-cabrio': 469,
  'ford-mustang': 479,
  'mercedes-benz-gle-300-d': 492,
  'mercedes-benz-v-300-d': 514,
};
/** A picture of 1200 px shows 5.80 m. */
const PX_PER_CM = 1200 / 580;
/**
 * Width in px that the longest cars fill. Cars that would be wider on this scale are drawn smaller.
 */
const WIDEST = 0.94 * 1200;

/**
 * Returns a car's width in its picture from the side or the front corner, in px: the span of the
 * columns that differ from the wall at the height of the bumpers.
 */
async function widthInPicture(name: string, view: 'studio' | 'front'): Promise<number> {
  const { data, info } = await sharp(`app/demo/pictures/cars/${name}/${view}-1200.webp`)
    .extract({ left: 0, top: 455, width: 1200, height: 60 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [nose, tail] = [info.width, 0];
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (column: number) => (y * info.width + column) * info.channels;
      const differs = [0, 1, 2].some(
        (channel) => Math.abs((data[at(x) + channel] ?? 0) - (data[at(0) + channel] ?? 0)) > 24,
      );
      if (!differs) continue;
      nose = Math.min(nose, x);
      tail = Math.max(tail, x);
    }
  return tail - nose + 1;
}

test('the list of lengths has every car of the fleet', () => {
  const cars = fleet.map(({ brand, model }) => slugify(`${brand} ${model}`, ''));
  expect(Object.keys(LENGTHS).sort()).toEqual(cars.sort());
});

test('the studio pictures show all cars on one scale within 2 %, except the four longest', async () => {
  const onOneScale = Object.entries(LENGTHS).filter(([, cm]) => cm * PX_PER_CM < WIDEST);
  expect(onOneScale).toHaveLength(fleet.length - 4);
  for (const [name, cm] of onOneScale) {
    const scale = (await widthInPicture(name, 'studio')) / cm;
    expect(Math.abs(scale / PX_PER_CM - 1), `${name}: ${scale} px a cm`).toBeLessThan(0.02);
  }
});

test('the pictures of front corners show all cars on one scale within 4 %', async () => {
  const seen = fleet.filter(({ front }) => front);
  expect(seen.length).toBeGreaterThanOrEqual(8);
  for (const { brand, model } of seen) {
    const name = slugify(`${brand} ${model}`, '');
    const scale = (await widthInPicture(name, 'front')) / (LENGTHS[name] ?? 0);
    // Some of the length is hidden behind the front; cars differ in width.
    expect(Math.abs(scale / (0.98 * PX_PER_CM) - 1), `${name}: ${scale} px a cm`).toBeLessThan(
      0.04,
    );
  }
});
