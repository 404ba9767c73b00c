import type { ReactNode, RefObject } from 'react';
import { useDeletion as useRowDeletion } from '#app/editing/use-deletion.tsx';
import { dashboardText } from './dashboard.text.ts';
import type { DashboardAction } from './dashboard-actions.ts';

const text = dashboardText.deletion;

/** Deletion of a car or a post, asked for in the spec's words. */
export function useDeletion<Row extends { id: string; title: string }>({
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
  return useRowDeletion<Row>({
    intent,
    heading,
    texts: {
      title,
      question: (row) => (
        <>
          <p lang="en">{text.question(row.title)}</p>
          {warning?.(row)}
        </>
      ),
      confirm: text.confirm,
      cancel: text.cancel,
      failed: (error) => error || text.failed,
      done: (row) => done(row.title),
    },
  });
}
