/** The fields of the post editor, named as the API names them in its errors, in reading order. */
export const POST_FIELDS = [
  'title',
  'slug',
  'excerpt',
  'status',
  'publishedAt',
  'featured',
  'content',
  'featuredImage',
  'category',
  'author.name',
  'tags',
] as const;
export type PostField = (typeof POST_FIELDS)[number];

/** Of the control, or of the group of controls, that a field is typed in. */
export function controlId(field: PostField): string {
  return `post-${field.replaceAll('.', '-')}`;
}

/** What was wrong when saving was tried last. */
export const PROBLEMS_ID = 'post-problems';
