/** Addresses in the back office that several features use. The full list is in routes.ts. */
import { DASHBOARD_PATH } from './sign-in-path.rules.ts';

export const ACCOUNT_PATH = `${DASHBOARD_PATH}/account`;
export const ZONES_PATH = `${DASHBOARD_PATH}/transfer-zones`;

/**
 * Address that redirects to the first settings page, or to the page of a fragment:
 * `#settings-section-backups`.
 */
export const SETTINGS_PATH = `${DASHBOARD_PATH}/settings`;
export const SETTINGS_PAGES = [
  'business',
  'site',
  'rental',
  'fees',
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

/** Returns the address of a car's editor; without `id`, of the editor for a new car. */
export function editCarPath(id?: string): string {
  const path = `${DASHBOARD_PATH}/editCar`;
  return id ? `${path}?id=${encodeURIComponent(id)}` : path;
}

/** Address of the list of vehicles. The API uses the same path. */
export const VEHICLES_PATH = `${DASHBOARD_PATH}/vehicles`;
export const NEW_VEHICLE_PATH = `${VEHICLES_PATH}/new`;

export function vehiclePath(id: string): string {
  return `${VEHICLES_PATH}/${encodeURIComponent(id)}`;
}

/** Returns the address of the vehicles that match a search, or of all if it is empty. */
export function vehicleSearchPath(search: string): string {
  return search ? `${VEHICLES_PATH}?search=${encodeURIComponent(search)}` : VEHICLES_PATH;
}

/** Address of the list of letting rules. The API uses the same path. */
export const LETTING_RULES_PATH = `${DASHBOARD_PATH}/letting-rules`;
export const NEW_LETTING_RULE_PATH = `${LETTING_RULES_PATH}/new`;

export function lettingRulePath(id: string): string {
  return `${LETTING_RULES_PATH}/${encodeURIComponent(id)}`;
}

/** Address of the day list for the key cabinet; of today, unless the query has another day. */
export const DAY_LIST_PATH = `${DASHBOARD_PATH}/papers/day`;

export const NEWSROOM_PATH = `${DASHBOARD_PATH}/blog`;

/** Returns the address of a post's editor; without `id`, of the editor for a new post. */
export function editPostPath(id?: string): string {
  return id ? `${NEWSROOM_PATH}/edit/${encodeURIComponent(id)}` : `${NEWSROOM_PATH}/new`;
}

export const CASH_PATH = `${DASHBOARD_PATH}/cash`;
export const CASH_SHEET_PATH = `${CASH_PATH}/day`;
export const EXPENSES_PATH = `${DASHBOARD_PATH}/expenses`;

/** Addresses of the reports. LEDGER_FILE_PATH, the monthly file for the accountant, exists only in the API. */
export const REPORT_PATHS = {
  bookings: `${DASHBOARD_PATH}/reports`,
  money: `${DASHBOARD_PATH}/reports/money`,
  vehicles: `${DASHBOARD_PATH}/reports/vehicles`,
} as const;
export const LEDGER_FILE_PATH = `${REPORT_PATHS.bookings}/ledger/export`;
