import { type ClientBase, escapeIdentifier } from 'pg';

/** Table that a backup includes. */
export interface CatalogTable {
  name: string;
  /** Columns in the order of the table, without generated columns. */
  columns: string[];
}

export interface Sequence {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/**
 * Reads all tables of the schema `public` from PostgreSQL's catalog, so that no new table can be
 * forgotten. Each table comes after the tables that its foreign keys refer to. Leaves out tables of
 * extensions, and unlogged tables, because PostgreSQL empties them after a crash.
 *
 * @throws Error if foreign keys form a circle.
 */
export async function readTables(client: ClientBase): Promise<CatalogTable[]> {
  const { rows } = await client.query<CatalogTable & { needs: string[] }>(`
    select c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select distinct f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relpersistence = 'p'
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by c.relname`);
  const ordered: CatalogTable[] = [];
  let left = rows;
  while (left.length > 0) {
    const open = new Set(left.map(({ name }) => name));
    const next = left.filter(({ needs }) => !needs.some((name) => open.has(name)));
    if (next.length === 0) {
      throw new Error(`The foreign keys of these tables go in a circle: ${[...open].join(', ')}`);
    }
    ordered.push(...next.map(({ name, columns }) => ({ name, columns })));
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

/**
 * Reads the last value of each sequence. The value may be ahead of the rows that the transaction
 * sees, because a sequence's value belongs to no snapshot.
 */
export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`);
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const { rows: state } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${escapeIdentifier(name)}`,
    );
    if (state[0]) sequences.push({ name, ...state[0] });
  }
  return sequences;
}

/** Returns the table with its columns as the target of `COPY`, quoted. */
export function copyTarget({ name, columns }: { name: string; columns: string[] }): string {
  return `public.${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(', ')})`;
}

/**
 * Session settings that decide how PostgreSQL writes values as text. Backup and restore must use
 * the same.
 */
export const COPY_SESSION =
  "set client_encoding = 'UTF8'; set datestyle = 'ISO, YMD'; set timezone = 'UTC'; set extra_float_digits = 1; set search_path = public";
