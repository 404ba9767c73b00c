import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import { contentSecurityPolicy } from './content-security-policy.ts';

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

/** Headers that tell browsers what no answer of ours may do. A page refines the CSP by its hashes. */
export const securityHeaders = fp<{ siteUrl: string | null }>(async (app, { siteUrl }) => {
  const policy = contentSecurityPolicy();
  await app.register(helmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    // The chat opens in a window of its own, which `same-origin` would cut off from the click.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('content-security-policy', policy);
    reply.header('permissions-policy', PERMISSIONS_POLICY);
    if (siteUrl?.startsWith('https:') || request.protocol === 'https') {
      reply.header('strict-transport-security', `max-age=${ONE_YEAR_S}; includeSubDomains`);
    }
  });
});
