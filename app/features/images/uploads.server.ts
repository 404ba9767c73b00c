import pLimit, { type LimitFunction } from 'p-limit';

/** One picture's decoder can take some hundred megabytes; ten at once would take them tenfold. */
const DECODERS = 1;

/** What uploads share in the process. */
export interface Uploads {
  /** Where files lie while they arrive. */
  folder: string;
  /** The queue in which pictures are decoded. */
  decoding: LimitFunction;
}

export function createUploads(folder: string): Uploads {
  return { folder, decoding: pLimit(DECODERS) };
}
