import sharp, { type Sharp } from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { readMigrations } from '#app/db/migrations.server.ts';
import { auditLog, images } from '#app/db/schema.server.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anAdmin } from '#tests/support/factories.ts';
import { imageStores, readImageFile } from '#tests/support/image-stores.ts';
import { withComment } from '#tests/support/odd-pictures.ts';
import type { ImageStore } from './image-store.server.ts';
import { type StoreImageResult, storeFinishedImage, storeImage } from './images.server.ts';

const { db } = await testDatabase();
const RED = { r: 200, g: 30, b: 30 };
const NOW = new Date('2026-07-01T09:00:00Z');

function picture(width: number, height: number, background: object = RED): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

function stored(result: StoreImageResult) {
  if (!result.ok) throw new Error(`refused: ${result.reason}`);
  return result.image;
}

async function filesOf(store: ImageStore, { id, widths }: { id: string; widths: number[] }) {
  return Promise.all(widths.map((width) => readImageFile(store, `${id}-${width}.webp`)));
}

describe.each(await imageStores())('storeImage in %s', (_name, imageStore) => {
  const store = (bytes: Buffer) => storeImage(db, imageStore, { bytes });
  /** Returns a different picture for every test, because files stay in the store. */
  let height = 500;
  const another = () => {
    height += 1;
    return picture(1000, height).png().toBuffer();
  };

  test('writes a row, and WebP files in every width up to the width of the original', async () => {
    const image = stored(await store(await picture(1000, 500).png().toBuffer()));
    expect(image).toMatchObject({ width: 1000, height: 500, widths: [320, 640, 960, 1000] });
    const files = await filesOf(imageStore, image);
    const [small = Buffer.alloc(0)] = files;
    expect(await sharp(small ?? undefined).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 160,
    });
    const [row] = await db.select().from(images);
    expect(row).toMatchObject({ ...image, unusedSince: null });
    expect(image.bytes).toBe(files.reduce((sum, file) => sum + (file?.length ?? 0), 0));
  });

  test('never enlarges a picture, and shrinks a picture that is wider than the widest rendition', async () => {
    expect(stored(await store(await picture(10, 10).png().toBuffer())).widths).toEqual([10]);
    const wide = stored(await store(await picture(4000, 1000).png().toBuffer()));
    expect(wide).toMatchObject({ width: 1920, height: 480 });
  });

  test('keeps neither metadata nor appended content of a file', async () => {
    const jpeg = await picture(400, height)
      .withExif({ IFD0: { Make: 'SECRET' }, IFD3: { GPSLatitude: '36/1 53/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SECRET</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const hostile = Buffer.concat([
      withComment(jpeg, '<script>SECRET</script>'),
      Buffer.from('<html><script>SECRET</script></html>PK\x03\x04SECRET'),
    ]);
    expect(hostile.toString('latin1').match(/SECRET/g)).toHaveLength(5);
    const image = stored(await store(hostile));
    for (const file of await filesOf(imageStore, image)) {
      const text = file?.toString('latin1') ?? '';
      expect(text).toMatch(/^RIFF[\s\S]{4}WEBP/);
      expect(text).not.toMatch(/SECRET|script|GPS|EXIF|XMP|ICCP/);
      expect(text.length).toBe((file?.readUInt32LE(4) ?? 0) + 8);
    }
  });

  test('stores the same picture once, even if it is uploaded twice at the same time', async () => {
    const bytes = await another();
    const [first, second] = await Promise.all([store(bytes), store(bytes)]);
    expect(first).toEqual(second);
    const put = vi.spyOn(imageStore, 'put');
    expect(await store(bytes)).toEqual(first);
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect(await db.$count(images)).toBe(1);
  });

  test('restores missing files of a picture that is uploaded again', async () => {
    const bytes = await another();
    const image = stored(await store(bytes));
    await imageStore.remove(image.id);
    expect(await store(bytes)).toEqual({ ok: true, image });
    expect(await filesOf(imageStore, image)).not.toContain(null);
  });

  test('records who uploaded a picture first', async () => {
    const admin = await anAdmin(db);
    const sentBy = { actor: admin, fileName: 'egea.jpg', now: NOW };
    const bytes = await another();
    const { id, ...image } = stored(await storeImage(db, imageStore, { bytes, sentBy }));
    await storeImage(db, imageStore, { bytes, sentBy });
    expect(await db.select().from(auditLog)).toEqual([
      expect.objectContaining({
        at: NOW,
        adminId: admin.id,
        action: 'create',
        entity: 'image',
        entityId: id,
        title: 'egea.jpg',
        before: null,
        after: image,
      }),
    ]);
  });

  test('writes no file names of staff photos into the audit log, and a migration removes them', async () => {
    const sentBy = { actor: await anAdmin(db), fileName: 'ehliyet-ayse-yilmaz.jpg', now: NOW };
    await storeImage(db, imageStore, { bytes: await another(), sentBy, forStaff: true });
    const titles = async () =>
      (await db.select().from(auditLog).orderBy(auditLog.id)).map(({ title }) => title);
    expect(await titles()).toEqual(['']);

    await db.update(auditLog).set({ title: sentBy.fileName });
    await storeImage(db, imageStore, { bytes: await another(), sentBy });
    const statements = readMigrations().flatMap(({ sql }) => sql);
    for (const statement of statements.filter((each) =>
      /update "audit_log"[^;]*title/i.test(each),
    )) {
      await db.execute(statement);
    }
    expect(await titles()).toEqual(['', sentBy.fileName]);
  });

  test('stores finished files unchanged, with the row of an upload', async () => {
    const upload = stored(await store(await another()));
    const sent = await filesOf(imageStore, upload);
    const files = new Map(upload.widths.map((width, i) => [width, sent[i] ?? Buffer.alloc(0)]));
    const [row] = await db.select().from(images);
    await db.delete(images);
    await imageStore.remove(upload.id);

    const aspect = upload.width / upload.height;
    expect(await storeFinishedImage(db, imageStore, { files, aspect })).toBe(upload.id);
    expect(await filesOf(imageStore, upload)).toEqual(sent);
    expect(await db.select().from(images)).toEqual([
      { ...row, createdAt: expect.any(Date), illustration: true },
    ]);
  });

  test('stores nothing if a file is refused', async () => {
    const put = vi.spyOn(imageStore, 'put');
    expect(await store(Buffer.from('hello'))).toEqual({ ok: false, reason: 'unknown' });
    expect(put).not.toHaveBeenCalled();
    put.mockRestore();
    expect(await db.$count(images)).toBe(0);
  });
});
