import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { auditLog, carImages, cars, images, settings } from '#app/db/schema.server.ts';
import { postInputSchema } from '#app/domain/posts/post.schema.ts';
import { createPost } from '#app/domain/posts/save-post.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCar, anImage, aPost } from '#tests/support/factories.ts';
import { imageStores } from '#tests/support/image-stores.ts';
import { type ImageStore, ImageStoreError } from './image-store.server.ts';
import { createImageSweeper, sweepImages } from './image-sweep.server.ts';
import { imageFileName } from './images.rules.ts';
import { storeImage } from './images.server.ts';
import { removeImage } from './remove-image.server.ts';

const { db } = await testDatabase();
const stores = await imageStores();
const HOUR_MS = 3_600_000;
const BEGIN = new Date('2026-07-01T09:00:00Z');
const hoursLater = (hours: number) => new Date(BEGIN.getTime() + hours * HOUR_MS);
let height = 100;

/** Returns a different picture for every test, because files stay in the stores. */
async function anUpload(store: ImageStore) {
  height += 1;
  const picture = sharp({ create: { width: 40, height, channels: 3, background: 'teal' } });
  const bytes = await picture.png().toBuffer();
  const result = await storeImage(db, store, { bytes });
  if (!result.ok) throw new Error(result.reason);
  const { id } = result.image;
  const fileName = imageFileName(id, 40);
  return { id, bytes, fileName, hasFile: () => store.has(fileName) };
}

const isKnown = async (id: string) => (await db.$count(images, eq(images.id, id))) > 0;

describe.each(stores)('a sweep of %s', (_name, store) => {
  const sweepAt = (hours: number) => sweepImages(db, store, { now: hoursLater(hours) });

  test('removes pictures that were unused for a day, and records it in the audit log', async () => {
    const { id, hasFile } = await anUpload(store);
    await store.put(`${id}-card2.jpg`, Buffer.from('card'));
    expect(await sweepAt(0)).toEqual([]);
    expect(await sweepAt(23.9)).toEqual([]);
    expect(await isKnown(id)).toBe(true);
    expect(await sweepAt(24)).toEqual([id]);
    expect([await isKnown(id), await hasFile()]).toEqual([false, false]);
    expect(await store.has(`${id}-card2.jpg`)).toBe(false);
    expect(await db.select().from(auditLog)).toEqual([
      expect.objectContaining({ adminId: null, action: 'delete', entity: 'image', entityId: id }),
    ]);
    expect(await sweepAt(48)).toEqual([]);
  });

  test('keeps a picture for another day after its last use', async () => {
    const { id, hasFile } = await anUpload(store);
    await sweepAt(0);
    const car = await aCar(db, { mainImageId: id });
    expect(await sweepAt(25)).toEqual([]);
    await db.update(cars).set({ mainImageId: null }).where(eq(cars.id, car.id));
    expect(await sweepAt(26)).toEqual([]);
    expect(await sweepAt(49)).toEqual([]);
    expect(await hasFile()).toBe(true);
    expect(await sweepAt(50)).toEqual([id]);
  });

  test('keeps a picture that was uploaded again', async () => {
    const { id, bytes, hasFile } = await anUpload(store);
    await sweepAt(0);
    await storeImage(db, store, { bytes });
    expect(await sweepAt(25)).toEqual([]);
    expect([await isKnown(id), await hasFile()]).toEqual([true, true]);
  });

  test('removes files later if the store has failed', async () => {
    const { id, hasFile } = await anUpload(store);
    await sweepAt(0);
    const failing = vi.spyOn(store, 'remove').mockRejectedValue(new ImageStoreError('remove', ''));
    await expect(sweepAt(25)).rejects.toThrow(ImageStoreError);
    failing.mockRestore();
    expect([await isKnown(id), await hasFile()]).toEqual([false, true]);
    expect(await sweepAt(26)).toEqual([]);
    expect(await hasFile()).toBe(false);
  });

  test('never touches files that the database does not know', async () => {
    const name = imageFileName('abcdefabcdefabcdefabcdef', 320);
    await store.put(name, Buffer.from('of another site'));
    for (const hours of [0, 25, 100]) await sweepAt(hours);
    expect(await store.has(name)).toBe(true);
  });

  test('removes the picture of a failed upload', async () => {
    const put = vi.spyOn(store, 'put').mockRejectedValue(new ImageStoreError('write', ''));
    await expect(anUpload(store)).rejects.toThrow(ImageStoreError);
    put.mockRestore();
    const [row] = await db.update(images).set({ unusedSince: BEGIN }).returning();
    expect(await sweepAt(24)).toEqual([row?.id]);
  });

  test('keeps a picture that is uploaded during the sweep', async () => {
    const { id, bytes, hasFile } = await anUpload(store);
    await sweepAt(0);
    for (let round = 1; round <= 5; round += 1) {
      await Promise.all([sweepAt(round * 30), storeImage(db, store, { bytes })]);
      await sweepAt(round * 30 + 1);
      expect([await isKnown(id), await hasFile()]).toEqual([true, true]);
    }
  });
});

const store = stores[0]?.[1] as ImageStore;

