import { hash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { VIDEO_ORIGIN } from '#app/base/markup/markup-policy.server.ts';

const ONE_YEAR_S = 31_536_000;

const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/**
 * Sets headers that restrict what a browser may do with a response. A page adds the hashes of its
 * scripts to the CSP.
 */
export const securityHeaders = fp<{ siteUrl: string | null }>(
  async (app, { siteUrl }) => {
    const policy = contentSecurityPolicy();
    await app.register(helmet, {
      contentSecurityPolicy: false,
      strictTransportSecurity: false,
      // Leaves out three headers that only old browsers and plug-ins read. This fits head and text
      // of more pages into the first ten packets, which saves a round trip.
      ieNoOpen: false,
      permittedCrossDomainPolicies: false,
      xssFilter: false,
      frameguard: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      // The chat opens in a new window, which `same-origin` would cut off from the click.
      crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    });
    app.addHook('onRequest', async (request, reply) => {
      reply.header('content-security-policy', policy);
      reply.header('permissions-policy', PERMISSIONS_POLICY);
      if (siteUrl?.startsWith('https:') || request.protocol === 'https') {
        reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
      }
    });
    app.addHook('onSend', (_request, reply, _payload, done) => {
      dropDocumentHeaders(reply);
      done();
    });
  },
  { name: 'security-headers' },
);

/**
 * Headers that only documents need, 0.8 kB. A script that runs as a worker would need the CSP, too.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-frame-options',
];

/** Content types that no browser shows as a document. */
const FILES = /^(image\/(?!svg)|font\/|text\/(css|javascript))/;

/**
 * Removes the headers of documents from scripts, style sheets, fonts and pictures: a first visit
 * loads thirty of them.
 */
export function dropDocumentHeaders(reply: FastifyReply): void {
  if (!FILES.test(String(reply.getHeader('content-type')))) return;
  for (const name of OF_DOCUMENTS) reply.removeHeader(name);
}

export interface PolicyOptions {
  /** Hashes of a page's inline scripts, allowed besides 'self'. */
  scripts?: readonly string[];
  /** Sources of pictures, allowed besides 'self' and every HTTPS address. */
  pictures?: readonly string[];
  /** Hashes of style elements, allowed besides 'self'. */
  styles?: readonly string[];
  /** Allows style elements for Vite in development and for the page of the API. */
  inlineStyles?: boolean;
  /** Allows the WebSocket of Vite's development server. */
  webSocket?: boolean;
}

/**
 * Returns the Content-Security-Policy of a response. Scripts are our own files or listed by hash.
 * Style attributes, which React writes, need no hash. Posts may show pictures and videos of other
 * sites. The panorama is read as a blob. `pictures` contains the server of map tiles, which may use
 * HTTP. A form may lead to WhatsApp because the reservation form redirects there without
 * JavaScript.
 */
export function contentSecurityPolicy({
  scripts = [],
  pictures = [],
  styles = [],
  inlineStyles = false,
  webSocket = false,
}: PolicyOptions = {}): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...(inlineStyles ? ["'unsafe-inline'"] : styles)].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    `img-src ${["'self' data: blob: https:", ...pictures].join(' ')}`,
    `frame-src ${VIDEO_ORIGIN}`,
    // The fonts are inside the first style sheet (decision 009).
    "font-src 'self' data:",
    `connect-src 'self'${webSocket ? ' ws:' : ''}`,
    "form-action 'self' https://wa.me https://api.whatsapp.com",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ');
}

/** Returns the source that allows an inline script or style in a policy: its hash. */
export function hashSource(code: string | Buffer): string {
  return `'sha256-${hash('sha256', code, 'base64')}'`;
}
