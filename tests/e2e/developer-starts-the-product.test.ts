import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { untilHydrated } from './support/test.ts';

// The tests run one after the other, because each needs the whole processor.
test.describe.configure({ mode: 'default' });

test('npm start uses a current build, prints at most ten lines, and stops serving when npm ends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-npm-'));
  const npm = spawn('npm', ['start'], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'off',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => npm.once('exit', resolve));
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  try {
    await expect.poll(() => output, { timeout: 180_000 }).toContain('Ctrl-C stops it.');
    expect(output).not.toContain('Building');
    const site = output.match(/http:\/\/localhost:\d+/)?.[0] ?? '';
    expect((await fetch(`${site}/healthz`)).status).toBe(200);
    const lines = output.split('\n').filter((line) => line.trim() && !line.startsWith('{'));
    expect(lines.length, output).toBeLessThanOrEqual(10);

    npm.kill('SIGTERM');
    await ended;
    await expect
      .poll(() =>
        fetch(site).then(
          () => 'answers',
          () => 'is free',
        ),
      )
      .toBe('is free');
  } finally {
    npm.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** Only React's development build compares the server's HTML with its own. */
test('npm run dev serves pages that hydrate without a mismatch', async ({ page }) => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-dev-'));
  const dev = spawn('npm', ['run', 'dev'], {
    env: {
      ...{ PATH: process.env.PATH, HOME: process.env.HOME, PORT: '0', DATA_DIR: dataDir },
      ...{ LOG_LEVEL: 'warn', RATES_URL: 'http://127.0.0.1:9/rates.xml', MAP_TILES_URL: 'off' },
    },
  });
  const ended = new Promise((resolve) => dev.once('close', resolve));
  let output = '';
  dev.stdout.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  try {
    await expect.poll(() => output, { timeout: 180_000 }).toContain('Ctrl-C stops it.');
    const [site = ''] = /http:\/\/localhost:\d+/.exec(output) ?? [];
    const cars = (await (await fetch(`${site}/api/listings?limit=1`)).json()) as {
      data: { listings: { id: string }[] };
    };
    const car = cars.data.listings[0]?.id ?? '';
    for (const path of ['/cars', '/transfer', `/cars/${car}`, '/en/cars']) {
      // Vite reloads an open page after it has prepared a package, which may interrupt the
      // navigation.
      await expect(async () => {
        await page.goto(site + path);
        await untilHydrated(page);
      }).toPass();
    }
    // On a fresh clone Vite still prepares packages: a page may fail once and reload.
    expect(said.filter((text) => /hydrat/i.test(text))).toEqual([]);
  } finally {
    dev.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
});
