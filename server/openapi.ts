import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { contentSecurityPolicy } from './content-security-policy.ts';

const DESCRIPTION = `Fleet, prices, news, transfers and rates of the rental office.

Every answer is an envelope: \`{"success": true, "data": …}\`, or on failure
\`{"success": false, "error", "message", "details": [{"field", "message"}]}\` with a true status code.
Amounts are euros as decimal numbers. Dates and times are those of Europe/Istanbul.

What a lock stands beside is for staff: sign in at \`POST /api/auth/admin/login\` and authorise with
the token that it answers.`;

/** On every route that only staff may use. */
export const STAFF_ONLY = [{ token: [] }];

/**
 * OpenAPI from the Zod schemas that validate, and a page to browse it. Registered before the
 * routes, because it collects them as they come.
 */
export const openApi = fp(async (app) => {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Kervan API', version: '1', description: DESCRIPTION },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) =>
      route.url.startsWith('/api/')
        ? jsonSchemaTransform(route)
        : { schema: { ...route.schema, hide: true }, url: route.url },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  const policy = contentSecurityPolicy({ inlineStyles: true });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { url: '/api/openapi.json', deepLinking: true },
    uiHooks: {
      onRequest: (_request, reply, next) => {
        reply.header('content-security-policy', policy);
        next();
      },
    },
  });
});
