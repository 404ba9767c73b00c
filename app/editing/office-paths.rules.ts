/** Addresses in the back office that several features lead to; routes.ts has them all. */
import { DASHBOARD_PATH } from './sign-in-path.rules.ts';

export const ACCOUNT_PATH = `${DASHBOARD_PATH}/account`;
export const ZONES_PATH = `${DASHBOARD_PATH}/transfer-zones`;

/** Leads to the first page of the settings, or to that of a part: `#settings-section-backups`. */
export const SETTINGS_PATH = `${DASHBOARD_PATH}/settings`;
export const SETTINGS_PAGES = [
  'business',
  'site',
  'rental',
  'transfer',
  'legal',
  'system',
] as const;
export type SettingsPage = (typeof SETTINGS_PAGES)[number];

export function settingsPath(page: SettingsPage): string {
  return `${SETTINGS_PATH}/${page}`;
}
export const NOTICES_PATH = `${SETTINGS_PATH}/notices`;
export const PEOPLE_PATH = `${SETTINGS_PATH}/admins`;

export const CAR_LIST_PATH = `${DASHBOARD_PATH}?section=cars`;

/** The editor of a car; of a new one without an id. */
export function editCarPath(id?: string): string {
  const path = `${DASHBOARD_PATH}/editCar`;
  return id ? `${path}?id=${encodeURIComponent(id)}` : path;
}

/** The list of vehicles. The API has the same address, and that of one. */
export const VEHICLES_PATH = `${DASHBOARD_PATH}/vehicles`;
export const NEW_VEHICLE_PATH = `${VEHICLES_PATH}/new`;

export function vehiclePath(id: string): string {
  return `${VEHICLES_PATH}/${encodeURIComponent(id)}`;
}

/** The list of vehicles that match a search; of all when it is empty. */
export function vehicleSearchPath(search: string): string {
  return search ? `${VEHICLES_PATH}?search=${encodeURIComponent(search)}` : VEHICLES_PATH;
}

/** The list of a day for the key cupboard, today's unless another day is given. */
export const DAY_LIST_PATH = `${DASHBOARD_PATH}/papers/day`;

/** The list of posts in the back office. */
export const NEWSROOM_PATH = `${DASHBOARD_PATH}/blog`;

/** The editor of a post; of a new one without an id. */
export function editPostPath(id?: string): string {
  return id ? `${NEWSROOM_PATH}/edit/${encodeURIComponent(id)}` : `${NEWSROOM_PATH}/new`;
}
