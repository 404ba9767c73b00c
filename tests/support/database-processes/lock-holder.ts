import { once } from 'node:events';
import { takeDatabaseLock } from '#server/embedded-database/database-lock.ts';

/** Says that it is ready, takes the lock when told to, says how that went, and keeps it. */
process.stdout.write('ready\n');
await once(process.stdin, 'data');
try {
  takeDatabaseLock(process.argv[2] ?? '');
  process.stdout.write('held\n');
} catch (error) {
  process.stdout.write(`${error}\n`);
}
