import { draftStore } from '#app/editing/local-draft.ts';
import { withoutPlaceholders } from './markdown-pictures.rules.ts';
import { postFormShape } from './post-form.schema.ts';

/** Raised when drafts of before can no longer be read rightly. */
const FORMAT = 1;

/** What was typed in the post editor and not saved, without pictures that never arrived. */
export const postDrafts = draftStore(
  postFormShape.extend({ content: postFormShape.shape.content.overwrite(withoutPlaceholders) }),
  FORMAT,
);
