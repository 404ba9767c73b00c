import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { limitsOf, schemaOfField, unwrap } from './zod.ts';

describe('unwrap', () => {
  const text = z.string();
  test.each([
    ['nullable', text.nullable(), true, undefined],
    ['optional', text.optional(), false, undefined],
    ['a default', text.default('a'), false, 'a'],
    ['a nullable default', text.nullable().default('a'), true, 'a'],
    ['a prefault', text.prefault('a'), false, undefined],
    ['readonly', text.readonly(), false, undefined],
    ['a transform', text.transform(Number), false, undefined],
    ['a preprocessing step', z.preprocess(String, text), false, undefined],
  ])('finds the string schema inside %s', (_name, schema, nullable, fallback) => {
    expect(unwrap(schema)).toEqual({ type: text, nullable, fallback });
  });
});

describe('schemaOfField', () => {
  const city = z.string();
  const schema = z.object({ address: z.object({ city }).prefault({} as never) });

  test('finds a field of an inner object', () => {
    expect(schemaOfField(schema, 'address.city')).toBe(city);
  });

  test('throws for a field that the schema lacks', () => {
    expect(() => schemaOfField(schema, 'address.street')).toThrow('no field "address.street"');
  });
});

describe('limitsOf', () => {
  test.each([
    ['a text that must be filled', z.string().min(1), true],
    ['a text that may be empty', z.string(), false],
    ['a number', z.number(), true],
    ['a number that may be null', z.number().nullable(), false],
    ['a list that may be empty', z.array(z.string()), false],
    ['a text that may be left out', z.string().min(1).optional(), false],
  ])('returns whether %s is required', (_name, schema, required) => {
    expect(limitsOf(schema).required).toBe(required);
  });

  test('returns the maximum length of a text and whether a number is whole', () => {
    expect(limitsOf(z.string().max(9).nullable())).toMatchObject({ maxLength: 9, isWhole: false });
    expect(limitsOf(z.number().int())).toMatchObject({ maxLength: undefined, isWhole: true });
  });
});
