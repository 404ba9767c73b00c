import {
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  fastify,
  type RouteOptions,
} from 'fastify';
import fp from 'fastify-plugin';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { failureSchema } from '#app/lib/http/envelope.schema.ts';
import { refuseUnknownPath } from './http/error-handler.ts';
import { contentSecurityPolicy } from './http/security-headers.ts';

const DESCRIPTION = `Fleet, prices, news, transfers and rates of the rental office.

Every response is an envelope: \`{"success": true, "data": …}\`, or on failure
\`{"success": false, "error", "message", "details": [{"field", "message"}]}\` with the matching HTTP status.
Amounts are decimal numbers in euros, unless a field has its own currency. In a body, a number may also
be sent as a string (\`"40.5"\`), and null as an empty string where null is allowed. A record that was read
can be sent back with PUT. A field with a default may be left out of a body; openapi-typescript makes such
types with \`--default-non-nullable=false\`. Dates and times are in Europe/Istanbul, except for instants,
which are ISO 8601 in UTC.

Endpoints with a lock are for users of the back office: sign in at \`POST /api/auth/admin/login\` and
authorise with the token in the response.`;

/** Tags in the order of the page, with their descriptions. */
const TAGS: Record<string, string> = {
  Fleet: 'Cars that visitors see, with their prices and free days',
  Bookings: 'Requests of visitors for a car or a transfer',
  Transfers: 'Transfer zones and their prices',
  News: 'Published posts',
  'Exchange rates': 'Rates to the euro, and conversion',
  Site: 'Business details for visitors: contact, hours, places, extras, terms',
  'Sign-in': 'Sign-in, sign-out and the signed-in user',
  Dashboard: 'Tasks of a day, and numbers of bookings, cars and revenue',
  'Fleet (staff)': 'Cars with their seasons, including hidden cars',
  'Vehicles (staff)': 'Plates, due dates, blocked days',
  'Bookings (staff)': 'Bookings, the board of the fleet, papers and messages',
  'Account of a booking (staff)': 'Charges, payments, deposits and balance',
  'Tolls and fines (staff)': 'Tolls and fines by plate and time, and who pays them',
  'Cash box (staff)': 'Movements of the cash box, and its counts',
  'Letting rules (staff)':
    'Days for which cars may be let: minimum and maximum length, weekdays, days without pickups',
  'Expenses (staff)': 'Expenses of the business, by month and vehicle',
  'Hand-over (staff)': 'Records of hand-overs and returns',
  'Customers (staff)': 'Customers with their bookings',
  'Transfers (staff)': 'Zones with their prices, including inactive zones',
  'News (staff)': 'Posts, including drafts',
  'Exchange rates (staff)': 'Rates and their history, fetched or set manually',
  'Reports to authorities (staff)': 'Rentals for KABİS and transfers for U-ETDS',
  Reports: 'Bookings, revenue and occupancy by month',
  Pictures: 'Upload and deletion of pictures',
  Notices: 'New requests, and emails of the office',
  Calendar: 'Bookings as a calendar to subscribe to',
  'Search (staff)': 'Bookings, customers and vehicles by a typed text',
  'Settings (staff)': 'Settings of the business',
  Admins: 'Users of the back office',
  'Audit log': 'Changes with their author and time',
  Backups: 'All data and pictures in one file',
};

export const STAFF_ONLY = [{ token: [] }];

/**
 * Responses that every operation may have besides those of its route (limits.ts, error-handler.ts).
 */
const ALWAYS = { 429: failureSchema, 500: failureSchema, 503: failureSchema };
const WITH_BODY = { 400: failureSchema, 413: failureSchema, 415: failureSchema };

/** Headers that are copied from the documentation's own app. */
const HANDED_ON = ['content-type', 'etag', 'last-modified', 'cache-control', 'location'] as const;

/**
 * Serves OpenAPI, built from the Zod schemas that validate requests, and a page to browse it.
 * Includes the routes that are registered later.
 */
