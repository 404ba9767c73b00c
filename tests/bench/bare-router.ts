import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

export interface BareRouter {
  child: ChildProcess;
  url: string;
  stop(): Promise<void>;
}

export async function startBareRouter(): Promise<BareRouter> {
  const child = fork(new URL('./bare-router-page.ts', import.meta.url), {
    env: { PATH: process.env.PATH, NODE_ENV: 'production' },
    execArgv: [],
  });
  const [port] = await once(child, 'message');
  return {
    child,
    url: `http://127.0.0.1:${port}`,
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}
