import { expect, test } from 'vitest';
import { ecbProvider } from '#tests/support/ecb/ecb-provider.ts';
import { downloadText } from './download.server.ts';
import { FEED_ERRORS } from './exchange-rates.text.ts';

const provider = await ecbProvider();

function download(options: Partial<Parameters<typeof downloadText>[0]> = {}) {
  const { signal } = new AbortController();
  return downloadText({ url: provider.url, timeoutMs: 10_000, signal, ...options });
}

test('gives the text, whatever pieces it comes in', async () => {
  provider.answers((_request, response) => {
    const bytes = Buffer.from('₺48.53');
    response.write(bytes.subarray(0, 2));
    response.end(bytes.subarray(2));
  });
  expect(await download()).toEqual({ ok: true, text: '₺48.53' });
});

test.each([500, 503, 404, 304])('refuses status %i', async (status) => {
  provider.answers((_request, response) => response.writeHead(status).end());
  expect(await download()).toEqual({ ok: false, error: FEED_ERRORS.status(status) });
});

test('gives up on a provider that never answers', async () => {
  provider.answers(() => {});
  expect(await download({ timeoutMs: 50 })).toEqual({
    ok: false,
    error: FEED_ERRORS.timeout(0.05),
  });
});

test('gives up on an answer that never ends', async () => {
  provider.answers((_request, response) => response.write('<?xml'));
  expect(await download({ timeoutMs: 50 })).toEqual({
    ok: false,
    error: FEED_ERRORS.timeout(0.05),
  });
});

test('stops reading an answer without end', async () => {
  provider.answers((_request, response) => {
    const piece = 'x'.repeat(64 * 1024);
    const write = () => {
      while (response.writable && response.write(piece));
    };
    response.on('drain', write);
    write();
  });
  expect(await download()).toEqual({ ok: false, error: FEED_ERRORS.tooLarge });
});

test('reports a connection that breaks', async () => {
  provider.answers((_request, response) => response.destroy());
  expect(await download()).toMatchObject({ ok: false, error: FEED_ERRORS.unreachable });
});

test('reports a provider that is not there: plainly to staff, in full to the log', async () => {
  const answer = await download({ url: 'http://127.0.0.1:9/rates.xml' });
  const cause = expect.stringMatching(/bad port|ECONNREFUSED/);
  expect(answer).toEqual({ ok: false, error: 'Kur sağlayıcısına ulaşılamadı.', cause });
});

test('follows a redirect to the same protocol', async () => {
  provider.answers(({ url }, response) => {
    if (url === '/moved.xml') response.end('here');
    else response.writeHead(302, { location: '/moved.xml' }).end();
  });
  expect(await download()).toEqual({ ok: true, text: 'here' });
});

test.each(['file:///etc/hostname', 'data:text/plain,1', 'ftp://127.0.0.1/', 'http://['])(
  'does not follow a redirect to %s',
  async (location) => {
    provider.answers((_request, response) => response.writeHead(302, { location }).end());
    expect(await download()).toEqual({ ok: false, error: FEED_ERRORS.redirect(location) });
  },
);

test('does not follow redirects in circles', async () => {
  provider.answers((_request, response) => response.writeHead(301, { location: '/' }).end());
  expect(await download()).toEqual({ ok: false, error: FEED_ERRORS.redirect('/') });
  expect(provider.requests()).toBe(4);
});

test('can be stopped', async () => {
  provider.answers(() => {});
  const stop = new AbortController();
  const answer = download({ signal: stop.signal });
  stop.abort();
  expect(await answer).toMatchObject({ ok: false });
});
