/** What somebody does in the lists of the dashboard. Browser only. */
import { z } from 'zod';
import type { ActionResult } from '#app/editing/use-deletion.tsx';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { ApiError } from '#app/lib/api-client.ts';

const idOf = z.object({ id: z.string().min(1) });

const actionSchema = z.discriminatedUnion('intent', [
  idOf.extend({ intent: z.literal('delete-car') }),
  idOf.extend({ intent: z.literal('delete-post') }),
  idOf.extend({ intent: z.literal('set-car-status'), status: z.enum(['active', 'inactive']) }),
]);
export type DashboardAction = z.infer<typeof actionSchema>;

/** Does what a form of `DashboardAction` asks for. */
export async function runDashboardAction(request: Request): Promise<ActionResult> {
  const action = actionSchema.parse(Object.fromEntries(await request.formData()));
  try {
    await call(request, action);
    return { ok: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 404) return { ok: false, error: error.message };
    // Somebody else has deleted it since the list was read: what a deletion wants holds already.
    return action.intent === 'set-car-status' ? { ok: false, error: '' } : { ok: true };
  }
}

/** The list is read anew afterwards, so of the answers only the success counts. */
function call(request: Request, action: DashboardAction): Promise<unknown> {
  const id = encodeURIComponent(action.id);
  switch (action.intent) {
    case 'delete-car':
      return callAdminApi(request, `/admin/cars/${id}`, z.unknown(), { method: 'DELETE' });
    case 'delete-post':
      return callAdminApi(request, `/admin/blogs/${id}`, z.unknown(), { method: 'DELETE' });
    case 'set-car-status':
      return callAdminApi(request, `/admin/cars/${id}/status`, z.unknown(), {
        method: 'PATCH',
        body: { status: action.status },
      });
  }
}
