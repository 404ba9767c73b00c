/**
 * What a photo costs that staff upload: time, bytes stored, and how much memory the process takes at
 * most while ten arrive at once. Needs Linux.
 * Run: npm exec -c 'node tests/bench/uploads.ts'
 * Time is that of one whole request on this machine, the median of five, next to the time in which
 * sharp alone makes one WebP of 1920 px from the same photo.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { aPhoto, type PhotoSize } from '#tests/support/photo.ts';

/** What arrives; the last one is small as a file and as large as may be in the memory. */
const CASES: { name: string; make: () => Promise<(variant: number) => Sharp> }[] = [
  { name: 'photo of 12 megapixels', make: () => photos({ width: 4000, height: 3000 }) },
  { name: 'photo of 48 megapixels', make: () => photos({ width: 8064, height: 6048 }) },
  {
    name: 'progressive photo of 48 megapixels',
    make: () => photos({ width: 8064, height: 6048, progressive: true }),
  },
  { name: 'interlaced PNG of 60 megapixels with 16 bits', make: () => largestPng() },
];
const AT_ONCE = 10;
const ROUNDS = 5;
/** How many pictures of a kind differ. */
const VARIANTS = 5;
const ADMIN = { username: 'owner', password: 'correct-horse-battery' };
const MB = 1e6;

const dataDir = mkdtempSync(join(tmpdir(), 'kervan-bench-'));
const product = spawn(process.execPath, ['server/main.ts', '--api'], {
  env: {
    PORT: '0',
    DATA_DIR: dataDir,
    DEMO_DATA: 'off',
    LOG_LEVEL: 'warn',
    RATES_URL: 'http://127.0.0.1:9/rates.xml',
    ADMIN_USERNAME: ADMIN.username,
    ADMIN_PASSWORD: ADMIN.password,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const url = await address();
  const authorization = await signIn(url);
  console.log(`memory before any upload: ${mb(memory('VmRSS'))} MB`);
  for (const { name, make } of CASES) {
    const [single, together] = [await several(make, ROUNDS), await several(make, AT_ONCE)];
    const [photo = Buffer.alloc(0)] = single;
    const times: number[] = [];
    let stored = 0;
    for (const each of single) {
      const begun = performance.now();
      stored = await upload(url, authorization, each);
      times.push(performance.now() - begun);
    }
    const reference = await referenceTime(photo);
    const idle = memory('VmRSS');
    writeFileSync(`/proc/${product.pid}/clear_refs`, '5');
    const begun = performance.now();
    await Promise.all(together.map((each) => upload(url, authorization, each)));
    const allTime = performance.now() - begun;
    const peak = memory('VmHWM');
    console.log(`${name} (${mb(photo.length)} MB)`);
    console.log(
      `  one upload        ${round(median(times))} ms, sharp alone ${round(reference)} ms`,
    );
    console.log(`  stored            ${mb(stored)} MB`);
    console.log(`  ten at once       ${round(allTime)} ms for all`);
    console.log(`  memory            ${mb(idle)} MB before, ${mb(peak)} MB at most`);
  }
} finally {
  product.kill('SIGTERM');
  await new Promise((resolve) => product.once('exit', resolve));
  rmSync(dataDir, { recursive: true, force: true });
}

/** Pictures that differ: of one that is known from before not every width is made again. */
async function several(make: () => Promise<(variant: number) => Sharp>, count: number) {
  const variant = await make();
  const files: Buffer[] = [];
  // The large ones take long to make, and show what they are for with a few of each.
  for (let i = 0; i < count; i += 1) {
    files.push(files[i - VARIANTS] ?? (await variant(i).toBuffer()));
  }
  return files;
}

async function photos({ progressive = false, ...size }: PhotoSize & { progressive?: boolean }) {
  const photo = await aPhoto(size);
  return (variant: number) =>
    sharp(photo)
      .linear(1 - variant / 50, 0)
      .jpeg({ quality: 90, progressive });
}

async function largestPng() {
  const size = { width: 10_000, height: 6_000 };
  return (variant: number) =>
    sharp({
      create: { ...size, channels: 4, background: { r: variant, g: 90, b: 40, alpha: 0.5 } },
    })
      .toColourspace('rgb16')
      .png({ progressive: true, compressionLevel: 1 });
}

function address(): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    product.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      const [, port] = /http:\/\/localhost:(\d+)/.exec(output) ?? [];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    product.once('exit', () => reject(new Error(`The product did not start.\n${output}`)));
  });
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/auth/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return `Bearer ${data.token}`;
}

/** Bytes stored. */
async function upload(url: string, authorization: string, photo: Buffer): Promise<number> {
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${url}/api/images/upload`, {
    method: 'POST',
    headers: { authorization },
    body,
  });
  if (answer.status !== 201) throw new Error(await answer.text());
  const { data } = (await answer.json()) as { data: { bytes: number } };
  return data.bytes;
}

async function referenceTime(photo: Buffer): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < ROUNDS; i += 1) {
    const begun = performance.now();
    await sharp(photo).resize({ width: 1920 }).webp({ quality: 80, effort: 2 }).toBuffer();
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** Bytes; `VmHWM` is the most since it was last reset. */
function memory(field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${product.pid}/status`, 'utf8');
  return Number(new RegExp(`${field}:\\s+(\\d+) kB`).exec(status)?.[1]) * 1024;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function mb(bytes: number): string {
  return (bytes / MB).toFixed(2);
}

function round(value: number): number {
  return Math.round(value);
}
