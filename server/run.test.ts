import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Image } from '#app/base/images/images.schema.ts';
import { startBucket, type TestBucket } from '#tests/support/bucket.ts';
import { onServer, startTestServer, withDatabase } from '#tests/support/database-setup.ts';
import { aCar } from '#tests/support/factories.ts';
import { copyMadeDatabase } from '#tests/support/made-database.ts';
import { findRunningDatabase } from './embedded-database/running-server.ts';

const PROCESS_MS = 180_000;
const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
// The database of a killed process may still be writing its last files.
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
afterAll(() => Promise.all(folders.map((folder) => rm(folder, REMOVAL))));

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-run-'));
  folders.push(folder);
  return folder;
}

async function folderWithDatabase(): Promise<string> {
  const folder = await dataFolder();
  copyMadeDatabase(folder);
  return folder;
}

function start(settings: Record<string, string>, ...args: string[]) {
  const child = spawn(
    process.execPath,
    ['server/main.ts', ...(args.length > 0 ? args : ['--api'])],
    {
      env: {
        PORT: '0',
        DEMO_DATA: 'off',
        RATES_URL: 'http://127.0.0.1:9/rates.xml',
        ...settings,
      },
    },
  );
  started.push(child);
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output += chunk;
  });
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number, output }));
  async function shows(text: RegExp): Promise<string> {
    while (!text.test(output)) {
      await Promise.race([once(child.stdout, 'data'), ended]);
      if (child.exitCode !== null && !text.test(output)) throw new Error(output);
    }
    return text.exec(output)?.[1] ?? '';
  }
  return { child, ended, shows };
}

async function startSite(settings: Record<string, string> = {}) {
  const folder = await (settings.DATABASE_URL ? dataFolder() : folderWithDatabase());
  const site = start({ DATA_DIR: folder, ...settings });
  const port = Number(await site.shows(/localhost:(\d+)/));
  return { ...site, port, folder };
}

function bucketVariables({ settings }: TestBucket) {
  return {
    IMAGES_S3_BUCKET: settings.bucket,
    IMAGES_S3_ENDPOINT: settings.endpoint ?? '',
    IMAGES_S3_ACCESS_KEY_ID: settings.accessKeyId,
    IMAGES_S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
  };
}

/** Begins a request without its whole body, so that the server waits for the rest. */
async function beginRequest(port: number): Promise<{ socket: Socket; finish(): Promise<string> }> {
  const body = '{"amount":100,"from":"EUR","to":"USD"}';
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/exchange-rates/convert HTTP/1.1\r\nHost: localhost\r\n' +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n{`,
  );
  return {
    socket,
    async finish() {
      socket.write(body.slice(1));
      const chunks: Buffer[] = [];
      socket.on('data', (chunk) => chunks.push(chunk));
      await once(socket, 'close');
      return Buffer.concat(chunks).toString();
    },
  };
}

