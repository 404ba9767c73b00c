import { z } from 'zod';

/** Stored picture for pages and the API. `url` is the largest rendition. */
export const imageSchema = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  /** Value for `<img srcset>`: every rendition with its width. */
  srcset: z.string(),
  illustration: z
    .literal(true)
    .optional()
    .describe('True for a drawing in place of a photo; else left out'),
});
export type Image = z.infer<typeof imageSchema>;

/** Well above the size of a JPEG from a phone with 50 megapixels. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;

export const MAX_UPLOADS = 20;

/** Value for `<input accept>`. Because it names JPEG, iPhones convert their HEIC pictures. */
export const UPLOAD_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** Form with a picture, only for OpenAPI: the endpoint checks the file itself while it arrives. */
export const uploadFormSchema = z.object({ image: z.file() });

export const uploadQuerySchema = z.object({
  use: z
    .enum(['panorama', 'staff'])
    .optional()
    .describe(
      '`panorama`: stored up to 4096 px wide instead of 1920 px. `staff`: without a public address',
    ),
});

export const uploadMultipleFormSchema = z.object({ images: z.array(z.file()).max(MAX_UPLOADS) });

export const uploadedImageSchema = z
  .object({
    imageUrl: z.string(),
    id: z.string(),
    width: z.int(),
    height: z.int(),
    srcset: z.string().describe('All renditions with their widths, for `<img srcset>`'),
    bytes: z.int().describe('Total size of all renditions in bytes'),
  })
  .meta({ id: 'UploadedImage' });
export type UploadedImage = z.infer<typeof uploadedImageSchema>;

export const uploadedImagesSchema = z.object({
  images: z.array(uploadedImageSchema),
  failed: z.array(z.object({ name: z.string(), error: z.string() })),
});

export const deleteImageSchema = z.object({
  imagePath: z.string().max(500).describe('URL or path of the picture, in any width'),
});

export interface ImageUse {
  entity: 'car' | 'post' | 'settings' | 'handover';
  /** Empty for the settings, which exist only once. */
  title: string;
}
