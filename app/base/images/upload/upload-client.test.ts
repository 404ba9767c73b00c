import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { uploadImage } from './upload-client.ts';

/** Replaces the used parts of XMLHttpRequest. The test acts as the server. */
class FakeRequest {
  static last: FakeRequest;
  upload: { onprogress: (event: { loaded: number; total: number }) => void } = {
    onprogress: () => {},
  };
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  status = 0;
  responseText = '';
  aborted = false;
  headers: Record<string, string> = {};
  body: FormData | null = null;
  address: string[] = [];

  constructor() {
    FakeRequest.last = this;
  }
  open(...address: string[]) {
    this.address = address;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send(body: FormData) {
    this.body = body;
  }
  abort() {
    this.aborted = true;
    this.onabort();
    this.onloadend();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.onload();
    this.onloadend();
  }
}

let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  kept = new Map([
    ['admin_token', 'secret'],
    ['admin_user', '{}'],
  ]);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('location', { pathname: '/admin/editCar' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new File(['bytes'], 'car.jpg', { type: 'image/jpeg' });

function start(signal = new AbortController().signal) {
  const onProgress = vi.fn();
  const result = uploadImage(file, { signal, onProgress });
  result.catch(() => {});
  return { result, onProgress, request: FakeRequest.last };
}

const SIZES = { width: 640, height: 480, srcset: '/images/x-640.webp 640w' };

test('sends the file with the token and returns the stored picture @7.3', async () => {
  const { result, request, onProgress } = start();
  expect(request.address).toEqual(['POST', '/api/images/upload']);
  expect(request.headers).toEqual({ authorization: 'Bearer secret', 'accept-language': '*' });
  expect(request.body?.get('image')).toHaveProperty('name', 'car.jpg');
  request.upload.onprogress({ loaded: 5, total: 20 });
  expect(onProgress).toHaveBeenCalledWith(0.25);
  const stored = { imageUrl: '/images/x-640.webp', id: 'x', bytes: 9, ...SIZES };
  request.answer(201, { success: true, data: stored });
  await expect(result).resolves.toEqual({ url: '/images/x-640.webp', alt: '', ...SIZES });
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  [415, { success: false, error: 'No picture.', message: 'No picture.' }, 'No picture.'],
  [200, '<html>a proxy</html>', 'Invalid response structure'],
  [502, '<html>a proxy</html>', ''],
])('rejects a response %i without a picture', async (status, body, message) => {
  const { result, request } = start();
  request.answer(status, body);
  await expect(result).rejects.toMatchObject({ status, message });
  expect(kept.size).toBe(2);
});

test('deletes the credentials after a 401', async () => {
  const { result, request } = start();
  request.answer(401, { success: false, error: 'Unauthorized', message: 'Unauthorized' });
  await expect(result).rejects.toMatchObject({ status: 401 });
  expect(kept.size).toBe(0);
});

test('waits for a slow connection, but aborts a stalled one', async () => {
  const { result, request } = start();
  for (let loaded = 1; loaded < 20; loaded += 1) {
    vi.advanceTimersByTime(30_000);
    request.upload.onprogress({ loaded, total: 20 });
  }
  expect(request.aborted).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(request.aborted).toBe(true);
  await expect(result).rejects.toMatchObject({ status: 0 });
});

test('aborts an upload by its signal, also before it begins', async () => {
  const cut = new AbortController();
  const { result, request } = start(cut.signal);
  cut.abort();
  expect(request.aborted).toBe(true);
  await expect(result).rejects.toMatchObject({ status: 0 });
  expect(start(AbortSignal.abort()).request.aborted).toBe(true);
});
