import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|svg|html|txt|json|xml|webmanifest|ico)$/;
const MIN_BYTES = 1_000;

/**
 * Writes `file.br` and `file.gz` beside every text file of the built client, as small as they get:
 * it happens once a build, and the server then sends them as they are.
 */
export async function writeCompressedTwins(directory: string): Promise<void> {
  const names = await readdir(directory, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name));
  await Promise.all(files.map((name) => writeTwins(join(directory, name))));
}

async function writeTwins(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < MIN_BYTES) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await Promise.all([
    writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params })),
    writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 })),
  ]);
}
