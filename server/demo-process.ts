import { openDatabase } from '#app/db/client.server.ts';
import { loadDemoData } from '#app/demo/demo-business.server.ts';
import type { DemoTarget } from './demo-data.ts';
import { openImageStore } from './image-store.ts';

// The process that started it has ended.
process.once('disconnect', () => process.exit(1));

process.once('message', async ({ connectionString, imageStore }: DemoTarget) => {
  const database = await openDatabase(connectionString, { statementTimeoutMs: 60_000 });
  const images = await openImageStore(imageStore);
  await loadDemoData({ db: database.db, images, now: new Date() });
  await database.close();
  process.exit();
});
