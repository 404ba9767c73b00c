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
  /** Null when there is no such file. */
  open(fileName: string): Promise<ImageFile | null>;
  /** Removes all files of a picture and of its card, if there are any. */
  remove(imageId: string): Promise<void>;
  /** Removes a file, if it exists. */
  removeFile(fileName: string): Promise<void>;
  /** Returns true if the store can be used. */
  check(): Promise<void>;
}

/** A disk or a service that does not do what it is there for; the cause says why. */
export class ImageStoreError extends ServiceError {
  constructor(what: string, cause: unknown) {
    super(`The store of pictures could not ${what}`, { cause });
    this.name = 'ImageStoreError';
  }
}

/** The folder above it may be made with it, and holds the database, too. */
const PRIVATE = { recursive: true, mode: 0o700 } as const;

/** Returns the prefix of the file names of all renditions of a picture. */
export function filesOf(imageId: string): string {
  return `${imageId}-`;
}

/** Keeps pictures in a folder, which is made when it is missing. */
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
      // Under its own name only once it is whole: the process may be killed in between.
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

/** Null for what is not there. */
async function unlessMissing<T>(what: string, work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return null;
    throw new ImageStoreError(what, cause);
  }
}
