import { test } from 'vitest';
import { NO_POSTGRES } from './postgres-source.ts';

test.skip(`database suites on a PostgreSQL server: skipped, ${NO_POSTGRES}`, () => {});
