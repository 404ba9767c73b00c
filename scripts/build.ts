/**
 * `npm run build` builds the pages into `build/`, even if no source has changed. `npm start` builds
 * only after a change.
 */
import { buildPages } from '#server/pages/build-pages.ts';

try {
  await buildPages();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
