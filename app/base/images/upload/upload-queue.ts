import pLimit from 'p-limit';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { Image } from '../images.schema.ts';

export interface Upload {
  id: string;
  field: string;
  name: string;
  /** Object URL of the file; null once the stored picture is visible. */
  previewUrl: string | null;
  alt: string;
  status: 'waiting' | 'sending' | 'failed' | 'done';
  /** Share of sent bytes, 0 to 1, rounded down to hundredths. */
  sent: number;
  error: string | null;
  /** False if the server has refused the content of the file, and so would refuse it again. */
  canRetry: boolean;
  image: Image | null;
}

/**
 * Number of uploads at a time. More would not be faster over a phone's connection, and the server
 * decodes one picture at a time.
 */
const AT_ONCE = 3;

export interface NewUpload {
  field: string;
  file: File;
  alt?: string;
  /** Shown if the server gives no reason. */
  failureText: string;
  /**
   * Puts the stored picture into the form. React renders this change and the end of the upload at
   * once, so that the picture is never missing in between.
   */
  onUploaded: (image: Image, upload: Upload) => void;
}

interface Job extends NewUpload {
  cut: AbortController;
}

interface UploadTransport {
  send: (
    file: File,
    options: { signal: AbortSignal; onProgress: (sent: number) => void },
  ) => Promise<Image>;
  /** Called when the session has ended, after all uploads were cancelled. */
  onSignedOut: () => void;
}

/** Uploads of a form: at most three at a time, the others wait. */
export class UploadQueue {
  readonly #transport: UploadTransport;
  readonly #limit = pLimit(AT_ONCE);
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  #uploads: readonly Upload[] = [];
  #count = 0;
  #cutOff = 0;

  constructor(transport: UploadTransport) {
    this.#transport = transport;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): readonly Upload[] => this.#uploads;

  add(request: NewUpload): string {
    const { field, file, alt = '' } = request;
    this.#count += 1;
    const id = `upload-${this.#count}`;
    const previewUrl = URL.createObjectURL(file);
    this.#set([
      ...this.#uploads,
      {
        id,
        field,
        name: file.name,
        previewUrl,
        alt,
        status: 'waiting',
        sent: 0,
        error: null,
        canRetry: true,
        image: null,
      },
    ]);
    this.#start(id, { ...request, cut: new AbortController() });
    return id;
  }

  retry(id: string): void {
    const job = this.#jobs.get(id);
    if (!job || this.#find(id)?.status !== 'failed') return;
    this.#patch(id, { status: 'waiting', sent: 0, error: null });
    this.#start(id, { ...job, cut: new AbortController() });
  }

  remove(id: string): void {
    this.#jobs.get(id)?.cut.abort();
    this.#jobs.delete(id);
    this.dropPreview(id);
    this.#set(this.#uploads.filter((upload) => upload.id !== id));
  }

  describe(id: string, alt: string): void {
    this.#patch(id, { alt });
  }

  dropPreview(id: string): void {
    const previewUrl = this.#find(id)?.previewUrl;
    if (!previewUrl) return;
    URL.revokeObjectURL(previewUrl);
    this.#patch(id, { previewUrl: null });
  }

  /**
   * Resolves when no upload is pending, with the number of failed uploads. Uploads that `clear`
   * cancels meanwhile count as failed, so that the form is not saved without its pictures.
   */
  whenSettled(): Promise<{ failed: number }> {
    const before = this.#cutOff;
    return new Promise((resolve) => {
      const look = () => {
        if (this.#uploads.some(isPending)) return;
        stop();
        const failed = this.#uploads.filter(({ status }) => status === 'failed').length;
        resolve({ failed: failed + this.#cutOff - before });
      };
      const stop = this.subscribe(look);
      look();
    });
  }

  /** Cancels and removes all uploads, for example when the form is closed. */
  clear(): void {
    this.#cutOff += this.#uploads.filter(isPending).length;
    for (const { id } of this.#uploads) this.remove(id);
  }

  #start(id: string, job: Job): void {
    this.#jobs.set(id, job);
    void this.#limit(() => this.#run(id, job));
  }

  async #run(id: string, { cut, file, failureText, onUploaded }: Job): Promise<void> {
    const { signal } = cut;
    if (signal.aborted) return;
    this.#patch(id, { status: 'sending' });
    try {
      const onProgress = (sent: number) => this.#progress(id, sent);
      const image = await this.#transport.send(file, { signal, onProgress });
      if (signal.aborted) return;
      this.#finish(id, image, onUploaded);
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) {
        this.clear();
        this.#transport.onSignedOut();
        return;
      }
      const canRetry = mayRetry(error.status);
      this.#patch(id, { status: 'failed', error: error.message || failureText, canRetry });
    }
  }

  /** Updates only whole per cent, because browsers report every few kilobytes. */
  #progress(id: string, sent: number): void {
    const percent = Math.floor(sent * 100) / 100;
    if (this.#find(id)?.sent !== percent) this.#patch(id, { sent: percent });
  }

  #finish(id: string, stored: Image, onUploaded: NewUpload['onUploaded']): void {
    const upload = this.#find(id);
    if (!upload) return;
    const image = { ...stored, alt: upload.alt };
    onUploaded(image, upload);
    this.#jobs.delete(id);
    this.#patch(id, { status: 'done', image });
  }

  #find(id: string): Upload | undefined {
    return this.#uploads.find((upload) => upload.id === id);
  }

  #patch(id: string, changes: Partial<Upload>): void {
    this.#set(
      this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)),
    );
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads;
    for (const listener of this.#listeners) listener();
  }
}

export function isPending({ status }: Upload): boolean {
  return status === 'waiting' || status === 'sending';
}

export function failureId({ id }: Pick<Upload, 'id'>): string {
  return `failed-${id}`;
}

/**
 * Returns true if the same file may succeed later, because the server did not refuse its content.
 */
function mayRetry(status: number): boolean {
  return ![400, 413, 415, 422].includes(status);
}

export type FileFault = 'not-an-image' | 'too-large';

/** Returns why a file need not be sent; null if it may be sent. The server checks the content. */
export function fileFault(
  { type, size }: Pick<File, 'type' | 'size'>,
  maxBytes: number,
): FileFault | null {
  if (!type.startsWith('image/')) return 'not-an-image';
  return size > maxBytes ? 'too-large' : null;
}
