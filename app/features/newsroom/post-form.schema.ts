import { z } from 'zod';
import { imageSchema } from '#app/features/images/images.schema.ts';
import { isClockTime } from '#app/lib/dates.ts';
import { POST_CATEGORIES, POST_STATUSES } from '../news/post.rules.ts';
import { postFormText } from './newsroom.text.ts';
import { chosenDay, formToInput } from './post-form.rules.ts';
import { postInputSchema } from './post-input.schema.ts';

const text = z.string();

/**
 * What the post editor's controls hold. Fields are named as in the API, so that the server's field
 * errors land where they belong.
 */
export const postFormShape = z.object({
  title: text,
  slug: text,
  excerpt: text,
  content: text,
  category: z.enum(POST_CATEGORIES),
  /** `typed`: a tag that is not yet one of the list. */
  tags: z.object({ list: z.array(text), typed: text }),
  status: z.enum(POST_STATUSES),
  featured: z.boolean(),
  author: z.object({ name: text }),
  featuredImage: imageSchema.nullable(),
  /** Wall clock of the business, as typed; `exact` is the instant that was read, to the second. */
  publishedAt: z.object({ date: text, time: text, exact: text.nullable() }),
});
export type PostForm = z.infer<typeof postFormShape>;

/** A post as the editor sends it. */
export type PostSent = z.input<typeof postInputSchema>;

/**
 * Makes of the typed post the one that is sent, or says all at once what is wrong with it: what the
 * API's schema finds, and a publish date that is none. What is sent is trimmed by the server.
 */
export const postFormSchema = z.custom<PostForm>().transform((form, context): PostSent => {
  const { date, time } = form.publishedAt;
  const wrongDate =
    (date || time) &&
    (!chosenDay(date)
      ? postFormText.errors.date
      : !isClockTime(time)
        ? postFormText.errors.time
        : null);
  if (wrongDate) {
    context.addIssue({ code: 'custom', path: ['publishedAt'], message: wrongDate });
  }
  const input = formToInput(form);
  const { error } = postInputSchema.safeParse(input);
  for (const { path, message } of error?.issues ?? []) {
    context.addIssue({ code: 'custom', path, message });
  }
  return error || wrongDate ? z.NEVER : input;
});
