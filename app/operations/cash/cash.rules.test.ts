import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CASH_MOVE_KINDS, expectedCash, signedMove } from './cash.rules.ts';

test.each([
  ['added', 500],
  ['bank', -500],
  ['taken', -500],
] as const)('a move of kind %s of 500 counts as %i', (kind, counted) => {
  expect(signedMove({ kind, amountMinor: 500, reverses: null })).toBe(counted);
});

test('moves and their reversals together leave the cash unchanged', () => {
  const move = fc.record({
    kind: fc.constantFrom(...CASH_MOVE_KINDS),
    amountMinor: fc.integer({ min: 1, max: 1_000_000_000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0 }), fc.array(move), (counted, moves) => {
      const movements = moves.flatMap((each) => [
        signedMove({ ...each, reverses: null }),
        signedMove({ ...each, reverses: 'a move' }),
      ]);
      expect(expectedCash(counted, movements)).toBe(counted);
    }),
  );
});
