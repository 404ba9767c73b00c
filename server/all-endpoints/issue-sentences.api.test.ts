import { expect, test } from 'vitest';
import { z } from 'zod';
import { keyOf, messageKey } from '#app/lib/words/issue-text.ts';
import { LANGUAGES } from '#app/lib/words/language.ts';
import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { type Route, routesOf } from '#tests/support/routes.ts';

const { routes } = await routesOf(() => buildTestApp());

/** A key is one word. A sentence has several. */
const KEY = /^[a-z]\w*$/;

/** Inputs for which a rule may have different messages. */
const WRONG_INPUTS = [undefined, null, 'x', -1];

/** Returns the message keys in a schema's rules. Keys inside `superRefine` cannot be read from the schema. */
function messageKeys(schema: unknown): string[] {
  const keys = new Set<string>();
  const seen = new Set<unknown>();
  const collect = (part: unknown) => {
    if (typeof part !== 'object' || part === null || seen.has(part)) return;
    seen.add(part);
    if (part instanceof z.ZodLazy) return collect(part.unwrap());
    const { def = part } = (part as { _zod?: { def: object } })._zod ?? {};
    const { error, ...others } = def as { error?: unknown };
    if (typeof error === 'function') {
      const messages = WRONG_INPUTS.map((input) => error({ code: 'custom', input, path: [] }));
      for (const message of messages) {
        if (typeof message === 'string' && KEY.test(keyOf(message))) keys.add(keyOf(message));
      }
    }
    for (const child of Object.values(others)) collect(child);
  };
  collect(schema);
  return [...keys];
}

function sentencesOf({ config: { words, visitors } }: Route): Record<string, object> {
  if (visitors) {
    return Object.fromEntries(SITE_LANGUAGES.map((each) => [each, visitors.texts(each)]));
  }
  const messagesIn = (language: (typeof LANGUAGES)[number]) =>
    words?.(allTexts.office[language]).messages ?? {};
  return Object.fromEntries(LANGUAGES.map((each) => [each, messagesIn(each)]));
}

const endpoints = routes
  .filter(({ method }) => method !== 'HEAD')
  .map((route) => {
    const { body, querystring, params, headers } = route.schema;
    const keys = messageKeys({ body, querystring, params, headers });
    return { name: `${route.method} ${route.url}`, route, keys };
  })
  .filter(({ keys }) => keys.length > 0);

test('finds the message keys at any depth of a schema', () => {
  const schema = z.object({
    rows: z
      .array(z.strictObject({ name: z.string(messageKey('required')).max(9, 'Too long a name') }))
      .max(5, messageKey('tooMany', 5))
      .default([]),
    from: z.union([z.string().refine(Boolean, messageKey('notADay')), z.null()]).optional(),
    price: z.number({ error: ({ input }) => (input == null ? 'missing' : 'notAPrice') }),
  });
  expect(messageKeys(schema).toSorted()).toEqual(
    ['missing', 'notADay', 'notAPrice', 'required', 'tooMany'].toSorted(),
  );
});

test.each(endpoints)('$name has a sentence for each key in each language', ({ route, keys }) => {
  const missing = Object.entries(sentencesOf(route)).flatMap(([language, sentences]) =>
    keys.filter((key) => !Object.hasOwn(sentences, key)).map((key) => `${language}: ${key}`),
  );
  expect(missing).toEqual([]);
});
