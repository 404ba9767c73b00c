import { writeFileSync } from 'node:fs';
import sharp from 'sharp';

/**
 * Makes the icons that cannot be SVG from `public/favicon.svg`. Run after the drawing has changed:
 * node scripts/make-icons.ts. Feed readers, chats and older browsers request `favicon.ico` by its
 * name; the web manifest names the large icons.
 */
const DRAWING = 'public/favicon.svg';
const ICO_SIZE = 48;

const png = (size: number) =>
  sharp(DRAWING, { density: (72 * size) / 48 })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

for (const size of [192, 512]) writeFileSync(`public/icon-${size}.png`, await png(size));

// ICO file with one picture: 6 bytes of header, 16 bytes of description, then the PNG.
const picture = await png(ICO_SIZE);
const head = Buffer.alloc(22);
head.writeUInt16LE(1, 2);
head.writeUInt16LE(1, 4);
head.writeUInt8(ICO_SIZE, 6);
head.writeUInt8(ICO_SIZE, 7);
head.writeUInt16LE(1, 10);
head.writeUInt16LE(32, 12);
head.writeUInt32LE(picture.length, 14);
head.writeUInt32LE(head.length, 18);
writeFileSync('public/favicon.ico', Buffer.concat([head, picture]));
