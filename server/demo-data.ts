import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { ImageStoreSettings } from './image-store.ts';

/** Where the demo business goes. */
export interface DemoTarget {
  connectionString: string;
  imageStore: ImageStoreSettings;
}

/**
 * Loads the demo business in a process of its own, since a process that has drawn a fleet's
 * pictures keeps hundreds of megabytes: those of sharp, scattered over the threads' heaps.
 */
export async function loadDemoDataAside(target: DemoTarget): Promise<void> {
  const child = fork(new URL('./demo-process.ts', import.meta.url));
  child.send(target);
  const [code, signal] = await once(child, 'exit');
  if (code === 0) return;
  throw new Error(
    `The demo business could not be loaded (${signal ?? `status ${code}`}); DEMO_DATA=off starts without it.`,
  );
}
