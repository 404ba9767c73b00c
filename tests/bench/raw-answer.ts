import { once } from 'node:events';
import { get, type OutgoingHttpHeaders } from 'node:http';

/** Headers that node:http adds itself. */
const OWN_HEADERS = ['connection', 'keep-alive', 'date', 'transfer-encoding'];

export interface RawAnswer {
  headers: OutgoingHttpHeaders;
  body: Uint8Array;
}

/** Returns a response as it is sent: the Brotli body, and the headers that the product has set. */
export async function rawAnswer(url: string): Promise<RawAnswer> {
  const request = get(url, { headers: { 'accept-encoding': 'br' } });
  const [response] = await once(request, 'response');
  const body = Buffer.concat(await response.toArray());
  const headers = { ...response.headers, 'content-length': body.length };
  for (const name of OWN_HEADERS) delete headers[name];
  return { headers, body };
}
