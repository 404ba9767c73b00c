/** Actions on a row of a list. Browser only. */

import { type ReactNode, useRef, useState } from 'react';
import { useFetchers } from 'react-router';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { type ToastUndo, useToasts } from '#app/ui/dialogs/toasts.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { useBusyFetcher, useOutcome } from '../office-calls/use-outcome.ts';

/** Result of the page's action. `error` is the server's text, empty if it gave none. */
export type ActionResult =
  | { ok: true; data?: unknown }
  | {
      ok: false;
      error: string;
      /** False if the connection was lost. */
      hasResponse: boolean;
      details?: readonly FieldError[];
      data?: unknown;
    };

/** Form that a row sends. `intent` names the action on the entity with this `id`. */
type RowForm = Record<string, string> & { intent: string; id: string };

/**
 * Client action of a list: calls the function for the form's `intent` and returns its result. The
 * list is refetched afterwards. A `delete-…` of an entity that is already deleted counts as done.
 */
export async function runListAction(
  request: Request,
  actions: Readonly<Record<string, (form: RowForm) => Promise<unknown>>>,
): Promise<ActionResult> {
  const form = Object.fromEntries(await request.formData()) as RowForm;
  const run = actions[form.intent];
  if (!run || !form.id) throw new Error(`The list cannot do '${form.intent}'`);
  try {
    return { ok: true, data: await run(form) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 404 && form.intent.startsWith('delete-')) return { ok: true };
    const { message, hasResponse, details, data } = error;
    return { ok: false, error: message, hasResponse, details, data };
  }
}

/**
 * Change in a row (`runListAction`): `sent` is shown at once and reverts if the server refuses. A
 * toast shows the result, unless `onRefused` or `onDone` has shown it.
 */
export function useRowAction<Sent extends Record<string, string>>({
  id,
  intent,
  done,
  failed,
  undo,
  onDone,
  onRefused,
}: {
  id: string;
  intent: string;
  done: () => string;
  /** Returns the undo button of the toast. `data` is the action's result. */
  undo?: (data: unknown) => ToastUndo;
  /** `error` is the server's text, empty if it gave none. */
  failed: (error: string) => string;
  /** Returns true if it has shown the success itself; then there is no toast. */
  onDone?: (data: unknown) => boolean;
  /** Returns true if it has shown the refusal itself; then there is no toast. */
  onRefused?: (refused: ActionResult & { ok: false }) => boolean;
}) {
  const lang = useOfficeLanguage();
  const editing = useOfficeText('editing');
  const fetcher = useBusyFetcher<ActionResult>({ key: keyOf(intent, id) });
  const toasts = useToasts();
  // Remembers that this row sent: two rows may share an entity and its response, as a booking's
  // pickup and return do.
  const hasSent = useRef(false);
  function showResult(result: ActionResult) {
    if (!hasSent.current) return;
    if (result.ok) {
      if (onDone?.(result.data)) return;
      toasts.success(done(), { action: true, lang, undo: undo?.(result.data) });
    } else if (!onRefused?.(result)) toasts.error(sentenceOf(result, failed, editing), { lang });
  }
  // Reports at once: after the refetch this row may be gone.
  useOutcome(fetcher, showResult, { atOnce: true });
  const { formData } = fetcher;
  return {
    /** Values being sent; null if there are none. */
    sent: formData ? (Object.fromEntries(formData) as Sent) : null,
    busy: fetcher.state !== 'idle',
    send(values: Sent) {
      hasSent.current = true;
      return fetcher.submit({ intent, id, ...values }, { method: 'post' });
    },
  };
}

/**
 * Returns the sentence for a failed action: the server's reason, or that there is no connection if
 * no response came.
 */
export function sentenceOf(
  { error, hasResponse }: { error: string; hasResponse: boolean },
  failed: (error: string) => string,
  editing: OfficeTexts['editing'],
): string {
  return hasResponse ? failed(error) : editing.noConnection(failed(''));
}

const keyOf = (intent: string, id: string) => `${intent}-${id}`;

/** Returns true while a row's change of this kind is being sent: the row must stay until its result is shown. */
export function useIsRowActing(intent: string): boolean {
  return useFetchers().some(({ key }) => key.startsWith(keyOf(intent, '')));
}

interface DeletionTexts<Row> {
  title: string;
  question: (row: Row) => ReactNode;
  confirm: string;
  cancel: string;
  /** `error` is the server's text, empty if it gave none. */
  failed: (error: string) => string;
  done: (row: Row) => string;
  /** Label of the confirmation that overrides a refusal. */
  anyway?: string;
  /** Returns the name that must be typed before the row is deleted, and the field's label; null for none. */
  typed?: (row: Row) => { word: string; label: ReactNode } | null;
}

/**
 * Deletes rows of a list after a question. `ask(row)` opens `dialog`, which stays open and shows the error if
 * the deletion fails. If `clashing` returns obstacles, a second confirmation sends `anyway`. After the refetch
 * a toast confirms, and the focus moves to the page's heading, or `onDone` navigates away.
 */
export function useDeletion<Row extends { id: string }>({
  intent,
  texts,
  onDone,
  clashing,
  notice,
}: {
  /** Name of the action, sent with the row's `id`. */
  intent: string;
  texts: DeletionTexts<Row>;
  onDone?: () => void;
  /** Shows the obstacles in the `data` of a refusal that can be overridden; false for other refusals. */
  clashing?: (data: unknown) => Elements;
  /** Returns an additional message about the result; empty for none. */
  notice?: (data: unknown) => string;
}) {
  const lang = useOfficeLanguage();
  const editing = useOfficeText('editing');
  const [chosen, setChosen] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const fetcher = useBusyFetcher<ActionResult>();
  const toasts = useToasts();
  const { state, data, reset } = fetcher;
  const outcome = useOutcome(fetcher, (result) => {
    if (!result.ok) return;
    setOpen(false);
    if (chosen) toasts.success(texts.done(chosen), { action: true, lang });
    const more = notice?.(result.data);
    if (more) toasts.info(more, { lang });
    reset();
    onDone?.();
  });

  function ask(row: Row) {
    reset();
    setChosen(row);
    setOpen(true);
  }
  const refused = data?.ok === false ? data : null;
  const listed = refused && clashing?.(refused.data);
  const dialog = (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={texts.title}
      text={chosen && texts.question(chosen)}
      confirmLabel={(listed && texts.anyway) || texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      typed={chosen && texts.typed?.(chosen)}
      pending={state !== 'idle'}
      // Waits for the end of the refetch, because the dialog can be closed once it shows an error.
      error={
        outcome &&
        refused && (
          <>
            <span>{sentenceOf(refused, texts.failed, editing)}</span>
            {listed}
          </>
        )
      }
      onConfirm={() => {
        if (!chosen) return;
        const form: RowForm = { intent, id: chosen.id };
        if (listed) form.anyway = 'yes';
        void fetcher.submit(form, { method: 'post' });
      }}
      lang={lang}
    />
  );
  return { ask, dialog };
}
