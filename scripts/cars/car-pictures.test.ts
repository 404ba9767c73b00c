import sharp from 'sharp';
import { expect, test } from 'vitest';
import fleet from '#app/demo/fleet.json' with { type: 'json' };
import { slugify } from '#app/lib/words/turkish-text.ts';
import table from './car-dimensions.json' with { type: 'json' };
import { carGroup } from './car-drawing.ts';
import { carShape, drawnCars, PX_PER_CM, scaleOf } from './car-pictures.ts';

const cars = drawnCars.map((name) => ({ name, car: carShape(name) }));
const onOneScale = cars.filter(({ car }) => scaleOf(car.length) === PX_PER_CM);

/** From nose to tail in the stored picture, in px: what differs from the wall at a bumper's height. */
async function widthInPicture(name: string): Promise<number> {
  const { data, info } = await sharp(`app/demo/pictures/cars/${name}/studio-1200.webp`)
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

test('every car of the fleet has its measures, and they add up', () => {
  const titles = fleet.map(({ brand, model }) => slugify(`${brand} ${model}`, ''));
  expect([...drawnCars].sort()).toEqual(titles.sort());
  for (const [name, size] of Object.entries(table.cars)) {
    const sum = size.frontOverhang + size.wheelbase + size.rearOverhang;
    expect({ name, sum }).toEqual({ name, sum: size.length });
  }
});

test('no two cars share an outline', () => {
  expect(new Set(cars.map(({ car }) => car.outline)).size).toBe(fleet.length);
});

test('the stored pictures show all cars on one scale, but those longer than the frame', async () => {
  expect(cars.length - onOneScale.length).toBe(4);
  for (const { name, car } of onOneScale) {
    const scale = (await widthInPicture(name)) / car.length;
    expect(Math.abs(scale / PX_PER_CM - 1), `${name}: ${scale} px a cm`).toBeLessThan(0.02);
  }
});

test('a Panda fills three fifths of the frame and a Vito nine tenths', async () => {
  const share = async (name: string) => (await widthInPicture(name)) / 1200;
  expect(await share('fiat-panda')).toBeCloseTo(0.63, 1);
  expect(await share('mercedes-benz-vito-tourer')).toBeCloseTo(0.89, 1);
});

test('no door is cut into a wheel arch', () => {
  for (const { name, car } of onOneScale) {
    const [front, rear] = car.axles;
    const doors = car.seams.filter((seam) => {
      const [, height] = points(seam).at(-1) ?? [0, car.height];
      return height < car.sill + 9;
    });
    expect(doors.length, name).toBeGreaterThan(1);
    for (const [x, height] of doors.flatMap(points))
      for (const axle of [front, rear]) {
        const away = Math.hypot(x - axle, height - car.tyre);
        expect(away, `${name}: a door at ${x}, ${height}`).toBeGreaterThan(car.arch);
      }
  }
});

test('a drawing holds numbers only, and each of its references has a target', () => {
  for (const { name, car } of cars) {
    const drawing = carGroup(car, { lit: true, veil: '#1A2450' });
    expect(drawing, name).not.toMatch(/NaN|undefined|Infinity/);
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  }
});

function points(path: string): [number, number][] {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, i) => [
    numbers[2 * i] ?? 0,
    numbers[2 * i + 1] ?? 0,
  ]);
}
