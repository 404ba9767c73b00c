import type { FastifyRequest } from 'fastify';

const FORWARDED = ['X-Forwarded-For', 'X-Forwarded-Proto', 'X-Forwarded-Host'] as const;

/**
 * Names of the forwarded headers of a request that are not read, because `TRUST_PROXY` is off. The proxy that
 * sends them is then taken for the only visitor, and all visitors behind it share its limits.
 */
export function ignoredForwarding({ headers, ips }: FastifyRequest): string[] {
  // Fastify knows `ips` only if it trusts a proxy.
  if (ips !== undefined) return [];
  return FORWARDED.filter((name) => headers[name.toLowerCase()] !== undefined);
}
