import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { coerceNumericStrings } from './numeric-text.schema.ts';

const schema = z.object({
  price: z.number().nullable().default(null),
  count: z.int().min(0).default(0),
  text: z.string().nullable(),
  either: z.union([z.number(), z.string()]).optional(),
  inner: z.object({ list: z.array(z.number()) }).prefault({ list: [] }),
  byName: z.record(z.string(), z.number()).optional(),
  kind: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), n: z.string() }),
      z.object({ kind: z.literal('b'), n: z.preprocess((each) => each, z.number()) }),
    ])
    .optional(),
});

describe('numbers that arrive as texts', () => {
  test.each(['32', '40.5', '-1', '+1', '.5', '5.', '007'])('%j becomes a number', (typed) => {
    expect(coerceNumericStrings(schema, { price: typed })).toEqual({ price: Number(typed) });
  });

  test.each(['12abc', '1e9999', '1e3', ' ', ' 1 ', '0x10', '1,5', '1.000,5', 'Infinity', '-', '.'])(
    '%j is unchanged and refused',
    (typed) => {
      expect(coerceNumericStrings(schema, { price: typed })).toEqual({ price: typed });
      expect(
        schema.shape.price.safeParse(coerceNumericStrings(schema.shape.price, typed)).success,
      ).toBe(false);
    },
  );

  test('are converted wherever the schema has a number, and nowhere else', () => {
    const sent = {
      price: '',
      count: '',
      text: '32',
      either: '32',
      inner: { list: ['1', 2, 'x'], more: '3' },
      byName: { USD: '1.5' },
      unknown: '4',
    };
    expect(coerceNumericStrings(schema, sent)).toEqual({
      ...sent,
      price: null,
      inner: { list: [1, 2, 'x'], more: '3' },
      byName: { USD: 1.5 },
    });
    expect(coerceNumericStrings(schema, { kind: { kind: 'a', n: '1' } })).toEqual({
      kind: { kind: 'a', n: '1' },
    });
    expect(coerceNumericStrings(schema, { kind: { kind: 'b', n: '1' } })).toEqual({
      kind: { kind: 'b', n: 1 },
    });
  });

  test.each([null, 'text', 7, [1], { constructor: '1' }])(
    '%j is unchanged, because its shape is not that of the schema',
    (sent) => {
      expect(coerceNumericStrings(schema, sent)).toEqual(sent);
    },
  );
});
