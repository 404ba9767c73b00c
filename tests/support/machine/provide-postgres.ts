import { NO_POSTGRES, postgresSource } from '../engines/postgres-source.ts';
import { aptInstall } from './apt-install.ts';

/** Sees to a PostgreSQL server for the database suites, or says that they will be skipped. */
export function providePostgres(): void {
  if (postgresSource()) return;
  console.log('Installing PostgreSQL for the database suites …');
  aptInstall('postgresql');
  if (!postgresSource())
    console.log(`\n!! The database suites run on PGlite alone: ${NO_POSTGRES}\n`);
}
