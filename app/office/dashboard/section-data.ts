/**
 * Loads the two lists of the dashboard. Separate from Today, which needs no schema of a car or
 * post. Browser only.
 */
import type { z } from 'zod';
import { adminCarsSchema } from '#app/domain/cars/car-input.schema.ts';
import { POSTS_PER_PAGE, readablePostsSchema } from '#app/domain/posts/admin-post.schema.ts';
import { leaveMissingPage } from '#app/editing/list/missing-page.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import type { Pagination } from '#app/lib/http/envelope.schema.ts';
import { loadPart, type Part } from '#app/lib/page-part.ts';
import { type ListSection, listHref, listQuery, readListAddress } from './list-address.rules.ts';

/** More rows than a screen shows, but few enough for a slow phone. */
const CARS_PAGE_SIZE = 20;

export interface ListPage<Row> {
  rows: Row[];
  pagination: Pagination;
}

export async function readCarsSection(request: Request) {
  const list = await readList(request, 'cars', {
    path: '/admin/cars',
    limit: CARS_PAGE_SIZE,
    shape: adminCarsSchema.transform(({ cars, pagination }) => ({ rows: cars, pagination })),
  });
  return { section: 'cars' as const, list };
}
export type CarsData = Awaited<ReturnType<typeof readCarsSection>>;

export async function readBlogSection(request: Request) {
  const list = await readList(request, 'blog', {
    path: '/admin/blogs',
    limit: POSTS_PER_PAGE,
    shape: readablePostsSchema.transform(({ blogs, pagination }) => ({ rows: blogs, pagination })),
  });
  return { section: 'blog' as const, list };
}
export type BlogData = Awaited<ReturnType<typeof readBlogSection>>;

/** Loads the page of a list that the address names. Redirects if the list has no such page. */
async function readList<Row>(
  request: Request,
  section: ListSection,
  { path, limit, shape }: { path: string; limit: number; shape: z.ZodType<ListPage<Row>> },
): Promise<Part<ListPage<Row>>> {
  const address = readListAddress(section, new URL(request.url).searchParams);
  const query = listQuery(address, limit);
  const list = await loadPart(callAdminApi(request, `${path}?${query}`, shape, { language: 'tr' }));
  leaveMissingPage(list, address, (shown) => listHref(section, shown));
  return list;
}
