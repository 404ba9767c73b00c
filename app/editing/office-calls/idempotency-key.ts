/**
 * Makes a key for a request that must do its work once. Not `randomUUID`, which browsers offer on https only: an office
 * may use http in its own network.
 */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
