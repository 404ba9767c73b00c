import { z } from 'zod';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { useBusyFetcher, useOutcome } from '#app/editing/office-calls/use-outcome.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { useToasts } from '#app/ui/dialogs/toasts.tsx';
import { refreshedRatesSchema } from './admin-rates.schema.ts';

type PageTexts = OfficeTexts['rates']['page'];

const PATH = '/admin/exchange-rates';

export type RatesAction =
  | { intent: 'refresh' }
  | { intent: 'delete-override' }
  | { intent: 'set-override'; USD: string; TRY: string; expiresAt: string; allowUnusual: string };

/**
 * `error` is the server's text, possibly empty. `unusual`: the rates can be set with
 * `allowUnusual`.
 */
export type RatesResult =
  | { ok: true; done: string }
  | { ok: false; error: string; details: FieldError[]; unusual: boolean };

export async function runRatesAction(request: Request, text: PageTexts): Promise<RatesResult> {
  const action = Object.fromEntries(await request.formData()) as RatesAction;
  try {
    return { ok: true, done: await call(request, action, text) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { status, message, details } = error;
    // The manual rates have ended already, which counts as success.
    if (status === 404 && action.intent === 'delete-override') {
      return { ok: true, done: text.override.removing.done() };
    }
    return { ok: false, error: message, details, unusual: status === 409 };
  }
}

async function call(request: Request, action: RatesAction, text: PageTexts): Promise<string> {
  switch (action.intent) {
    case 'refresh': {
      const fetched = await callAdminApi(request, PATH, refreshedRatesSchema, { method: 'PUT' });
      if (fetched.source === 'manual') return text.refresh.overridden;
      return fetched.changed ? text.refresh.changed : text.refresh.same;
    }
    case 'delete-override':
      await callAdminApi(request, `${PATH}/override`, z.unknown(), { method: 'DELETE' });
      return text.override.removing.done();
    case 'set-override': {
      const { USD, TRY, expiresAt, allowUnusual } = action;
      const body = {
        USD: Number(USD),
        TRY: Number(TRY),
        expiresAt,
        allowUnusual: allowUnusual === 'true',
      };
      await callAdminApi(request, `${PATH}/override`, z.unknown(), { method: 'POST', body });
      return text.override.done;
    }
  }
}

/**
 * Runs actions on the page of rates. A toast shows a success when the page's data have loaded
 * again.
 */
export function useRatesAction(onResult: (result: RatesResult) => void = () => {}) {
  const fetcher = useBusyFetcher<RatesResult>();
  const toasts = useToasts();
  const result = useOutcome(fetcher, (finished) => {
    if (finished.ok) toasts.success(finished.done, { action: true });
    onResult(finished);
  });
  return {
    pending: fetcher.state !== 'idle',
    result,
    run: (action: RatesAction) => fetcher.submit(action, { method: 'post' }),
  };
}
