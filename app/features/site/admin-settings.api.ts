import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Settings for staff: `/admin/settings`. */
export const adminSettingsApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
