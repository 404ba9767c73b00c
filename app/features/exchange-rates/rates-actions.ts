/** What staff do on the rates' screen. Browser only. */
import { z } from 'zod';
import { ApiError } from '#app/lib/api-client.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { callAdminApi } from '../auth/admin-api.ts';
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

/** `error` is the server's own text, empty where it gave none; `unusual`: it can be insisted on. */
export type RatesActionResult =
  | { ok: true; intent: RatesAction['intent']; changed: boolean; overridden: boolean }
  | {
      ok: false;
      intent: RatesAction['intent'];
      error: string;
      details: FieldError[];
      unusual: boolean;
    };

/** Does what a `RatesAction`, sent as JSON, asks for. */
export async function runRatesAction(request: Request): Promise<RatesActionResult> {
  const action = actionSchema.parse(await request.json());
  const { intent } = action;
  try {
    return { ok: true, intent, ...(await call(request, action)) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, details } = error;
    // Somebody else has ended it, or its time was over: what is wanted holds already.
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
