import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Returns true if the disk of `folder` has at least `minFreeBytes` free for this process. The
 * folder need not exist. Throws errors of the file system.
 */
export async function hasFreeSpace(folder: string, minFreeBytes: number): Promise<boolean> {
  if (minFreeBytes === 0) return true;
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize >= minFreeBytes;
  } catch (error) {
    const parent = dirname(resolve(folder));
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (!isMissing || parent === resolve(folder)) throw error;
    return hasFreeSpace(parent, minFreeBytes);
  }
}
