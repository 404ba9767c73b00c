import { timingSafeEqual } from 'node:crypto';
import type { Socket } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import {
  type ClientMessage,
  encodeMessage,
  ProtocolError,
  readMessages,
} from './client-messages.ts';
import type { EndTurn, SessionTurns } from './session-turns.ts';

export interface Session {
  database: PGlite;
  turns: SessionTurns;
  /** Whose settings, temporary tables and named statements the session has. */
  lastClient?: Socket;
  /** How long a client may keep the others waiting without a word; a minute unless told. */
  maxIdleInTransactionMs?: number;
  /** Asked of clients where the address alone does not keep other people's programs out. */
  password?: string;
}

const MAX_IDLE_IN_TRANSACTION_MS = 60_000;
const NO_ENCRYPTION = 'N';
const ASK_FOR_PASSWORD = encodeMessage('R', '\0\0\0\x03');
const QUERY_TYPE = 'Q'.charCodeAt(0);
const COPY_FAIL = encodeMessage('f', 'the embedded database cannot copy from a client\0');
const SYNC = encodeMessage('S', '');
const DISCARD_ALL = encodeMessage('Q', 'DISCARD ALL\0');
const ROLLBACK = encodeMessage('Q', 'ROLLBACK\0');

/**
 * Lets one client take part in the one session that PGlite is.
 *
 * A client keeps its turn from the first message of an exchange to its end, and from BEGIN to the
 * end of the transaction; whoever leaves before, or falls silent, is rolled back. This is our own
 * because `@electric-sql/pglite-socket` hands single messages to PGlite and so mixes up the
 * statements of several clients (https://github.com/electric-sql/pglite/issues/1046).
 */
export async function serveConnection(socket: Socket, session: Session): Promise<void> {
  let endTurn: EndTurn | undefined;
  let exchange: Buffer[] = [];
  // That a client is gone shows below; without a listener it would end the thread.
  socket.on('error', () => {});
  socket.on('timeout', () => socket.destroy());
  try {
    for await (const message of authenticate(socket, session.password)) {
      if (message.kind === 'terminate') return;
      // What a client still sends after its COPY has been refused.
      if (message.kind === 'copied-data') continue;
      exchange.push(message.bytes);
      if (message.kind === 'part') continue;
      if (!endTurn) {
        endTurn = await session.turns.take();
        await discardOthersState(session, socket);
        socket.setTimeout(session.maxIdleInTransactionMs ?? MAX_IDLE_IN_TRANSACTION_MS);
      }
      // Nobody is there to learn what became of it.
      if (socket.destroyed) return;
      await execute(session.database, withoutCopyFromClient(exchange), socket);
      exchange = [];
      if (message.kind === 'flush' || session.database.isInTransaction()) continue;
      socket.setTimeout(0);
      endTurn();
      endTurn = undefined;
    }
  } catch (error) {
    if (!isClientsFault(error, socket)) throw error;
  } finally {
    socket.destroy();
    if (endTurn) {
      await execute(session.database, SYNC);
      if (session.database.isInTransaction()) await execute(session.database, ROLLBACK);
      endTurn();
    }
  }
}

/**
 * A `pg_dump` sets an empty search path for its session, which would be the application's, too. So
 * what belongs to a client's session lasts until another client's turn. It takes 0.01 ms.
 */
async function discardOthersState(session: Session, socket: Socket): Promise<void> {
  if (session.lastClient === socket) return;
  await execute(session.database, DISCARD_ALL);
  session.lastClient = socket;
}

/** Answers what comes before a session, and passes on the start-up packet and all that follows. */
async function* authenticate(socket: Socket, password?: string): AsyncGenerator<ClientMessage> {
  let startup: ClientMessage | undefined;
  for await (const message of readMessages(socket)) {
    if (message.kind === 'cancel-request') return;
    if (message.kind === 'encryption-request') {
      socket.write(NO_ENCRYPTION);
    } else if (message.kind === 'startup' && password !== undefined) {
      startup = message;
      socket.write(ASK_FOR_PASSWORD);
    } else if (startup) {
      if (!isPassword(message, password)) throw new ProtocolError('Wrong password.');
      yield startup;
      startup = undefined;
    } else if (message.kind === 'password') {
      throw new ProtocolError('A password that nobody has asked for.');
    } else {
      yield message;
    }
  }
}

function isPassword({ kind, bytes }: ClientMessage, password = ''): boolean {
  const expected = Buffer.from(`${password}\0`);
  const given = bytes.subarray(-expected.length);
  return (
    kind === 'password' && given.length === expected.length && timingSafeEqual(given, expected)
  );
}

/**
 * PGlite cannot wait for a client in the middle of a statement, which COPY FROM STDIN wants: it
 * would end the whole session. So the refusal is sent along; without a COPY it is ignored.
 */
function withoutCopyFromClient(exchange: Buffer[]): Buffer {
  const last = exchange.at(-1);
  const copies = last?.[0] === QUERY_TYPE && /\bstdin\b/i.test(last.toString('latin1'));
  return Buffer.concat(copies ? [...exchange, COPY_FAIL] : exchange);
}

async function execute(database: PGlite, messages: Buffer, socket?: Socket): Promise<void> {
  socket?.cork();
  await database.execProtocolRawStream(messages, {
    // The bytes are PGlite's memory and change with the next ones.
    onRawData: (bytes) => socket?.write(Buffer.from(bytes)),
  });
  socket?.uncork();
}

function isClientsFault(error: unknown, socket: Socket): boolean {
  if (error instanceof ProtocolError || error === socket.errored) return true;
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
