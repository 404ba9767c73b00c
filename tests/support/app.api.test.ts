import { expect, test } from 'vitest';
import { testApp } from './app.ts';
import { aCar } from './factories.ts';

const { app, db } = await testApp();

test.each([1, 2])(
  'the test app answers from the rows of test %i, not of the one before',
  async () => {
    const before = await app.inject('/api/listings');
    expect(before.json()).toMatchObject({ success: true, data: { pagination: { total: 0 } } });
    await aCar(db);
  },
);
