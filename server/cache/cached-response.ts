import { hash } from 'node:crypto';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const gzipAsync = promisify(gzip);
const brotliAsync = promisify(brotliCompress);
/**
 * Gzip level. Each form is compressed once and sent many times, until the response expires after
 * `FRESH_MS`.
 */
const GZIP_LEVEL = 7;
/**
 * Brotli quality. Quality 6 needs 3 MB of memory for a page and 7 needs 8 MB, and both save at most
 * 1.4 % of the page (decision 034).
 */
const BROTLI_QUALITY = 5;
/**
 * Minimum size of a body that is compressed. Below it, compression saves less than its header
 * costs.
 */
const MIN_COMPRESSED_BYTES = 1_000;

/** Estimated bytes of the headers of all forms and of the objects around them. */
const HEADERS_WEIGHT = 4_000;

type Encoding = 'br' | 'gzip' | 'identity';
type Headers = Record<string, string | number | string[] | undefined>;

/** A response body in one encoding, ready to be written. */
export interface ResponseForm {
  etag: string;
  body: Buffer;
  /** All headers, except `Date` and `Connection`, which Node adds to each response. */
  headers: Headers;
  /** Headers of a 304 response. */
  unchangedHeaders: Headers;
}

/** Body of one response. A compressed form is made when it is first requested. */
export interface CachedResponse {
  /** Estimated bytes of memory with all forms and headers. */
  readonly weight: number;
  form(acceptEncoding: string | undefined): Promise<ResponseForm>;
}

/**
 * Returns a response for the cache. Copies `headers` of the reply, except those that belong to one
 * request. `twins` are compressed forms that exist as files (`.br`, `.gz`); if they are given,
 * nothing is compressed.
 */
export function cachedResponse(
  raw: Buffer,
  headers: Headers,
  twins?: { br: Buffer | undefined; gzip: Buffer | undefined },
): CachedResponse {
  const shared = sharedHeaders(headers);
  const digest = hash('sha256', raw, 'base64url').slice(0, 22);
  const forms = new Map<Encoding, Promise<ResponseForm>>();
  const compressible = twins
    ? twins.br !== undefined && twins.gzip !== undefined
    : raw.length >= MIN_COMPRESSED_BYTES;

  async function make(encoding: Encoding): Promise<ResponseForm> {
    const twin = encoding === 'identity' ? undefined : twins?.[encoding];
    return responseForm(shared, digest, encoding, twin ?? (await encode(raw, encoding)));
  }

  return {
    weight: weightOf(raw),
    form(acceptEncoding) {
      const encoding = compressible ? negotiate(acceptEncoding) : 'identity';
      let form = forms.get(encoding);
      if (!form) {
        form = make(encoding);
        forms.set(encoding, form);
      }
      return form;
    },
  };
}

/** Assumes that the compressed forms together have half the size of the body. */
const weightOf = ({ length }: Buffer) => Math.ceil(length * 1.5) + HEADERS_WEIGHT;

/**
 * Writes a form to an unused response, or a 304 if the client has this form. `age` in seconds
 * becomes a header (RFC 9111, 5.1); null for a fresh response.
 */
export function writeForm(
  form: ResponseForm,
  {
    age,
    request,
    response,
  }: {
    age: number | null;
    request: IncomingHttpHeaders;
    response: ServerResponse;
  },
) {
  if (age !== null) response.setHeader('age', age);
  if (isUnchanged(form, request['if-none-match'])) {
    response.writeHead(304, form.unchangedHeaders).end();
  } else {
    response.writeHead(200, form.headers).end(form.body);
  }
}

export function isUnchanged(form: ResponseForm, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.includes(form.etag) ?? false;
}

/** Returns the best encoding that the client accepts: Brotli, else gzip, else none. */
export function negotiate(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

function accepts(header: string, encoding: string): boolean {
  const at = header.indexOf(encoding);
  return at >= 0 && !/^\s*;\s*q=0(\.0*)?\s*(,|$)/.test(header.slice(at + encoding.length));
}

function responseForm(
  shared: Headers,
  digest: string,
  encoding: Encoding,
  body: Buffer,
): ResponseForm {
  const etag = encoding === 'identity' ? `"${digest}"` : `"${digest}-${encoding}"`;
  const encoded = encoding === 'identity' ? {} : { 'content-encoding': encoding };
  return {
    etag,
    body,
    headers: { ...shared, ...encoded, etag, 'content-length': body.length },
    unchangedHeaders: { etag, vary: shared.vary, 'cache-control': shared['cache-control'] },
  };
}

function sharedHeaders(headers: Headers): Headers {
  const own = /^(content-(length|encoding)|date|connection|x-request-id|(x-)?ratelimit-.*)$/;
  const shared = Object.fromEntries(Object.entries(headers).filter(([name]) => !own.test(name)));
  return {
    ...shared,
    vary: shared.vary ?? 'Accept-Encoding',
    'cache-control': shared['cache-control'] ?? 'no-cache',
  };
}

function encode(raw: Buffer, encoding: Encoding): Buffer | Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(raw, { level: GZIP_LEVEL });
  if (encoding === 'identity') return raw;
  return brotliAsync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
      // The window is as large as the response, because a larger one makes Node collect garbage
      // more often.
      [constants.BROTLI_PARAM_LGWIN]: Math.min(
        constants.BROTLI_DEFAULT_WINDOW,
        Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(raw.length))),
      ),
    },
  });
}
