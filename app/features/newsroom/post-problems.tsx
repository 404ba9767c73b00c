import { useFormContext, useFormState } from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { FormProblems } from '#app/editing/form-problems.tsx';
import type { Attempt } from '#app/editing/save-attempt.rules.ts';
import { failureId, type Upload } from '#app/features/images/upload-list.rules.ts';
import { postFormText as text } from './newsroom.text.ts';
import { controlId, type PostField, PROBLEMS_ID } from './post-fields.rules.ts';
import type { PostForm } from './post-form.schema.ts';

/** Why the post was not saved: on top of the page, which takes the focus (spec, part 8). */
export function PostProblems({
  attempt,
  uploads,
}: {
  attempt: Attempt<PostField> | null;
  uploads: readonly Upload[];
}) {
  const { control } = useFormContext<PostForm>();
  const { errors } = useFormState({ control });
  const stillFailed = (id: string) =>
    uploads.some((upload) => failureId(upload) === id && upload.status === 'failed');
  return (
    <FormProblems
      id={PROBLEMS_ID}
      attempt={attempt}
      focus="summary"
      itemOf={({ field, message, control: failed }) => ({
        control: failed ?? controlId(field),
        message,
        fixed: failed ? !stillFailed(failed) : messageIn(errors, field) === null,
      })}
      fixedLabel={text.editing.fixed}
    />
  );
}
