import { z } from 'zod';

/** Most rows of a page (product.md, "API"). */
const MAX_PAGE_SIZE = 100;

export const paginationSchema = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  totalPages: z.int(),
  hasNext: z.boolean(),
  hasPrev: z.boolean(),
});
export type Pagination = z.infer<typeof paginationSchema>;

const fieldErrorSchema = z.object({ field: z.string(), message: z.string() });

export const failureSchema = z
  .object({
    success: z.literal(false),
    error: z.string(),
    message: z.string(),
    details: z.array(fieldErrorSchema),
  })
  .meta({ id: 'Failure' });

export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data });
}

/** Returns the schema of a list's query. A `limit` above MAX_PAGE_SIZE is lowered, not refused. */
export function pageQuery(defaultLimit: number) {
  return z.object({
    page: z.int().min(1).max(100_000).default(1),
    limit: z
      .int()
      .min(1)
      .transform((limit) => Math.min(limit, MAX_PAGE_SIZE))
      .default(defaultLimit),
  });
}
