/** Calls of our own JSON API from a browser. */
import { z } from 'zod';
import type { FieldError } from './app-error.ts';
import { failureSchema, success } from './envelope.schema.ts';

/** Message for a response that does not have the promised shape (spec, part 8). */
const INVALID_RESPONSE = 'Invalid response structure';

const anyFailure = failureSchema.extend({ data: z.unknown() }).partial();

/** A call that did not do what it was for; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number;
  readonly details: FieldError[];
  /** Data of the refusal for the screen, not validated. */
  readonly data: unknown;

  constructor(status: number, message: string, details: FieldError[] = [], data?: unknown) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.details = details;
    this.data = data;
  }

  /** False if the server could not be reached in time. */
  get isAnswered(): boolean {
    return this.status > 0;
  }
}

/**
 * Reads a response of the API: its `data` in the given shape, or a whole body of that shape without
 * an envelope (product.md, API). Throws an ApiError with the server's message (empty if there is
 * none, so that the screen shows its own) and details.
 */
export async function readAnswer<T extends z.ZodType>(
  response: Response,
  shape: T,
): Promise<z.infer<T>> {
  const body: unknown = await response.json().catch(() => null);
  return readBody(response.status, body, shape);
}

/** Reads a response that was not fetched, for example of an upload with progress. */
export function readBody<T extends z.ZodType>(status: number, body: unknown, shape: T): z.infer<T> {
  if (status >= 400) {
    const { data } = anyFailure.safeParse(body);
    const text = data?.message || data?.error || data?.details?.[0]?.message || '';
    throw new ApiError(status, text, data?.details, data?.data);
  }
  const envelope = success(z.unknown()).safeParse(body);
  const answer = shape.safeParse(envelope.success ? envelope.data.data : body);
  if (!answer.success) throw new ApiError(status, INVALID_RESPONSE);
  return answer.data;
}
