import { createHash } from 'node:crypto';
import type { Locator, Page, Route } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photo of its own for every name: the same name is the same photo. */
export async function photo(name: string, width = 900, height = 600): Promise<PictureFile> {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(name).digest();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="rgb(${a} ${b} 200)"/>
    <ellipse cx="${c / 2.56}%" cy="90%" rx="60%" ry="45%" fill="rgb(40 ${c} 90)"/></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

export function photos(...names: string[]): Promise<PictureFile[]> {
  return Promise.all(names.map((name) => photo(name)));
}

/** Pictures on their way to the server stop here, in the order of their sending. */
export interface HeldUploads {
  /** How many have come so far. */
  count: () => number;
  release: (index: number) => Promise<void>;
  /** Answers one as a server would that cannot take it; without a text, as one that broke down. */
  refuse: (index: number, status: number, error?: string) => Promise<void>;
  /** From now on everything passes, what is held too. */
  open: () => Promise<void>;
}

export async function holdUploads(page: Page): Promise<HeldUploads> {
  const held: Route[] = [];
  const answered = new Set<number>();
  let isOpen = false;
  await page.route('**/api/images/upload', async (route) => {
    if (isOpen) return route.continue();
    held.push(route);
  });
  async function at(index: number): Promise<Route> {
    await expect.poll(() => held.length).toBeGreaterThan(index);
    answered.add(index);
    return held[index] as Route;
  }
  return {
    count: () => held.length,
    release: async (index) => (await at(index)).continue(),
    refuse: async (index, status, error = '') =>
      (await at(index)).fulfill({ status, json: { success: false, error, message: error } }),
    async open() {
      isOpen = true;
      // One that the page has given up by itself cannot be continued.
      const rest = held.filter((_, index) => !answered.has(index));
      await Promise.all(rest.map((route) => route.continue().catch(() => {})));
    },
  };
}

/** Files dragged from another window, or pasted, on to an element. */
export async function giveFiles(
  target: Locator,
  how: 'drop' | 'paste',
  files: PictureFile[],
): Promise<void> {
  const contents = files.map(({ name, mimeType, buffer }) => ({
    ...{ name, mimeType, base64: buffer.toString('base64') },
  }));
  await target.evaluate(
    (element, [kind, given]) => {
      const data = new DataTransfer();
      for (const { name, mimeType, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name, { type: mimeType }));
      }
      const options = { bubbles: true, cancelable: true };
      if (kind === 'paste') {
        element.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData: data }));
        return;
      }
      for (const type of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(new DragEvent(type, { ...options, dataTransfer: data }));
      }
    },
    [how, contents] as const,
  );
}
