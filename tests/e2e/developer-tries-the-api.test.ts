import { signIn } from './support/admin.ts';
import { expect, test } from './support/test.ts';

const ASKED = ['/api/listings', '/api/auth/admin/me'];

test('a developer reads the API documentation, and tries an endpoint with a token', async ({
  page,
}) => {
  const { token } = await signIn(page);
  // Shows only a few endpoints, because rendering all of them takes as long as ten other tests.
  // openapi.api.test.ts checks all of them.
  await page.route('**/api/docs/json', async (route) => {
    const response = await route.fetch();
    const { paths, components, ...json } = await response.json();
    const asked = Object.fromEntries(ASKED.map((path) => [path, paths[path]]));
    const { securitySchemes } = components;
    await route.fulfill({
      response,
      json: { ...json, components: { securitySchemes }, paths: asked },
    });
  });
  await page.goto('/api/docs', { waitUntil: 'load' });
  await expect(page.getByRole('heading', { name: /^Kervan API/ })).toBeVisible();
  const listings = page.getByRole('button', { name: /get \/api\/listings$/i });
  await listings.click();
  await expect(page.getByRole('cell', { name: /pickupDate/ }).first()).toBeVisible();
  await listings.click();
  await page.getByRole('button', { name: 'Authorize' }).click();
  await page.getByRole('textbox', { name: 'auth-bearer-value' }).fill(token);
  await page.getByRole('button', { name: 'Apply credentials' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: /get \/api\/auth\/admin\/me$/i }).click();
  await page.getByRole('button', { name: 'Try it out' }).click();
  const answer = page.waitForResponse('**/api/auth/admin/me');
  await page.getByRole('button', { name: 'Execute' }).click();
  expect((await answer).status()).toBe(200);
});
