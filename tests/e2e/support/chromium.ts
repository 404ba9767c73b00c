import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

export const NO_CHROMIUM =
  'no Chromium here: install Chromium or Chrome, or set CHROMIUM_PATH to its program; `npm run test:e2e` tries to provide one';

/** Folder into which `provide-chromium.ts` unpacks Chromium with its libraries. */
export const PACKED_CHROMIUM = resolve('node_modules/.cache/kervan-tests/chromium');

/**
 * Programs of Chromium without a user interface. A whole browser opens a window with pages of its
 * own for each test: eight times the work, and most of the time of a short test.
 */
const SHELLS = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell'];
const BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Flags that prevent requests of the browser itself, which a closed network refuses. Playwright
 * switches off Chromium's sandbox, which does not start as root.
 */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Chromium resolves no other host, so no request leaves the machine.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
];

/**
 * Returns how to start Chromium: the headless shell, else an installed browser; null if there is
 * none.
 */
export function findChromium(): ChromiumLaunch | null {
  const executablePath = [...installed(BROWSERS), MAC].find(isProgram);
  return findHeadlessShell() ?? (executablePath ? { executablePath, args: QUIET } : null);
}

/**
 * Returns how to start the program in `CHROMIUM_PATH`, else an installed headless shell, else the
 * unpacked Chromium; null if there is none. Throws an Error if `CHROMIUM_PATH` is not a program.
 */
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
