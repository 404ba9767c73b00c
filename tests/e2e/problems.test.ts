import { test } from './support/test.ts';

const provocations: Record<string, () => unknown> = {
  'console error': () => console.error('oh no'),
  'console warning': () => console.warn('careful'),
  'uncaught Error': () =>
    new Promise((done) => {
      setTimeout(() => {
        setTimeout(done);
        throw new Error('nobody caught me');
      });
    }),
  'response 404': () => fetch('/api/nothing-here'),
  'foreign request': () => fetch('http://elsewhere.invalid/', { mode: 'no-cors' }).catch(() => {}),
};

for (const [pattern, provoke] of Object.entries(provocations)) {
  test(`an unannounced "${pattern}" fails a test`, async ({ page }) => {
    test.fail();
    await page.goto('/healthz');
    await page.evaluate(provoke);
  });

  test(`an announced "${pattern}" does not`, async ({ page, allowProblems }) => {
    allowProblems(new RegExp(pattern));
    await page.goto('/healthz');
    await page.evaluate(provoke);
  });
}
