import { inAddress, listAddress } from '#app/editing/list/list-address.ts';

/**
 * State of the zones' screen in its address: `?search=lara`, `?edit=belek-k3f9`, `?add=yes`. Only
 * one zone is edited or added at a time (spec, part 4); `edit` wins over `add`.
 */
const address = listAddress('/admin/transfer-zones', {
  search: inAddress.search,
  edit: inAddress.id,
  add: inAddress.flag,
});
export const readZonesAddress = address.read;
export const zonesHref = address.href;
