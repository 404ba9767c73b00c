/** The texts of the post editor. What the spec quotes (parts 2, 5 and 8) is verbatim. */
import { editingText } from '#app/editing/editing.text.ts';
import { postStatusNames } from './blog-list.text.ts';
import type { MarkdownCommand } from './markdown-edit.rules.ts';
import type { PostField } from './post-fields.rules.ts';
import type { PublishState } from './post-form.rules.ts';

const fields: Record<PostField, string> = {
  title: 'Title',
  slug: 'Slug',
  excerpt: 'Excerpt',
  status: 'Status',
  publishedAt: 'Publish date',
  featured: 'Featured',
  content: 'Content',
  featuredImage: 'Featured image',
  category: 'Category',
  'author.name': 'Author',
  tags: 'Tags',
};

export const postFormText = {
  editing: editingText('post'),
  fields,
  newTitle: 'New blog post',
  editTitle: (title: string) => `Edit ${title}`,
  back: 'Blog posts',
  sections: {
    basics: 'Post',
    publishing: 'Publishing',
    content: 'Content',
    picture: 'Picture',
    details: 'Details',
  },
  hints: {
    title: '5 to 200 characters',
    slug: 'Made from the title until you write your own',
    slugKept: 'Part of the address of the post',
    slugMoves: (before: string) =>
      `Visitors who come by the old address, /news/${before}, will be led on to the new one.`,
    slugTaken: (free: string) => `This address is taken; the post will get /news/${free}`,
    excerpt: '10 to 300 characters; shown in lists and by search engines',
    excerptEmpty: 'Left empty, the beginning of the content is used.',
    excerptAuto: (excerpt: string) => `Left empty, this is used: “${excerpt}”`,
    featured: 'Shown before other posts',
    author: 'Empty: Admin',
    category: (name: string) => `Visitors read: ${name}`,
    tags: 'Press Enter to add a tag',
    publishDate: 'In Istanbul time. Empty: as soon as it is published',
  },
  publishTime: 'Time',
  openCalendar: 'Open calendar',
  count: (count: number, max: number) => `${count} of ${max} characters`,
  publishing(state: PublishState): string {
    switch (state.kind) {
      case 'hidden':
        return `Only staff can see it. Choose “${postStatusNames.published}” to show it on the site.`;
      case 'hidden-until':
        return `Only staff can see it. Once you choose “${postStatusNames.published}”, it will appear by itself on ${state.moment}, Istanbul time.`;
      case 'archived':
        return 'Put away: it is not shown on the site.';
      case 'at-once':
        return 'It appears on the site as soon as it is saved.';
      case 'scheduled':
        return `Scheduled: it appears on the site by itself on ${state.moment}, Istanbul time.`;
      case 'shown-since':
        return `On the site, dated ${state.moment}, Istanbul time.`;
    }
  },
  tags: {
    list: 'Tags of this post',
    remove: (tag: string) => `Remove tag ${tag}`,
    open: 'Show existing tags',
    already: (tag: string) => `“${tag}” is already there.`,
    added: (tag: string) => `Tag ${tag} added.`,
    removed: (tag: string) => `Tag ${tag} removed.`,
  },
  views: { legend: 'View', write: 'Write', preview: 'Preview' },
  toolbar: {
    label: 'Formatting',
    commands: {
      bold: 'Bold',
      italic: 'Italic',
      heading: 'Heading',
      list: 'List',
      numbered: 'Numbered list',
      quote: 'Quote',
      link: 'Link',
      code: 'Code',
      table: 'Table',
    } satisfies Record<MarkdownCommand, string>,
    image: 'Picture',
  },
  content: {
    placeholder: 'Write here, in Markdown. Pictures can be dropped or pasted.',
    /** `minutes` is null while nothing is known of it. */
    length: (characters: number, minutes: number | null) =>
      `${characters.toLocaleString('en-US')} characters${minutes ? `, ${minutes} min read` : ''}`,
    least: (missing: number) =>
      missing === 1 ? '1 more character needed' : `${missing} more characters needed`,
  },
  pictures: {
    list: 'Pictures in the text',
    uploading: (name: string) => `Uploading ${name}…`,
    inText: 'In the text',
    alt: (name: string) => `Alt text of ${name}`,
    altHint: 'What does the picture show? For people who cannot see it.',
    cancel: (name: string) => `Cancel upload of ${name}`,
    done: 'Done',
    dismiss: 'Dismiss',
  },
  preview: {
    label: 'Preview',
    frame: 'Preview of the post as visitors see it',
    empty: 'What you write appears here as visitors will see it.',
    updating: 'Updating…',
    failed: 'The preview could not be updated. It will try again when you go on writing.',
    untitled: 'Untitled',
  },
  open: {
    label: 'Preview',
    newWindow: '(opens in a new tab)',
    /** Spec, part 2. */
    unsaved: 'Please save the blog post first to preview',
    savedState: 'The preview shows the post as it was last saved, without your unsaved changes.',
  },
  save: {
    create: 'Create Post',
    update: 'Update Post',
    created: (title: string) => `“${title}” has been created`,
    updated: (title: string) => `“${title}” has been saved`,
    createFailed: 'Failed to create blog post',
    updateFailed: 'Failed to update blog post',
  },
  errors: {
    title: 'Please fix the following errors:',
    date: 'Publish date must be a date such as 31/12/2026',
    time: 'Publish date needs a time of day such as 09:00',
  },
  loadFailed: 'Failed to load blog post. Please try again.',
  conflict: {
    noPicture: 'No picture',
    noDate: 'No date',
    more: 'More of the same text',
    added: 'Only in this version:',
  },
};
