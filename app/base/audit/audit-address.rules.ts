import { chosenParams } from '#app/editing/list/list-address.ts';
import { PEOPLE_PATH, SETTINGS_PATH, vehiclePath } from '#app/editing/office-paths.rules.ts';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import type { AuditEntry } from './audit-log.schema.ts';

const AUDIT_LOG_PATH = '/admin/audit-log';

const MAX_LENGTH = 200;

/** Filters of the audit log in the page's address. Null means no filter. */
export interface AuditAddress {
  admin: string | null;
  entity: string | null;
  entityId: string | null;
  action: string | null;
  from: string | null;
  to: string | null;
  navigation: 'show' | null;
  before: string | null;
}

/**
 * Reads the filters from an address. Ignores invalid parameters, because people may edit addresses.
 */
export function readAuditAddress(params: URLSearchParams): AuditAddress {
  const read = (name: string, fits: RegExp | ((value: string) => boolean)) => {
    const value = params.get(name);
    if (!value || value.length > MAX_LENGTH) return null;
    return (typeof fits === 'function' ? fits(value) : fits.test(value)) ? value : null;
  };
  const entity = read('entity', /^[a-z-]+$/);
  return {
    admin: read('admin', /./),
    entity,
    entityId: entity && read('entityId', /./),
    action: read('action', /^[a-z-]+$/),
    from: read('from', isIsoDate),
    to: read('to', isIsoDate),
    navigation: params.get('navigation') === 'show' ? 'show' : null,
    before: read('before', /^[1-9]\d{0,14}$/),
  };
}

export function auditHref(given: Partial<AuditAddress>): string {
  const query = String(new URLSearchParams(chosenParams(given)));
  return query ? `${AUDIT_LOG_PATH}?${query}` : AUDIT_LOG_PATH;
}

export function auditQuery(address: AuditAddress): string {
  return String(new URLSearchParams(chosenParams({ ...address })));
}

export function isFiltered({ before: _, ...filters }: AuditAddress): boolean {
  return Object.values(filters).some((value) => value !== null);
}

/** Returns the office page on which an entity is edited; null if there is none. */
export function entityHref({
  entity,
  entityId,
  title,
}: Pick<AuditEntry, 'entity' | 'entityId' | 'title'>): string | null {
  const path = encodeURIComponent(entityId ?? '');
  switch (entity) {
    case 'car':
      return `/admin/cars/${path}`;
    case 'post':
      return `/admin/blog/edit/${path}`;
    case 'booking':
    case 'filing':
    case 'handover':
      return `/admin/bookings/${path}`;
    case 'card-hold':
    case 'charge':
    case 'payment':
      // The title is the reference of the booking, and in lower case its id.
      return `/admin/bookings/${encodeURIComponent(title.toLowerCase())}`;
    case 'customer':
      return `/admin/customers/${path}`;
    case 'vehicle':
      return vehiclePath(entityId ?? '');
    case 'zone':
      return '/admin/transfer-zones';
    case 'rates':
      return '/admin/exchange-rates';
    case 'settings':
      return SETTINGS_PATH;
    case 'admin':
      return PEOPLE_PATH;
    default:
      return null;
  }
}
