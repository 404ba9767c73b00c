import { startEmbeddedDatabase } from '#server/embedded-database/start-embedded-database.ts';

const database = await startEmbeddedDatabase({
  dataDir: process.argv[2] ?? '',
  log: { info() {}, warn() {}, error() {} },
});
process.stdout.write('started\n');
await database.close();
