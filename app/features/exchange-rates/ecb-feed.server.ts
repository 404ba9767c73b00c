/**
 * The European Central Bank's daily reference rates: one XML file, euro based, new at about 16:00
 * CET on working days.
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { addDays, type IsoDate, isIsoDate } from '#app/lib/dates.ts';
import type { Rates } from '#app/lib/money.ts';
import { FEED_ERRORS } from './exchange-rates.text.ts';

/** The feed has 2 kB; anything much larger is not the feed. */
const MAX_BYTES = 256 * 1024;
const MAX_REDIRECTS = 3;

/** `error` is a text for staff, `cause` what the network said of it. */
export type FeedResult =
  | { ok: true; asOf: IsoDate; rates: Rates }
  | { ok: false; error: string; cause?: string };

/** Values outside are mistakes of the provider. */
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

/** Reads the feed's XML. A set from the future is refused: it would never get old. */
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
    // The parser alone accepts half a file.
    return XMLValidator.validate(xml) === true ? parser.parse(xml) : null;
  } catch {
    return null;
  }
}

function refuse(error: string): FeedResult {
  return { ok: false, error };
}

interface Download {
  url: string;
  timeoutMs: number;
  signal: AbortSignal;
}

interface FailedDownload {
  ok: false;
  error: string;
  cause?: string;
}

/**
 * The text at `url`, of limited size, within `timeoutMs`. Follows redirects to the same protocol or to
 * https. Never throws: `error` is a text for staff, `cause` one for the log.
 */
export async function downloadText({
  url,
  timeoutMs,
  signal,
}: Download): Promise<{ ok: true; text: string } | FailedDownload> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await follow(new URL(url), within, MAX_REDIRECTS);
    if (!response.ok) throw new Refusal(FEED_ERRORS.status(response.status));
    return { ok: true, text: await readLimited(response) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.message };
    if (within.aborted) return { ok: false, error: FEED_ERRORS.timeout(timeoutMs / 1000) };
    return { ok: false, error: FEED_ERRORS.unreachable, cause: causeOf(error) };
  }
}

/** Carries a text for staff to `downloadText`. */
class Refusal extends Error {}

async function follow(url: URL, signal: AbortSignal, redirectsLeft: number): Promise<Response> {
  const response = await fetch(url, { signal, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || !location) return response;
  await response.body?.cancel();
  const next = URL.parse(location, url);
  const mayFollow = next && (next.protocol === url.protocol || next.protocol === 'https:');
  if (!mayFollow || redirectsLeft === 0) throw new Refusal(FEED_ERRORS.redirect(location));
  return follow(next, signal, redirectsLeft - 1);
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the download.
    if (bytes > MAX_BYTES) throw new Refusal(FEED_ERRORS.tooLarge);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** fetch says only "fetch failed"; the reason, such as ECONNREFUSED, is in its cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}
