/** What is said of a car that could not be saved. */
import type { FieldError } from '#app/lib/app-error.ts';
import { imagesText } from '../images/images.text.ts';
import type { Upload } from '../images/upload-list.rules.ts';
import {
  CAR_FIELDS,
  type CarField,
  controlId,
  fieldOfError,
  fieldValue,
} from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carFormText } from './car-form.text.ts';
import { carInputText, REQUIRED } from './car-input.text.ts';

/** What was wrong when saving was tried last; `message` is about the whole. */
export interface Attempt {
  message: string;
  errors: { field: CarField; message: string; upload?: Upload }[];
}

const REQUIRED_FIELDS = Object.keys(REQUIRED) as (keyof typeof REQUIRED)[];

/** Of the form's own checks: `messageOf` says what is wrong with a field. */
export function refusedByForm(
  form: CarForm,
  messageOf: (field: CarField) => string | null,
): Attempt {
  const errors = CAR_FIELDS.flatMap((field) => {
    const message = messageOf(field);
    return message ? [{ field, message }] : [];
  });
  const isMissing = (field: CarField) => String(fieldValue(form, field)).trim() === '';
  const message = REQUIRED_FIELDS.some(isMissing)
    ? carInputText.requiredFields
    : carFormText.errors.title;
  return { message, errors };
}

/** Of pictures that have not arrived: which they are, in reading order. */
export function refusedByUploads(uploads: readonly Upload[]): Attempt {
  const errors = CAR_FIELDS.flatMap((field) =>
    uploads
      .filter((upload) => upload.status === 'failed' && upload.field === controlId(field))
      .map((upload) => ({
        ...{ field, upload },
        message: imagesText.ofFile(upload.name, upload.error ?? ''),
      })),
  );
  return { message: carFormText.save.uploadFailed, errors };
}

/** Of the server: one message for each field, in reading order, also of what is inside of one. */
export function refusedByServer(message: string, details: FieldError[]): Attempt {
  const errors = CAR_FIELDS.flatMap((field) => {
    const detail = details.find(({ field: name }) => fieldOfError(name) === field);
    return detail ? [{ field, message: detail.message }] : [];
  });
  return { message, errors };
}

/** The first message in a branch of a form library's tree of errors; null when there is none. */
export function messageIn(errors: unknown, field: CarField): string | null {
  const branch = field
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], errors);
  return firstMessage(branch);
}

function firstMessage(branch: unknown): string | null {
  if (branch === null || typeof branch !== 'object') return null;
  if ('message' in branch && typeof branch.message === 'string') return branch.message;
  // An error carries the control it is about, which is no part of the tree.
  for (const part of Array.isArray(branch) ? branch : plainValues(branch)) {
    const message = firstMessage(part);
    if (message) return message;
  }
  return null;
}

function plainValues(branch: object): unknown[] {
  return 'ref' in branch ? [] : Object.values(branch);
}
