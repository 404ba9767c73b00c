import { expect, vi } from 'vitest';
import type { Locator } from 'vitest/browser';
import { toImage } from '#app/base/images/images.rules.ts';
import { refusal } from './mounted-api.ts';

/** Pictures that a mounted screen uploads. `tests/e2e` tests uploads to the real server. */

const SIZES = { width: 60, height: 40, widths: [60] };

export const storedImage = (id: string, alt = '') => toImage({ id, ...SIZES }, alt);

/** Returns the id of the stored picture of a file with this name. */
export const storedId = (name: string) =>
  Array.from(name.replace('.jpg', ''), (letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(24, '0');

export async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(6, 4);
  canvas.getContext('2d')?.fillRect(0, 0, 3, 4);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
}

export const photos = (...names: string[]): Promise<File[]> => Promise.all(names.map(photo));

export const noPicture = () => new File(['a'], 'a.txt', { type: 'text/plain' });

/** Returns a file of zeros with this size and the type of a JPEG. */
export const heavyPhoto = (bytes: number) =>
  new File([new Uint8Array(bytes)], 'heavy.jpg', { type: 'image/jpeg' });

const CUT = -1;

/** Replacement for XMLHttpRequest, with the members that `upload-client.ts` uses. */
class SentPicture {
  upload = { onprogress: (_event: { loaded: number; total: number }) => {} };
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  status = 0;
  responseText = '';
  name = '';
  isForStaff = false;
  open(_method: string, address: string) {
    this.isForStaff = address.endsWith('use=staff');
  }
  setRequestHeader() {}
  send(body: FormData) {
    this.name = (body.get('image') as File).name;
    sent.push(this);
    if (!isHeld) store(this);
  }
  abort() {
    if (this.status) return;
    this.status = CUT;
    this.onabort();
    this.onloadend();
  }
  async answer(response: Response) {
    const text = await response.text();
    if (this.status) return;
    this.status = response.status;
    this.responseText = text;
    this.onload();
    this.onloadend();
  }
}

let sent: SentPicture[] = [];
let isHeld = false;

function store(picture: SentPicture): Promise<void> {
  const id = (picture.isForStaff ? 'p' : '') + storedId(picture.name);
  const { url: imageUrl, ...image } = storedImage(id);
  const data = { ...image, imageUrl, id, bytes: 9 };
  return picture.answer(Response.json({ success: true, data }));
}

/**
 * Replaces XMLHttpRequest. After `hold()`, uploads wait for `release` or `refuse`, by their index
 * in the order of sending, or for `open`.
 */
export function takeUploads() {
  sent = [];
  isHeld = false;
  vi.stubGlobal('XMLHttpRequest', SentPicture);
  async function at(index: number): Promise<SentPicture> {
    await expect.poll(() => sent.length).toBeGreaterThan(index);
    return sent[index] as SentPicture;
  }
  return {
    hold() {
      sent = [];
      isHeld = true;
    },
    count: () => sent.length,
    /** Number of uploads that the page has aborted. */
    cut: () => sent.filter(({ status }) => status === CUT).length,
    release: async (index: number) => store(await at(index)),
    /** Refuses an upload with this status. An empty text acts like a server that crashed. */
    refuse: async (index: number, status: number, error = '') =>
      (await at(index)).answer(refusal(status, error)),
    open() {
      isHeld = false;
      for (const picture of sent) void store(picture);
    },
  };
}

export async function giveFiles(target: Locator, how: 'drop' | 'paste', files: File[]) {
  const element = await target.findElement();
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  const options = { bubbles: true, cancelable: true };
  if (how === 'paste') {
    element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
    return;
  }
  for (const type of ['dragenter', 'dragover', 'drop']) {
    element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
  }
}
