import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCompressedTwins } from './server/http/static-files.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // A page is one file. Split into four, it would cost up to three more requests
  // (docs/decisions/057).
  splitRouteModules: false,
  // Each page contains the list of routes. Fetching routes when they are needed would cost a
  // request for each (docs/decisions/057).
  routeDiscovery: { mode: 'initial' },
  // Prepares the packages of all pages when the development server starts. Otherwise the first page
  // would be reloaded.
  future: { unstable_optimizeDeps: true },
  async buildEnd({ reactRouterConfig }) {
    await writeCompressedTwins(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
