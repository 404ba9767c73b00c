/** Name of an anonymised person, in both languages of the office. */
export const ANONYMOUS = 'Anonim';

/**
 * Privacy of a field. 'impersonal': the value stays. 'place': the caller's `replacePlace` decides,
 * because a place that the office does not offer may be a private address. `erasedTo`: the value
 * that replaces a personal one. `parts`: the privacy of each field of an object, or of the objects
 * in a list.
 */
export type Privacy = 'impersonal' | 'place' | { erasedTo: unknown } | { parts: PrivacyByField };

export type PrivacyByField = Record<string, Privacy>;

/**
 * Returns the entity without personal data. `replacePlace` returns the text that replaces a place.
 * Fields that the table does not name, such as former fields in the audit log, are removed.
 */
export function withoutPersonalData<Entity extends object>(
  entity: Entity,
  table: PrivacyByField,
  replacePlace: (place: string) => string = () => '',
): Entity {
  const known = Object.entries(entity).filter(([field]) => Object.hasOwn(table, field));
  const left = known.map(([field, value]) => [
    field,
    valueLeft(value, table[field] as Privacy, replacePlace),
  ]);
  return Object.fromEntries(left) as Entity;
}

function valueLeft(
  value: unknown,
  privacy: Privacy,
  replacePlace: (place: string) => string,
): unknown {
  if (privacy === 'impersonal') return value;
  if (privacy !== 'place' && 'erasedTo' in privacy) return privacy.erasedTo;
  if (value === null || value === undefined) return value;
  if (privacy === 'place') return replacePlace(String(value));
  if (Array.isArray(value)) return value.map((item) => valueLeft(item, privacy, replacePlace));
  return withoutPersonalData(value, privacy.parts, replacePlace);
}
