/** What is done with one row of a list. Browser only. */

import { type ReactNode, useRef, useState } from 'react';
import { useFetchers } from 'react-router';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { Language } from '#app/lib/words/language.ts';
import { ConfirmDialog } from '#app/ui/dialogs/confirm-dialog.tsx';
import { type ToastUndo, useToasts } from '#app/ui/dialogs/toasts.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeLanguage } from '#app/ui/language/use-text.ts';
import { useBusyFetcher, useOutcome } from '../office-calls/use-outcome.ts';
import { officeWords } from '../office-words.text.ts';

/** What the page's action answers; `error` is the server's own text, empty where it gave none. */
export type ActionResult =
  | { ok: true; data?: unknown }
  | {
      ok: false;
      error: string;
      /** False if the connection was lost. */
      answered: boolean;
      details?: readonly FieldError[];
      data?: unknown;
    };

/** What a row sends; `intent` says what is to be done with the entity of this `id`. */
type RowForm = Record<string, string> & { intent: string; id: string };

/**
 * The client action of a list: calls what belongs to the form's `intent`, and hands on its answer. The
 * list is read anew afterwards. A `delete-…` of what is deleted already is done, too.
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
    const { message, isAnswered: answered, details, data } = error;
    return { ok: false, error: message, answered, details, data };
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
  undo,
  onDone,
  onRefused,
  lang: given,
}: {
  id: string;
  intent: string;
  done: () => string;
  /** Where it can be taken back; `data` as the action answered. */
  undo?: (data: unknown) => ToastUndo;
  /** `error` is the server's own text, empty where it gave none. */
  failed: (error: string) => string;
  /** Returns true if it has told the person about the success; then no toast is shown. */
  onDone?: (data: unknown) => boolean;
  /** Returns true if it has told the person about the refusal; then no toast is shown. */
  onRefused?: (refused: ActionResult & { ok: false }) => boolean;
  lang?: Language;
}) {
  const language = useOfficeLanguage();
  const lang = given ?? language;
  const fetcher = useBusyFetcher<ActionResult>({ key: keyOf(intent, id) });
  const toasts = useToasts();
  // Two rows may be of one entity and have one answer then, as pickup and return of a booking have.
  const hasSent = useRef(false);
  function say(result: ActionResult) {
    if (!hasSent.current) return;
    if (result.ok) {
      if (onDone?.(result.data)) return;
      toasts.success(done(), { action: true, lang, undo: undo?.(result.data) });
    } else if (!onRefused?.(result)) toasts.error(sentenceOf(result, failed, lang), { lang });
  }
  // Not when the list has been read anew: this row may not be in it any more.
  useOutcome(fetcher, say, { atOnce: true });
  const { formData } = fetcher;
  return {
    /** What is on its way; null when nothing is. */
    sent: formData ? (Object.fromEntries(formData) as Sent) : null,
    busy: fetcher.state !== 'idle',
    send(values: Sent) {
      hasSent.current = true;
      return fetcher.submit({ intent, id, ...values }, { method: 'post' });
    },
  };
}

/** The sentence for a failed action: the server's reason, or that there is no connection if no answer came. */
export function sentenceOf(
  { error, answered }: { error: string; answered: boolean },
  failed: (error: string) => string,
  language: Language,
): string {
  return answered ? failed(error) : officeWords[language].noConnection(failed(''));
}

const keyOf = (intent: string, id: string) => `${intent}-${id}`;

/** Whether a row's change of this kind is on its way: the row has to stay until it says how it went. */
export function useIsRowActing(intent: string): boolean {
  return useFetchers().some(({ key }) => key.startsWith(keyOf(intent, '')));
}

interface DeletionTexts<Row> {
  title: string;
  question: (row: Row) => ReactNode;
  confirm: string;
  cancel: string;
  /** `error` may be empty. */
  failed: (error: string) => string;
  done: (row: Row) => string;
  /** Where a refusal can be set aside: what to confirm then. */
  anyway?: string;
}

/**
 * Deletes rows of a list after asking: `ask(row)` opens `dialog`, which says what failed and stays
 * open then. Where a refusal has something `inTheWay`, confirming once more sends `anyway`. When the
 * list has been read anew without the row, a toast says so, and the focus moves to the heading of the
 * page, or `onDone` leads away.
 */
export function useDeletion<Row extends { id: string }>({
  intent,
  texts,
  onDone,
  inTheWay,
  notice,
  lang: given,
}: {
  /** What the page's action gets with the row's `id`. */
  intent: string;
  texts: DeletionTexts<Row>;
  onDone?: () => void;
  /** Shows what the `data` of a refusal lists, where it can be set aside; false for other refusals. */
  inTheWay?: (data: unknown) => Elements;
  /** What else is to be said of the answer; empty for nothing. */
  notice?: (data: unknown) => string;
  /** Language, if it differs from the screen's. */
  lang?: Language;
}) {
  const language = useOfficeLanguage();
  const lang = given ?? language;
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
  const listed = refused && inTheWay?.(refused.data);
  const dialog = (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={texts.title}
      text={chosen && texts.question(chosen)}
      confirmLabel={(listed && texts.anyway) || texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      pending={state !== 'idle'}
      // Not while the page is read anew: a dialog that says what failed can be closed.
      error={
        outcome &&
        refused && (
          <>
            <span>{sentenceOf(refused, texts.failed, lang)}</span>
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
