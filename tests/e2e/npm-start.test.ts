import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/** Checks what `npm start` prints, and that nothing runs on after npm is ended. */
test('npm start keeps a current build, says little, and ends with npm', async () => {
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
    await expect.poll(() => output, { timeout: 60_000 }).toContain('Ctrl-C stops it.');
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
