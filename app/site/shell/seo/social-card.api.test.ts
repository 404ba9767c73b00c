import { Pool } from 'pg';
import { pino } from 'pino';
import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toImage } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';
import { storeImage } from '#app/base/images/images.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { anImage } from '#tests/support/factories.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { socialCardFileName, socialCardUrl } from './social-card.rules.ts';

const lines: { level: number }[] = [];
const { app, db, services } = await buildTestApp({
  log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
});
const RED = { r: 200, g: 30, b: 30 };

async function stored(width: number, height: number, background = RED) {
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
  const result = await storeImage(db, services.images, { bytes });
  if (!result.ok) throw new Error(result.reason);
  return toImage(result.image, 'Egea');
}

const cardUrl = (image: Image) => socialCardUrl(image) ?? '';

async function colourAt(picture: Buffer, left: number, top: number) {
  const point = sharp(picture).extract({ left, top, width: 1, height: 1 });
  const [r = 0, g = 0, b = 0] = await point.raw().toBuffer();
  return { r, g, b };
}

describe('the card of a stored picture', () => {
  let url: string;
  let height = 1000;

  beforeEach(async () => {
    // Every test needs a picture of its own, because a drawn card stays in the store.
    height += 1;
    url = cardUrl(await stored(1600, height));
  });

  test('has status 503 and a log entry while the database is unreachable', async () => {
    lines.length = 0;
    const away = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    const query = vi.spyOn(Pool.prototype, 'query').mockRejectedValue(away as never);
    const { statusCode, headers } = await app.inject(url);
    query.mockRestore();
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    const errors = lines.filter(({ level }) => level === 50);
    expect(errors).toMatchObject([{ outage: 'database', cause: 'refused' }]);
  });

  test('is a JPEG of 1200 × 630 with the picture and the frame, cached for ever', async () => {
    const { statusCode, headers, rawPayload } = await app.inject(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(rawPayload.length),
    });
    const card = await sharp(rawPayload).metadata();
    expect(card).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    expect((await colourAt(rawPayload, 1100, 60)).r).toBeGreaterThan(180);
    // The logo is at the bottom left, because the subject is usually at the top.
    expect((await colourAt(rawPayload, 60, 60)).b).toBeLessThan(90);
    expect((await colourAt(rawPayload, 72, 508)).b).toBeGreaterThan(200);
    const sun = await colourAt(rawPayload, 600, 625);
    expect(sun.g).toBeGreaterThan(150);
    expect(sun.b).toBeLessThan(90);
  });

  test('is drawn once for many simultaneous requests, and then read from the store', async () => {
    const put = vi.spyOn(services.images, 'put');
    const responses = await Promise.all(Array.from({ length: 30 }, () => app.inject(url)));
    const later = await app.inject(url);
    for (const { statusCode, rawPayload } of responses) {
      expect(statusCode).toBe(200);
      expect(rawPayload.equals(later.rawPayload)).toBe(true);
    }
    expect(put).toHaveBeenCalledTimes(1);
    put.mockRestore();
  });
});

describe('while twenty cards wait behind uploads', () => {
  const idOf = (at: number) => `a${String(at).padStart(23, '0')}`;
  const statusOf = async (id: string) =>
    (await app.inject(`/social-cards/${socialCardFileName(id)}`)).statusCode;

  async function whileTheyWait(ask: () => Promise<void>) {
    for (let at = 0; at <= 20; at += 1) await anImage(db, { id: idOf(at) });
    const { decoding } = services.uploads;
    const held = Promise.withResolvers<void>();
    const uploads = Array.from({ length: 25 }, () => decoding(() => held.promise));
    const waiting = Array.from({ length: 20 }, (_, at) => statusOf(idOf(at)));
    try {
      await waitFor(() => expect(decoding.activeCount + decoding.pendingCount).toBe(25 + 20));
      await ask();
    } finally {
      held.resolve();
    }
    await Promise.all(uploads);
    // The files of these pictures do not exist.
    expect(await Promise.all(waiting)).toEqual(waiting.map(() => 404));
  }

  test('another card gets a 503 without an error in the log', async () => {
    lines.length = 0;
    await whileTheyWait(async () => expect(await statusOf(idOf(20))).toBe(503));
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });

  test('an invented file name gets a 404', async () => {
    await whileTheyWait(async () => expect(await statusOf('b'.repeat(24))).toBe(404));
  });
});

test('a small picture is placed on the background of the card, not enlarged', async () => {
  const blue = { r: 30, g: 30, b: 200 };
  const { rawPayload } = await app.inject(cardUrl(await stored(100, 100, blue)));
  expect((await colourAt(rawPayload, 600, 315)).b).toBeGreaterThan(150);
  expect((await colourAt(rawPayload, 480, 315)).r).toBeGreaterThan(230);
});

describe('a 404', () => {
  test.each([
    socialCardFileName('0123456789abcdef01234567'),
    'x.jpg',
    '..%2f..%2fpackage.json',
    '',
  ])('is the response for "%s"', async (file) => {
    expect((await app.inject(`/social-cards/${file}`)).statusCode).toBe(404);
  });

  test('is the response if the files of the picture are missing', async () => {
    const { id } = await anImage(db, { id: 'abcdefabcdefabcdefabcdef' });
    expect((await app.inject(`/social-cards/${socialCardFileName(id)}`)).statusCode).toBe(404);
  });
});
