/** Header `Idempotency-Key`: a repeated request with the same key changes nothing and gets the first result. */
import { z } from 'zod';

const HEADER = 'idempotency-key';

export const idempotencyHeaders = z.object({
  [HEADER]: z
    .string()
    .min(1)
    .max(200)
    .optional()
    .describe(
      'Key chosen by the client: a repeated request with the same key changes nothing and gets the first result. 409 if the key was used for another request',
    ),
});

export function idempotencyKey({ headers }: { headers: object }): string | undefined {
  const key: unknown = Reflect.get(headers, HEADER);
  return typeof key === 'string' ? key : undefined;
}
