import { beforeEach, expect, test } from 'vitest';
import { admins } from '#app/db/schema.server.ts';
import { LANGUAGES } from '#app/lib/words/language.ts';
import { testApp } from '#tests/support/app.ts';
import { isEnglishEndpoint } from '#tests/support/screen-language.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

interface Schema {
  properties?: Record<string, object>;
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
}
interface Operation {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

const document = (await app.inject('/api/openapi.json')).json<Document>();

/** Endpoints that change the session or the person, or that refuse no input. */
const LEFT_OUT = /logout|language|own-access|password|backups|log-navigation/;

let headers: Record<string, string>;
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

function fieldsOf(schema: Schema | undefined): string[] {
  if (!schema) return [];
  if (schema.$ref)
    return fieldsOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? '']);
  return [schema, ...(schema.allOf ?? []), ...(schema.oneOf ?? [])].flatMap((part) =>
    part === schema ? Object.keys(part.properties ?? {}) : fieldsOf(part),
  );
}

/** Yields requests that endpoints refuse: empty ones, and ones with wrong values in all fields. */
function* wrongRequests() {
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [name, { parameters = [], requestBody }] of Object.entries(operations)) {
      const method = name.toUpperCase() as 'GET';
      if (LEFT_OUT.test(path)) continue;
      const query = parameters.filter((parameter) => parameter.in === 'query');
      const wrong = new URLSearchParams(query.map((parameter) => [parameter.name, '!']));
      const url = path.replaceAll(/\{\w+\}/g, 'x');
      const schema = requestBody?.content['application/json']?.schema;
      if (query.length > 0) yield { method, url: `${url}?${wrong}` };
      if (!schema) {
        yield { method, url };
        continue;
      }
      const fields = fieldsOf(schema);
      const kinds = path === '/api/bookings' ? ['car_rental', 'transfer'] : [undefined];
      for (const serviceType of kinds) {
        for (const value of [undefined, {}, '!', -1]) {
          const filled = value === undefined ? [] : fields.map((field) => [field, value]);
          yield {
            method,
            url,
            payload: { ...Object.fromEntries(filled), ...(serviceType && { serviceType }) },
          };
        }
      }
    }
  }
}

const TURKISH = /[çğıöşüÇĞİÖŞÜ]|olmal|gerekli|gereklidir|metin\b|liste\b/;
const ENGLISH = /\b([Mm]ust|is|not|are|[Tt]he|[Ss]ome|required|has|valid|at least|at most)\b/;
const ZODS_OWN = /Invalid (input|option|string)|expected .+ received|Too (small|big):/;

test.each([null, ...LANGUAGES])(
  'each error response is in one language, with the setting %s',
  async (language) => {
    await db.update(admins).set({ language });
    const mixed: string[] = [];
    const otherThanScreen: string[] = [];
    let seen = 0;
    for (const request of wrongRequests()) {
      const response = await app.inject({ ...request, headers });
      if (response.statusCode < 400 || !response.headers['content-type']?.includes('json'))
        continue;
      const { error, details } = response.json<{ error: string; details: { message: string }[] }>();
      const texts = [error, ...details.map(({ message }) => message)];
      seen += texts.length;
      // Lists of allowed values may be Turkish in every language.
      const all = texts.map((text) => text.replace(/one of: .*/, 'one of')).join(' | ');
      if ((TURKISH.test(all) && ENGLISH.test(all)) || ZODS_OWN.test(all)) {
        mixed.push(`${request.method} ${request.url}: ${all}`);
      }
      const english = isEnglishEndpoint(request.url.replace(/^\/api|\?.*/g, ''));
      if (language === null && english !== null && (english ? TURKISH : ENGLISH).test(all)) {
        otherThanScreen.push(`${request.method} ${request.url}: ${all}`);
      }
    }
    expect([...new Set(mixed)]).toEqual([]);
    expect([...new Set(otherThanScreen)]).toEqual([]);
    expect(seen).toBeGreaterThan(300);
  },
);
