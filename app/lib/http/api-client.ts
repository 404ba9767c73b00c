import { z } from 'zod';
import type { FieldError } from './app-error.ts';
import { failureSchema, success } from './envelope.schema.ts';

/** Message for a response of the wrong shape (spec, part 8). */
const INVALID_RESPONSE = 'Invalid response structure';

const anyFailure = failureSchema.extend({ data: z.unknown() }).partial();

/** Failed call of the API. `status` is 0 if no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: FieldError[];
  /** Data of the failed response for the screen, not validated. */
  readonly data: unknown;

  constructor(status: number, message: string, details: FieldError[] = [], data?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
    this.data = data;
  }

  /** False if no response arrived in time. */
  get hasResponse(): boolean {
    return this.status > 0;
  }
}

/**
 * Returns the `data` of a response in the given shape, or the whole body if it has no envelope
 * (product.md, "API"). Throws an `ApiError` if the request failed or the shape is wrong. The error
 * has the server's details and message; the message is empty if the server sent none, so that the
 * screen shows its own text.
 */
export async function readResponse<T extends z.ZodType>(
  response: Response,
  shape: T,
): Promise<z.infer<T>> {
  const body: unknown = await response.json().catch(() => null);
  return readBody(response.status, body, shape);
}

/** Does the same as `readResponse` for a body that was not fetched, for example from an upload with progress. */
export function readBody<T extends z.ZodType>(status: number, body: unknown, shape: T): z.infer<T> {
  if (status >= 400) {
    const { data } = anyFailure.safeParse(body);
    const text = data?.message || data?.error || data?.details?.[0]?.message || '';
    throw new ApiError(status, text, data?.details, data?.data);
  }
  const envelope = success(z.unknown()).safeParse(body);
  const parsed = shape.safeParse(envelope.success ? envelope.data.data : body);
  if (!parsed.success) throw new ApiError(status, INVALID_RESPONSE);
  return parsed.data;
}
