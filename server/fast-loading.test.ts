import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#tests/support/database-processes/start-process.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';

/** Modules that load at their first use, because they would cost time and memory at the start. */
const LATER = [
  '@aws-sdk/client-s3',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  'sanitize-html',
  'sharp',
];

test('a start loads no package that is only needed later', async () => {
  using folder = temporaryFolder();
  copyMadeDatabase(folder.path);
  const printer = new URL('../tests/support/print-packages.ts', import.meta.url).href;
  const site = spawn(process.execPath, ['--import', printer, 'server/main.ts', '--api'], {
    env: {
      PORT: '0',
      DATA_DIR: folder.path,
      DEMO_DATA: 'off',
      RATES_URL: 'http://127.0.0.1:9/rates.xml',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const loaded: string[] = [];
  try {
    let docs: Promise<Response> | undefined;
    for await (const line of createInterface({ input: site.stdout })) {
      const [, name] = /^loaded (.+)/.exec(line) ?? [];
      if (name) loaded.push(name);
      const [, port] = /http:\/\/localhost:(\d+)/.exec(line) ?? [];
      if (!port || docs) continue;
      expect(loaded).toEqual(expect.arrayContaining(['drizzle-orm', 'fastify', 'pg']));
      expect(loaded.filter((each) => LATER.includes(each))).toEqual([]);
      docs = fetch(`http://127.0.0.1:${port}/api/docs/`);
      expect((await docs).status).toBe(200);
      site.kill('SIGTERM');
    }
    expect(loaded).toEqual(expect.arrayContaining(['@fastify/swagger', '@fastify/swagger-ui']));
  } finally {
    if (site.exitCode === null && site.kill('SIGKILL')) await once(site, 'exit');
  }
});
