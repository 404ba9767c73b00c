/** What staff are told about a post's fields. What the spec quotes (part 5) is verbatim. */
export const postInputText = {
  required: (name: string) => `${name} is required`,
  tooShort: (name: string, least: number) => `${name} must be at least ${least} characters`,
  tooLong: (name: string, most: number) => `${name} must be less than ${most} characters`,
  slug: 'Slug can only contain lowercase letters, numbers, and hyphens',
  tooManyTags: (most: number) => `At most ${most} tags`,
  oneOf: (name: string, options: readonly string[]) =>
    `${name} must be one of: ${options.join(', ')}`,
  publishedAt: (first: number, last: number) =>
    `Publish date must be a date and time between ${first} and ${last}`,
  version: 'The version is needed that the post had when it was read',
  invalid: 'Some fields are not valid',
  nothingToShow: 'Content has neither text nor a picture that can be shown',
  becomesTooLong: 'Content becomes too long to be shown. Please make it shorter.',
  unknownImage: 'This picture does not exist. Please upload it again.',
  stale: 'Somebody else has changed this post since you opened it',
  keyReused: 'This Idempotency-Key has made another post. Please choose another one.',
  notFound: 'Blog post not found',
};
