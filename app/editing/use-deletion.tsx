import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FieldError } from '#app/lib/app-error.ts';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { useToasts } from '#app/ui/toasts.tsx';

/** What the page's action answers; `error` is the server's own text, empty where it gave none. */
export type ActionResult =
  | { ok: true }
  | { ok: false; error: string; details?: readonly FieldError[]; data?: unknown };

interface DeletionTexts<Row> {
  title: string;
  question: (row: Row) => ReactNode;
  confirm: string;
  cancel: string;
  /** `error` may be empty. */
  failed: (error: string) => string;
  done: (row: Row) => string;
}

/**
 * Deletes rows of a list after asking: `ask(row)` opens `dialog`, which says what failed and stays
 * open then. When the row is gone, which is when the list has been read anew, a toast says so and
 * the focus, whose place went with the row, moves to `heading`.
 */
export function useDeletion<Row extends { id: string }>({
  intent,
  texts,
  heading,
  lang,
}: {
  /** What the page's action gets, beside the row's `id`. */
  intent: string;
  texts: DeletionTexts<Row>;
  heading: RefObject<HTMLElement | null>;
  /** Of the texts, where it is not the document's. */
  lang?: string;
}) {
  const [chosen, setChosen] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<ActionResult>();
  const toasts = useToasts();
  const { state, data, reset } = fetcher;

  const finish = useEffectEvent(() => {
    setOpen(false);
    if (chosen) toasts.success(texts.done(chosen), { action: true, lang });
    heading.current?.focus({ preventScroll: true });
    reset();
  });
  const isDone = state === 'idle' && data?.ok === true;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  function ask(row: Row) {
    reset();
    setChosen(row);
    setOpen(true);
  }
  const dialog = (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={texts.title}
      text={chosen && texts.question(chosen)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      pending={state !== 'idle'}
      error={data?.ok === false ? texts.failed(data.error) : undefined}
      onConfirm={() => chosen && fetcher.submit({ intent, id: chosen.id }, { method: 'post' })}
      lang={lang}
    />
  );
  return { ask, dialog };
}
