/**
 * The European Central Bank's daily reference rates: one XML file, euro based, new at about 16:00
 * CET on working days.
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { addDays, type IsoDate, isIsoDate } from '#app/lib/dates.ts';
import type { Rates } from '#app/lib/money.ts';
import { downloadText } from './download.server.ts';
import { FEED_ERRORS } from './exchange-rates.text.ts';

/** `error` is a text for staff, `cause` what the network said of it. */
export type FeedResult =
  | { ok: true; asOf: IsoDate; rates: Rates }
  | { ok: false; error: string; cause?: string };

/** Far outside anything plausible: a value beyond is a slip of the provider, not a market. */
const PLAUSIBLE = { USD: [0.2, 5], TRY: [1, 10_000] } as const;
const DECIMAL = /^\d+(\.\d+)?$/;

const cubeSchema = z.object({
  Envelope: z.object({
    Cube: z.object({
      Cube: z.object({
        time: z.string(),
        Cube: z.array(z.object({ currency: z.string(), rate: z.string() })),
      }),
    }),
  }),
});

/** Asks the provider at `url` for today's rates. Never throws: every failure is a result. */
export async function fetchEcbRates({
  today,
  ...download
}: Parameters<typeof downloadText>[0] & { today: IsoDate }): Promise<FeedResult> {
  const answer = await downloadText(download);
  return answer.ok ? parseEcbRates(answer.text, today) : answer;
}

/** Reads the feed's XML. `today` is there to refuse a set from the future, which would never age. */
export function parseEcbRates(xml: string, today: IsoDate): FeedResult {
  const cube = readCube(xml);
  if (!cube) return refuse(FEED_ERRORS.notTheFeed);
  const { time, Cube: entries } = cube;
  if (!isIsoDate(time) || time > addDays(today, 1)) return refuse(FEED_ERRORS.badDate(time));

  const values = new Map(entries.map(({ currency, rate }) => [currency, rate]));
  const euro = values.get('EUR');
  if (euro !== undefined && Number(euro) !== 1) return refuse(FEED_ERRORS.otherBase(euro));
  const rates: Rates = { EUR: 1, USD: 0, TRY: 0 };
  for (const code of ['USD', 'TRY'] as const) {
    const text = values.get(code);
    if (text === undefined) return refuse(FEED_ERRORS.missing(code));
    const [least, most] = PLAUSIBLE[code];
    rates[code] = DECIMAL.test(text) ? Number(text) : Number.NaN;
    if (!(rates[code] >= least && rates[code] <= most)) {
      return refuse(FEED_ERRORS.implausible(code, text));
    }
  }
  return { ok: true, asOf: time, rates };
}

function readCube(xml: string) {
  const parsed = cubeSchema.safeParse(parseXml(xml));
  return parsed.success ? parsed.data.Envelope.Cube.Cube : null;
}

function parseXml(xml: string): unknown {
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '',
    removeNSPrefix: true,
    processEntities: false,
    isArray: (_name, path) => path === 'Envelope.Cube.Cube.Cube',
  });
  try {
    // The parser alone would make do with half a file.
    return XMLValidator.validate(xml) === true ? parser.parse(xml) : null;
  } catch {
    return null;
  }
}

function refuse(error: string): FeedResult {
  return { ok: false, error };
}
