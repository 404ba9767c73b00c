import sharp from 'sharp';
import { expect, test } from 'vitest';
import { coverNumbers, postCover } from './post-cover.ts';

const covers = coverNumbers.map((number) => [number, postCover(number)] as const);

test.each(covers)('cover %s renders at 1600 by 900', async (_, drawing) => {
  const { width, height } = await sharp(Buffer.from(drawing)).metadata();
  expect([width, height]).toEqual([1600, 900]);
});

test.each(covers)('cover %s is small and holds numbers and known references only', (_, drawing) => {
  expect(drawing.length).toBeLessThan(230_000);
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  // Filters and layers cost ten times the time of all the rest; letters would need a font.
  expect(drawing).not.toMatch(/filter| opacity=|<text|<image|href/);
  const ids = new Set([...drawing.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of drawing.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(target);
});

test('no two covers look the same', async () => {
  const rasters = await Promise.all(
    covers.map(async ([, drawing]) => {
      const pixels = await sharp(Buffer.from(drawing)).resize({ width: 240 }).raw().toBuffer();
      return pixels.toString('base64');
    }),
  );
  expect(new Set(rasters).size).toBe(covers.length);
});

test('a number without a cover of its own gets one all the same', () => {
  expect(postCover('99')).toContain('<svg');
});
