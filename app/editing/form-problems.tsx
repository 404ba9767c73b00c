import { useEffect } from 'react';
import { Alert } from '#app/ui/alert.tsx';
import { ErrorSummary, type SummaryItem } from '#app/ui/error-summary.tsx';
import type { Attempt, AttemptError } from './save-attempt.rules.ts';

/**
 * Why something was not saved. Once that is on the screen, the first wrong field takes the focus,
 * or the list itself (`focus="summary"`). What has been put right since is struck out.
 */
export function FormProblems<Field extends string>({
  id,
  attempt,
  itemOf,
  focus = 'field',
  fixedLabel,
}: {
  id: string;
  attempt: Attempt<Field> | null;
  itemOf: (error: AttemptError<Field>) => SummaryItem;
  focus?: 'field' | 'summary';
  fixedLabel: string;
}) {
  const items = attempt?.errors.map(itemOf) ?? [];
  const firstControl = focus === 'field' ? items[0]?.control : undefined;
  useEffect(() => {
    if (attempt) document.getElementById(firstControl ?? id)?.focus();
  }, [attempt, firstControl, id]);
  if (!attempt) return null;
  return (
    <div id={id} tabIndex={-1} className="scroll-mt-4 outline-none">
      {items.length > 0 ? (
        <ErrorSummary title={attempt.message} items={items} fixedLabel={fixedLabel} />
      ) : (
        <Alert tone="error">{attempt.message}</Alert>
      )}
    </div>
  );
}
