import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { useToasts } from '#app/ui/toasts.tsx';

/** What the page's action answers; `error` is the server's own text, empty where it gave none. */
export type ActionResult = { ok: true } | { ok: false; error: string };

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
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<ActionResult>();
  const toasts = useToasts();
  const { state, data, reset } = fetcher;

  const finish = useEffectEvent(() => {
    setOpen(false);
    if (doomed) toasts.success(texts.done(doomed), { action: true, lang });
    heading.current?.focus({ preventScroll: true });
    reset();
  });
  const isDone = state === 'idle' && data?.ok === true;
  useEffect(() => {
    if (isDone) finish();
  }, [isDone]);

  function ask(row: Row) {
    reset();
    setDoomed(row);
    setOpen(true);
  }
  const dialog = (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      title={texts.title}
      text={doomed && texts.question(doomed)}
      confirmLabel={texts.confirm}
      cancelLabel={texts.cancel}
      destructive
      pending={state !== 'idle'}
      error={data?.ok === false ? texts.failed(data.error) : undefined}
      onConfirm={() => doomed && fetcher.submit({ intent, id: doomed.id }, { method: 'post' })}
      lang={lang}
    />
  );
  return { ask, dialog };
}
