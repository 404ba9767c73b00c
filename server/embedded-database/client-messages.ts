/** One message of a client in PostgreSQL's wire protocol, and what to do with it. */
export interface ClientMessage {
  kind:
    | 'startup'
    | 'encryption-request'
    | 'cancel-request'
    | 'password'
    | 'terminate'
    | 'copied-data'
    /** Nothing is answered yet: more of the same exchange follows. */
    | 'part'
    /** The client waits for what there is so far, and goes on with the exchange. */
    | 'flush'
    /** The client waits for the end of the exchange. */
    | 'end';
  bytes: Buffer;
}

/** The client does not speak the protocol. It loses its connection, nobody else notices. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

const INT32_BYTES = 4;

/** PostgreSQL's own limit for a message is of this size (PQ_LARGE_MESSAGE_LIMIT). */
const MAX_MESSAGE_BYTES = 2 ** 30;

/** The codes of the messages that come before a session, without a type: `major << 16 | minor`. */
const PROTOCOL_MAJOR_VERSION = 3;
const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const GSS_ENCRYPTION_REQUEST = 80_877_104;

/** All the types there are: PGlite's session ends on an unknown one, so none must get through. */
const KIND_OF_TYPE: Record<string, ClientMessage['kind']> = {
  P: 'part', // Parse
  B: 'part', // Bind
  D: 'part', // Describe
  E: 'part', // Execute
  C: 'part', // Close
  H: 'flush',
  S: 'end', // Sync
  Q: 'end', // Query
  F: 'end', // FunctionCall
  d: 'copied-data',
  c: 'copied-data',
  f: 'copied-data',
  p: 'password',
  X: 'terminate',
};

/**
 * Cuts what arrives from a client into messages.
 * https://www.postgresql.org/docs/18/protocol-message-formats.html
 *
 * @throws ProtocolError on a length, a type or a version that cannot be.
 */
export async function* readMessages(chunks: AsyncIterable<Buffer>): AsyncGenerator<ClientMessage> {
  let rest: Buffer = Buffer.alloc(0);
  let inSession = false;
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let length = messageLength(rest, inSession); length <= rest.length; ) {
      const bytes = rest.subarray(0, length);
      rest = rest.subarray(length);
      const kind: ClientMessage['kind'] = inSession
        ? kindInSession(bytes)
        : kindBeforeSession(bytes);
      inSession ||= kind === 'startup';
      yield { kind, bytes };
      length = messageLength(rest, inSession);
    }
  }
}

/** Puts type and length before an ASCII body. */
export function encodeMessage(type: string, body: string): Buffer {
  const message = Buffer.from(`${type}\0\0\0\0${body}`, 'latin1');
  message.writeInt32BE(message.length - 1, 1);
  return message;
}

/** In bytes, with the type; infinite as long as it is not known. */
function messageLength(bytes: Buffer, inSession: boolean): number {
  const typeBytes = inSession ? 1 : 0;
  if (bytes.length < typeBytes + INT32_BYTES) return Number.POSITIVE_INFINITY;
  const length = bytes.readInt32BE(typeBytes);
  const least = inSession ? INT32_BYTES : 2 * INT32_BYTES;
  if (length < least || length > MAX_MESSAGE_BYTES) {
    throw new ProtocolError(`A message cannot be ${length} bytes long.`);
  }
  return typeBytes + length;
}

function kindInSession(bytes: Buffer): ClientMessage['kind'] {
  const type = String.fromCharCode(bytes.readUInt8(0));
  const kind = KIND_OF_TYPE[type];
  if (!kind) throw new ProtocolError(`Unknown message type ${JSON.stringify(type)}.`);
  return kind;
}

function kindBeforeSession(bytes: Buffer): ClientMessage['kind'] {
  const code = bytes.readInt32BE(INT32_BYTES);
  if (code === SSL_REQUEST || code === GSS_ENCRYPTION_REQUEST) return 'encryption-request';
  if (code === CANCEL_REQUEST) return 'cancel-request';
  if (code >>> 16 === PROTOCOL_MAJOR_VERSION) return 'startup';
  throw new ProtocolError(`Unknown protocol version ${code}.`);
}
