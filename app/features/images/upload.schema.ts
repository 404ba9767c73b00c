/** What `/images` answers to staff who send and remove pictures. */
import { z } from 'zod';

/** A stored picture. `imageUrl` is the largest rendition. */
export const uploadedImageSchema = z
  .object({
    imageUrl: z.string(),
    id: z.string(),
    width: z.int(),
    height: z.int(),
    /** For `<img srcset>`: every rendition with its width. */
    srcset: z.string(),
    bytes: z.int().describe('Of all renditions together'),
  })
  .meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImageSchema>;
