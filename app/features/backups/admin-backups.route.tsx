import { Navigate } from 'react-router';
import { z } from 'zod';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { settled } from '#app/lib/settled.ts';
import type { Route } from './+types/admin-backups.route';
import { backupLinkSchema, backupsSchema } from './backups.schema.ts';
import { backupsText as text } from './backups.text.ts';
import { BACKUPS_ID } from './backups-address.rules.ts';
import type { BackupAction, BackupOutcome } from './backups-section.tsx';

/** Data and actions of the settings' section of backups: `/admin/settings/backups`, without a page. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return settled(callAdminApi(request, '/admin/backups', backupsSchema));
}

export async function clientAction({ request }: Route.ClientActionArgs): Promise<BackupOutcome> {
  const action = (await request.json()) as BackupAction;
  try {
    if (action.intent === 'make') {
      await callAdminApi(request, '/admin/backups', z.unknown(), { method: 'POST' });
      return { ok: true, url: null };
    }
    const path = `/admin/backups/${encodeURIComponent(action.name)}/link`;
    const { url } = await callAdminApi(request, path, backupLinkSchema, { method: 'POST' });
    return { ok: true, url };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false, message: refusal(action, error.status) };
  }
}

function refusal({ intent }: BackupAction, status: number): string {
  if (intent === 'download') return text.downloadFailed;
  if (status === 409) return text.alreadyRunning;
  return status === 503 ? text.noRoom : text.beginFailed;
}

/** The address itself leads to the section. */
export default function AdminBackups() {
  return <Navigate to={`/admin/settings#${BACKUPS_ID}`} replace />;
}
