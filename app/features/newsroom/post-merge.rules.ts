/** How two versions of a post are compared and brought together (`three-way-merge.rules.ts`). */
import { fieldValue } from '#app/editing/form-fields.ts';
import { formMerge, plainMeaning } from '#app/editing/three-way-merge.rules.ts';
import { pictureMeaning } from '#app/features/images/images.rules.ts';
import { uniqueTags } from '../news/post.rules.ts';
import { POST_FIELDS, type PostField } from './post-fields.rules.ts';
import { chosenDay } from './post-form.rules.ts';
import type { PostForm } from './post-form.schema.ts';

export const postMerge = formMerge<PostForm, PostField>({
  fields: POST_FIELDS,
  meaning(form, field) {
    switch (field) {
      case 'featuredImage':
        return plainMeaning(form.featuredImage && pictureMeaning(form.featuredImage));
      case 'tags':
        return plainMeaning(uniqueTags([...form.tags.list, form.tags.typed]));
      case 'publishedAt':
        return `${chosenDay(form.publishedAt.date) ?? form.publishedAt.date} ${form.publishedAt.time}`.trim();
      default:
        return plainMeaning(fieldValue(form, field));
    }
  },
});
