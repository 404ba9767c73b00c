import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes a .br and a .gz beside every file of the built client that gets smaller by it, as hard as
 * the formats allow: once at build time instead of at every request. Part of `npm run build`.
 */
const COMPRESSIBLE = 'build/client/**/*.{js,css,svg,html,json,txt,ico,webmanifest,map}';
const MIN_BYTES = 500;
const WORTH = 0.95;

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await keepIfWorthIt(`${path}.br`, await brotliAsync(bytes, { params }), bytes.length);
  await keepIfWorthIt(`${path}.gz`, await gzipAsync(bytes, { level: 9 }), bytes.length);
}

async function keepIfWorthIt(path: string, compressed: Buffer, original: number): Promise<void> {
  if (original >= MIN_BYTES && compressed.length < original * WORTH) {
    await writeFile(path, compressed);
  } else {
    await rm(path, { force: true });
  }
}

const files = globSync(COMPRESSIBLE);
await Promise.all(files.map(compressFile));
console.log(`${files.length} files of the client compressed`);
