import { describe, expect, test } from 'vitest';
import { ecbAnswer, ecbProvider } from '#tests/support/ecb/ecb-provider.ts';
import { downloadText, parseEcbRates } from './ecb-feed.server.ts';
import { FEED_ERRORS } from './exchange-rates.text.ts';

const provider = await ecbProvider();
const TODAY = '2026-07-01';
const daily = ecbAnswer('daily.xml');

function withRate(currency: string, rate: string) {
  return daily.replace(
    new RegExp(`currency='${currency}' rate='[^']*'`),
    `currency='${currency}' rate='${rate}'`,
  );
}

describe('parseEcbRates', () => {
  test('reads day, dollar and lira', () => {
    expect(parseEcbRates(daily, TODAY)).toEqual({
      ok: true,
      asOf: '2026-06-30',
      rates: { EUR: 1, USD: 1.172, TRY: 48.531 },
    });
  });

  test("takes Friday's set at the weekend and on holidays, when there is no newer one", () => {
    expect(parseEcbRates(ecbAnswer('weekend.xml'), '2026-06-28')).toEqual({
      ok: true,
      asOf: '2026-06-26',
      rates: { EUR: 1, USD: 1.1695, TRY: 48.4102 },
    });
  });

  test('takes a set that names the euro as its base', () => {
    const xml = daily.replace("<Cube currency='JPY'", "<Cube currency='EUR' rate='1.0'/>$&");
    expect(parseEcbRates(xml, TODAY)).toMatchObject({ ok: true, rates: { EUR: 1, USD: 1.172 } });
  });

  test.each<[what: string, xml: string, error: string]>([
    ['half a file', ecbAnswer('truncated.xml'), FEED_ERRORS.notTheFeed],
    ['an error page', ecbAnswer('error-page.html'), FEED_ERRORS.notTheFeed],
    ['nothing', '', FEED_ERRORS.notTheFeed],
    ['JSON', '{"rates": {"USD": 1.1}}', FEED_ERRORS.notTheFeed],
    ['another XML', '<Envelope><Cube>1</Cube></Envelope>', FEED_ERRORS.notTheFeed],
    ['entities', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///x">]>${daily}`, FEED_ERRORS.notTheFeed],
    ['a missing lira', ecbAnswer('no-lira.xml'), FEED_ERRORS.missing('TRY')],
    ['another base', withRate('JPY', '1.2').replace('JPY', 'EUR'), FEED_ERRORS.otherBase('1.2')],
    ['no date', daily.replace('2026-06-30', 'today'), FEED_ERRORS.badDate('today')],
    [
      'a day that does not exist',
      daily.replace('06-30', '06-31'),
      FEED_ERRORS.badDate('2026-06-31'),
    ],
    ['the far future', daily.replace('2026', '2027'), FEED_ERRORS.badDate('2027-06-30')],
    ...['0', '-1.17', '', 'N/A', '1,17', '1e3', '0x1', 'Infinity', '117.2'].map(
      (rate): [string, string, string] => [
        `a dollar of "${rate}"`,
        withRate('USD', rate),
        FEED_ERRORS.implausible('USD', rate),
      ],
    ),
  ])('refuses %s', (_what, xml, error) => {
    expect(parseEcbRates(xml, TODAY)).toEqual({ ok: false, error });
  });
});

describe('downloadText', () => {
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
});