export const openApi = fp(
  async (app) => {
    const routes: RouteOptions[] = [];
    app.addHook('onRoute', (route) => {
      const described = route.url.startsWith('/api/') && !route.schema?.hide;
      if (described && route.method !== 'HEAD') routes.push(route);
    });

    let documentation: ReturnType<typeof documentationOf> | undefined;
    async function respond(request: FastifyRequest, reply: FastifyReply) {
      documentation ??= documentationOf(routes);
      const { 'if-none-match': known } = request.headers;
      const headers = known === undefined ? {} : { 'if-none-match': known };
      const response = await (await documentation).inject({ url: request.url, headers });
      if (response.statusCode === 404) return refuseUnknownPath(request);
      for (const name of HANDED_ON) {
        const value = response.headers[name];
        if (value !== undefined) reply.header(name, value);
      }
      return reply.code(response.statusCode).send(response.rawPayload);
    }

    app.get('/api/openapi.json', { schema: { hide: true } }, respond);
    const policy = contentSecurityPolicy({ inlineStyles: true });
    for (const url of ['/api/docs', '/api/docs/*']) {
      app.get(url, { schema: { hide: true } }, (request, reply) => {
        reply.header('content-security-policy', policy);
        return respond(request, reply);
      });
    }
  },
  { name: 'open-api', dependencies: ['error-handler', 'security-headers', 'limits'] },
);

/**
 * Creates a separate app for the documentation when it is first requested, because its packages are
 * a tenth of all that a start would load. Its routes only describe ours and are never called.
 */
async function documentationOf(routes: RouteOptions[]) {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
  ]);
  const app = fastify();
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Kervan API',
        version: '1',
        description: DESCRIPTION,
        contact: { name: 'The office that runs this site, see GET /api/settings' },
        license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
      },
      servers: [{ url: '/' }],
      tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: (route) => jsonSchemaTransform(route),
    transformObject: jsonSchemaTransformObject,
  });
  for (const { method, url, schema } of routes) {
    app.route({ method, url, schema: described(method, url, schema), handler: async () => {} });
  }
  app.get('/api/openapi.json', { schema: { hide: true } }, async () =>
    withoutEmptyDefaults(withoutUnused(app.swagger())),
  );
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    // Hides the list of all models, which takes seconds to draw. Each model is shown with its
    // operation.
    uiConfig: { url: '/api/openapi.json', deepLinking: true, defaultModelsExpandDepth: -1 },
  });
  await app.ready();
  return app;
}

/**
 * Returns a route's schema with an id, the people who may call the operation, and the responses
 * that every operation may have.
 */
function described(method: RouteOptions['method'], url: string, schema: FastifySchema = {}) {
  const { response, description, security = [] } = schema;
  const isForOwners = typeof response === 'object' && response !== null && '403' in response;
  const forStaff = isForOwners ? 'For owners.' : 'For staff.';
  // Fastify also parses the body of a DELETE, though no endpoint reads it.
  const takesBody = method !== 'GET';
  return {
    ...schema,
    description: [description, security.length > 0 ? forStaff : 'Public.']
      .filter(Boolean)
      .join('\n\n'),
    operationId: operationId(String(method), url),
    security,
    response: { ...ALWAYS, ...(takesBody && WITH_BODY), ...(response as object) },
  };
}

/** Returns, for example, `putAdminCarsById` for `PUT /api/admin/cars/:id`. */
function operationId(method: string, url: string): string {
  const words = url.replace('/api/', '').replace(/:(\w)/g, 'by-$1').split(/[/-]/);
  return (
    method.toLowerCase() + words.map((word) => word[0]?.toUpperCase() + word.slice(1)).join('')
  );
}

interface Described {
  paths?: object;
  components?: { schemas?: object };
}

/**
 * Removes `{}` as the default of an object with required fields, because it does not match the
 * schema. The schemas have it so that a missing object gives errors at its fields.
 */
function withoutEmptyDefaults(document: object): object {
  return JSON.parse(JSON.stringify(document), (_key, value) => {
    const isEmpty = value?.required?.length > 0 && JSON.stringify(value.default) === '{}';
    return isEmpty ? { ...value, default: undefined } : value;
  });
}

/**
 * Removes named schemas that nothing refers to. Each schema comes in a form for input and a form
 * for output.
 */
function withoutUnused<D extends Described>(document: D): D {
  const { components, paths } = document;
  let kept = Object.entries(components?.schemas ?? {});
  for (let before = -1; before !== kept.length; ) {
    before = kept.length;
    const text = JSON.stringify([paths, kept.map(([, schema]) => schema)]);
    kept = kept.filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  }
  return { ...document, components: { ...components, schemas: Object.fromEntries(kept) } };
}
