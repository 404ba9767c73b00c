/**
 * Classes of a column of Today. In a wide window the column fits the window and scrolls separately.
 */
export const COLUMN =
  'flex min-h-0 min-w-0 flex-col overflow-hidden rounded-card border border-sand-line bg-white print:overflow-visible print:border-0';
export const COLUMN_HEAD = 'flex min-h-11 shrink-0 items-center justify-between gap-3 px-3 py-1';
export const COLUMN_BODY = 'min-h-0 grow overflow-y-auto print:overflow-visible';
export const SMALL_BUTTON = 'max-md:px-2.5 pointer-fine:min-h-9 pointer-fine:px-2.5';
