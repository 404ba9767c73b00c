/** Classes of a box of Today, which is as high as its content. */
export const BOX =
  'min-w-0 overflow-hidden rounded-card border border-sand-line bg-white print:overflow-visible print:border-0';
export const BOX_HEAD = 'flex min-h-11 items-center justify-between gap-3 px-3 py-1';
export const SMALL_BUTTON = 'px-3 pointer-fine:min-h-9';
