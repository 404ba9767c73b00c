import { useEffect, useRef } from 'react';
import { Navigate, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router';
import { BACKUPS_PATH } from '#app/base/backups/backups-address.rules.ts';
import { saveButton } from '#app/editing/editor/editor-scope.tsx';
import { EditorLoadFailure } from '#app/editing/editor/editor-states.tsx';
import { saveEdited } from '#app/editing/editor/save.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { SETTINGS_PAGES, settingsPath } from '#app/editing/office-paths.rules.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { languageOf } from '#app/lib/words/language.ts';
import type { ScreenHandle } from '#app/ui/language/screen-language.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/admin-settings.route';
import { SettingsEditor } from './settings-editor.tsx';
import { editedSettingsSchema, SETTINGS_SAVING } from './settings-form.tsx';
import { goToSetting } from './settings-header.tsx';
import { settingAt } from './settings-search.rules.ts';

export const handle: ScreenHandle = { language: 'tr' };

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!pageOf(new URL(request.url).pathname)) return null;
  try {
    return { settings: await callAdminApi(request, '/admin/settings', editedSettingsSchema) };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return null;
  }
}

/**
 * Keeps the settings after an action on backups, which changes no setting, so that typed values
 * stay.
 */
export function shouldRevalidate({
  formAction,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return formAction === BACKUPS_PATH ? false : defaultShouldRevalidate;
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return saveEdited(request, SETTINGS_SAVING);
}

const pageOf = (pathname: string) =>
  SETTINGS_PAGES.find((page) => pathname.replace(/\/$/, '').endsWith(settingsPath(page)));

/**
 * Settings in seven pages: `/admin/settings/business` and so on. Any other address redirects to the
 * page of the setting in its fragment, as in older links, or else to the first page.
 */
export default function AdminSettings({ loaderData }: Route.ComponentProps) {
  const { form: text } = useOfficeText('settings');
  const { pathname, hash, key } = useLocation();
  const page = pageOf(pathname);
  const words = useOfficeText('settings');
  const version = loaderData?.settings.version;
  const shown = useRef({ page, version });
  useEffect(() => {
    const before = shown.current;
    shown.current = { page, version };
    if (before.page !== page || before.version === version) return;
    // A new form has replaced the form that had the focus.
    saveButton()?.focus({ preventScroll: true });
  }, [page, version]);
  const isRead = loaderData !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation counts, also to the same field
  useEffect(() => {
    if (isRead && page) goToSetting(hash, words);
  }, [key, hash, page, isRead]);
  if (!page) {
    return (
      <Navigate
        to={settingsPath(settingAt(hash, words)?.page ?? SETTINGS_PAGES[0]) + hash}
        replace
      />
    );
  }
  if (loaderData)
    return (
      <>
        <title>{text.pageTitle(text.pages[page])}</title>
        <SettingsEditor key={`${page} ${version}`} page={page} settings={loaderData.settings} />
      </>
    );
  return (
    <>
      <title>{text.pageTitle(text.pages[page])}</title>
      <EditorLoadFailure
        title={text.loadFailed}
        backTo="/admin"
        text={text.editing.load}
        lang={languageOf('tr')}
      />
    </>
  );
}
