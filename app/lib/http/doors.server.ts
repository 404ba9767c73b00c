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

interface Door<
  Answer extends Schema,
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
  /** The data in the envelope of an answer that went well. */
  answer: Answer;
  /** The status of such an answer: 200 where none is given. */
  status?: 201 | 202;
  /** Statuses of expected refusals, in addition to those of every door, of its guard and of what it takes. */
  refuses?: readonly number[];
  /** What the `data` of a 409 may hold. */
  conflict?: Schema;
  /** For a door that takes a token but needs none; guards say it of theirs. */
  security?: FastifySchema['security'];
  config?: FastifyContextConfig;
  /** Gives the data alone, and throws an `AppError` where it refuses. */
  run(
    request: FastifyRequest<Input<Params, Query, Body, Headers>>,
    reply: FastifyReply,
  ): z.output<Answer> | Promise<z.output<Answer>>;
}

/**
 * Opens doors of the API that answer with the envelope:
 * `doors.get('/transfers', { summary, answer: z.array(zoneSchema), run: () => listZones(db) })`.
 * `tag` is what they are about in the documentation, `shared` the words of their schemas. A door with a query or a body may refuse it with
 * 400. One that answers with a file, takes one or may lead elsewhere is a route of Fastify.
 */
export function doorsOf(
  app: Pick<FastifyInstance, 'route'>,
  tag: string,
  shared: Pick<FastifyContextConfig, 'words'> = {},
) {
  const open =
    (method: HTTPMethods) =>
    <
      Answer extends Schema,
      Params extends Schema = z.ZodUnknown,
      Query extends Schema = z.ZodUnknown,
      Body extends Schema = z.ZodUnknown,
      Headers extends Schema = z.ZodUnknown,
    >(
      url: string,
      door: Door<Answer, Params, Query, Body, Headers>,
    ): void => {
      const { answer, status = 200, refuses = [], conflict, config = {}, run, ...described } = door;
      const invalid = door.querystring || door.body ? [400] : [];
      const refusals = [...invalid, ...refuses].map((each) => [each, failureSchema]);
      app.route<Input<Params, Query, Body, Headers>>({
        method,
        url,
        config: { ...shared, ...config },
        schema: {
          tags: [tag],
          ...described,
          response: {
            [status]: success(answer),
            ...Object.fromEntries(refusals),
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

/** The endpoints of a plugin answer in Turkish to a person who chose no language, as their screens do; others in English. */
export function answerInTurkish(app: Pick<FastifyInstance, 'addHook'>): void {
  app.addHook('onRoute', (route) => {
    route.config = { language: 'tr', ...route.config };
  });
}

/** Where this site is for who asks: `SITE_URL`, else as they have called it. */
export function originOf(
  { siteUrl }: { siteUrl: string | null },
  { protocol, host }: FastifyRequest,
): string {
  return siteUrl ?? `${protocol}://${host}`;
}