type Listing = { title: string; mainImage: Image };
async function listings(port: number): Promise<Listing[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/listings?limit=100`);
  return ((await response.json()) as { data: { listings: Listing[] } }).data.listings;
}

describe('with a server and a bucket', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let bucket: TestBucket;
  beforeAll(async () => {
    [server, bucket] = await Promise.all([startTestServer(copyMadeDatabase), startBucket()]);
    return async () => {
      await Promise.all([server.close(), bucket.stop()]);
    };
  });

  test('several processes with one bucket create the tables and the demo business once', {
    timeout: PROCESS_MS,
  }, async () => {
    const connectionString = withDatabase(server.connectionString, 'site');
    const client = new Client({ connectionString });
    try {
      await onServer(server.connectionString, 'create database site');
      const settings = {
        DATABASE_URL: connectionString,
        DEMO_DATA: 'on',
        ...bucketVariables(bucket),
      };
      const sites = await Promise.all([startSite(settings), startSite(settings)]);
      const [one = [], two] = await Promise.all(sites.map(({ port }) => listings(port)));
      expect(one.length).toBeGreaterThan(10);
      expect(two).toEqual(one);
      expect(new Set(one.map(({ title }) => title)).size).toBe(one.length);
      for (const { port, folder } of sites) {
        const picture = await fetch(`http://127.0.0.1:${port}${one[0]?.mainImage.url}`);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
        expect(await readdir(folder)).not.toContain('postgres');
        expect(await readdir(folder)).not.toContain('images');
      }
      await client.connect();
      await aCar(drizzle(client), { title: 'Yeni araba' });
      for (const { port } of sites) {
        const titles = async () => (await listings(port)).map(({ title }) => title);
        await vi.waitFor(async () => expect(await titles()).toContain('Yeni araba'), 10_000);
      }
      sites[0].child.kill('SIGTERM');
      const { code, output } = await sites[0].ended;
      expect(code).toBe(0);
      expect(output).not.toMatch(bucket.settings.secretAccessKey);
    } finally {
      await client.end();
    }
  });

  test('a bucket that refuses the key prevents the start with a message', {
    timeout: PROCESS_MS,
  }, async () => {
    const { code, output } = await start({
      ...bucketVariables(bucket),
      IMAGES_S3_ACCESS_KEY_ID: 'nobody',
      DATABASE_URL: server.connectionString,
      DATA_DIR: await dataFolder(),
    }).ended;
    expect(code).toBe(1);
    expect(output).toMatch(
      /The bucket "pictures" cannot be used \(IMAGES_S3_…\)\.\nInvalidAccessKey/,
    );
    expect(output).not.toMatch(/\n\s+at /);
  });
});

