/** What the zones' screen shows, as its address holds it: `?search=lara`, `?edit=belek-k3f9`. */
import { chosenParams, readSearch } from '#app/editing/list-address.ts';

const ZONES_PATH = '/admin/transfer-zones';

/** What is done on the screen: one zone is edited at a time, and not while one is added (spec, part 4). */
export type ZonesMode =
  | { doing: 'looking' | 'adding' | 'ordering' }
  | { doing: 'editing'; id: string };

export interface ZonesAddress {
  /** Empty for none. */
  search: string;
  mode: ZonesMode;
}

export function readZonesAddress(params: URLSearchParams): ZonesAddress {
  return { search: readSearch(params), mode: readMode(params) };
}

function readMode(params: URLSearchParams): ZonesMode {
  const id = params.get('edit');
  if (id) return { doing: 'editing', id };
  if (params.has('add')) return { doing: 'adding' };
  return { doing: params.has('order') ? 'ordering' : 'looking' };
}

export function zonesHref({ search = '', mode }: Partial<ZonesAddress> = {}): string {
  const params = new URLSearchParams(
    chosenParams({
      search,
      edit: mode?.doing === 'editing' ? mode.id : null,
      add: mode?.doing === 'adding' ? 'new' : null,
      order: mode?.doing === 'ordering' ? 'change' : null,
    }),
  );
  return params.size > 0 ? `${ZONES_PATH}?${params}` : ZONES_PATH;
}
