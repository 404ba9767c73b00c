import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** What the answers must say (spec, part 9), each in the words of the business that starts out. */
const ANSWERS = [
  /kredi kartıyla/,
  /banka havalesiyle/,
  /Nakit ödemek isterseniz bunu önceden/,
  /Depozito tutarı aracın modeline ve yaşına göre/,
  /Kilometre farkını, otoyol ve köprü geçişlerini \(HGS\) ve yakıt farkını/,
  /yurt dışına çıkarılamaz/,
  /zorunlu trafik sigortası, muafiyetli kasko ve hırsızlık teminatı/,
  /Kaza raporunun 24 saat içinde alınması/,
  /raporlar eksikse ya da araç dikkatsizce kullanılmışsa kiralama riski kiralayana aittir/,
];

const faq = (page: Page) => page.getByRole('region', { name: 'Sık sorulan sorular' });
const items = (page: Page) => faq(page).locator('details');
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('says all that the business promises, to search engines too, and opens one at a time @9.51', async ({
    page,
  }) => {
    await page.goto('/');
    const answers = await items(page).locator('p').allTextContents();
    for (const answer of ANSWERS) expect(answers.join('\n')).toMatch(answer);
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const machine = data.map((text) => JSON.parse(text)).find((each) => each.mainEntity);
    expect(
      machine.mainEntity.map((each: { name: string; acceptedAnswer: { text: string } }) => [
        each.name,
        each.acceptedAnswer.text,
      ]),
    ).toEqual(
      (await items(page).getByRole('heading').allTextContents()).map((name, i) => [
        name,
        answers[i],
      ]),
    );
    await expect(faq(page).getByRole('link', { name: 'WhatsApp’tan sorun' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/902420000000\?text=/,
    );
    await question(page, 'Kaza yaparsam').click();
    await expect(opened(page)).toHaveCount(1);
    await expect(opened(page)).toContainText('24 saat içinde');
  });
});
