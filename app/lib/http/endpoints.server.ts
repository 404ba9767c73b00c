import type {
  FastifyContextConfig,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from 'fastify';
import type { z } from 'zod';
import { failureSchema, success } from './envelope.schema.ts';

type Schema = z.ZodType;

interface Input<
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Headers extends Schema,
> {
  Params: z.output<Params>;
  Querystring: z.output<Query>;
  Body: z.output<Body>;
  Headers: z.output<Headers>;
}

interface Endpoint<
  Data extends Schema,
  Params extends Schema,
  Query extends Schema,
  Body extends Schema,
  Headers extends Schema,
> {
  summary: string;
  description?: string;
  params?: Params;
  querystring?: Query;
  body?: Body;
  headers?: Headers;
  /** Schema of `data` in the envelope of a successful response. */
  data: Data;
  /** Status of a successful response; 200 if it is left out. */
  status?: 201 | 202;
  /** Status codes of expected refusals, besides those that every endpoint, its guard and its input have. */
  refuses?: readonly number[];
  /** Shape of `data` in a 409 response. */
  conflict?: Schema;
  /** Shape of `data` in a 400 response that has some. */
  invalid?: Schema;
  /** Security in OpenAPI if a token is optional; guards set it for their endpoints. */
  security?: FastifySchema['security'];
  config?: FastifyContextConfig;
  /** Returns the data without the envelope. Throws an `AppError` to refuse. */
  run(
    request: FastifyRequest<Input<Params, Query, Body, Headers>>,
    reply: FastifyReply,
  ): z.output<Data> | Promise<z.output<Data>>;
}

/**
 * Registers endpoints that respond with the envelope: `endpoints.get('/transfers', { summary,
 * data: z.array(zoneSchema), run: () => listZones(db) })`. `tag` is their subject in the API's
 * documentation; `shared.words` has the texts for messages of their schemas. An endpoint with a
 * query or a body also documents 400. Endpoints that send or receive files, or that redirect, are
 * plain Fastify routes.
 */
export function defineEndpoints(
  app: Pick<FastifyInstance, 'route'>,
  tag: string,
  shared: Pick<FastifyContextConfig, 'words'> = {},
) {
  const open =
    (method: HTTPMethods) =>
    <
      Data extends Schema,
      Params extends Schema = z.ZodUnknown,
      Query extends Schema = z.ZodUnknown,
      Body extends Schema = z.ZodUnknown,
      Headers extends Schema = z.ZodUnknown,
    >(
      url: string,
      endpoint: Endpoint<Data, Params, Query, Body, Headers>,
    ): void => {
      const {
        data,
        status = 200,
        refuses = [],
        conflict,
        invalid,
        config = {},
        run,
        ...described
      } = endpoint;
      const withInput = endpoint.querystring || endpoint.body ? [400] : [];
      const refusals = [...withInput, ...refuses].map((each) => [each, failureSchema]);
      app.route<Input<Params, Query, Body, Headers>>({
        method,
        url,
        config: { ...shared, ...config },
        schema: {
          tags: [tag],
          ...described,
          response: {
            [status]: success(data),
            ...Object.fromEntries(refusals),
            ...(invalid && { 400: failureSchema.extend({ data: invalid.optional() }) }),
            ...(conflict && { 409: failureSchema.extend({ data: conflict.optional() }) }),
          },
        },
        handler: async (request, reply) => {
          const data = await run(request, reply);
          reply.code(status);
          return { success: true, data };
        },
      });
    };
  return {
    get: open('GET'),
    post: open('POST'),
    put: open('PUT'),
    patch: open('PATCH'),
    delete: open('DELETE'),
  };
}

/**
 * Makes Turkish the language of a plugin's responses for staff who chose no language, because their
 * screens are Turkish then. Other plugins default to English.
 */
export function respondInTurkish(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRoute', (route) => {
    route.config = { language: 'tr', ...route.config };
  });
}

/** Returns the origin of this site: `SITE_URL`, else the one that the client used. */
export function originOf(
  { siteUrl }: { siteUrl: string | null },
  { protocol, host }: FastifyRequest,
): string {
  return siteUrl ?? `${protocol}://${host}`;
}
