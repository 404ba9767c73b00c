import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeVisitorsManifest } from './server/pages-manifest.ts';
import { writeCompressedTwins } from './server/static-files.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // A list beside the page: asking for routes one by one costs a request each, see docs/decisions/013.
  // A page in four parts is three requests more; a third of the office's scripts were such parts.
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
  async buildEnd({ reactRouterConfig }) {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeVisitorsManifest(client);
    await writeCompressedTwins(client);
  },
} satisfies Config;
