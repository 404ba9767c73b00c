import { createInterface } from 'node:readline';
import { type DatabaseLock, takeDatabaseLock } from '#server/embedded-database/database-lock.ts';

/** Says that it is ready, then takes the lock of each folder that it is told, says how that went, and keeps it. */
const locks: DatabaseLock[] = [];
process.stdout.write('ready\n');
for await (const folder of createInterface({ input: process.stdin })) {
  try {
    locks.push(takeDatabaseLock(folder));
    process.stdout.write('held\n');
  } catch (error) {
    process.stdout.write(`${error}\n`);
  }
}
