import { spawn } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRatesProvider } from './rates-provider.ts';

const LOG = 'test-results/product.log';
const START_TIMEOUT_MS = 180_000;

/**
 * Starts the built product as its users do, a process of its own, with the demo business in a new
 * data folder and the server in another time zone than the browsers. Its output goes to `LOG`.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) {
    throw new Error('The product is not built: run `npm run build` first, or `npm run test:e2e`.');
  }
  const rates = await startRatesProvider();
  const dataDir = mkdtempSync(join(tmpdir(), 'kervan-e2e-'));
  const product = spawn(process.execPath, ['server/main.ts'], {
    env: {
      PATH: process.env.PATH,
      TZ: 'Pacific/Chatham',
      PORT: '0',
      DATA_DIR: dataDir,
      DEMO_DATA: 'on',
      RATES_URL: rates.url,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => product.once('exit', () => resolve()));

  async function stop() {
    product.kill('SIGTERM');
    await ended;
    rates.stop();
    rmSync(dataDir, { recursive: true });
  }

  mkdirSync('test-results', { recursive: true });
  const log = createWriteStream(LOG);
  product.stderr.pipe(log);
  const address = new Promise<string>((resolve, reject) => {
    let output = '';
    product.stdout.on('data', (chunk: Buffer) => {
      log.write(chunk);
      output += chunk;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    ended.then(() => reject(new Error(`The product did not start, see ${LOG}.\n${output}`)));
    setTimeout(
      () => reject(new Error(`No address after ${START_TIMEOUT_MS} ms.`)),
      START_TIMEOUT_MS,
    ).unref();
  });
  try {
    // Workers inherit it.
    process.env.KERVAN_E2E_URL = await address;
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
}
