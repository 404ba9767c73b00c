import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { auditLog, images, settings } from '#app/db/schema.server.ts';
import { socialCardUrl } from '#app/site/shell/seo/social-card.rules.ts';
import { testApp } from '#tests/support/app.ts';
import { aCar, anImage, aPost } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { ImageStoreError } from './image-store.server.ts';
import { imageFileName, toImage } from './images.rules.ts';
import { storeImage } from './images.server.ts';

const { app, db, services } = await testApp();
const ID = '0123456789abcdef01234567';
let signedIn: Awaited<ReturnType<typeof signIn>>;

beforeEach(async () => {
  signedIn = await signIn(db);
});

const remove = (imagePath: unknown) =>
  app.inject({
    method: 'DELETE',
    url: '/api/images/delete',
    headers: signedIn.headers,
    payload: { imagePath },
  });

async function aStoredImage() {
  const picture = sharp({ create: { width: 700, height: 350, channels: 3, background: 'teal' } });
  const bytes = await picture.png().toBuffer();
  const result = await storeImage(db, services.images, { bytes });
  if (!result.ok) throw new Error(result.reason);
  return result.image;
}

test('deletes a picture with its files, and records who deleted it @7.10', async () => {
  const { id, ...image } = await aStoredImage();
  const urls = image.widths.map((width) => `/images/${imageFileName(id, width)}`);
  const card = socialCardUrl(toImage({ id, ...image }, '')) ?? '';
  expect((await app.inject(card)).statusCode).toBe(200);

  const response = await remove(urls.at(-1));
  expect([response.statusCode, response.json()]).toEqual([200, { success: true, data: null }]);
  for (const url of [...urls, card]) expect((await app.inject(url)).statusCode).toBe(404);
  expect(await db.$count(images)).toBe(0);
  expect(await db.select().from(auditLog)).toEqual([
    expect.objectContaining({
      adminId: signedIn.admin.id,
      action: 'delete',
      entity: 'image',
      entityId: id,
      before: image,
      after: null,
    }),
  ]);
  expect((await remove(urls[0])).statusCode).toBe(404);
});

test.each([
  ['its path in another width', `/images/${ID}-320.webp`],
  ['its URL on the public site', `http://kervan.test/images/${ID}-320.webp`],
  ['its URL on the host of the request', `http://localhost:80/images/${ID}-320.webp`],
])('finds the picture by %s', async (_what, imagePath) => {
  await anImage(db, { id: ID });
  expect((await remove(imagePath)).statusCode).toBe(200);
});

describe('a path that is not a URL of our pictures is refused', () => {
  test.each([
    '',
    ID,
    'images/../../etc/passwd',
    '/images/../package.json',
    `/images/%2e%2e/${ID}-320.webp`,
    `/images/x/../${ID}-320.webp`,
    `/images/${ID}-320.webp?x=1`,
    `/images/${ID}-320.webp\0.png`,
    `/images/${ID.toUpperCase()}-320.webp`,
    `http://evil.example/images/${ID}-320.webp`,
    `http://kervan.test@evil.example/images/${ID}-320.webp`,
    `http://kervan.test.evil.example/images/${ID}-320.webp`,
  ])('%j', async (imagePath) => {
    await anImage(db, { id: ID });
    const response = await remove(imagePath);
    expect([response.statusCode, response.json().error]).toEqual([
      400,
      'imagePath must be the address of a picture on this site, like /images/….webp',
    ]);
    expect(await db.$count(images)).toBe(1);
  });

  test.each([{}, { imagePath: 5 }])('%j', async (payload) => {
    const request = { method: 'DELETE' as const, url: '/api/images/delete', payload };
    const response = await app.inject({ ...request, headers: signedIn.headers });
    expect(response.statusCode).toBe(400);
  });
});

test('refuses to delete a used picture, and names the cars, posts and settings that use it', async () => {
  await anImage(db, { id: ID });
  for (const title of ['Egea', 'Clio']) await aCar(db, { title, mainImageId: ID });
  await aPost(db, { title: 'Yol', coverImageId: ID, content: `![](/images/${ID}-640.webp)` });
  await db.insert(settings).values({ value: { logo: `/images/${ID}-320.webp` } });
  const response = await remove(`/images/${ID}-320.webp`);
  expect([response.statusCode, response.json().error]).toEqual([
    409,
    'The picture is still in use: the car "Clio", the car "Egea", the post "Yol", the site settings',
  ]);
});

test('deletes a picture from the database even if the store fails', async () => {
  const image = await aStoredImage();
  const failing = vi
    .spyOn(services.images, 'remove')
    .mockRejectedValue(new ImageStoreError('remove', ''));
  expect((await remove(toImage(image, '').url)).statusCode).toBe(200);
  expect(await db.$count(images)).toBe(0);
  failing.mockRestore();
});
