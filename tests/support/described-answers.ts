import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, InjectOptions } from 'fastify';

type Responses = Record<string, { content?: Record<string, { schema: object }> }>;
interface Document {
  paths: Record<string, Record<string, { responses: Responses }>>;
  components: object;
}
type Check = (method: string, url: string, status: number, body: string) => string | null;

/**
 * Check that all test files of a process share, because making the document takes half a second.
 */
let check: Promise<Check> | undefined;

/**
 * Makes `app.inject` throw if a response of the API differs from `/api/openapi.json`: its status is
 * not listed, or its body does not match the schema.
 */
export function holdAnswersToTheirDescription(app: FastifyInstance): void {
  const inject = app.inject.bind(app);
  app.inject = (async (options: InjectOptions | string) => {
    const response = await inject(options);
    const { method = 'GET', url } = typeof options === 'string' ? { url: options } : options;
    const path = typeof url === 'string' ? url : url?.pathname;
    if (!path?.startsWith('/api/')) return response;
    check ??= inject('/api/openapi.json').then(({ body }) => checkAgainst(JSON.parse(body)));
    const fault = (await check)(String(method), path, response.statusCode, response.body);
    if (fault) throw new Error(`${method} ${path} is not as described: ${fault}`);
    return response;
  }) as FastifyInstance['inject'];
}

function checkAgainst(document: Document): Check {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: 'openapi', ...document });
  // Paths without parameters come first, because a path with a parameter matches them, too.
  const paths = Object.keys(document.paths)
    .sort((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/{\w+}/g, '[^/]+')}$`) }));
  const validators = new Map<string, ValidateFunction>();
  return (method, url, status, body) => {
    const requestedPath = url.split('?')[0] ?? '';
    const found = paths.find(({ path, pattern }) => {
      return pattern.test(requestedPath) && document.paths[path]?.[method.toLowerCase()];
    });
    if (!found || status === 304) return null;
    const { responses } = document.paths[found.path]?.[method.toLowerCase()] ?? {};
    const key = [String(status), `${String(status)[0]}XX`].find((each) => responses?.[each]);
    if (!key) return `status ${status}, with ${body}`;
    const schema = responses?.[key]?.content?.['application/json']?.schema;
    if (!schema) return null;
    // Many endpoints have the same schema, for example of refusals, and compiling one is slow. So
    // validators are kept by the schema's text.
    const words = JSON.stringify(schema);
    const pointer = ['paths', found.path, method.toLowerCase(), 'responses', key, 'content'];
    const address = [...pointer, 'application/json', 'schema']
      .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = validators.get(words) ?? ajv.compile({ $ref: `openapi#/${address}` });
    validators.set(words, validate);
    return validate(JSON.parse(body)) ? null : ajv.errorsText(validate.errors);
  };
}
