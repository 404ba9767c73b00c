import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { Api } from '#app/services.ts';
import { settingsWords } from './editor/settings-words.rules.ts';
import {
  readVersionedSettings,
  type SaveSettingsResult,
  saveSettings,
  toSettingsInput,
  type VersionedSettings,
} from './save-settings.server.ts';
import {
  type AdminSettings,
  adminSettingsSchema,
  settingsUpdateSchema,
} from './settings.schema.ts';

export const adminSettingsApi: Api = async (
  app,
  { services: { db, images, uploads, now, mapTiles } },
) => {
  respondInTurkish(app);
  const endpoints = defineEndpoints(app, 'Settings (staff)', {
    words: ({ settings }) => settingsWords(settings),
  });
  const forStaff = ({ settings, version, updatedAt }: VersionedSettings): AdminSettings => ({
    ...toSettingsInput(settings),
    panorama: settings.panorama?.picture ?? null,
    version,
    updatedAt: updatedAt?.toISOString() ?? null,
    mapTiles,
  });

  endpoints.get('/admin/settings', {
    summary: 'Returns all settings; send `version` back with PUT',
    data: adminSettingsSchema,
    run: async () => forStaff(await readVersionedSettings(db)),
  });

  endpoints.put('/admin/settings', {
    summary: 'Changes the given settings; 409 if they were changed since `version`',
    body: settingsUpdateSchema,
    data: adminSettingsSchema,
    refuses: [409],
    config: { invalidText: (_details, { settings }) => settings.input.invalid },
    run: async (request) => {
      const by = { ...changeContext(request, now()), images };
      // A save with a panorama waits for the decoding of uploads, because it may cut a still out of
      // a large picture.
      const saved = await (request.body.panorama
        ? uploads.decoding(() => saveSettings(db, request.body, by))
        : saveSettings(db, request.body, by));
      return forStaff(savedSettings(saved, request.texts.settings.input));
    },
  });
};

function savedSettings(
  result: SaveSettingsResult,
  text: OfficeTexts['settings']['input'],
): VersionedSettings {
  if (result.ok) return result;
  throw result.reason === 'invalid'
    ? new AppError(400, text.invalid, result.errors)
    : new AppError(409, text.stale, [{ field: 'version', message: text.stale }]);
}
