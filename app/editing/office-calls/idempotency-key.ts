/**
 * Returns a new key for a request that must be done once. Does not use `randomUUID`, which browsers offer on
 * https only: an office may use http in its own network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
