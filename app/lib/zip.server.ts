/** A zip file that is written while its content is still being made. */
import { promisify } from 'node:util';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  name: string;
  content: Iterable<string> | AsyncIterable<string>;
}

const LOCAL = 0x04034b50;
const DESCRIPTOR = 0x08074b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
/** Sizes and checksum follow the content, since they are not known before; names are UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the first day that a zip knows. */
const NO_DATE = 0x0021;

interface Written {
  name: Buffer;
  checksum: number;
  packed: number;
  size: number;
  offset: number;
}

/**
 * The bytes of a zip file with these entries, in order. Each is compressed outside of the main thread
 * and may have up to 4 GB (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT).
 */
export async function* zip(entries: ZipEntry[]): AsyncGenerator<Buffer> {
  const all: Written[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const written = { name: Buffer.from(name), checksum: 0, packed: 0, size: 0, offset };
    const head = fields([4, LOCAL], ...common(written), [2, written.name.length], [2, 0]);
    yield Buffer.concat([head, written.name]);
    for await (const chunk of deflated(content, written)) yield chunk;
    yield fields([4, DESCRIPTOR], ...sizes(written));
    offset += head.length + written.name.length + written.packed + 16;
    all.push(written);
  }
  const directory = Buffer.concat(all.flatMap((each) => [centralHeader(each), each.name]));
  yield directory;
  const count = all.length;
  const places = [
    [4, directory.length],
    [4, offset],
  ] as Field[];
  yield fields([4, END], [2, 0], [2, 0], [2, count], [2, count], ...places, [2, 0]);
}

/** Compresses `content` and counts it into `written`; waits where the reader is slower. */
async function* deflated(content: ZipEntry['content'], written: Written): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw();
  const write = promisify<Buffer, void>((chunk, done) => void deflate.write(chunk, done));
  const fill = async () => {
    for await (const text of content) {
      const bytes = Buffer.from(text);
      written.checksum = crc32(bytes, written.checksum);
      written.size += bytes.length;
      await write(bytes);
    }
    deflate.end();
  };
  const filled = fill().catch((error) => void deflate.destroy(error));
  for await (const chunk of deflate as AsyncIterable<Buffer>) {
    written.packed += chunk.length;
    yield chunk;
  }
  await filled;
}

function centralHeader(written: Written): Buffer {
  return fields(
    [4, CENTRAL],
    [2, VERSION],
    ...common(written),
    [2, written.name.length],
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, written.offset],
  );
}

function common(written: Written): Field[] {
  return [[2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, NO_DATE], ...sizes(written)];
}

function sizes({ checksum, packed, size }: Written): Field[] {
  return [
    [4, checksum],
    [4, packed],
    [4, size],
  ];
}

type Field = [bytes: 2 | 4, value: number];

/** Little-endian numbers, one after the other. */
function fields(...list: Field[]): Buffer {
  return Buffer.concat(
    list.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}