describe('a picture counts as used', () => {
  const ID = '0123456789abcdef01234567';
  beforeEach(() => anImage(db, { id: ID, unusedSince: BEGIN }));

  test.each<[string, () => Promise<unknown>]>([
    ['as the main picture of a car', () => aCar(db, { mainImageId: ID, active: false })],
    [
      'in the gallery of a car',
      async () => {
        const { id: carId } = await aCar(db);
        await db.insert(carImages).values({ carId, position: 0, imageId: ID });
      },
    ],
    ['as the cover of a post', () => aPost(db, { coverImageId: ID, status: 'archived' })],
    ['as the author picture of a post', () => aPost(db, { authorImageId: ID })],
    [
      'in the Markdown of a post',
      () => aPost(db, { content: `![](/images/${ID}-320.webp)`, html: '' }),
    ],
    ['in the HTML of a post', () => aPost(db, { html: `<img src="/images/${ID}-1280.webp">` })],
    [
      'in a text of another language',
      () =>
        aPost(db, { translations: { de: { content: `![](/images/${ID}-320.webp)`, html: '' } } }),
    ],
    [
      'in a link to its social card',
      () => aPost(db, { html: `<a href="/social-cards/${ID}-card2.jpg">` }),
    ],
    [
      'in the settings',
      () => db.insert(settings).values({ value: { a: [`/images/${ID}-9.webp`] } }),
    ],
    [
      'in a legal text',
      () => {
        const kvkk = { text: `![](/images/${ID}-9.webp)`, html: '' };
        return db.insert(settings).values({ value: { legal: { kvkk } } });
      },
    ],
  ])('%s', async (_where, use) => {
    await use();
    const removal = { actor: 'system' as const, now: hoursLater(100) };
    expect(await removeImage(db, ID, removal)).toMatchObject({ ok: false, reason: 'used' });
    expect(await sweepImages(db, store, { now: hoursLater(100) })).toEqual([]);
    expect((await db.select().from(images))[0]?.unusedSince).toBeNull();
    expect(await db.$count(auditLog, eq(auditLog.entity, 'image'))).toBe(0);
  });

  test('a picture without any of these uses is removed', async () => {
    await aCar(db);
    await aPost(db, { html: '<img src="/images/fedcba9876543210fedcba98-320.webp">' });
    expect(await sweepImages(db, store, { now: hoursLater(100) })).toEqual([ID]);
  });
});

describe('a picture that gets used during its removal', () => {
  const ID = '0123456789abcdef01234567';
  const removal = { actor: 'system' as const, now: hoursLater(25), unusedSince: BEGIN };
  beforeEach(() => anImage(db, { id: ID, unusedSince: BEGIN }));

  /** Saves, begins the removal, and only then commits the save. */
  async function saveAndRemove(save: (tx: typeof db) => Promise<unknown>) {
    let removed: ReturnType<typeof removeImage> | undefined;
    await db.transaction(async (tx) => {
      await save(tx);
      removed = removeImage(db, ID, removal);
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    return removed;
  }

  test('stays if a car uses it', async () => {
    const removed = await saveAndRemove((tx) => aCar(tx, { title: 'Egea', mainImageId: ID }));
    expect(removed).toMatchObject({ ok: false, reason: 'used', uses: [{ title: 'Egea' }] });
  });

  test('stays if the text of a post uses it', async () => {
    const post = postInputSchema.parse({
      title: 'Kaş yolunda bir gün',
      content: `Sahil yolunda bir gün ve durulacak yerler, hepsi.\n\n![Kaş](/images/${ID}-320.webp)`,
    });
    const removed = await saveAndRemove((tx) =>
      createPost(tx, post, { actor: 'system', now: BEGIN }),
    );
    expect(removed).toMatchObject({ ok: false, reason: 'used' });
  });

  test('cannot be used any more after its removal', async () => {
    expect(await removeImage(db, ID, removal)).toEqual({ ok: true });
    await expect(aCar(db, { mainImageId: ID })).rejects.toThrow();
  });
});

describe('the sweeper', () => {
  const log = { info: vi.fn(), error: vi.fn() };
  beforeEach(() => vi.clearAllMocks());

  test('sweeps repeatedly until it is stopped', async () => {
    const { id } = await anUpload(store);
    let hours = 0;
    const now = () => hoursLater(hours++ * 25);
    const sweeper = createImageSweeper({ db, store, now, log, everyMs: 1 });
    sweeper.start();
    await vi.waitFor(() => expect(log.info).toHaveBeenCalled(), { timeout: 10_000 });
    await sweeper.stop();
    expect(log.info).toHaveBeenCalledWith({ removed: [id] }, expect.any(String));
    const swept = hours;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(hours).toBe(swept);
  });

  test('logs an error and continues', async () => {
    let calls = 0;
    const now = () => {
      calls += 1;
      throw new Error('no clock');
    };
    const sweeper = createImageSweeper({ db, store, now, log, everyMs: 1 });
    sweeper.start();
    await vi.waitFor(() => expect(calls).toBeGreaterThan(1), { timeout: 10_000 });
    await sweeper.stop();
    expect(log.error).toHaveBeenCalledWith({ err: expect.any(Error) }, expect.any(String));
  });
});
