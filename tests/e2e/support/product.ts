import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ADMIN } from './admin.ts';

const START_TIMEOUT_MS = 180_000;

interface Settings {
  RATES_URL: string;
  MAP_TILES_URL: string;
  DEMO_DATA: 'on' | 'off';
}

export interface Product {
  url: string;
  /** Folder of the embedded database, with its socket. */
  databaseFolder: string;
  stop(): Promise<void>;
}

/**
 * Starts the built product as a process of its own, on a new data folder and in another time zone
 * than the browsers. Its output is in `test-results/<name>.log`.
 */
export async function startProduct(name: string, settings: Settings): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-e2e-'));
  const { url, end } = await startProcess(name, settings, dataDir);
  async function stop() {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { url, databaseFolder: join(dataDir, 'postgres'), stop };
}

/**
 * Starts the product on a data folder. `end` stops it and keeps the folder. If the start fails, the
 * folder is removed.
 */
async function startProcess(name: string, settings: Settings, dataDir: string) {
  const product = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      TZ: 'Pacific/Chatham',
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      // All tests come from one address.
      REQUESTS_PER_MINUTE: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));

  async function end() {
    product.kill('SIGTERM');
    await ended;
  }

  mkdirSync('test-results', { recursive: true });
  const logFile = `test-results/${name}.log`;
  const log = createWriteStream(logFile);
  product.stderr.pipe(log);
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    product.stdout.on('data', (chunk: Buffer) => {
      log.write(chunk);
      output += chunk;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    ended.then(() => reject(new Error(`The product did not start, see ${logFile}.\n${output}`)));
    setTimeout(
      () => reject(new Error(`No address after ${START_TIMEOUT_MS} ms.`)),
      START_TIMEOUT_MS,
    ).unref();
  });
  try {
    return { url: await address, end };
  } catch (error) {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  }
}
