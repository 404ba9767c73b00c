import { expect, test } from 'vitest';
import { customerChatLink } from './customer-chat.rules.ts';

test.each([
  ['+90 555 111 22 33', '905551112233'],
  ['0555 111 22 33', '905551112233'],
  ['555 111 22 33', '905551112233'],
  ['0090 555 111 22 33', '905551112233'],
  ['905551112233', '905551112233'],
  ['+90 (0)555 111 22 33', '905551112233'],
  ['0242 111 22 33', '902421112233'],
  ['0049 (170) 1234567', '491701234567'],
  ['+1 555 111 22 33', '15551112233'],
])('%s is written to', (phone, number) => {
  expect(customerChatLink(phone)).toBe(`https://wa.me/${number}?text=`);
});
