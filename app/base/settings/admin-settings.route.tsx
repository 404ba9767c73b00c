import { useEffect, useRef } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { BACKUPS_PATH } from '#app/base/backups/backups-address.rules.ts';
import { callAdminApi } from '#app/editing/admin-api.ts';
import { saveButton } from '#app/editing/editor-scope.tsx';
import { EditorLoadFailure, EditorSkeleton } from '#app/editing/editor-states.tsx';
import { saveEdited } from '#app/editing/save.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { languageOf } from '#app/lib/language.ts';
import { useText } from '#app/ui/use-text.ts';
import type { Route } from './+types/admin-settings.route';
import { adminSettingsText } from './admin-settings.text.ts';
import { SettingsEditor } from './settings-editor.tsx';
import { editedSettingsSchema, SETTINGS_SAVING } from './settings-form.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  try {
    return { settings: await callAdminApi(request, '/admin/settings', editedSettingsSchema) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/** A backup changes no setting: after it, a form with typed values must not count as stale. */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === BACKUPS_PATH ? false : defaultShouldRevalidate;
}

/** Saves; the editor shows the outcome. */
export async function clientAction({ request }: Route.ClientActionArgs) {
  return saveEdited(request, SETTINGS_SAVING);
}

export function HydrateFallback() {
  const { form: text } = useText(adminSettingsText);
  return <EditorSkeleton text={text.editing.load} lang={languageOf('tr')} />;
}

/** The business as its owner sets it up: `/admin/settings`. */
export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { form: text } = useText(adminSettingsText);
  const version = loaderData?.settings.version;
  const shown = useRef(version);
  useEffect(() => {
    if (shown.current === version) return;
    shown.current = version;
    // The form that had the focus has been replaced by a new one.
    saveButton()?.focus({ preventScroll: true });
  }, [version]);
  if (loaderData) return <SettingsEditor key={version} {...loaderData} />;
  return (
    <EditorLoadFailure
      title={text.loadFailed}
      backTo="/admin"
      text={text.editing.load}
      lang={languageOf('tr')}
    />
  );
}
