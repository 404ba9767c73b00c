import { expect, test } from 'vitest';
import { siteTexts, Texts } from './texts.ts';

const tr = { title: 'Araçlar', found: (count: number) => `${count} araç` };

test('gives the texts of each language at once in Node', () => {
  const en: typeof tr = { title: 'Cars', found: (count) => `${count} cars` };
  const text = new Texts({ tr, en });
  expect(text.in('tr').found(2)).toBe('2 araç');
  expect(text.in('en').found(2)).toBe('2 cars');
});

test('gives what is fetched once it is there', async () => {
  const text = new Texts<typeof tr, 'tr'>({ tr: async () => tr });
  expect(text.ifThere('tr')).toBeUndefined();
  expect(() => text.in('tr')).toThrow('not there yet');
  expect(await text.load('tr')).toBe(tr);
  expect(text.in('tr').title).toBe('Araçlar');
});

test('a fetch that failed is made again', async () => {
  let isFirst = true;
  const text = new Texts<typeof tr, 'tr'>({
    async tr() {
      if (!isFirst) return tr;
      isFirst = false;
      throw new Error('no line');
    },
  });
  await expect(text.load('tr')).rejects.toThrow('no line');
  expect(await text.load('tr')).toBe(tr);
});

test('what is missing does not compile', () => {
  // @ts-expect-error: a text
  const withoutText: typeof tr = { title: 'Cars' };
  // @ts-expect-error: a value of another type
  const otherValue: typeof tr = { title: 'Cars', found: (count: string) => count };
  // @ts-expect-error: a language of visitors
  const withoutLanguage = () => siteTexts<typeof tr>({});
  // @ts-expect-error: a language that nobody offers
  const unknownLanguage = () => siteTexts({ tr }).in('fr');
  expect([withoutText, otherValue, withoutLanguage, unknownLanguage]).toHaveLength(4);
});
