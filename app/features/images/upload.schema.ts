/** What staff send to `/images`, and what they are answered. */
import { z } from 'zod';
import { MAX_UPLOADS } from './upload.rules.ts';

/** The form of one picture. Only described: what is checked is the file as it comes in. */
export const uploadFormSchema = z.object({ image: z.file() });

export const uploadQuerySchema = z.object({
  use: z
    .enum(['panorama'])
    .optional()
    .describe('A panorama is kept in 4096 px too; of other pictures 1920 px are the most'),
});

/** The form of several. */
export const uploadMultipleFormSchema = z.object({ images: z.array(z.file()).max(MAX_UPLOADS) });

/** A stored picture. `imageUrl` is the largest rendition. */
export const uploadedImageSchema = z
  .object({
    imageUrl: z.string(),
    id: z.string(),
    width: z.int(),
    height: z.int(),
    srcset: z.string().describe('Every rendition with its width, for `<img srcset>`'),
    bytes: z.int().describe('Of all renditions together'),
  })
  .meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

export const uploadedImagesSchema = z.object({
  images: z.array(uploadedImageSchema),
  failed: z.array(z.object({ name: z.string(), error: z.string() })),
});

export const deleteImageSchema = z.object({
  imagePath: z.string().max(500).describe('Its address or path, in whatever width'),
});
