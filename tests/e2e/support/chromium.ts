import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

export const NO_CHROMIUM =
  'no Chromium here: install Chromium or Chrome, or set CHROMIUM_PATH to its program; `npm run test:e2e` tries to provide one';

/** Folder of the Chromium that `provide-chromium.ts` unpacks, with its libraries. */
export const PACKED_CHROMIUM = resolve('node_modules/.cache/kervan-tests/chromium');

/**
 * Chromium without a window's trimmings. The whole browser opens a window for every test, each with
 * pages of its own around ours: that is eight times the work, and most of a short test's time.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Flags against requests of the browser itself, which a closed network refuses. Playwright turns
 * off Chromium's sandbox, which refuses to start for root.
 */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No request leaves the machine: no other host can be resolved.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/** Returns how to start Chromium: the headless shell, else an installed browser, else null. */
export function findChromium(): ChromiumLaunch | null {
  const executablePath = [...installed(BROWSERS), MAC].find(isProgram);
  return findHeadlessShell() ?? (executablePath ? { executablePath, args: QUIET } : null);
}

/** The Chromium that `CHROMIUM_PATH` names, an installed headless shell, or the packed one. */
export function findHeadlessShell(): ChromiumLaunch | null {
  const named = process.env.CHROMIUM_PATH;
  const executablePath = (named ? [named] : installed(SHELLS)).find(isProgram);
  if (executablePath) return { executablePath, args: QUIET };
  if (named) throw new Error(`CHROMIUM_PATH names ${named}, which is no program.`);

  const packed = join(PACKED_CHROMIUM, 'chromium');
  if (!isProgram(packed)) return null;
  const env = {
    ...(process.env as Record<string, string>),
    LD_LIBRARY_PATH: join(PACKED_CHROMIUM, 'al2023/lib'),
    FONTCONFIG_PATH: join(PACKED_CHROMIUM, 'fonts'),
  };
  return { executablePath: packed, args: QUIET, env };
}

function installed(names: string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
