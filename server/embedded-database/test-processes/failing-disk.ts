import fs from 'node:fs';
import { openCluster } from '../open-cluster.ts';
import { lastWordsIn, watchSession } from '../session-watch.ts';

/** Opens the database, lets every fsync fail from then on, and says what becomes of an insert. */
let lastWords: string | undefined;
const database = await openCluster(process.argv[2] ?? '', (line) => {
  lastWords = lastWordsIn(line) ?? lastWords;
});
watchSession(database, () => {
  process.stdout.write(`${lastWords}\n`);
  process.exit();
});
await database.exec('CREATE TABLE unlucky (id int)');
fs.fsyncSync = () => {
  throw Object.assign(new Error('the disk is broken'), { code: 'EIO' });
};
await database.exec('INSERT INTO unlucky VALUES (1)');
process.stdout.write('confirmed\n');
process.exit();
