const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_SITE = 3;

/**
 * Factor by which the /48 around a network may fail more often than the network itself. Customers
 * of one provider share a /48, but a rented server must not get 65,536 times as many attempts.
 */
export const WIDE_FACTOR = 3;

/**
 * The unit in which attempts are counted: an IPv4 address, also when mapped (`::ffff:203.0.113.7`),
 * or the /64 of an IPv6 address, the least that a connection is given (RFC 6177).
 */
export function clientNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return address.includes(':') ? `${prefix(address, GROUPS_OF_A_NETWORK)}::/64` : address;
}

/**
 * The /48 of an IPv6 address or of its `clientNetwork`, the most that a connection is usually given:
 * it is counted as well, up to `WIDE_FACTOR` times as much. Null for IPv4.
 */
export function wideNetwork(address: string): string | null {
  const network = clientNetwork(address);
  return network.includes(':') ? `${prefix(network, GROUPS_OF_A_SITE)}::/48` : null;
}

function prefix(address: string, groups: number): string {
  const [bare = ''] = address.split(/[%/]/);
  const [before = [], after = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const omitted = Array(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const first = [...before, ...omitted, ...after].slice(0, groups);
  return first.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':');
}
