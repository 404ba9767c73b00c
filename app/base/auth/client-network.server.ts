import { normalizeIP } from '@fastify/rate-limit';

/** The largest network that one connection is usually given (RFC 6177). */
export const IPV6_SUBNET = 48;

/** The unit in which attempts are counted: an IPv4 address, or the /48 around an IPv6 address. */
export function clientNetwork(address: string): string {
  const network = normalizeIP(address, IPV6_SUBNET);
  return network.includes(':') ? `${network}/${IPV6_SUBNET}` : network;
}
