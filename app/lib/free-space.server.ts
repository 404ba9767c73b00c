import { statfs } from 'node:fs/promises';

/** Whether the disk of a folder that exists has at least so many bytes left for us. */
export async function hasRoom(folder: string, minFreeBytes: number): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minFreeBytes;
}
