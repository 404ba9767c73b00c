/** Pictures that are on their way to the server: what a form knows of them. */
import type { Image } from './images.schema.ts';

export interface Upload {
  id: string;
  /** Name of the form's field that it is for. */
  field: string;
  /** The file's. */
  name: string;
  /** Object URL of the file, until the stored picture is on the screen. */
  previewUrl: string | null;
  alt: string;
  /** Key of the tile that it follows in a gallery (gallery-order.rules.ts); null for the first. */
  after: string | null;
  status: 'waiting' | 'sending' | 'failed' | 'done';
  /** Share of the bytes that has left, 0 to 1, in hundredths. */
  sent: number;
  error: string | null;
  /** False when the server has refused the file itself and would do so again. */
  canRetry: boolean;
  /** Once it is done. */
  image: Image | null;
}

export function isPending({ status }: Upload): boolean {
  return status === 'waiting' || status === 'sending';
}

/** Id of the button that goes on from a failure. */
export function failureId({ id }: Pick<Upload, 'id'>): string {
  return `failed-${id}`;
}

export function patchUpload(
  uploads: readonly Upload[],
  id: string,
  changes: Partial<Upload>,
): readonly Upload[] {
  return uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload));
}

/** What stood after the one that goes, stands after its predecessor now. */
export function withoutUpload(uploads: readonly Upload[], id: string): readonly Upload[] {
  const gone = uploads.find((upload) => upload.id === id);
  if (!gone) return uploads;
  return uploads
    .filter((upload) => upload !== gone)
    .map((upload) => (upload.after === id ? { ...upload, after: gone.after } : upload));
}

/** Whether the same file may fare better another time: not when the server has refused its content. */
export function mayRetry(status: number): boolean {
  return ![400, 413, 415, 422].includes(status);
}

export type FileFault = 'not-an-image' | 'too-large';

/** What can be said of a file before it is sent; the server looks at its content. */
export function fileFault(
  { type, size }: Pick<File, 'type' | 'size'>,
  maxBytes: number,
): FileFault | null {
  if (!type.startsWith('image/')) return 'not-an-image';
  return size > maxBytes ? 'too-large' : null;
}
