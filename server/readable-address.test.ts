import { expect, test } from 'vitest';
import { readableAddress } from './readable-address.ts';

test.each([
  ['/news', '/news'],
  ['/news/ka%C5%9F?search=%E0%A4%A', '/news/ka%C5%9F?search=%E0%A4%A'],
  ['/news/%E0%A4%A', '/news/%25E0%25A4%25A'],
  ['/news/%1k?search=%25', '/news/%251k?search=%25'],
  ['/%', '/%25'],
  ['/api/%', '/api/%'],
])('%s is read as %s', (url, read) => {
  expect(readableAddress({ url })).toBe(read);
});
