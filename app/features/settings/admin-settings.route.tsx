import { useEffect, useRef } from 'react';
import { type ShouldRevalidateFunctionArgs, useRevalidator } from 'react-router';
import { EDITOR_SAVE_ID } from '#app/editing/editor-frame.tsx';
import { EditorLoadFailure, EditorSkeleton } from '#app/editing/editor-states.tsx';
import type { ToSave } from '#app/editing/save-outcome.ts';
import { callAdminApi } from '#app/features/auth/admin-api.ts';
import { draftKey } from '#app/features/auth/draft-key.ts';
import { saveVersioned } from '#app/features/auth/save-versioned.ts';
import { BACKUPS_PATH } from '#app/features/backups/backups-address.rules.ts';
import { ApiError } from '#app/lib/api-client.ts';
import type { Route } from './+types/admin-settings.route';
import { settingsFormText as text } from './admin-settings.text.ts';
import { editedSettingsSchema, SETTINGS_SAVING } from './save-settings.ts';
import type { SettingsInput } from './settings.schema.ts';
import { SettingsEditor } from './settings-editor.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    const settings = await callAdminApi(request, '/admin/settings', editedSettingsSchema);
    return { settings, draftKey: draftKey('settings', settings.id) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** A backup changes no setting: what is typed meanwhile must not be taken for stale. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === BACKUPS_PATH ? false : defaultShouldRevalidate;
}

/** Saves; the page itself says what came of it. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return saveVersioned(request, (await request.json()) as ToSave<SettingsInput>, SETTINGS_SAVING);
}

export function HydrateFallback() {
  return <EditorSkeleton text={text.editing.load} lang="tr" />;
}

/** The business as its owner sets it up: `/admin/settings`. */
export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const revalidator = useRevalidator();
  const version = loaderData?.settings.version;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // The form that had the focus was saved, and another stands in its place.
    document.getElementById(EDITOR_SAVE_ID)?.focus({ preventScroll: true });
  }, [version]);
  if (loaderData) return <SettingsEditor key={version} {...loaderData} />;
  return (
    <EditorLoadFailure
      title={text.loadFailed}
      retrying={revalidator.state === 'loading'}
      onRetry={() => revalidator.revalidate()}
      backTo="/admin"
      text={text.editing.load}
      lang="tr"
    />
  );
}
