import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes fit into a few hundred bytes; asking for them one by one costs a request each.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
