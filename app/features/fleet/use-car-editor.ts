import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { errorsOfServer } from '#app/editing/save-attempt.rules.ts';
import { useEditor } from '#app/editing/use-editor.ts';
import { useImageUploads } from '#app/features/images/use-image-uploads.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { refusedByForm, refusedByUploads } from './car-attempt.rules.ts';
import { carDrafts } from './car-draft.ts';
import { CAR_FIELDS, type CarField } from './car-fields.rules.ts';
import { carToForm, newCarForm } from './car-form.rules.ts';
import { type CarForm, carFormSchema } from './car-form.schema.ts';
import type { AdminCar, CarInput } from './car-input.schema.ts';
import { carMerge } from './car-merge.rules.ts';

/** The list that one comes from and goes back to. */
export const CARS_PATH = '/admin?section=cars';

/** A car while it is edited. */
export function useCarEditor({
  car,
  draftKey,
  today,
}: {
  car: AdminCar | null;
  draftKey: string;
  today: IsoDate;
}) {
  const thisYear = Number(today.slice(0, 4));
  const [resolver] = useState(() => zodResolver(carFormSchema(thisYear)));
  const uploads = useImageUploads();
  const editor = useEditor<CarForm, CarInput, CarField, AdminCar>({
    thing: car,
    formOf: (read) => (read ? carToForm(read) : newCarForm(thisYear)),
    merging: carMerge,
    resolver,
    drafts: carDrafts,
    draftKey,
    steps: {
      async before() {
        const { failed } = await uploads.whenSettled();
        return failed > 0 ? refusedByUploads(uploads.queue.snapshot()) : null;
      },
      pendingUploads: uploads.pending,
      refusedByForm: (form, errors) => refusedByForm(form, errors),
      refusedByServer: (message, details) => ({
        message,
        errors: errorsOfServer(CAR_FIELDS, details),
      }),
    },
    lang: 'en',
  });
  return { ...editor, uploads };
}
