import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Client } from 'pg';

/**
 * Connection to a database that a test can cut and restore, as if the server were away for a while.
 */
export interface SeverableConnection {
  connectionString: string;
  /** Ends all connections. New ones are refused until `mend` is called. */
  cut(): Promise<void>;
  mend(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens a local port that forwards to the database of `connectionString`. `cutAt` is an SQL
 * statement: a connection that sends it is cut, so that its response is lost.
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
