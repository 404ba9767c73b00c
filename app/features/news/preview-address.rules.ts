/** In an address: its post is asked for by staff, who may see it before visitors do. */
export const PREVIEW_PARAM = 'preview';

/** Where a saved post opens as its own page (spec, part 2). */
export function previewPath(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}?${PREVIEW_PARAM}`;
}
