import { createServer, type Server, type Socket } from 'node:net';
import type { ListenAddress } from './database-address.ts';
import { type Session, serveConnection } from './serve-connection.ts';

export interface DatabaseServer {
  /** With the port that the system has chosen, when it was left open. */
  address: ListenAddress;
  /** Cuts off all clients, waits until none of their statements runs, and keeps the session. */
  stop(): Promise<void>;
}

/** Serves a PGlite session to clients of PostgreSQL. */
export async function startDatabaseServer(
  session: Session,
  address: ListenAddress,
): Promise<DatabaseServer> {
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    void serveConnection(socket, session);
  });
  return {
    address: await listen(server, address),
    async stop() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await session.turns.take();
    },
  };
}

async function listen(server: Server, address: ListenAddress): Promise<ListenAddress> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject);
  server.listen(address, resolve);
  await promise;
  server.off('error', reject);
  const bound = server.address();
  return bound && typeof bound === 'object' && 'port' in address
    ? { ...address, port: bound.port }
    : address;
}
