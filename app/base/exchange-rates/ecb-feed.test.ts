import { describe, expect, test } from 'vitest';
import { ecbAnswer, ecbProvider } from '#tests/support/ecb/ecb-provider.ts';
import { fetchEcbRates, parseEcbRates } from './ecb-feed.server.ts';

const provider = await ecbProvider();
const TODAY = '2026-07-01';
const daily = ecbAnswer('daily.xml');
const DAILY = { ok: true, asOf: '2026-06-30', rates: { EUR: 1, USD: 1.172, TRY: 48.531 } };

function withRate(currency: string, rate: string) {
  return daily.replace(
    new RegExp(`currency='${currency}' rate='[^']*'`),
    `currency='${currency}' rate='${rate}'`,
  );
}

describe('parseEcbRates', () => {
  test('reads day, dollar and lira', () => {
    expect(parseEcbRates(daily, TODAY)).toEqual(DAILY);
    const named = daily.replace("<Cube currency='JPY'", "<Cube currency='EUR' rate='1.0'/>$&");
    expect(parseEcbRates(named, TODAY)).toEqual(DAILY);
  });

  test("accepts Friday's set on a Sunday", () => {
    expect(parseEcbRates(ecbAnswer('weekend.xml'), '2026-06-28')).toEqual({
      ok: true,
      asOf: '2026-06-26',
      rates: { EUR: 1, USD: 1.1695, TRY: 48.4102 },
    });
  });

  test('accepts a set of tomorrow, which has begun in other time zones', () => {
    const tomorrow = daily.replace('2026-06-30', '2026-07-02');
    expect(parseEcbRates(tomorrow, TODAY)).toEqual({ ...DAILY, asOf: '2026-07-02' });
  });

  test.each([
    ['USD', 0.2],
    ['USD', 5],
    ['TRY', 1],
    ['TRY', 10_000],
  ])('accepts a rate at the limit: %s %d', (code, rate) => {
    expect(parseEcbRates(withRate(code, String(rate)), TODAY)).toMatchObject({
      ok: true,
      rates: { [code]: rate },
    });
  });

  test.each<[what: string, xml: string, error: string]>([
    ['the day after tomorrow', daily.replace('2026-06-30', '2026-07-03'), 'badDate 2026-07-03'],
    ['a dollar above the limit', withRate('USD', '5.001'), 'implausible USD 5.001'],
    ['a lira below the limit', withRate('TRY', '0.999'), 'implausible TRY 0.999'],
    ['half a file', ecbAnswer('truncated.xml'), 'notTheFeed'],
    ['an error page', ecbAnswer('error-page.html'), 'notTheFeed'],
    ['nothing', '', 'notTheFeed'],
    ['another XML', '<Envelope><Cube>1</Cube></Envelope>', 'notTheFeed'],
    ['entities', `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///x">]>${daily}`, 'notTheFeed'],
    ['a missing lira', ecbAnswer('no-lira.xml'), 'missing TRY'],
    ['another base', withRate('JPY', '1.2').replace('JPY', 'EUR'), 'otherBase 1.2'],
    ['no date', daily.replace('2026-06-30', 'today'), 'badDate today'],
    ['a day that is none', daily.replace('06-30', '06-31'), 'badDate 2026-06-31'],
    ['the far future', daily.replace('2026', '2027'), 'badDate 2027-06-30'],
    ...['0', '-1.17', '', 'N/A', '1,17', '1e3', '117.2'].map((rate): [string, string, string] => [
      `a dollar of "${rate}"`,
      withRate('USD', rate),
      `implausible USD ${rate}`,
    ]),
  ])('refuses %s', (_what, xml, error) => {
    expect(parseEcbRates(xml, TODAY)).toEqual({ ok: false, error });
  });
});

describe('fetchEcbRates', () => {
  function fetchRates(options: Partial<Parameters<typeof fetchEcbRates>[0]> = {}) {
    const { signal } = new AbortController();
    const defaults = { url: provider.url, timeoutMs: 10_000, today: TODAY, signal };
    return fetchEcbRates({ ...defaults, ...options });
  }

  test('follows a redirect to the feed', async () => {
    provider.answers(({ url }, response) => {
      if (url === '/moved.xml') response.end(daily);
      else response.writeHead(302, { location: '/moved.xml' }).end();
    });
    expect(await fetchRates()).toEqual(DAILY);
  });

  test.each([500, 404, 304])('refuses status %i', async (status) => {
    provider.answers((_request, response) => response.writeHead(status).end());
    expect(await fetchRates()).toEqual({ ok: false, error: `status ${status}` });
  });

  test('stops reading an endless response', async () => {
    provider.answers((_request, response) => {
      const piece = 'x'.repeat(64 * 1024);
      const write = () => {
        while (response.writable && response.write(piece));
      };
      response.on('drain', write);
      write();
    });
    expect(await fetchRates()).toEqual({ ok: false, error: 'tooLarge' });
  });

  test('reports a broken connection with its cause for the log', async () => {
    provider.answers((_request, response) => response.destroy());
    expect(await fetchRates()).toEqual({
      ok: false,
      error: 'unreachable',
      cause: expect.any(Error),
    });
  });

  test('gives up on a provider that never responds', async () => {
    provider.answers(() => {});
    const error = 'timeout 0.05';
    expect(await fetchRates({ timeoutMs: 50 })).toMatchObject({ ok: false, error });
    const stop = new AbortController();
    const answer = fetchRates({ signal: stop.signal });
    stop.abort();
    expect(await answer).toMatchObject({ ok: false });
  });
});
