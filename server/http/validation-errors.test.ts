import type { FastifyError } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { explainValidation } from './validation-errors.ts';

function explain(schema: z.ZodType, input: unknown, context = 'querystring') {
  const validate = validatorCompiler({ schema, method: 'GET', url: '/' });
  const { error } = validate(input) as { error: unknown };
  const refused = { validation: error, validationContext: context } as FastifyError;
  return explainValidation(refused, 'en');
}

describe('explainValidation', () => {
  test.each([
    ['missing', z.string(), undefined, 'is required'],
    ['no number', z.coerce.number(), 'abc', 'must be a number'],
    ['no whole number', z.coerce.number().int(), '1.5', 'must be a whole number'],
    ['too small', z.coerce.number().min(1), '0', 'must be at least 1'],
    ['too big', z.coerce.number().max(9), '10', 'must be at most 9'],
    ['too short', z.string().min(2), 'a', 'must have at least 2 characters'],
    ['too long', z.string().max(2), 'abc', 'must have at most 2 characters'],
    ['too few', z.array(z.string()).min(1), [], 'must have at least 1 entry'],
    ['not one of', z.enum(['a', 'b']), 'c', 'must be one of: a, b'],
    ['not the one', z.literal('a'), 'c', 'must be a'],
    ['no date', z.iso.date(), 'x', 'must be a date like 2026-07-14'],
    ['no e-mail', z.email(), 'x', 'must be an email address'],
    ['wrong form', z.string().regex(/^a/), 'x', 'is not in the right format'],
    ['wrong type', z.boolean(), 'x', 'must be true or false'],
    ["the schema's own words", z.string().min(2, 'Too short, sorry'), 'a', 'Too short, sorry'],
    ["the schema's own check", z.string().refine(() => false, 'No such day'), 'a', 'No such day'],
  ])('returns the message for: %s', (_what, field, value, message) => {
    const [, details] = explain(z.object({ field }), { field: value });
    expect(details).toEqual([{ field: 'field', message }]);
  });

  test('names nested and unknown fields, and the part of the request', () => {
    const schema = z.strictObject({ drivers: z.array(z.object({ name: z.string() })) });
    const [text, details] = explain(schema, { drivers: [{}], extra: 1 }, 'body');
    expect(text).toBe('Some fields are not valid');
    expect(details).toEqual([
      { field: 'drivers.0.name', message: 'is required' },
      { field: 'extra', message: 'is not known here' },
    ]);
  });
});
