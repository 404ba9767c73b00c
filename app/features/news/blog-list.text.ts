/** The texts of the list of posts. What the spec quotes (parts 2, 4, 7 and 8) is verbatim. */
import type { PostStatus } from './post.rules.ts';

/** In Turkish, as the spec has them. */
export const postStatusNames: Record<PostStatus, string> = {
  draft: 'Taslak',
  published: 'Yayında',
  archived: 'Arşivde',
};

export const blogListText = {
  title: 'Blog posts',
  pageTitle: 'Blog posts – Kervan',
  lead: (total: number) => (total === 1 ? '1 post' : `${total.toLocaleString('en-US')} posts`),
  loading: 'Loading posts…',
  newPost: 'New Blog Post',
  failed: 'Failed to load blog posts',
  retry: 'Retry',
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
  noTags: 'No tags',
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
  statusSet: (title: string, status: PostStatus) => `“${title}”: ${postStatusNames[status]}`,
  pages: {
    nav: 'Pages',
    previous: 'Previous',
    next: 'Next',
    showing: (from: number, to: number, total: number) =>
      `Showing ${from} to ${to} of ${total} entries`,
    page: (page: number, totalPages: number) => `Page ${page} of ${totalPages}`,
  },
};
