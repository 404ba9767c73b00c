/** Browser only. */
import { z } from 'zod';
import type { ActionResult } from '#app/editing/list/list-actions.tsx';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';

/** POST to the account's API, which the page's client action sends. */
export interface AccountPost {
  account: {
    /** Path below `/api`. */
    path: string;
    body: object;
    idempotencyKey: string;
  };
}

/**
 * Sends the POST. Returns a refusal instead of throwing it, so that the dialog keeps the typed
 * values.
 */
export async function runAccountPost(
  request: Request,
  { account: { path, body, idempotencyKey } }: AccountPost,
): Promise<ActionResult> {
  try {
    const call = { method: 'POST', body, idempotencyKey, language: 'en' } as const;
    return { ok: true, data: await callAdminApi(request, path, z.unknown(), call) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { message, hasResponse, details } = error;
    return { ok: false, error: message, hasResponse, details };
  }
}
