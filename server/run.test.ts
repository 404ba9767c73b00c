import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';

const PROCESS_MS = 60_000;
const started: ChildProcess[] = [];
const folders: string[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function dataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kervan-run-'));
  folders.push(folder);
  return folder;
}

function start(settings: Record<string, string>) {
  const child = spawn(process.execPath, ['server/main.ts', '--api'], {
    env: {
      PORT: '0',
      DEMO_DATA: 'off',
      RATES_URL: 'http://127.0.0.1:9/rates.xml',
      ...settings,
    },
  });
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

async function startSite() {
  const site = start({ DATA_DIR: await dataFolder() });
  const port = Number(await site.shows(/localhost:(\d+)/));
  return { ...site, port };
}

/** A request whose body is still to come: the server is in the middle of it. */
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

describe('a process that is told to stop', () => {
  test('finishes what is in flight, takes nothing new, closes the database, ends well', {
    timeout: PROCESS_MS,
  }, async () => {
    const site = await startSite();
    const request = await beginRequest(site.port);
    await fetch(`http://127.0.0.1:${site.port}/healthz`);
    site.child.kill('SIGTERM');
    await site.shows(/"stopping"/);
    await expect(fetch(`http://127.0.0.1:${site.port}/healthz`)).rejects.toThrow('fetch failed');
    expect(await request.finish()).toMatch(/^HTTP\/1.1 200 OK[\s\S]*"success":true/);
    const { code, output } = await site.ended;
    expect([code, output]).toEqual([0, expect.stringMatching(/"stopped"/)]);
  });

  test('ends at once when it is told twice', { timeout: PROCESS_MS }, async () => {
    const site = await startSite();
    const { socket } = await beginRequest(site.port);
    await fetch(`http://127.0.0.1:${site.port}/healthz`);
    site.child.kill('SIGINT');
    await site.shows(/"stopping"/);
    site.child.kill('SIGINT');
    expect((await site.ended).code).toBe(1);
    socket.destroy();
  });
});

describe('a process that cannot start says why in a sentence', () => {
  test.each([
    ['wrong settings', { PORT: 'abc', DEMO_DATA: 'perhaps' }, /PORT: .*\n.*DEMO_DATA: /],
    [
      'no such database',
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
