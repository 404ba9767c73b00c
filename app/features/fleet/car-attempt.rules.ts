/** What is said of a car that could not be saved. */
import { fieldValue } from '#app/editing/form-fields.ts';
import { type Attempt, errorsOfForm } from '#app/editing/save-attempt.rules.ts';
import { imagesText } from '#app/features/images/images.text.ts';
import { failureId, type Upload } from '#app/features/images/upload-list.rules.ts';
import { CAR_FIELDS, type CarField, controlId } from './car-fields.rules.ts';
import type { CarForm } from './car-form.schema.ts';
import { carFormText, carInputText, REQUIRED_FIELDS } from './fleet.text.ts';

/** Of the form's own checks: `found` is the form library's tree of errors. */
export function refusedByForm(form: CarForm, found: object): Attempt<CarField> {
  const isMissing = (field: CarField) => String(fieldValue(form, field)).trim() === '';
  const message = REQUIRED_FIELDS.some(isMissing)
    ? carInputText.requiredFields
    : carFormText.errors.title;
  return { message, errors: errorsOfForm(CAR_FIELDS, found) };
}

/** Of pictures that have not arrived: which they are, in reading order. */
export function refusedByUploads(uploads: readonly Upload[]): Attempt<CarField> {
  const errors = CAR_FIELDS.flatMap((field) =>
    uploads
      .filter((upload) => upload.status === 'failed' && upload.field === controlId(field))
      .map((upload) => ({
        ...{ field, control: failureId(upload) },
        message: imagesText.ofFile(upload.name, upload.error ?? ''),
      })),
  );
  return { message: carFormText.save.uploadFailed, errors };
}
