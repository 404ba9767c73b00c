import type { FastifyRequest } from 'fastify';

const FORWARDED = ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host'] as const;

/**
 * Returns the names of a request's forwarded headers that are ignored because `TRUST_PROXY` is off;
 * an empty list if it is on. When they are ignored, all visitors behind the proxy count as one and
 * share its limits.
 */
export function ignoredForwarding({ headers, ips }: FastifyRequest): string[] {
  // Fastify sets `ips` only if it trusts a proxy.
  if (ips !== undefined) return [];
  return FORWARDED.filter((name) => headers[name.toLowerCase()] !== undefined);
}
