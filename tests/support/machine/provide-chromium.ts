import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium, NO_CHROMIUM, PACKED_CHROMIUM } from '../../e2e/support/chromium.ts';
import { aptInstall } from './apt-install.ts';

/** A Chromium that comes with its libraries from the npm registry, for x64 Linux; 67 MB. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();`;

/** Sees to a Chromium for the browser tests. Throws a sentence when there is no way to one. */
export function provideChromium(): void {
  if (findChromium()) return;
  console.log('Getting a Chromium for the browser tests …');
  if (process.platform === 'linux' && process.arch === 'x64') unpackFromNpm();
  if (!findChromium()) aptInstall('chromium');
  if (!findChromium()) throw new Error(NO_CHROMIUM);
}

function unpackFromNpm(): void {
  const cwd = mkdtempSync(join(tmpdir(), 'kervan-chromium-'));
  mkdirSync(PACKED_CHROMIUM, { recursive: true });
  // The package unpacks into the temporary folder; the libraries only where it takes itself for
  // a guest of this service.
  const env = {
    ...process.env,
    TMPDIR: PACKED_CHROMIUM,
    AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
  };
  const options: SpawnSyncOptions = { cwd, stdio: ['ignore', 'ignore', 'inherit'] };
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const installed = spawnSync('npm', ['install', ...flags, PACKAGE], options);
  if (installed.status === 0) {
    spawnSync(process.execPath, ['--input-type=module', '-e', UNPACK], { ...options, env });
  }
  rmSync(cwd, { recursive: true });
}
