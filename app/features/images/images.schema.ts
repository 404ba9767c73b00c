import { z } from 'zod';

/** Widths in px of the stored renditions; a smaller original keeps its own width as the largest. */
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;

/** A stored picture as pages and API show it: `url` is the largest rendition. */
export const imageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** For `<img srcset>`: every rendition with its width. */
  srcset: z.string(),
});
export type Image = z.infer<typeof imageSchema>;
