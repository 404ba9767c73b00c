import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { Image } from '../images.schema.ts';
import { fileFault, type NewUpload, UploadQueue } from './upload-queue.ts';

/** Upload of one file. The test acts as the server. */
interface Sending {
  name: string;
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  arrive: (url?: string) => Promise<void>;
  fail: (status: number, text?: string) => Promise<void>;
}

let line: Sending[];
let openPreviews: Set<string>;
const onSignedOut = vi.fn();

beforeEach(() => {
  line = [];
  openPreviews = new Set();
  onSignedOut.mockReset();
  let count = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    count += 1;
    openPreviews.add(`blob:${count}`);
    return `blob:${count}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => {
    openPreviews.delete(url);
  });
});
afterEach(() => vi.restoreAllMocks());

/** Waits for everything that follows from the last event. */
const settle = () => new Promise((done) => setTimeout(done));

function newQueue() {
  return new UploadQueue({
    onSignedOut,
    send: ({ name }, { signal, onProgress }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Image>();
      line.push({
        name,
        signal,
        onProgress,
        async arrive(url = `/images/${name}`) {
          resolve({ url, alt: '', width: 3, height: 2, srcset: '' });
          await settle();
        },
        async fail(status, text = '') {
          reject(new ApiError(status, text));
          await settle();
        },
      });
      return promise;
    },
  });
}

function add(queue: UploadQueue, name: string, changes: Partial<NewUpload> = {}) {
  return queue.add({
    field: 'gallery',
    file: new File(['x'], name),
    failureText: 'It failed.',
    onUploaded: () => {},
    ...changes,
  });
}

function sending(name: string): Sending {
  const found = line.findLast((each) => each.name === name);
  if (!found) throw new Error(`${name} is not on the line`);
  return found;
}

const statuses = (queue: UploadQueue) => queue.snapshot().map(({ status }) => status);

test('three uploads run at the same time and the others wait', async () => {
  const queue = newQueue();
  for (const name of ['a', 'b', 'c', 'd', 'e']) add(queue, name);
  await settle();
  expect(statuses(queue)).toEqual(['sending', 'sending', 'sending', 'waiting', 'waiting']);
  await sending('b').arrive();
  expect(statuses(queue)).toEqual(['sending', 'done', 'sending', 'sending', 'waiting']);
});

test('reports the progress of each upload in whole per cent', async () => {
  const queue = newQueue();
  add(queue, 'a');
  add(queue, 'b');
  await settle();
  const listener = vi.fn();
  queue.subscribe(listener);
  for (const sent of [0.401, 0.402, 0.409, 0.41]) sending('b').onProgress(sent);
  expect(listener).toHaveBeenCalledTimes(2);
  expect(queue.snapshot().map(({ sent }) => sent)).toEqual([0, 0.41]);
});

test('passes the stored picture on with the alt text typed during the upload', async () => {
  const queue = newQueue();
  const onUploaded = vi.fn();
  const id = add(queue, 'a', { onUploaded });
  await settle();
  queue.describe(id, 'A red car');
  await sending('a').arrive();
  const image = { url: '/images/a', alt: 'A red car' };
  expect(onUploaded).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining(image),
    expect.objectContaining({ id, name: 'a' }),
  );
  expect(queue.snapshot()).toMatchObject([{ status: 'done', image }]);
});

test('a failed upload shows its error and can be retried', async () => {
  const queue = newQueue();
  const id = add(queue, 'a');
  add(queue, 'b');
  await settle();
  sending('a').onProgress(0.9);
  await sending('a').fail(0);
  expect(queue.snapshot()).toMatchObject([
    { status: 'failed', error: 'It failed.', canRetry: true },
    { status: 'sending', error: null },
  ]);
  queue.retry(id);
  await settle();
  expect(queue.snapshot()[0]).toMatchObject({ status: 'sending', error: null, sent: 0 });
  await sending('a').arrive();
  expect(statuses(queue)).toEqual(['done', 'sending']);
});

test.each([
  ['no answer', 0, true],
  ['a fault of the server', 500, true],
  ['too many at once', 429, true],
  ['not a picture', 415, false],
  ['too large', 413, false],
])('after the failure "%s", status %i, a retry is possible: %s', async (text, status, canRetry) => {
  const queue = newQueue();
  add(queue, 'a');
  await settle();
  await sending('a').fail(status, text);
  expect(queue.snapshot()).toMatchObject([{ error: text, canRetry }]);
});

test('a cancelled upload is aborted and removed, and never sent if it was waiting', async () => {
  const queue = newQueue();
  const onUploaded = vi.fn();
  const id = add(queue, 'a', { onUploaded });
  for (const name of ['b', 'c', 'd']) add(queue, name);
  const waiting = add(queue, 'e');
  await settle();
  queue.remove(waiting);
  queue.remove(id);
  expect(sending('a').signal.aborted).toBe(true);
  await sending('a').arrive();
  await sending('b').arrive();
  expect(onUploaded).not.toHaveBeenCalled();
  expect(statuses(queue)).toEqual(['done', 'sending', 'sending']);
  expect(line.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
  expect(openPreviews.size).toBe(3);
});

test('clearing the queue aborts pending uploads and counts them as failed', async () => {
  const queue = newQueue();
  for (const name of ['a', 'b', 'c', 'd']) add(queue, name);
  await settle();
  await sending('b').arrive();
  const settled = queue.whenSettled();
  queue.clear();
  await expect(settled).resolves.toEqual({ failed: 3 });
  await expect(queue.whenSettled()).resolves.toEqual({ failed: 0 });
  expect(line.filter(({ signal }) => !signal.aborted).map(({ name }) => name)).toEqual(['b']);
  expect(queue.snapshot()).toEqual([]);
  expect(openPreviews.size).toBe(0);
});

test('a 401 removes all uploads and calls onSignedOut once', async () => {
  const queue = newQueue();
  for (const name of ['a', 'b', 'c', 'd']) add(queue, name);
  await settle();
  await sending('a').fail(401);
  await sending('b').fail(401);
  expect(onSignedOut).toHaveBeenCalledOnce();
  expect(queue.snapshot()).toEqual([]);
  expect(line).toHaveLength(3);
});

test('whenSettled waits for all uploads and counts the failed ones', async () => {
  const queue = newQueue();
  await expect(queue.whenSettled()).resolves.toEqual({ failed: 0 });
  for (const name of ['a', 'b', 'c', 'd']) add(queue, name);
  const settled = vi.fn();
  void queue.whenSettled().then(settled);
  await settle();
  await sending('a').fail(500);
  await sending('b').arrive();
  await sending('c').arrive();
  expect(settled).not.toHaveBeenCalled();
  await sending('d').arrive();
  expect(settled).toHaveBeenCalledExactlyOnceWith({ failed: 1 });
});

test('dropPreview releases the preview of an upload once', async () => {
  const queue = newQueue();
  const id = add(queue, 'a');
  await settle();
  await sending('a').arrive();
  expect(openPreviews.size).toBe(1);
  queue.dropPreview(id);
  queue.dropPreview(id);
  expect(openPreviews.size).toBe(0);
  expect(queue.snapshot()).toMatchObject([{ previewUrl: null }]);
});

test.each([
  ['a photo of exactly the limit', 'image/jpeg', 1000, null],
  ['a photo above the limit', 'image/jpeg', 1001, 'too-large'],
  ['a text, however large', 'text/plain', 2000, 'not-an-image'],
])('fileFault of %s (%s, %i bytes) is %s', (_what, type, size, fault) => {
  expect(fileFault({ type, size }, 1000)).toBe(fault);
});
