import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

export interface ImageFile {
  stream: Readable;
  bytes: number;
}

/** Where the files of pictures are kept. Their names begin with the hash of the picture. */
export interface ImageStore {
  put(fileName: string, bytes: Uint8Array): Promise<void>;
  /** Null when there is no such file. */
  open(fileName: string): Promise<ImageFile | null>;
}

/** Keeps pictures in a folder. An S3-compatible service is another Disk for `imageStoreOn`. */
export function imageStoreInFolder(folder: string): ImageStore {
  return imageStoreOn(new Disk(new FSDriver({ location: resolve(folder), visibility: 'public' })));
}

function imageStoreOn(disk: Disk): ImageStore {
  return {
    put: (fileName, bytes) =>
      disk.put(fileName, bytes, {
        contentType: fileName.endsWith('.jpg') ? 'image/jpeg' : 'image/webp',
      }),
    async open(fileName) {
      if (!(await disk.exists(fileName))) return null;
      const { contentLength } = await disk.getMetaData(fileName);
      return { stream: await disk.getStream(fileName), bytes: contentLength };
    },
  };
}
