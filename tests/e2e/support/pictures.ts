import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import sharp from 'sharp';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Returns a JPEG file. Each name has a different picture. */
export async function photo(name: string, width = 900, height = 600): Promise<PictureFile> {
  const [a = 0, b = 0, c = 0] = createHash('sha256').update(name).digest();
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="rgb(${a} ${b} 200)"/>
    <ellipse cx="${c / 2.56}%" cy="90%" rx="60%" ry="45%" fill="rgb(40 ${c} 90)"/></svg>`;
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer();
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
}

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
