import { Navigate } from 'react-router';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { settingsPath } from '#app/editing/office-paths.rules.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { loadPart } from '#app/lib/page-part.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { officeTextsOf } from '#app/ui/language/loaded-office-text.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import type { Route } from './+types/admin-backups.route';
import { backupLinkSchema, backupsSchema } from './backups.schema.ts';
import { BACKUPS_ID } from './backups-address.rules.ts';
import type { BackupAction, BackupsResult, LinkResult } from './backups-section.tsx';

export const handle: ScreenHandle = { language: 'tr' };

/**
 * Route without a page: data and actions of the backups section in the settings,
 * `/admin/settings/backups`.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<BackupsResult> {
  return readBackups(request);
}

export async function clientAction({
  request,
  context,
}: Route.ClientActionArgs): Promise<BackupsResult | LinkResult> {
  const action = (await request.json()) as BackupAction;
  return action.intent === 'make'
    ? makeBackup(request, officeTextsOf(context, handle).backups.screen)
    : linkTo(action.name, request);
}

function readBackups(request: Request) {
  return loadPart(callAdminApi(request, '/admin/backups', backupsSchema));
}

async function makeBackup(
  request: Request,
  text: OfficeTexts['backups']['screen'],
): Promise<BackupsResult> {
  try {
    const method = 'POST';
    const data = await callAdminApi(request, '/admin/backups', backupsSchema, { method });
    return { ok: true, data, begun: true };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const backups = await readBackups(request);
    // The section shows the running backup.
    if (error.status === 409) return backups;
    return { ...backups, refused: error.status === 503 ? text.noRoom : text.beginFailed };
  }
}

async function linkTo(name: string, request: Request): Promise<LinkResult> {
  const path = `/admin/backups/${encodeURIComponent(name)}/link`;
  return loadPart(callAdminApi(request, path, backupLinkSchema, { method: 'POST' }));
}

/** Redirects to the section if a person opens this address. */
export default function AdminBackups() {
  return <Navigate to={`${settingsPath('system')}#${BACKUPS_ID}`} replace />;
}
