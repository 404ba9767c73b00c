import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { downloadFile } from './download.ts';

const click = vi.fn();
const revoked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('localStorage', { getItem: () => 'token' });
  vi.stubGlobal('location', { pathname: '/admin/reports' });
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  click.mockClear();
  revoked.length = 0;
});

test('releases the file some time after the click, not at once', async () => {
  vi.stubGlobal('fetch', async () => new Response('a;b'));
  await downloadFile('/file', new AbortController().signal, 'tr');
  expect(click).toHaveBeenCalledOnce();
  expect(revoked).toEqual([]);
  vi.runAllTimers();
  expect(revoked).toEqual([expect.stringMatching(/^blob:/)]);
});

test('an aborted download saves no file', async () => {
  const abort = new AbortController();
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    return new Response(body);
  });
  const download = downloadFile('/file', abort.signal, 'tr');
  abort.abort();
  await expect(download).rejects.toBe(abort.signal.reason);
  expect(click).not.toHaveBeenCalled();
});
