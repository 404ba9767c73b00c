import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { imageStoreInFolder } from '#app/base/images/image-store.server.ts';
import { imageFileName, renditionWidths } from '#app/base/images/images.rules.ts';
import { images } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { fleetPictureNames } from './demo-cars.server.ts';
import { demoFleet } from './demo-fleet.ts';
import { demoPictures, storeDemoPictures } from './demo-pictures.server.ts';
import { demoPosts } from './demo-posts.server.ts';

const { db } = await testDatabase();
const store = mkdtempSync(join(tmpdir(), 'kervan-demo-pictures-'));
afterAll(() => rmSync(store, { recursive: true }));

const FOLDER = 'app/demo/pictures';
/**
 * Limit in bytes for the demo pictures. The limit keeps all pictures of the site, with hero, map, vehicles
 * and panorama, below 10.3 MB.
 */
const MAX_BYTES = 8_400_000;
const names = [...demoPictures().keys()];

test('every demo car and post has pictures, and every picture is used', () => {
  const used = [...fleetPictureNames(demoFleet), ...demoPosts().map(({ cover }) => cover)];
  expect(names.sort()).toEqual([...new Set(used)].sort());
});

test('the demo pictures together are smaller than 8.4 MB', () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const sizes = files.map((file) => statSync(join(FOLDER, file)).size);
  expect(sizes.reduce((sum, bytes) => sum + bytes)).toBeLessThan(MAX_BYTES);
});

test('stores each file unchanged, with its width and height', async () => {
  const ids = await storeDemoPictures({ db, images: imageStoreInFolder(store) }, names);
  const rows = new Map((await db.select().from(images)).map((row) => [row.id, row]));
  expect(rows.size).toBe(names.length);
  for (const [name, id] of ids) {
    const row = rows.get(id);
    if (!row) throw new Error(`${name} has no row`);
    expect({ name, widths: row.widths }).toEqual({ name, widths: renditionWidths(row.width) });
    for (const width of row.widths) {
      const file = readFileSync(join(store, imageFileName(id, width)));
      expect(file.equals(readFileSync(join(FOLDER, `${name}-${width}.webp`)))).toBe(true);
      const height = Math.round((width * row.height) / row.width);
      expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height });
    }
  }
});

test('an unknown picture causes an error that names it', async () => {
  const load = storeDemoPictures({ db, images: imageStoreInFolder(store) }, ['cars/none/coast']);
  await expect(load).rejects.toThrow('There is no demo picture "cars/none/coast"');
});
