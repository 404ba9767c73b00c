import { useEffect } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Alert } from '#app/ui/alert.tsx';
import { ErrorSummary } from '#app/ui/error-summary.tsx';
import { failureId, type Upload } from '../images/upload-list.rules.ts';
import { type Attempt, messageIn } from './car-attempt.rules.ts';
import { controlId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carFormText as text } from './car-form.text.ts';

/** Where the focus goes when no field is to blame. */
const PROBLEMS_ID = 'car-problems';

/**
 * Why the car was not saved, and the way to the first wrong field, which takes the focus once its
 * message is on the screen. What has been put right since is struck out.
 */
export function CarProblems({
  attempt,
  uploads,
}: {
  attempt: Attempt | null;
  uploads: readonly Upload[];
}) {
  const { control } = useFormContext<CarForm>();
  const { errors } = useFormState({ control });
  useEffect(() => {
    if (!attempt) return;
    const [first] = attempt.errors;
    document.getElementById(first ? controlOf(first) : PROBLEMS_ID)?.focus();
  }, [attempt]);
  if (!attempt) return null;
  const items = attempt.errors.map(({ field, message, upload }) => ({
    control: controlOf({ field, upload }),
    message: text.fieldMessage(field, message),
    fixed: upload
      ? !uploads.some(({ id, status }) => id === upload.id && status === 'failed')
      : messageIn(errors, field) === null,
  }));
  return (
    <div id={PROBLEMS_ID} tabIndex={-1} className="scroll-mt-4 outline-none">
      {items.length > 0 ? (
        <ErrorSummary title={attempt.message} items={items} fixedLabel={text.errors.fixed} />
      ) : (
        <Alert tone="error">{attempt.message}</Alert>
      )}
    </div>
  );
}

/** Where it is put right. */
function controlOf({ field, upload }: Pick<Attempt['errors'][number], 'field' | 'upload'>): string {
  return upload ? failureId(upload) : controlId(field);
}
