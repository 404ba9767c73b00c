import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCompressedTwins } from './server/http/static-files.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // One file for a page: in four parts it costs up to three requests more, see docs/decisions/057.
  splitRouteModules: false,
  // A list beside the page: asking for routes one by one costs a request each, see docs/decisions/057.
  routeDiscovery: { mode: 'initial' },
  // Prepares the packages of all pages when the development server starts, so that the first page does not wait for a reload.
  future: { unstable_optimizeDeps: true },
  async buildEnd({ reactRouterConfig }) {
    await writeCompressedTwins(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
