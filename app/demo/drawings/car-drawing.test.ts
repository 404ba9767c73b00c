import sharp from 'sharp';
import { expect, test } from 'vitest';
import { carDrawing } from './car-drawing.ts';
import { carPicture } from './car-picture.ts';
import { carBodies, carShapes } from './car-shapes.ts';
import { interiorPicture } from './interior-picture.ts';
import { luggagePicture } from './luggage-picture.ts';

const raster = async (drawing: string) => {
  const { data, info } = await sharp(Buffer.from(drawing))
    .resize({ width: 240 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data.toString('base64'), width: info.width, height: info.height };
};

test('every body renders, and no two look the same', async () => {
  const rasters = await Promise.all(
    carBodies.map((body) => raster(carDrawing({ body, tint: '#0B7A78' }))),
  );
  for (const { width, height } of rasters) {
    expect(width).toBe(240);
    expect(height).toBeGreaterThan(60);
  }
  expect(new Set(rasters.map(({ pixels }) => pixels)).size).toBe(carBodies.length);
});

test('the tint of a car changes its pixels', async () => {
  for (const body of carBodies) {
    const [pale, dark] = await Promise.all(
      ['#F2F2F0', '#14181B'].map((tint) => raster(carDrawing({ body, tint }))),
    );
    expect(pale?.pixels, body).not.toBe(dark?.pixels);
  }
});

test('a picture of a car is 3:2 and differs from scene to scene', async () => {
  const pictures = await Promise.all(
    (['studio', 'coast', 'town', 'evening'] as const).map((scene) =>
      raster(carPicture({ body: 'sedan', tint: '#C8402A', scene })),
    ),
  );
  for (const { width, height } of pictures) expect(width / height).toBeCloseTo(1.5);
  expect(new Set(pictures.map(({ pixels }) => pixels)).size).toBe(pictures.length);
});

test('every body stands on the ground inside the frame of every scene', () => {
  for (const body of carBodies) {
    for (const scene of ['studio', 'coast', 'town', 'evening'] as const) {
      const drawing = carPicture({ body, tint: '#E6E9EA', scene });
      const place = drawing.match(/<g transform="translate\(([\d.]+) ([\d.]+)\) scale\(([\d.]+)\)/);
      const [left = 0, ground = 0, scale = 0] = (place ?? []).slice(1).map(Number);
      const { length, height } = carShapes[body];
      expect(left, `${body}, ${scene}`).toBeGreaterThan(50);
      expect(left + length * scale, `${body}, ${scene}`).toBeLessThan(1150);
      expect(ground - height * scale, `${body}, ${scene}`).toBeGreaterThan(80);
      expect(ground, `${body}, ${scene}`).toBeLessThan(740);
    }
  }
});

test('cars of one body in other colours wear other rims', () => {
  const faces = ['#c8402a', '#2f6db3', '#f0b429'].map((tint) => {
    const drawing = carDrawing({ body: 'hatchback', tint });
    return drawing.slice(drawing.indexOf('-fw-metal')).replaceAll(tint.slice(1), '');
  });
  expect(new Set(faces).size).toBe(faces.length);
});

test('the load of every body has its own picture, in the colour of the car', async () => {
  const [red, blue] = await Promise.all(
    ['#C8402A', '#2F6DB3'].map((tint) =>
      Promise.all(carBodies.map((body) => raster(luggagePicture({ body, tint })))),
    ),
  );
  expect(new Set(red?.map(({ pixels }) => pixels)).size).toBe(carBodies.length);
  carBodies.forEach((body, i) => {
    expect(red?.[i]?.pixels, body).not.toBe(blue?.[i]?.pixels);
  });
});

test('from six seats on the interior shows their rows', async () => {
  const pictures = await Promise.all(
    [5, 7, 9, 17, 28].map((seats) => raster(interiorPicture({ transmission: 'automatic', seats }))),
  );
  expect(new Set(pictures.map(({ pixels }) => pixels)).size).toBe(pictures.length);
});

test('the gear lever tells an automatic from a manual car', async () => {
  const [automatic, manual] = await Promise.all(
    (['automatic', 'manual'] as const).map((transmission) =>
      raster(interiorPicture({ transmission, seats: 5 })),
    ),
  );
  expect(automatic?.pixels).not.toBe(manual?.pixels);
});

test('a drawing holds numbers only, and each of its references has a target', () => {
  const drawings = carBodies.flatMap((body) => [
    carPicture({ body, tint: '#9AA3A8', scene: 'evening' }),
    luggagePicture({ body }),
  ]);
  drawings.push(...[5, 17].map((seats) => interiorPicture({ transmission: 'manual', seats })));
  for (const drawing of drawings) {
    expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
    // Filters and layers cost ten times the time of all the rest.
    expect(drawing).not.toMatch(/filter| opacity=/);
    const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    for (const [, target] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
  }
});
