import { inAddress, listAddress } from '#app/editing/list/list-address.ts';

/**
 * State of the zones' screen in its address: `?search=lara`, `?edit=belek-k3f9`, `?add=yes`. One
 * zone is edited at a time, and none while a zone is added (spec, part 4).
 */
const address = listAddress('/admin/transfer-zones', {
  search: inAddress.search,
  edit: inAddress.id,
  add: inAddress.flag,
});
export const readZonesAddress = address.read;
export const zonesHref = address.href;
