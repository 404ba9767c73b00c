/** What is done with one row of a list. Browser only. */
import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { ApiError } from '#app/lib/api-client.ts';
import { useToasts } from '#app/ui/toasts.tsx';
import type { ActionResult } from './use-deletion.tsx';

/** What a row sends; `intent` says what is to be done with the entity of this `id`. */
type RowForm = Record<string, string> & { intent: string; id: string };

/**
 * The client action of a list: calls what belongs to the form's `intent`. The list is read anew
 * afterwards, so of the answers only the success counts. A `delete-…` of what is deleted already is
 * done, too.
 */
export async function runListAction(
  request: Request,
  actions: Readonly<Record<string, (form: RowForm) => Promise<unknown>>>,
): Promise<ActionResult> {
  const form = Object.fromEntries(await request.formData()) as RowForm;
  const run = actions[form.intent];
  if (!run || !form.id) throw new Error(`The list cannot do '${form.intent}'`);
  try {
    await run(form);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 && form.intent.startsWith('delete-')) return { ok: true };
    return { ok: false, error: error.message, details: error.details, data: error.data };
  }
}

/**
 * A change in a row (`runListAction`): `sent` is on the screen at once, and back to what it was when
 * the server refuses. A toast says what came of it, unless `onRefused` has taken care of that.
 */
export function useRowAction<Sent extends Record<string, string>>({
  id,
  intent,
  done,
  failed,
  onRefused,
  lang,
}: {
  id: string;
  intent: string;
  done: () => string;
  /** `error` is the server's own text, empty where it gave none. */
  failed: (error: string) => string;
  /** True when nothing more is to be said of it. */
  onRefused?: (refused: ActionResult & { ok: false }) => boolean;
  lang?: string;
}) {
  const fetcher = useFetcher<ActionResult>({ key: `${intent}-${id}` });
  const toasts = useToasts();
  const { data, formData } = fetcher;
  const say = useEffectEvent((result: ActionResult) => {
    if (result.ok) toasts.success(done(), { action: true, lang });
    else if (!onRefused?.(result)) toasts.error(failed(result.error), { lang });
  });
  useEffect(() => {
    // At once, not when the list has been read anew: this row may not be in it any more.
    if (data) say(data);
  }, [data]);
  return {
    /** What is on its way; null when nothing is. */
    sent: formData ? (Object.fromEntries(formData) as Sent) : null,
    busy: fetcher.state !== 'idle',
    send: (values: Sent) => fetcher.submit({ intent, id, ...values }, { method: 'post' }),
  };
}