/** Returns the PIDs of child processes whose command line contains `part`. */
function childrenOf(pid: number | undefined, part: string): number[] {
  const list = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  return list.split('\n').flatMap((line) => {
    const [, child, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === pid && args.includes(part) ? [Number(child)] : [];
  });
}

describe('a site of two workers', () => {
  let site: Awaited<ReturnType<typeof startSite>>;
  beforeAll(async () => {
    site = await startSite({ WORKERS: '2' });
    await site.shows(/(Ctrl-C)/);
    // Other tests use this process, too.
    started.splice(0);
    return () => void site.child.kill('SIGKILL');
  }, PROCESS_MS);

  test('a second process on the same port or data folder ends with a message', {
    timeout: PROCESS_MS,
  }, async () => {
    const PORT = String(site.port);
    const DATABASE_URL = (await findRunningDatabase(site.folder)) ?? '';
    const portTaken = start({ DATA_DIR: await dataFolder(), DATABASE_URL, PORT });
    const workers = { DATA_DIR: await dataFolder(), DATABASE_URL, PORT, WORKERS: '2' };
    const workersPortTaken = start(workers);
    const folderInUse = start({ DATA_DIR: site.folder });
    for (const [second, text] of [
      [workersPortTaken, `The site cannot listen on 127.0.0.1:${PORT} (HOST, PORT).`],
      [portTaken, `The site cannot listen on 127.0.0.1:${PORT} (HOST, PORT).`],
      [folderInUse, `The database in ${site.folder} is in use by process`],
    ] as const) {
      const { code, output } = await second.ended;
      expect(output).toContain(`Kervan could not start. ${text}`);
      expect(output).not.toMatch(/\n\s+at /);
      expect(code).toBe(1);
    }
    expect(await listings(site.port)).toEqual([]);
  });

  test('restarts a worker that dies, serves metrics, and ends with exit code 0', {
    timeout: PROCESS_MS,
  }, async () => {
    const workers = () => childrenOf(site.child.pid, 'main.ts');
    const first = workers();
    expect(first).toHaveLength(2);
    process.kill(first[0] ?? 0, 'SIGKILL');
    await vi.waitFor(
      () => {
        expect(workers()).toHaveLength(2);
        expect(workers()).not.toContain(first[0]);
      },
      { timeout: 60_000 },
    );
    expect(await listings(site.port)).toEqual([]);
    // A new worker has no metrics yet.
    await vi.waitFor(
      async () => {
        const figures = await fetch(`http://127.0.0.1:${site.port}/metrics`);
        expect(await figures.text()).toMatch(
          /http_cache_hits_total \d[\s\S]*http_cache_drops_total \d/,
        );
      },
      { timeout: 60_000, interval: 500 },
    );
    site.child.kill('SIGTERM');
    const { code, output } = await site.ended;
    expect(code).toBe(0);
    expect(output).toContain('a worker ended and is started again');
    expect(output.match(/Kervan is running/g)).toHaveLength(1);
  });
});

describe('a site on its own database', () => {
  const signIn = (port: number, password: string) =>
    fetch(`http://127.0.0.1:${port}/api/auth/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'admin', password }),
    });

  test('prints the password once and finishes running requests at a stop', {
    timeout: PROCESS_MS,
  }, async () => {
    const first = await startSite();
    const password = await first.shows(/user admin, password (\S+)/);
    expect((await signIn(first.port, password)).status).toBe(200);
    const request = await beginRequest(first.port);
    await fetch(`http://127.0.0.1:${first.port}/healthz`);
    first.child.kill('SIGTERM');
    await first.shows(/"stopping"/);
    await expect(fetch(`http://127.0.0.1:${first.port}/healthz`)).rejects.toThrow('fetch failed');
    expect(await request.finish()).toMatch(/^HTTP\/1.1 200 OK[\s\S]*"success":true/);
    const ending = await first.ended;
    expect([ending.code, ending.output]).toEqual([0, expect.stringMatching(/"stopped"/)]);

    const second = await startSite({ DATA_DIR: first.folder });
    await second.shows(/(Ctrl-C)/);
    const reset = start({ DATA_DIR: first.folder }, '--reset-password', 'admin');
    const renewed = await reset.shows(/The new password of admin: (\S+)/);
    expect((await reset.ended).code).toBe(0);
    // Resets the password while the site is running.
    expect((await signIn(second.port, password)).status).toBe(401);
    expect((await signIn(second.port, renewed)).status).toBe(200);
    const { socket } = await beginRequest(second.port);
    await fetch(`http://127.0.0.1:${second.port}/healthz`);
    second.child.kill('SIGINT');
    await second.shows(/"stopping"/);
    second.child.kill('SIGINT');
    const { code, output } = await second.ended;
    socket.destroy();
    expect(code).toBe(1);
    expect(output).toContain(
      `the first password is in ${join(first.folder, 'admin-password.txt')}`,
    );
    expect(output).not.toContain(password);
    expect(output).not.toContain(renewed);
    expect(await readdir(first.folder)).not.toContain('admin-password.txt');

    const unknown = await start({ DATA_DIR: first.folder }, '--reset-password', 'nobody').ended;
    expect(unknown.code).toBe(1);
    expect(unknown.output).toMatch(
      'No password was changed. There is no user “nobody”. Users: “admin”.',
    );
  });

  test('resets no password without a database, and creates no database', {
    timeout: PROCESS_MS,
  }, async () => {
    const folder = await dataFolder();
    const { code, output } = await start({ DATA_DIR: folder }, '--reset-password', 'admin').ended;
    expect(code).toBe(1);
    expect(output).toBe(`No password was changed. There is no database in ${folder} (DATA_DIR).\n`);
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a process that cannot start shows the reason', () => {
  test.each([
    ['wrong settings', { PORT: 'abc', DEMO_DATA: 'perhaps' }, /PORT: .*\n.*DEMO_DATA: /],
    [
      'a missing database',
      { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
      /The database of DATABASE_URL cannot be used\.\n.*ECONNREFUSED/,
    ],
  ])('%s', { timeout: PROCESS_MS }, async (_what, settings, text) => {
    const { code, output } = await start(settings).ended;
    expect(code).toBe(1);
    expect(output).toMatch(text);
    expect(output).not.toMatch(/\n\s+at /);
  });
});
