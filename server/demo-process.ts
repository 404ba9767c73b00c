import { openDatabase } from '#app/db/client.server.ts';
import { loadDemoData } from '#app/db/demo/demo-business.server.ts';
import { imageStoreInFolder } from '#app/features/images/image-store.server.ts';
import type { DemoTarget } from './demo-data.ts';

// Whoever started it is gone.
process.once('disconnect', () => process.exit(1));

process.once('message', async ({ connectionString, imageFolder }: DemoTarget) => {
  const database = await openDatabase(connectionString);
  const images = imageStoreInFolder(imageFolder);
  await loadDemoData({ db: database.db, images, now: new Date() });
  await database.close();
  process.exit();
});
