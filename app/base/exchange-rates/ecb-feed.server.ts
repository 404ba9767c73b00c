/**
 * Feed of the European Central Bank's daily reference rates: one XML file, based on the euro, new
 * at about 16:00 CET on working days.
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */

import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { addDays, type IsoDate, isIsoDate } from '#app/lib/dates/dates.ts';
import type { Rates } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { RATE_LIMITS, SET_CODES } from './rates-override.rules.ts';

/** Limit in bytes. The feed has 2 kB, so a much larger file is another file. */
const MAX_BYTES = 256 * 1024;
const DECIMAL = /^\d+(\.\d+)?$/;

export type FeedError = keyof OfficeTexts['rates']['feedErrors'];

/** `error` is stored, see `feedErrorText`. `cause` is only logged. */
export type FeedResult =
  | { ok: true; asOf: IsoDate; rates: Rates }
  | { ok: false; error: string; cause?: unknown };

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

/** Fetches today's rates from the provider at `url`. Never throws: every failure is a result. */
export async function fetchEcbRates({
  url,
  timeoutMs,
  today,
  signal,
}: {
  url: string;
  timeoutMs: number;
  today: IsoDate;
  signal: AbortSignal;
}): Promise<FeedResult> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(url, { signal: limit });
    // A redirect must not lead from an encrypted to an unencrypted address.
    if (url.startsWith('https:') && !response.url.startsWith('https:')) {
      return refuse('unreachable');
    }
    if (!response.ok) return refuse('status', response.status);
    const xml = await readLimited(response);
    return xml === null ? refuse('tooLarge') : parseEcbRates(xml, today);
  } catch (cause) {
    const refused = limit.aborted ? refuse('timeout', timeoutMs / 1000) : refuse('unreachable');
    return { ...refused, cause };
  }
}

/** Returns null if the response has more than MAX_BYTES. */
async function readLimited(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the download.
    if (bytes > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/**
 * Parses the feed's XML. Refuses rates from after tomorrow, which later rates would not replace.
 */
export function parseEcbRates(xml: string, today: IsoDate): FeedResult {
  const parsed = cubeSchema.safeParse(parseXml(xml));
  if (!parsed.success) return refuse('notTheFeed');
  const { time, Cube: entries } = parsed.data.Envelope.Cube.Cube;
  if (!isIsoDate(time) || time > addDays(today, 1)) return refuse('badDate', time);

  const values = new Map(entries.map(({ currency, rate }) => [currency, rate]));
  const euro = values.get('EUR');
  if (euro !== undefined && Number(euro) !== 1) return refuse('otherBase', euro);
  const rates: Rates = { EUR: 1, USD: 0, TRY: 0 };
  for (const code of SET_CODES) {
    const text = values.get(code);
    if (text === undefined) return refuse('missing', code);
    const { min, max } = RATE_LIMITS[code];
    rates[code] = DECIMAL.test(text) ? Number(text) : Number.NaN;
    if (!(rates[code] >= min && rates[code] <= max)) {
      return refuse('implausible', `${code} ${text}`);
    }
  }
  return { ok: true, asOf: time, rates };
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
    // Validates first, because the parser alone accepts half a file.
    return XMLValidator.validate(xml) === true ? parser.parse(xml) : null;
  } catch {
    return null;
  }
}

function refuse(error: FeedError, detail?: string | number) {
  return { ok: false as const, error: detail === undefined ? error : `${error} ${detail}` };
}
