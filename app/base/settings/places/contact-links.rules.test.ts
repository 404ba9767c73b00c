import { expect, test } from 'vitest';
import { defaultSettings } from '../settings.schema.ts';
import { completeInstagram, contactLinks } from './contact-links.rules.ts';

const { business } = defaultSettings;

test('makes addresses that phones and mail programs understand', () => {
  expect(contactLinks(business, 'Merhaba, bilgi almak istiyorum.')).toEqual({
    whatsapp: 'https://wa.me/902420000000?text=Merhaba%2C%20bilgi%20almak%20istiyorum.',
    phone: 'tel:+902420000000',
    email: 'mailto:info@example.com',
    instagram: 'https://example.com/instagram',
  });
});

test('has no Instagram link if the business has no account', () => {
  const links = { ...business.links, instagram: null };
  expect(contactLinks({ ...business, links }, 'Merhaba').instagram).toBeNull();
});

test.each([
  ['@kervan', 'https://www.instagram.com/kervan'],
  [' kervan ', 'https://www.instagram.com/kervan'],
  ['@kervan.antalya', 'https://www.instagram.com/kervan.antalya'],
  ['instagram.com/kervan/', 'https://www.instagram.com/kervan'],
  ['https://instagram.com/kervan', 'https://instagram.com/kervan'],
  ['kervan.com', 'kervan.com'],
  ['', ''],
])('the Instagram name %j is the address %j', (typed, address) => {
  expect(completeInstagram(typed)).toBe(address);
});
