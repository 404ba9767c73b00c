/**
 * Addresses of the list of tolls and fines:
 * `/admin/road-charges?plate=07&state=open&from=2026-07-01`. The API has the same query.
 */
import { inAddress, listAddress } from '#app/editing/list/list-address.ts';
import { type IsoDate, isPlausibleDate } from '#app/lib/dates/dates.ts';
import { ROAD_STATES } from './road.rules.ts';

export const ROAD_PATH = '/admin/road-charges';
export const ROAD_IMPORT_PATH = `${ROAD_PATH}/import`;

const list = listAddress(ROAD_PATH, {
  plate: (params: URLSearchParams) => (params.get('plate') ?? '').trim().slice(0, 20),
  state: inAddress.choice(ROAD_STATES),
  from: readDay,
  to: readDay,
  page: inAddress.page,
});
export const roadHref = list.href;
export const readRoadAddress = list.read;
export type RoadAddress = ReturnType<typeof list.read>;

export function objectionPath(id: string): string {
  return `${ROAD_PATH}/${encodeURIComponent(id)}/objection`;
}

function readDay(params: URLSearchParams, name: string): IsoDate | null {
  const day = params.get(name);
  return isPlausibleDate(day) ? day : null;
}
