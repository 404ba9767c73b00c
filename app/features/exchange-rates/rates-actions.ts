/** What staff do on the rates' screen. Browser only. */
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { ApiError } from '#app/lib/api-client.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { refreshedRatesSchema } from './rates-admin.schema.ts';

const PATH = '/admin/exchange-rates';

const actionSchema = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('refresh') }),
  z.object({ intent: z.literal('end-override') }),
  z.object({
    intent: z.literal('set-override'),
    USD: z.number().nullable(),
    TRY: z.number().nullable(),
    expiresAt: z.string(),
    allowUnusual: z.boolean(),
  }),
]);
export type RatesAction = z.infer<typeof actionSchema>;

/** `error` is the server's text, possibly empty; `unusual`: `allowUnusual` would set the rates. */
export type RatesActionResult =
  | { ok: true; intent: RatesAction['intent']; changed: boolean; overridden: boolean }
  | {
      ok: false;
      intent: RatesAction['intent'];
      error: string;
      details: FieldError[];
      unusual: boolean;
    };

/** Runs the `RatesAction` that a request has as JSON. */
export async function runRatesAction(request: Request): Promise<RatesActionResult> {
  const action = actionSchema.parse(await request.json());
  const { intent } = action;
  try {
    return { ok: true, intent, ...(await call(request, action)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, details } = error;
    // The rates have ended already.
    if (status === 404 && intent === 'end-override') {
      return { ok: true, intent, changed: true, overridden: false };
    }
    return { ok: false, intent, error: message, details, unusual: status === 409 };
  }
}

async function call(request: Request, action: RatesAction) {
  switch (action.intent) {
    case 'refresh': {
      const fetched = await callAdminApi(request, PATH, refreshedRatesSchema, { method: 'PUT' });
      return { changed: fetched.changed, overridden: fetched.source === 'manual' };
    }
    case 'end-override':
      await callAdminApi(request, `${PATH}/override`, z.unknown(), { method: 'DELETE' });
      return { changed: true, overridden: false };
    case 'set-override': {
      const { intent: _, ...body } = action;
      await callAdminApi(request, `${PATH}/override`, z.unknown(), { method: 'POST', body });
      return { changed: true, overridden: true };
    }
  }
}

/** Runs actions of the rates' screen; `onDone` gets the result when the page has loaded again. */
export function useRatesAction(onDone: (result: RatesActionResult) => void) {
  const fetcher = useFetcher<RatesActionResult>();
  const { state, data } = fetcher;
  const result = state === 'idle' ? data : undefined;
  const finish = useEffectEvent(onDone);
  useEffect(() => {
    if (result) finish(result);
  }, [result]);
  return {
    pending: state !== 'idle',
    result,
    run: (action: RatesAction) =>
      fetcher.submit(action, { method: 'post', encType: 'application/json' }),
    reset: fetcher.reset,
  };
}
