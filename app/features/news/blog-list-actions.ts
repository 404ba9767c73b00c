/** What somebody does in the list of posts. Browser only. */
import { z } from 'zod';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import { ApiError } from '#app/lib/api-client.ts';
import { callAdminApi } from '../auth/admin-api.ts';
import { sendFeatured, sendStatus } from './blog-list-client.ts';
import { POST_STATUSES } from './post.rules.ts';

const idOf = z.object({ id: z.string().min(1) });

const actionSchema = z.discriminatedUnion('intent', [
  idOf.extend({ intent: z.literal('delete-post') }),
  idOf.extend({ intent: z.literal('set-status'), status: z.enum(POST_STATUSES) }),
  idOf.extend({ intent: z.literal('set-featured'), featured: z.enum(['yes', 'no']) }),
]);
export type BlogListAction = z.infer<typeof actionSchema>;

/** Does what a form of `BlogListAction` asks for. */
export async function runBlogListAction(request: Request): Promise<ActionResult> {
  const action = actionSchema.parse(Object.fromEntries(await request.formData()));
  try {
    await run(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Somebody else has deleted it since the list was read: what a deletion wants holds already.
    if (error.status === 404 && action.intent === 'delete-post') return { ok: true };
    return { ok: false, error: error.message };
  }
}

function run(request: Request, action: BlogListAction): Promise<unknown> {
  const { id, intent } = action;
  switch (intent) {
    case 'set-status':
      return sendStatus(request, id, action.status);
    case 'set-featured':
      return sendFeatured(request, id, action.featured === 'yes');
    case 'delete-post':
      return callAdminApi(request, `/admin/blogs/${encodeURIComponent(id)}`, z.unknown(), {
        method: 'DELETE',
      });
  }
}
