import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useFetcher } from 'react-router';
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx';
import { useToasts } from '#app/ui/toasts.tsx';
import { dashboardText } from './dashboard.text.ts';
import type { ActionResult, DashboardAction } from './dashboard-actions.ts';

const text = dashboardText.deletion;

interface Doomed {
  id: string;
  title: string;
}

/**
 * Deletes rows of a list after asking: `ask(row)` opens `dialog`, which says what failed and stays
 * open then. When the row is gone, which is when the list has been read anew, a toast says so and
 * the focus, whose place went with the row, moves to `heading`.
 */
export function useDeletion<Row extends Doomed>({
  intent,
  title,
  warning,
  done,
  heading,
}: {
  intent: Extract<DashboardAction['intent'], `delete-${string}`>;
  title: string;
  /** What else is to be known before. */
  warning?: (row: Row) => ReactNode;
  done: (title: string) => string;
  heading: RefObject<HTMLElement | null>;
}) {
  const [doomed, setDoomed] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const fetcher = useFetcher<ActionResult>();
  const toasts = useToasts();
  const { state, data, reset } = fetcher;

  const finish = useEffectEvent(() => {
    setOpen(false);
    toasts.success(done(doomed?.title ?? ''), { action: true });
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
      title={title}
      text={
        doomed && (
          <>
            <p lang="en">{text.question(doomed.title)}</p>
            {warning?.(doomed)}
          </>
        )
      }
      confirmLabel={text.confirm}
      cancelLabel={text.cancel}
      destructive
      pending={state !== 'idle'}
      error={data?.ok === false ? data.error || text.failed : undefined}
      onConfirm={() => doomed && fetcher.submit({ intent, id: doomed.id }, { method: 'post' })}
    />
  );
  return { ask, dialog };
}
