import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  findChromium,
  findHeadlessShell,
  NO_CHROMIUM,
  PACKED_CHROMIUM,
} from '../../e2e/support/chromium.ts';
import { aptInstall } from './apt-install.ts';

/** A Chromium that comes with its libraries from the npm registry, for x64 Linux; 67 MB. */
const PACKAGE = '@sparticuz/chromium@153.0.0';
const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();`;

/** Chromium ends with a crash when it finds no font at all, and the packed setting names others. */
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir>${PACKED_CHROMIUM}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${PACKED_CHROMIUM}/fonts/cache</cachedir>
</fontconfig>
`;

/**
 * Sees to a Chromium for the browser tests, a headless shell if possible, since they take twice as
 * long in a whole browser. Rejects with a sentence when there is no way to one.
 */
export async function provideChromium(): Promise<void> {
  if (findHeadlessShell()) return;
  console.log('Getting a Chromium for the browser tests …');
  if (process.platform === 'linux' && process.arch === 'x64') await unpackFromNpm();
  if (!findChromium()) aptInstall('chromium-headless-shell') || aptInstall('chromium');
  if (!findChromium()) throw new Error(NO_CHROMIUM);
}

async function unpackFromNpm(): Promise<void> {
  const cwd = mkdtempSync(join(tmpdir(), 'kervan-chromium-'));
  const draft = `${PACKED_CHROMIUM}.${process.pid}`;
  mkdirSync(draft, { recursive: true });
  const options: SpawnOptions = { cwd, stdio: ['ignore', 'ignore', 'inherit'] };
  const flags = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  // The package unpacks into the temporary folder; the libraries only where it takes itself for
  // a guest of this service.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const done =
    (await succeeds('npm', ['install', ...flags, PACKAGE], options)) &&
    (await succeeds(process.execPath, ['--input-type=module', '-e', UNPACK], { ...options, env }));
  if (done) {
    writeFileSync(`${draft}/fonts/fonts.conf`, FONTS);
    // A former `npm ci` may have left an older Chromium while its browser was running.
    rmSync(PACKED_CHROMIUM, { recursive: true, force: true });
    renameSync(draft, PACKED_CHROMIUM);
  }
  rmSync(draft, { recursive: true, force: true });
  rmSync(cwd, { recursive: true });
}

async function succeeds(program: string, args: string[], options: SpawnOptions): Promise<boolean> {
  const [code] = await once(spawn(program, args, options), 'close').catch(() => []);
  return code === 0;
}
