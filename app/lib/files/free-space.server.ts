import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Whether the disk under `folder`, which need not be there yet, has `minFreeBytes` left for this
 * process. Throws what the file system throws.
 */
export async function hasRoom(folder: string, minFreeBytes: number): Promise<boolean> {
  if (minFreeBytes === 0) return true;
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= minFreeBytes;
  } catch (error) {
    const parent = dirname(resolve(folder));
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || parent === resolve(folder)) throw error;
    return hasRoom(parent, minFreeBytes);
  }
}
