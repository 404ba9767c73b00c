import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCompressedTwins } from './server/static-files.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // One list of all routes: asking for them one by one costs a request each, see docs/decisions/013.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) =>
    writeCompressedTwins(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
