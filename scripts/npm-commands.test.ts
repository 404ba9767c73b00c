import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyMadeDatabase } from '#tests/support/made-database.ts';

const folders: string[] = [];
afterAll(() => {
  const removal = { recursive: true, force: true, maxRetries: 20, retryDelay: 100 };
  for (const folder of folders) rmSync(folder, removal);
});

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'kervan-npm-'));
  folders.push(folder);
  return folder;
}

/** Starts npm in a process group of its own, as a terminal does. */
function npm(args: string[], { cwd = '.', env = {} }: { cwd?: string; env?: object }) {
  const { PATH, HOME } = process.env;
  const child = spawn('npm', args, { cwd, env: { PATH, HOME, ...env }, detached: true });
  const group = -(child.pid ?? 0);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const shows = (text: string) =>
    expect.poll(() => output, { timeout: 60_000, interval: 50 }).toContain(text);
  const isLeft = () => {
    try {
      return process.kill(group, 0);
    } catch {
      return false;
    }
  };
  const killAll = () => isLeft() && process.kill(group, 'SIGKILL');
  return { child, group, ended, shows, isLeft, killAll };
}

test.each([
  ['start', []],
  ['dev', []],
  ['backup', []],
  ['restore', ['any.tar']],
])('npm run %s reads the file .env', async (script, args) => {
  const project = aFolder();
  for (const name of ['app', 'node_modules', 'package.json', 'scripts', 'server']) {
    symlinkSync(resolve(name), join(project, name));
  }
  writeFileSync(join(project, '.env'), 'PORT=of the file\n');
  const { shows, killAll, ended } = npm(['run', script, ...args], { cwd: project });
  try {
    await shows('PORT: must be a whole number');
  } finally {
    killAll();
    await ended;
  }
});

describe('npm run dev', () => {
  test.each([
    ['Ctrl-C, which a terminal sends to all processes', 'SIGINT', true],
    ['SIGTERM to npm only', 'SIGTERM', false],
  ] as const)('ends after %s, and leaves no process behind', async (_name, signal, isForAll) => {
    const DATA_DIR = aFolder();
    copyMadeDatabase(DATA_DIR);
    const RATES_URL = 'http://127.0.0.1:9/rates.xml';
    const settings = { DATA_DIR, RATES_URL, PORT: '0', DEMO_DATA: 'off', LOG_LEVEL: 'info' };
    const { child, group, shows, isLeft, killAll, ended } = npm(['run', 'dev'], { env: settings });
    try {
      await shows('Ctrl-C stops it.');
      process.kill(isForAll ? group : (child.pid ?? 0), signal);
      await shows('"msg":"stopped"');
      await ended;
      await expect.poll(isLeft, { timeout: 30_000 }).toBe(false);
    } finally {
      killAll();
    }
  });
});
