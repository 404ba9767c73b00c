/** Every text of the newsroom. What the spec quotes (parts 2, 4, 5, 7 and 8) is verbatim. */
import { editingText } from '#app/editing/editing.text.ts';
import { formatCount } from '#app/lib/decimal.ts';
import type { PostStatus } from '#app/site/news/post-status.rules.ts';

export const en = {
  /** Without a choice they are Turkish, within English sentences too: so the spec has them. */
  statuses: {
    draft: 'Draft',
    published: 'Published',
    archived: 'Archived',
  } satisfies Record<PostStatus, string>,
  list: {
    title: 'Blog posts',
    pageTitle: 'Blog posts – Kervan',
    lead: (total: number) => (total === 1 ? '1 post' : `${formatCount(total)} posts`),
    loading: 'Loading posts…',
    newPost: 'New Blog Post',
    failed: 'Failed to load blog posts',
    onlyPublished:
      'The full list could not be loaded. These are the posts that visitors see; drafts and archived posts are missing.',
    filters: {
      search: 'Search posts',
      status: 'Status',
      tag: 'Tag',
      all: 'All',
      clear: 'Clear',
    },
    empty: 'No blog posts yet',
    emptyText: 'Write the first one; it appears on the site once it is published.',
    noneFound: 'No post matches these filters',
    columns: {
      title: 'Title',
      category: 'Category',
      tags: 'Tags',
      status: 'Status',
      featured: 'Featured',
      created: 'Created',
      actions: 'Actions',
    },
    moreTags: (count: number) => `+${count}`,
    /** Before the moment from which a post is shown. */
    scheduled: 'Scheduled:',
    statusOf: (title: string) => `Status of ${title}`,
    featuredOf: (title: string) => `Featured: ${title}`,
    edit: (title: string) => `Edit ${title}`,
    view: (title: string) => `View ${title} on the site (opens in a new tab)`,
    preview: (title: string) => `Preview ${title} (opens in a new tab)`,
    delete: (title: string) => `Delete ${title}`,
    deletion: {
      title: 'Delete this post?',
      question: (title: string) =>
        `Are you sure you want to delete "${title}"? This action cannot be undone.`,
      confirm: 'Delete',
      cancel: 'Keep it',
      failed: 'Failed to delete blog post',
      done: (title: string) => `“${title}” was deleted.`,
    },
    featuredFailed: 'Failed to update featured status',
    nowFeatured: (title: string) => `“${title}” is featured now.`,
    notFeatured: (title: string) => `“${title}” is not featured any more.`,
    statusFailed: 'Failed to update status',
    /** `status` as it is called on the screen. */
    statusSet: (title: string, status: string) => `“${title}”: ${status}`,
    pages: {
      nav: 'Pages',
      previous: 'Previous',
      next: 'Next',
      showing: (from: number, to: number, total: number) =>
        `Showing ${from} to ${to} of ${total} entries`,
      page: (page: number, totalPages: number) => `Page ${page} of ${totalPages}`,
    },
  },
  form: {
    editing: editingText('post'),
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
      inTurkish: 'Left empty, visitors read the Turkish text.',
      excerptEmpty: 'Left empty, the beginning of the content is used.',
      excerptAuto: (excerpt: string) => `Left empty, this is used: “${excerpt}”`,
      featured: 'Shown before other posts',
      author: 'Empty: Admin',
      category: (name: string) => `Visitors read: ${name}`,
      tags: 'Press Enter to add a tag',
      publishDate: 'In Istanbul time. Empty: as soon as it is published',
    },
    publishTime: 'Time',
    count: (count: number, max: number) => `${count} of ${max} characters`,
    /**
     * What saving would mean for visitors; `moment` is a wall clock: `14.07.2026 10:00`, and `published` what that
     * status is called.
     */
    publishing: {
      hidden: (_moment: string, published: string) =>
        `Only staff can see it. Choose “${published}” to show it on the site.`,
      hiddenUntil: (moment: string, published: string) =>
        `Only staff can see it. Once you choose “${published}”, it will appear by itself on ${moment}, Istanbul time.`,
      archived: () => 'Put away: it is not shown on the site.',
      atOnce: () => 'It appears on the site as soon as it is saved.',
      scheduled: (moment: string) =>
        `Scheduled: it appears on the site by itself on ${moment}, Istanbul time.`,
      shownSince: (moment: string) => `On the site, dated ${moment}, Istanbul time.`,
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
      },
      image: 'Picture',
    },
    content: {
      placeholder: 'Write here, in Markdown. Pictures can be dropped or pasted.',
      /** `minutes` is null while it is not known. */
      length: (characters: number, minutes: number | null) =>
        `${formatCount(characters)} characters${minutes ? `, ${minutes} min read` : ''}`,
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
    invalid: 'Please fix the following errors:',
    loadFailed: 'Failed to load blog post. Please try again.',
    conflict: { noPicture: 'No picture', noDate: 'No date' },
  },
};
