import { signIn } from './support/admin.ts';
import { BOOKINGS } from './support/bookings.ts';
import { expect, test } from './support/test.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

const CALENDAR = 'Pickup date: choose from the calendar';

test.beforeEach(async ({ page }) => {
  await signIn(page);
});

test('tapping the calendar button opens the phone’s date input', async ({ page }) => {
  await page.goto(`${BOOKINGS}/new`);
  const button = page.getByRole('button', { name: CALENDAR });
  await button.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await button.boundingBox()) ?? {};
  const [left, top] = [x + width / 2, y + height / 2];
  const type = await page.evaluate(
    ([at = 0, below = 0]) => document.elementFromPoint(at, below)?.getAttribute('type'),
    [left, top],
  );
  expect(type).toBe('date');
});

test('in a browser without showPicker no error is reported, and the date can be typed', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker'));
  await page.goto(`${BOOKINGS}/new`);
  await page.getByRole('button', { name: CALENDAR }).dispatchEvent('click');
  const field = page.getByLabel('Pickup date', { exact: true });
  await field.fill('14.7.27');
  await field.blur();
  await expect(field).toHaveValue('14/07/2027');
});
