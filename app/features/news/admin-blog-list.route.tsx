import { redirect } from 'react-router';
import { settled } from '#app/lib/settled.ts';
import { SectionHeader } from '#app/ui/section-header.tsx';
import { callAdminApi } from '../auth/admin-api.ts';
import type { Route } from './+types/admin-blog-list.route';
import { tagsSchema } from './blog-json.schema.ts';
import { blogListText as text } from './blog-list.text.ts';
import { BlogList } from './blog-list.tsx';
import { runBlogListAction } from './blog-list-actions.ts';
import { blogListHref, readBlogList } from './blog-list-address.rules.ts';
import { readBlogs } from './blog-list-client.ts';
import { BlogTableSkeleton } from './blog-table.tsx';

/** Either part may fail without the other. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = readBlogList(new URL(request.url).searchParams);
  const [list, tags] = await Promise.all([
    settled(readBlogs(request, address)),
    settled(callAdminApi(request, '/admin/blogs/tags', tagsSchema)),
  ]);
  // The last page may have gone with what was deleted from it. The first is always there.
  const last = list.ok ? Math.max(1, list.data.pagination.totalPages) : address.page;
  if (address.page > last) throw redirect(blogListHref({ ...address, page: last }));
  return { address, list, tags: tags.ok ? tags.data : [] };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return runBlogListAction(request);
}

export const meta: Route.MetaFunction = () => [{ title: text.pageTitle }];

/** As high as what comes, so that nothing jumps when it is there. */
export function HydrateFallback() {
  return (
    <div lang="en">
      <SectionHeader title={text.title} lead={text.loading} />
      <div className="mb-4 h-12" />
      <BlogTableSkeleton />
    </div>
  );
}

export default function AdminBlogList({ loaderData }: Route.ComponentProps) {
  return <BlogList {...loaderData} />;
}
