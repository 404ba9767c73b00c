/** `npm run build`: always builds the pages into `build/`. `npm start` builds only after changes. */
import { buildPages } from '#server/pages/build-pages.ts';

try {
  await buildPages();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
