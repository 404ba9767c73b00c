import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

const PIECES = 48;
const GAP_MS = 25;

/** Starts a server in front of the product that sends pages in pieces, like a slow connection. */
export async function startSlowLine(site: string): Promise<{ url: string; stop(): void }> {
  const server = createServer((req, res) => {
    relay(site, req, res).catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function relay(site: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers = { ...req.headers, 'accept-encoding': 'identity' };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(req.url ?? '/', site), { headers }, resolve)
      .on('error', reject)
      .end();
  });
  const { 'content-length': _, ...rest } = response.headers;
  res.writeHead(response.statusCode ?? 502, rest);
  if (!rest['content-type']?.includes('text/html')) return void response.pipe(res);
  const page = Buffer.concat(await response.toArray());
  const size = Math.ceil(page.length / PIECES);
  for (let start = 0; start < page.length; start += size) {
    res.write(page.subarray(start, start + size));
    await wait(GAP_MS);
  }
  res.end();
}
