import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Services } from '#app/services.ts';

/** Who did what: `/admin/audit-log`. */
export const auditLogApi: FastifyPluginAsyncZod<{ services: Services }> = async () => {};
