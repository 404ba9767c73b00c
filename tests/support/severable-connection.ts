import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';

/** A way to a database that a test can cut and mend, as if the server went away and came back. */
export interface SeverableConnection {
  connectionString: string;
  /** Ends all connections; new ones are refused from now on. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects a pool with the database of `connectionString`. With `cutAt` a connection is cut when
 * this statement is sent on it, so that the response is lost.
 */
export async function severableConnection(
  connectionString: string,
  { cutAt }: { cutAt?: string } = {},
): Promise<SeverableConnection> {
  const { user, password, database, host, port } = new Client({ connectionString });
  const target = host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  const open = new Set<Socket>();
  let server: Server | null = null;
  let ownPort = 0;

  function carry(near: Socket) {
    const far = connect(target);
    if (cutAt) {
      near.on('data', (bytes: Buffer) => {
        if (bytes.includes(`${cutAt}\0`)) near.destroy();
      });
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.pipe(to);
      from.on('error', () => {});
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
    }
  }

  async function mend() {
    if (server) return;
    server = createServer(carry).listen(ownPort, '127.0.0.1');
    await once(server, 'listening');
    ownPort = (server.address() as AddressInfo).port;
  }

  async function cut() {
    if (!server) return;
    const closed = once(server, 'close');
    server.close();
    server = null;
    for (const socket of open) socket.destroy();
    await closed;
  }

  await mend();
  const account = password ? `${user}:${encodeURIComponent(password)}` : user;
  return {
    connectionString: `postgres://${account}@127.0.0.1:${ownPort}/${database}`,
    cut,
    mend,
    close: cut,
  };
}
