import { describe, expect, test } from 'vitest';
import { ecbAnswer } from '#tests/support/ecb/ecb-provider.ts';
import { parseEcbRates } from './ecb-feed.server.ts';
import { FEED_ERRORS } from './exchange-rates.text.ts';

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
