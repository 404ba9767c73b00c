import { draftStore } from '#app/editing/local-draft.ts';
import { carFormShape } from './car-form.schema.ts';

/** Raised when drafts of before can no longer be read rightly. */
const FORMAT = 1;

/** What was typed in the car editor and not saved; browser only. */
export const carDrafts = draftStore(carFormShape, FORMAT);
