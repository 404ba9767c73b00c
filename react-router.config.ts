import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { writeCompressedTwins } from './server/compressed-twins.ts';

export default {
  appDirectory: 'app',
  ssr: true,
  // A page tells of its own files and asks for those of the pages that it links to. All in one list are
  // 4 kB and more, most of them of the back office, which no visitor should pay for (docs/decisions/013).
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  buildEnd: ({ reactRouterConfig }) =>
    writeCompressedTwins(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
