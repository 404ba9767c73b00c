import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * Returns SQL for a plate in capital letters without spaces and hyphens, which people write
 * differently. Only the database computes it, with the collation `C`, so that both sides of a
 * comparison follow the same rules in every language.
 */
export function plateKey(plate: SQLWrapper | string): SQL {
  const text = typeof plate === 'string' ? sql`${plate}::text` : plate;
  return sql`upper(regexp_replace(${text}, '[^[:alnum:]]', '', 'g') collate "C")`;
}
