import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeMessage, ProtocolError, readMessages } from './client-messages.ts';

const SSL_REQUEST = Buffer.from('\0\0\0\x08\x04\xd2\x16\x2f', 'latin1');
const STARTUP = Buffer.from('\0\0\0\x17\0\x03\0\0user\0postgres\0\0', 'latin1');

async function read(...chunks: Buffer[]) {
  async function* arriving() {
    yield* chunks;
  }
  const messages: { kind: string; text: string }[] = [];
  for await (const { kind, bytes } of readMessages(arriving())) {
    messages.push({ kind, text: bytes.toString('latin1') });
  }
  return messages;
}

test('messages are the same in whatever pieces they arrive', async () => {
  const session = [
    SSL_REQUEST,
    STARTUP,
    encodeMessage('P', 'name\0SELECT 1\0\0\0'),
    encodeMessage('H', ''),
    encodeMessage('S', ''),
    encodeMessage('Q', 'SELECT 1\0'),
    encodeMessage('d', 'a row'),
    encodeMessage('X', ''),
  ];
  const bytes = Buffer.concat(session);
  const kinds = ['encryption-request', 'startup', 'part', 'flush', 'end', 'end'];
  const expected = [...kinds, 'copied-data', 'terminate'].map((kind, i) => ({
    kind,
    text: session[i]?.toString('latin1'),
  }));

  const cuts = fc.array(fc.nat(bytes.length), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(cuts, async (unsorted) => {
      const ends = [...unsorted.sort((a, b) => a - b), bytes.length];
      const chunks = ends.map((end, i) => bytes.subarray(i === 0 ? 0 : ends[i - 1], end));
      expect(await read(...chunks)).toEqual(expected);
    }),
  );
});

test.each([
  ['an unknown version', Buffer.from('\0\0\0\x08\0\x02\0\0', 'latin1')],
  ['a length that cannot be before the session', Buffer.from('\0\0\0\x04\0\0\0\0', 'latin1')],
  ['a length that cannot be in the session', Buffer.concat([STARTUP, Buffer.from('Q\0\0\0\x03')])],
  ['a negative length', Buffer.concat([STARTUP, Buffer.from('Q\xff\xff\xff\xff', 'latin1')])],
  ['an unknown type', Buffer.concat([STARTUP, encodeMessage('z', '')])],
])('%s is refused', async (_, bytes) => {
  await expect(read(bytes)).rejects.toThrow(ProtocolError);
});
