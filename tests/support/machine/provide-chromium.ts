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

const PACKAGE = '@sparticuz/chromium@153.0.0';
const UNPACK = `const { default: chromium } = await import('@sparticuz/chromium');
await chromium.executablePath();`;

/**
 * Font settings for Chromium, which crashes if it finds no font. The settings of the package name
 * other folders.
 */
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir>${PACKED_CHROMIUM}/fonts/fonts</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${PACKED_CHROMIUM}/fonts/cache</cachedir>
</fontconfig>
`;

/**
 * Installs a Chromium for the browser tests if there is no headless shell; in a whole browser the
 * tests take twice as long. Throws an Error with a sentence for people if no Chromium can be
 * installed.
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
  // The package unpacks into the temporary folder. It unpacks the libraries only if it believes to
  // run on AWS Lambda.
  const env = { ...process.env, TMPDIR: draft, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' };
  const done =
    (await succeeds('npm', ['install', ...flags, PACKAGE], options)) &&
    (await succeeds(process.execPath, ['--input-type=module', '-e', UNPACK], { ...options, env }));
  if (done) {
    writeFileSync(`${draft}/fonts/fonts.conf`, FONTS);
    // An earlier `npm ci` may have left an older Chromium, if its browser was running.
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
