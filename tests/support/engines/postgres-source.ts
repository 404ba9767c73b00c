import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where the tests get a PostgreSQL server from. */
export type PostgresSource = { url: string } | { binaries: string };

export const NO_POSTGRES =
  'no PostgreSQL server here: install the package "postgresql", or set TEST_DATABASE_URL to a server on which databases may be created';

const DEBIAN_ROOT = '/usr/lib/postgresql';

/** `TEST_DATABASE_URL`, else the folder of an installed `initdb`; null when there is neither. */
export function postgresSource(): PostgresSource | null {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url };
  const binaries = [...(process.env.PATH ?? '').split(delimiter), ...debianFolders()].find(
    (folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  return binaries ? { binaries } : null;
}

/** Debian keeps the server's programs off the PATH, one folder a version; the newest first. */
function debianFolders(): string[] {
  if (!existsSync(DEBIAN_ROOT)) return [];
  return readdirSync(DEBIAN_ROOT)
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(DEBIAN_ROOT, version, 'bin'));
}
