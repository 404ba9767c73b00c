import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * A plate without what people write differently: small letters, spaces, hyphens. Always worked out by
 * the database, in no language's own way, so that both sides of a comparison have the same.
 */
export function plateKey(plate: SQLWrapper | string): SQL {
  const text = typeof plate === 'string' ? sql`${plate}::text` : plate;
  return sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g') collate "C")`;
}
