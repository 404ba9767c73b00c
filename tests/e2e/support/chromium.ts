import { accessSync, constants } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

export interface ChromiumLaunch {
  executablePath: string;
  args: string[];
  env?: Record<string, string>;
}

export const NO_CHROMIUM =
  'no Chromium here: install Chromium or Chrome, or set CHROMIUM_PATH to its program; `npm run test:e2e` tries to provide one';

/** Where `provide-chromium.ts` unpacks the one from the npm registry, with its own libraries. */
export const PACKED_CHROMIUM = resolve('node_modules/.cache/kervan-tests/chromium');

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/**
 * Nothing that talks to the world on its own, and no waiting for what a closed network refuses.
 * Playwright itself turns off Chromium's sandbox, which refuses to start for root.
 */
const QUIET = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How to start a Chromium: `CHROMIUM_PATH`, an installed one, or the packed one; null for none. */
export function findChromium(): ChromiumLaunch | null {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const named = process.env.CHROMIUM_PATH;
  const executablePath = (named ? [named] : [...installed, MAC]).find(isProgram);
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

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
