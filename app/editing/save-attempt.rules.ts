/** Why something typed was not saved when that was tried last. */
import type { FieldError } from '#app/lib/app-error.ts';
import { fieldOfError, messageIn } from './form-fields.ts';

export interface Attempt<Field extends string> {
  /** About the whole. */
  message: string;
  /** In reading order. */
  errors: AttemptError<Field>[];
  /** What the server's refusal carries for this screen; not checked. */
  data?: unknown;
}

export interface AttemptError<Field extends string> {
  field: Field;
  message: string;
  /** Id of what puts it right, where that is not the field's own control. */
  control?: string;
}

/** What the form's own checks found: `errors` is the form library's tree. */
export function errorsOfForm<Field extends string>(
  fields: readonly Field[],
  errors: object,
): AttemptError<Field>[] {
  return fields.flatMap((field) => {
    const message = messageIn(errors, field);
    return message ? [{ field, message }] : [];
  });
}

/** What the server found: one message for each field, also of what is inside of one. */
export function errorsOfServer<Field extends string>(
  fields: readonly Field[],
  details: readonly FieldError[],
): AttemptError<Field>[] {
  return fields.flatMap((field) => {
    const detail = details.find(({ field: name }) => fieldOfError(fields, name) === field);
    return detail ? [{ field, message: detail.message }] : [];
  });
}
