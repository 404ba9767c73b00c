import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { inDays } from './support/back-office.ts';
import { aCar } from './support/cars.ts';
import { expectNoLayoutShift, test } from './support/test.ts';

const PIECES = 48;
const GAP_MS = 25;
/** A fifth of the layout shift that counts as good: centred text may move while its line arrives. */
const UNSEEN_SHIFT = 0.02;

const TRIP = `pickupLocation=Antalya+Lara&pickupDate=${inDays(20)}&returnDate=${inDays(24)}`;

/** Forwards all requests to the product, and sends pages on in pieces, as a slow connection does. */
async function relay(site: string, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers = { ...req.headers, 'accept-encoding': 'identity' };
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(new URL(req.url ?? '/', site), { headers }, resolve)
      .on('error', reject)
      .end();
  });
  const { 'content-length': _, ...rest } = answer.headers;
  res.writeHead(answer.statusCode ?? 502, rest);
  if (!rest['content-type']?.includes('text/html')) return void answer.pipe(res);
  const page = Buffer.concat(await answer.toArray());
  const size = Math.ceil(page.length / PIECES);
  for (let start = 0; start < page.length; start += size) {
    res.write(page.subarray(start, start + size));
    await wait(GAP_MS);
  }
  res.end();
}

for (const width of [360, 1280]) {
  test(`nothing is seen to move while a page comes in pieces (${width} px) @6.2`, async ({
    page,
    baseURL,
    allowProblems,
  }) => {
    const server = createServer((req, res) => {
      relay(String(baseURL), req, res).catch(() => res.destroy());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      allowProblems(new RegExp(`foreign request http://127.0.0.1:${port}/`));
      await page.setViewportSize({ width, height: 800 });
      const { id } = await aCar(page);
      for (const address of ['/', `/cars?${TRIP}`, `/cars/${id}`, `/cars/${id}?${TRIP}`, '/news']) {
        await test.step(address, async () => {
          await page.goto(`http://127.0.0.1:${port}${address}`);
          await expectNoLayoutShift(page, UNSEEN_SHIFT);
        });
      }
    } finally {
      server.close();
    }
  });
}
