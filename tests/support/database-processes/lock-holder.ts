import { createInterface } from 'node:readline';
import { type DatabaseLock, takeDatabaseLock } from '#server/embedded-database/database-lock.ts';

/**
 * Prints `ready`. Then takes and keeps the lock of each folder that a line of its input names, and
 * prints `held` or the error.
 */
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
