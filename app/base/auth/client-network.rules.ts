const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;
const GROUPS_OF_A_SITE = 3;

/**
 * A /48 may fail this many times as often as one network. Customers of one provider share a /48,
 * but a rented server must not get an allowance for each of its 65,536 networks.
 */
export const WIDE_FACTOR = 3;

/**
 * Returns the network by which sign-in attempts are counted: an IPv4 address, also a mapped one
 * (`::ffff:203.0.113.7`), or the /64 of an IPv6 address, which is the smallest network of a
 * connection (RFC 6177).
 */
export function clientNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  return address.includes(':') ? `${prefix(address, GROUPS_OF_A_NETWORK)}::/64` : address;
}

/**
 * Returns the /48 of an IPv6 address or of a `clientNetwork`, the largest network that a connection
 * usually gets; null for IPv4. Attempts are counted for it too, with the limit times `WIDE_FACTOR`.
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
