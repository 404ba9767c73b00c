import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import fp from 'fastify-plugin';
import { AppError } from '#app/lib/http/app-error.ts';
import { refusalsText } from '../pages/own-texts.ts';

/** Matches a host name or an IP address with an optional port, but no user and no path. */
const HOST = /^(?:[a-z\d](?:[a-z\d._-]{0,251}[a-z\d.])?|\[[\da-f:.]{2,45}\])(?::(\d{1,5}))?$/i;
const MAX_PORT = 65_535;
/** Host of health checks in HTTP/1.0, which has no `Host` header. */
const NO_HOST = 'localhost';

/**
 * Checks the headers that give the address of a request, before anything reads them. Returns false
 * if the request must be refused. Sets a missing `Host`. Removes invalid forwarded headers; without
 * a trusted proxy these are never read.
 */
export function checkHead(headers: IncomingHttpHeaders, { trustProxy }: { trustProxy: boolean }) {
  headers.host ??= NO_HOST;
  if (!isHost(headers.host)) return false;
  if (!trustProxy) return true;
  if (!isHost(last(headers['x-forwarded-host']))) delete headers['x-forwarded-host'];
  const protocol = last(headers['x-forwarded-proto']).toLowerCase();
  if (/^https?$/.test(protocol)) headers['x-forwarded-proto'] = protocol;
  else delete headers['x-forwarded-proto'];
  const addresses = forwardedAddresses(headers['x-forwarded-for']);
  if (addresses) headers['x-forwarded-for'] = addresses;
  else delete headers['x-forwarded-for'];
  return true;
}

/** Refuses requests with an invalid `Host`, and removes invalid forwarded headers. */
export const requestHead = fp<{ trustProxy: boolean }>(
  async (app, options) => {
    app.addHook('onRequest', (request, _reply, done) => {
      if (checkHead(request.raw.headers, options)) done();
      else done(new AppError(400, refusalsText.en.refusals.badRequest));
    });
  },
  { name: 'request-head' },
);

function isHost(host: string): boolean {
  const [whole, port] = HOST.exec(host) ?? [];
  return whole !== undefined && Number(port ?? 0) <= MAX_PORT;
}

/** Returns the last value of a header, as Fastify does. */
function last(header: string | string[] | undefined): string {
  const all = Array.isArray(header) ? header.join(',') : (header ?? '');
  return all.slice(all.lastIndexOf(',') + 1).trim();
}

/**
 * Returns the addresses after the last entry that is no address, because strangers may have written
 * the entries before it. Removes ports, which some proxies add.
 */
function forwardedAddresses(header: string | string[] | undefined): string {
  const all = (Array.isArray(header) ? header.join(',') : (header ?? '')).split(',');
  const addresses = all.map((each) =>
    each.trim().replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3'),
  );
  const firstGood = addresses.findLastIndex((each) => isIP(each) === 0) + 1;
  return addresses.slice(firstGood).join(', ');
}

/**
 * Implements Fastify's `rewriteUrl`: takes percent signs that cannot be decoded literally, so that
 * a mistyped address shows the page for unknown addresses. Addresses of the API stay as they are
 * and are refused.
 */
export function readableAddress({ url = '/' }: { url?: string | undefined }): string {
  if (!url.includes('%') || isApiPath(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

/** Returns true for addresses of the API. All other addresses have pages. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url === '/api' || url.startsWith('/api?');
}

/** Returns true for addresses of the back office. Case and encoding are ignored, as React Router does. */
export function isOfficePath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  return /^\/admin(\/|\.data|$)/i.test(path.includes('%') ? decoded(path) : path);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
