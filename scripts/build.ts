/** `npm run build`: the pages into `build/`, always anew; `npm start` builds what has changed. */
import { buildPages } from '#server/pages/build-pages.ts';

try {
  await buildPages();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
