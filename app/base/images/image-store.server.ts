import { randomUUID } from 'node:crypto';
import {
  access,
  constants,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { ServiceError } from '#app/lib/http/outage.ts';

export interface ImageFile {
  stream: Readable;
  bytes: number;
}

/**
 * Store for the files of pictures. A file name begins with the picture's id and a hyphen, and its
 * content never changes. Failures are thrown as ImageStoreError.
 */
export interface ImageStore {
  put(fileName: string, bytes: Uint8Array): Promise<void>;
  has(fileName: string): Promise<boolean>;
  /** Returns null if the file does not exist. */
  open(fileName: string): Promise<ImageFile | null>;
  /** Removes all files of a picture and of its social card, if there are any. */
  remove(imageId: string): Promise<void>;
  removeFile(fileName: string): Promise<void>;
  /** Throws if the store cannot be used. */
  check(): Promise<void>;
}

/** Failure of the disk or service that stores pictures. `cause` has the reason. */
export class ImageStoreError extends ServiceError {
  constructor(what: string, cause: unknown) {
    super(`The store of pictures could not ${what}`, { cause });
    this.name = 'ImageStoreError';
  }
}

/** Private, because the folder above, which may be created too, also contains the database. */
const PRIVATE = { recursive: true, mode: 0o700 } as const;

/** Returns the prefix of the file names of all renditions of a picture. */
export function filesOf(imageId: string): string {
  return `${imageId}-`;
}

/** Returns a store in a folder, which is created if it is missing. */
export function imageStoreInFolder(location: string): ImageStore {
  const folder = resolve(location);
  const pathOf = (fileName: string) => join(folder, fileName);
  return {
    async check() {
      try {
        await mkdir(folder, PRIVATE);
        await access(folder, constants.R_OK | constants.W_OK);
      } catch (cause) {
        throw new ImageStoreError('be used', cause);
      }
    },
    async put(fileName, bytes) {
      // Gives the file its name when it is complete, because the process may be killed in between.
      const unfinished = pathOf(`${fileName}.${randomUUID()}`);
      try {
        await mkdir(folder, PRIVATE);
        await writeFile(unfinished, bytes);
        await rename(unfinished, pathOf(fileName));
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => {});
        throw new ImageStoreError(`write ${fileName}`, cause);
      }
    },
    async has(fileName) {
      return (await unlessMissing(`look for ${fileName}`, stat(pathOf(fileName)))) !== null;
    },
    async open(fileName) {
      const file = await unlessMissing(`read ${fileName}`, open(pathOf(fileName)));
      if (!file) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), bytes: size };
    },
    async remove(imageId) {
      const names = (await unlessMissing('list its files', readdir(folder))) ?? [];
      for (const name of names.filter((each) => each.startsWith(filesOf(imageId)))) {
        await unlessMissing(`remove ${name}`, rm(pathOf(name)));
      }
    },
    async removeFile(fileName) {
      await unlessMissing(`remove ${fileName}`, rm(pathOf(fileName)));
    },
  };
}

async function unlessMissing<T>(what: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw new ImageStoreError(what, cause);
  }
}
