import { expect, test } from 'vitest';
import { plainPage } from './plain-page.ts';

test.each([
  ['/cars?brand=Fiat', 'tr', '/', 'Ana sayfaya dön'],
  ['/en/cars', 'en', '/en', 'Back to the home page'],
  ['/de', 'de', '/de', 'Zur Startseite'],
  ['/ru/news?page=2', 'ru', '/ru', 'На главную'],
])(
  'the plain page for %s is in the language "%s" and links to its home page',
  (url, language, home, label) => {
    const page = plainPage(503, url);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toContain(`<a href="${home}">${label}</a>`);
  },
);
