import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const faq = (page: Page) => page.getByRole('region', { name: 'Sık sorulan sorular' });
const opened = (page: Page) => faq(page).locator('details[open]');
const question = (page: Page, text: string) => faq(page).locator('summary', { hasText: text });

test('one answer is open at a time, by mouse and keyboard, and each can be closed @1.16 @2.11', async ({
  page,
}) => {
  await page.goto('/');
  await expect(opened(page)).toHaveCount(1);
  await expect(opened(page)).toContainText('kredi kartıyla');
  await question(page, 'Sigorta neleri kapsıyor?').click();
  await expect(opened(page)).toHaveCount(1);
  await expect(opened(page)).toContainText('muafiyetli kasko');
  await question(page, 'Sigorta neleri kapsıyor?').click();
  await expect(opened(page)).toHaveCount(0);
  await question(page, 'Ödemeyi nasıl').focus();
  await page.keyboard.press('Tab');
  await expect(question(page, 'Depozito')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(opened(page)).toContainText('modeline ve yaşına');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(opened(page)).toContainText('yurt dışına');
  await expect(opened(page)).toHaveCount(1);
});
