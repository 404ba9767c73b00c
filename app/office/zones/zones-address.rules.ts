import { inAddress, listAddress } from '#app/editing/list/list-address.ts';

/**
 * What the zones' screen shows, as its address holds it: `?search=lara`, `?edit=belek-k3f9`, `?add=yes`.
 * One zone is edited at a time, and none while one is added (spec, part 4).
 */
const address = listAddress('/admin/transfer-zones', {
  search: inAddress.search,
  edit: inAddress.id,
  add: inAddress.flag,
});
export const readZonesAddress = address.read;
export const zonesHref = address.href;
