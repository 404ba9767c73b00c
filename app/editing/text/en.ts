import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import type { tr } from './tr.ts';

export const en: typeof tr = {
  cancel: 'Cancel',
  retry: 'Try again',
  /** `sentence` states what failed. */
  noConnection: (sentence: string) =>
    `${sentence} There is no connection. What you typed is kept: try again when you are online.`,
  actionsOf: (name: string) => `Actions for ${name}`,
  pages: {
    nav: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  export: {
    open: 'Export',
    format: 'Format',
    formats: { xlsx: 'Excel', csv: 'CSV' },
    download: 'Download',
    failed: 'The file could not be downloaded. Please try again.',
  },
  /** Button of a phone that shows the filters of a list. */
  filters: 'Filters',
  view: {
    open: 'View',
    rows: 'Rows',
    comfortable: 'Comfortable',
    dense: 'Dense',
    columns: 'Columns',
  },
  translation: {
    legend: 'Language of the texts',
    language: (name: string, state: 'written' | 'missing' | 'empty') =>
      state === 'empty' ? name : `${name}: ${state === 'written' ? 'there' : 'missing'}`,
    done: (count: number) => `In ${count} of ${SITE_LANGUAGES.length} languages`,
    turkishChanged: 'The Turkish text has changed; check the translation',
  },
};
