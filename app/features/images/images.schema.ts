import { z } from 'zod';

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
