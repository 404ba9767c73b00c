import { expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';

const { summary, metaTitle, searchFor } = allTexts.site.tr.news.list;

test.each([
  [1, 0, 0, '0\u00a0yazı'],
  [1, 1, 1, '1\u00a0yazı'],
  [1, 6, 6, '6\u00a0yazı'],
  [1, 6, 13, '13 yazıdan 1–6 arası gösteriliyor'],
  [7, 12, 13, '13 yazıdan 7–12 arası gösteriliyor'],
  [13, 13, 13, '13 yazının sonuncusu gösteriliyor'],
])('the summary of posts %d to %d of %d is %s', (first, last, total, said) => {
  expect(summary(first, last, total)).toBe(said);
});

test.each([
  [[], 1, 'Haberler ve yol rehberleri'],
  [[], 2, 'Haberler ve yol rehberleri, 2. sayfa'],
  [['Sigorta'], 1, 'Sigorta: haberler'],
  [['Sigorta', '#Kaş', searchFor('kış')], 3, 'Sigorta, #Kaş, “kış” araması: haberler, 3. sayfa'],
])('the title of the list of %j, page %d, is "%s"', (chosen, page, title) => {
  expect(metaTitle(chosen, page)).toBe(title);
});
