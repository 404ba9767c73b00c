import { expect, test } from 'vitest';
import { testApp } from './app.ts';
import { aCar } from './factories.ts';

const { app, db } = await testApp();

test.each([1, 2])(
  'the test app has no rows and no cached list from an earlier test (%i)',
  async () => {
    const before = await app.inject('/api/listings');
    expect(before.json()).toMatchObject({ success: true, data: { pagination: { total: 0 } } });
    await aCar(db);
  },
);
