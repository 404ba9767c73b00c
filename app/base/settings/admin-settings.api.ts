import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { signedInAdmin } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { settingsInputText as text } from './admin-settings.text.ts';
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

const tags = ['Settings (staff)'];

/** Settings for staff: `/admin/settings`. */
export const adminSettingsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db, images, uploads, now, mapTiles } },
) => {
  const forStaff = ({ settings, unfit, version, updatedAt }: VersionedSettings): AdminSettings => ({
    ...toSettingsInput(settings),
    panorama: settings.panorama?.picture ?? null,
    version,
    unfit,
    updatedAt: updatedAt?.toISOString() ?? null,
    mapTiles,
  });

  app.get(
    '/admin/settings',
    {
      schema: {
        tags,
        summary: 'Everything that staff can set, with the version to save it under',
        response: { 200: success(adminSettingsSchema) },
      },
    },
    async () => ({ success: true as const, data: forStaff(await readVersionedSettings(db)) }),
  );

  app.put(
    '/admin/settings',
    {
      config: { invalidText: () => text.invalid },
      schema: {
        tags,
        summary: 'Replaces all settings; 409 when somebody else did since `version`',
        body: settingsUpdateSchema,
        response: { 200: success(adminSettingsSchema), 400: failureSchema, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), images, now: now() };
      // A still may have to be cut out of a large picture: by turns with the decoding of uploads.
      const saved = await (request.body.panorama
        ? uploads.decoding(() => saveSettings(db, request.body, by))
        : saveSettings(db, request.body, by));
      return { success: true as const, data: forStaff(savedSettings(saved)) };
    },
  );
};

function savedSettings(result: SaveSettingsResult): VersionedSettings {
  if (result.ok) return result;
  throw result.reason === 'invalid'
    ? new AppError(400, text.invalid, result.errors)
    : new AppError(409, text.stale, [{ field: 'version', message: text.stale }]);
}
