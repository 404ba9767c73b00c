import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  createRequestHandler,
  RouterContextProvider,
  type ServerBuild,
  type ServerEntryModule,
} from 'react-router';
import { tilesOrigin } from '#app/base/settings/places/map.rules.ts';
import type * as entryServer from '#app/entry.server.tsx';
import { AppError } from '#app/lib/http/app-error.ts';
import { type Outage, outageOf } from '#app/lib/http/outage.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import type { Services } from '#app/services.ts';
import { askToComeBack } from '../http/error-handler.ts';
import { refuseForeignForm } from '../http/foreign-form.ts';
import { loggedUrl } from '../http/request-log.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';
import { finishPage, ownScripts } from '../page-scripts/finish-page.ts';
import type { PageSource } from './page-source.ts';

/** Module `entry.server.tsx` with our own exports. */
type Entry = ServerEntryModule & Pick<typeof entryServer, 'contexts'>;

/**
 * Maximum size of a form in bytes. Visitors' forms are small, and strangers may send large ones
 * slowly.
 */
const FORM_BYTES = 64 * 1024;

interface Options {
  services: Services;
  source: PageSource;
}

/** Serves pages at every address that no other route handles; React Router renders them. */
const servePages: FastifyPluginAsync<Options> = async (app, { services, source }) => {
  const production = source.mode === 'production';
  // If `load` is passed as a function, React Router builds its routes for every request.
  const handle = createRequestHandler(production ? await source.load() : source.load, source.mode);
  const own = production ? ownScripts(await source.load()) : null;
  const pictures = services.mapTiles ? [tilesOrigin(services.mapTiles)] : [];

  // React Router parses bodies itself; our forms send only this content type.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, body),
  );

  app.get('/*', { config: { cached: production, rendered: true } }, respond);
  app.post('/*', { bodyLimit: FORM_BYTES, config: { rendered: true } }, respond);

  async function respond(request: FastifyRequest, reply: FastifyReply) {
    // The router in the browser would read `//x/cars` as another page than the server does.
    if (/^\/[/\\]/.test(request.url)) {
      return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 301);
    }
    const canonical = canonicalAddress(request.url, await source.load());
    if (canonical !== null && request.method !== 'POST') return reply.redirect(canonical, 301);
    if (request.method === 'POST' && !Buffer.isBuffer(request.body)) {
      throw new AppError(415, 'Unsupported media type');
    }
    if (request.method === 'POST') refuseForeignForm(request, services.siteUrl);
    const nonce = randomBytes(16).toString('hex');
    const { contexts } = (await source.load()).entry.module as Entry;
    const context = new RouterContextProvider();
    let outage: { kind: Outage; error: unknown } | null = null;
    context.set(contexts.services, services);
    context.set(contexts.pageRender, {
      nonce,
      siteTextFile: (language) => source.siteTextFile?.(language),
      reportError(error) {
        const kind = outageOf(error);
        if (kind) outage ??= { kind, error };
        else request.log.error({ err: error, url: loggedUrl(request) }, 'page failed');
      },
    });
    const response = await handle(webRequest(request, reply), context);
    copyHead(response, reply);
    if (outage) sendOutage(outage, { request, reply, response });
    // The page depends on the currency cookie, so only the visitor's own browser may cache it.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache');
    reply.header('vary', 'Cookie, Accept-Encoding');
    const body = Buffer.from(await response.arrayBuffer());
    if (!isPage(response)) return reply.send(body);
    const { html, sources } = finishPage(body, {
      nonce,
      own,
    });
    // In development, Vite adds its own scripts to the page.
    const dev = !production;
    reply.header(
      'content-security-policy',
      contentSecurityPolicy({ scripts: sources, pictures, inlineStyles: dev, webSocket: dev }),
    );
    return reply.send(html);
  }
};

export const pages = fp(servePages, {
  name: 'pages',
  dependencies: [
    'public-cache',
    'request-log',
    'error-handler',
    'security-headers',
    '@fastify/compress',
    'limits',
  ],
  encapsulate: true,
});

/**
 * Returns the correct address of a page whose fixed path was typed in capitals, with spaces around
 * it or with a slash at its end. Null if the address is correct or no such page exists. Loaders
 * correct paths with a variable part (`redirectToCanonical`), because they know the records.
 */
function canonicalAddress(url: string, { routes }: ServerBuild): string | null {
  const [path = ''] = url.split('?', 1);
  if (!/[^a-z\d/.-]|.\/$/.test(path)) return null;
  const typed = fold(decodeURI(path).trim()).replace(/\/+$/, '');
  for (const route of Object.values(routes)) {
    const own = `/${route?.path ?? ''}`;
    if (fold(own) === typed && own !== path) return own + url.slice(path.length);
  }
  return null;
}

/**
 * Sets the status 503 if rendering failed in an outage. A page, even one with only a failed part,
 * shows the spec's message itself. For responses without HTML, such as the feed, throws the error,
 * so that the plain text is sent.
 */
function sendOutage(
  { kind, error }: { kind: Outage; error: unknown },
  at: { request: FastifyRequest; reply: FastifyReply; response: Response },
): void {
  const { status, headers } = at.response;
  if (status !== 200 && status < 500) return;
  if (!isPage(at.response) && !headers.has('x-remix-response')) throw error;
  at.request.server.outageLog.add(at.request, kind, error);
  at.reply.code(503);
  askToComeBack(at.reply, kind);
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

/**
 * Returns the web `Request` of a Fastify request. HEAD becomes GET because Fastify leaves out the
 * body. The signal aborts if the client leaves before the response is finished.
 */
function webRequest(request: FastifyRequest, reply: FastifyReply): Request {
  // Concatenated instead of resolved, because `//elsewhere/x` would resolve to another host.
  const url = URL.parse(`${request.protocol}://${request.host}${request.url}`);
  if (!url) throw new AppError(400, 'The address could not be understood');
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const headers = new Headers(request.headers as Record<string, string>);
  // `refuseForeignForm` has checked the origin. React Router would compare it with the process's
  // own address.
  headers.delete('origin');
  return new Request(url, {
    method,
    headers,
    body: method === 'GET' ? null : (request.body as Buffer<ArrayBuffer>),
    signal: left.signal,
  });
}

/** Copies status and headers. Fastify keeps several cookies as separate headers. */
function copyHead(response: Response, reply: FastifyReply): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
}
