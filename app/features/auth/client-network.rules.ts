const GROUPS = 8;
const GROUPS_OF_A_NETWORK = 4;

/**
 * The unit in which attempts are counted: an IPv4 address, also when mapped (`::ffff:203.0.113.7`),
 * or the /64 of an IPv6 address, the least that a connection is given (RFC 6177).
 */
export function clientNetwork(address: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [bare = ''] = address.split('%');
  const [before = [], after = []] = bare.split('::').map((part) => part.split(':').filter(Boolean));
  const omitted = Array(Math.max(0, GROUPS - before.length - after.length)).fill('0');
  const network = [...before, ...omitted, ...after].slice(0, GROUPS_OF_A_NETWORK);
  return `${network.map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
