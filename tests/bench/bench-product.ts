import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

export const ADMIN = { username: 'owner', password: 'correct-horse-battery' };

/** Product as its users run it, in a process of its own. Its pages need a build. */
export interface BenchProduct {
  child: ChildProcess;
  url: string;
  call(method: string, path: string, body?: object): Promise<{ status: number; data: unknown }>;
  stop(): Promise<void>;
}

/** The benchmarks use the flags of `npm start`. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const [, CACHE = '', ARENAS = '', FLAGS = ''] =
  /:-(\S+)\} MALLOC_ARENA_MAX=(\d) exec node (--.*) server\/main\.ts/.exec(scripts.start) ?? [];
if (!FLAGS) throw new Error('The bench cannot read how "npm start" starts the product.');

/**
 * Starts the product. `settings`: variables of `.env.example`. `api`: without pages. `flags`:
 * further flags of Node.
 */
export async function startProduct(
  settings: Record<string, string>,
  { api = false, flags = [] as string[] } = {},
): Promise<BenchProduct> {
  const args = [...FLAGS.split(' '), ...flags, 'server/main.ts', ...(api ? ['--api'] : [])];
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: CACHE,
      MALLOC_ARENA_MAX: ARENAS,
      PORT: '0',
      LOG_LEVEL: 'fatal',
      REQUESTS_PER_MINUTE: '1000000',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      RATES_URL: 'http://127.0.0.1:9/rates.xml',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = Promise.withResolvers<string>();
  child.stdout.on('data', (chunk) => {
    const [, port] = /(?:http:\/\/localhost|Listening on [^:]+):(\d+)/.exec(String(chunk)) ?? [];
    if (port) address.resolve(`http://127.0.0.1:${port}`);
  });
  child.once('exit', () =>
    address.reject(new Error('The product did not start. Is it built (npm run build)?')),
  );
  const url = await address.promise;
  let signedIn: Promise<string> | undefined;

  async function ask(method: string, path: string, body?: object, authorization?: string) {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        ...(body && { 'content-type': 'application/json' }),
        ...(authorization && { authorization }),
      },
      body: body && JSON.stringify(body),
    });
    const { data } = (await answer.json()) as { data: unknown };
    return { status: answer.status, data };
  }

  return {
    child,
    url,
    async call(method, path, body) {
      signedIn ??= ask('POST', '/auth/admin/login', ADMIN).then(
        ({ data }) => `Bearer ${(data as { token: string }).token}`,
      );
      return ask(method, path, body, await signedIn);
    },
    async stop() {
      if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    },
  };
}
