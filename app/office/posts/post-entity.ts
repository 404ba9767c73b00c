import { z } from 'zod';
import { type Image, imageSchema } from '#app/base/images/images.schema.ts';
import { type AdminPostDetail, readablePostSchema } from '#app/domain/posts/admin-post.schema.ts';
import { uniqueTags } from '#app/domain/posts/post.rules.ts';
import { postFacts } from '#app/domain/posts/post.schema.ts';
import type { Entity } from '#app/editing/editor/use-editor.ts';
import { type TranslationsInForm, toForm } from '#app/editing/fields/form-codec.ts';
import { translatedPath } from '#app/editing/fields/translated-field.tsx';
import { NEWSROOM_PATH } from '#app/editing/office-paths.rules.ts';
import { publishDate, typedInstant } from './editor/post-form.rules.ts';
import { withoutPlaceholders } from './markdown/markdown-pictures.rules.ts';

/** `typed` is a tag that is not in the list yet. */
export interface TypedTags {
  list: string[];
  typed: string;
}

/** Only the API can set the author's picture. */
const editedSchema = z.object({
  ...postFacts,
  author: z.object({ name: postFacts.author.unwrap().shape.name }),
});

export type PostSent = z.infer<typeof editedSchema>;

/** Placeholders of uploads are neither kept in a draft nor sent. */
const markdown = {
  shape: z.string().overwrite(withoutPlaceholders),
  toForm: (content?: string) => content ?? '',
  toValue: withoutPlaceholders,
};

export type PostForm = Omit<PostSent, 'publishedAt' | 'featuredImage' | 'tags' | 'translations'> & {
  publishedAt: { date: string; time: string; exact: string | null };
  featuredImage: Image | null;
  tags: TypedTags;
  translations: TranslationsInForm<'title' | 'excerpt' | 'content' | 'alt'>;
};
export const postForm = toForm<PostForm, PostSent>(editedSchema, {
  content: markdown,
  'translations.en.content': markdown,
  'translations.de.content': markdown,
  'translations.ru.content': markdown,
  publishedAt: {
    shape: z.object({ date: z.string(), time: z.string(), exact: z.string().nullable() }),
    toForm: publishDate,
    toValue: typedInstant,
  },
  featuredImage: {
    shape: imageSchema.nullable(),
    toForm: (image?: Image | null) => image ?? null,
    toValue: (image: Image | null) => image && { url: image.url, alt: image.alt },
  },
  tags: {
    shape: z.object({ list: z.array(z.string()), typed: z.string() }),
    toForm: (tags: string[] = []) => ({ list: tags, typed: '' }),
    toValue: ({ list, typed }: TypedTags) => uniqueTags([...list, typed]),
  },
});
/** Returns the path of the content in a language. */
export const CONTENT = translatedPath('content');
export type ContentField = ReturnType<typeof CONTENT>;

export const POST: Entity<PostForm, PostSent, AdminPostDetail> = {
  name: 'post',
  form: postForm,
  texts: ({ news, newsroom: { form: text } }) => ({
    labels: news.labels,
    messages: news.input,
    editing: text.editing,
    invalid: () => text.invalid,
    saving: {
      created: ({ title }) => text.save.created(title),
      updated: ({ title }) => text.save.updated(title),
      createFailed: (error) => error || text.save.createFailed,
      updateFailed: (error) => error || text.save.updateFailed,
    },
  }),
  listPath: NEWSROOM_PATH,
};

export const POST_SAVING = { path: '/admin/blogs', shape: readablePostSchema };
