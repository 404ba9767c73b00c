import { useFormContext, useFormState } from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { FormProblems } from '#app/editing/form-problems.tsx';
import type { Attempt } from '#app/editing/save-attempt.rules.ts';
import { failureId, type Upload } from '#app/features/images/upload-list.rules.ts';
import { type CarField, controlId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carFormText as text } from './fleet.text.ts';

/** Why the car was not saved, and the way to the first wrong field or failed picture. */
export function CarProblems({
  attempt,
  uploads,
}: {
  attempt: Attempt<CarField> | null;
  uploads: readonly Upload[];
}) {
  const { control } = useFormContext<CarForm>();
  const { errors } = useFormState({ control });
  const stillFailed = (id: string) =>
    uploads.some((upload) => failureId(upload) === id && upload.status === 'failed');
  return (
    <FormProblems
      id="car-problems"
      attempt={attempt}
      itemOf={({ field, message, control: failed }) => ({
        control: failed ?? controlId(field),
        message: text.fieldMessage(field, message),
        fixed: failed ? !stillFailed(failed) : messageIn(errors, field) === null,
      })}
      fixedLabel={text.editing.fixed}
    />
  );
}
