/** Texts of a post's fields for staff. Texts that the spec quotes (part 5) are verbatim. */

import { sentenceIn, translationLabels } from '#app/lib/words/translation-labels.ts';
import type { tr } from './tr.ts';

/**
 * Banner above a post that only staff see. English is the default language of the screens that link
 * to it.
 */
const unshown: (typeof tr)['unshown'] = {
  pageTitle: (title) => `Preview: ${title}`,
  title: 'Preview: not published.',
  states: {
    draft: 'This is a draft; only signed-in staff can see it.',
    archived: 'This post is archived; only signed-in staff can see it.',
  },
  scheduled: (moment) => `It will be published automatically on ${moment}, Istanbul time.`,
  edit: 'Edit post',
};

const texts = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  alt: 'Alt text',
};

export const en: typeof tr = {
  labels: {
    title: texts.title,
    slug: 'Slug',
    excerpt: texts.excerpt,
    status: 'Status',
    publishedAt: 'Publish date',
    featured: 'Featured',
    content: texts.content,
    featuredImage: 'Featured image',
    'featuredImage.alt': texts.alt,
    category: 'Category',
    'author.name': 'Author',
    'author.avatar.alt': texts.alt,
    tags: 'Tags',
    ...translationLabels(texts),
  },
  input: {
    required: (name) => `${name} is required`,
    tooShort: (name, least) => `${name} must be at least ${least} characters`,
    tooLong: (name, most) => `${name} must be less than ${most} characters`,
    slug: 'Slug can only contain lowercase letters, numbers, and hyphens',
    tagTooLong: (_label, most) => `A tag must be less than ${most} characters`,
    tooManyTags: (_label, most) => `At most ${most} tags`,
    oneOf: (name, options) => `${name} must be one of: ${options.join(', ')}`,
    publishedAt: (_label, first, last) =>
      `Publish date must be a date and time between ${first} and ${last}`,
    version: 'Version is required',
    invalid: 'Some fields are not valid',
    nothingToShow: (_label, language) =>
      sentenceIn(language, 'Content has neither text nor a picture that can be shown'),
    becomesTooLong: (_label, language) =>
      sentenceIn(language, 'Content is too long to be shown. Please shorten it.'),
    unknownImage: 'This picture does not exist. Please upload it again.',
    stale: 'Somebody else has changed this post since you opened it',
    notFound: 'Blog post not found',
  },
  unshown,
};
