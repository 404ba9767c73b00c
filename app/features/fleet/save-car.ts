import type { Versioned } from '#app/features/auth/save-versioned.ts';
import { adminCarSchema } from './car-input.schema.ts';
import { carFormText } from './fleet.text.ts';

const { created, updated, failed } = carFormText.save;

/** How a car is saved (`saveVersioned`). */
export const CAR_SAVING: Versioned<typeof adminCarSchema> = {
  path: '/admin/cars',
  shape: adminCarSchema,
  text: {
    created: ({ title }) => created(title),
    updated: ({ title }) => updated(title),
    createFailed: failed,
    updateFailed: failed,
  },
};
